import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function rewrite(type: MessageType, primaryCode: ProfileCode | null, text: string): string {
  return rewriteFor(type, primaryCode, text);
}

describe('what the draft itself asks', () => {
  it('is not covered by a stock question: the choice between two offers', () => {
    const text =
      'Hi Sam,\n\nI hope you are well. We have two quotes for the boiler, one from Hill at £2,400 and one from Bard at £2,950. I was wondering if you might have any thoughts on which one we should go for? No rush. The price of Hill is only valid until 18 October.\n\nThanks,\nElla';
    const result = rewrite('email', 'DP-01', text);
    expect(result).toContain('Which one should we go for?');
    expect(result).not.toContain('yes or no');
  });

  it('is the choice between two ways that stand in a sentence each', () => {
    const text =
      "Hello Mr Brandt,\n\nTo answer your question about the barn roof, there's a few ways we could go. We could patch it, that'd be about £1,900 and might last you two or three winters. Or a full re-sheet which comes in at £7,450 but you'd get a 20 year guarantee with that. The grant closes on 28 February and they only pay 40% on full re-sheets, not repairs. Anyway have a think and let me know what you reckon, no rush from our end.\n\nRhys";
    expect(rewrite('email', 'DP-01', text)).toContain(
      'Can you tell me before 28 February which you would choose?',
    );
  });

  it('stays beside another question: something to be sorted out', () => {
    const text =
      "Hello,\n\nI ordered a bench on 2 April and it still hasn't arrived. I would like to know what is going on. Please sort this out.\n\nLinda Marsh";
    expect(rewrite('email', null, text)).toContain('Could you tell me what is going on and sort this out?');
  });

  it('stays the only question where it asks for something in so many words', () => {
    const text =
      "Hi there,\n\nI run the boxing for 26 kids. The roof of our gym is coming off from 4 March for 6 weeks. We were kind of hoping there might be a chance of using your annexe. We'd mop it after.\n\nKofi";
    const result = rewrite('outreach', 'DP-04', text);
    expect(result).toContain('Could we use your annexe?');
    expect(result.split('?')).toHaveLength(2);
  });

  it('stays the last word: an order with a time, and one behind what is told', () => {
    const order =
      'Carl,\n\nPage 3 says 61 complaints, page 7 says 58, and the tracker says 64. Your numbers are wrong again. You always rush the appendix. Fix it by 3pm today and tell me where each number came from.\n\nAnnelise';
    expect(rewrite('email', 'DP-03', order)).not.toContain('?');
    const behind =
      "Joan,\n\nThe minutes. It's been three weeks. I don't want to hear about the printer again. Eleven people are waiting for them. I typed up items 1 to 4, it's attached, check if it's right especially the vote on the roof.\n\nWinston";
    expect(rewrite('email', 'DP-05', behind)).not.toContain('?');
  });

  it('stays as the only ask: word that the message has come', () => {
    const text =
      'Dear Paul,\n\nPlease find attached the procedure for the stand. You have been assigned the shift from 10:00 to 16:00 on 6 July. Please confirm receipt of this email.\n\nGudrun Heller';
    expect(rewrite('email', 'DP-02', text)).toContain('Could you confirm that you have received this?');
  });

  it('stays with the thing that it names', () => {
    const text =
      "Hi, can you let me know about the scaffolding? It needs to be inspected before the roofers start on Monday and I don't know who is doing it. Need to know asap";
    const result = rewrite('text', 'DP-04', text);
    expect(result).toContain('the scaffolding?');
    expect(result).not.toContain('Should anything be checked');
  });

  it('is an order, though it begins like a message that comes back to something', () => {
    const text =
      'Hi Maria,\n\nThe choir trip is on 5 July and only 14 of 32 have paid. Chase the rest please and get back to me.\n\nFrank';
    expect(rewrite('email', 'DP-06', text)).toContain('Could you please chase the rest and get back to me?');
  });

  it('is all that a call to several people ends on', () => {
    const text =
      "Hi all,\n\nlet's get together on Thursday at 10 to talk about the website. It's been pretty slow lately and a bunch of customers have complained. I feel like it's the hosting but who knows. Bring your ideas!\n\nDana";
    const result = rewrite('meeting_prep', 'DP-03', text);
    expect(result).toMatch(/\b[Bb]ring your ideas\./);
    expect(result).not.toContain('?');
  });

  it('sends questions to many where the draft does', () => {
    const text =
      "Hi everyone, exciting times ahead! The warehouse is moving to Unit 7 and shifts will change too. It's going to be a bit chaotic at first but I know you're all up for the challenge!! Any questions just shout. Nina";
    expect(rewrite('internal_comms', 'DP-04', text)).toContain('Any questions just shout.');
  });

  it('is not about what others spoke of, nor about the end of a trial', () => {
    const talk =
      'Jo, your presentation yesterday was a disaster. You went 15 minutes over and you always read from the screen. The client asked three times about the timeline. You need to do better before the 12 May pitch.';
    expect(rewrite('difficult_conversation', 'DP-06', talk)).not.toContain('about the timeline,');
    const offer =
      'Hi Mrs. Lindqvist,\n\nI came across your practice and had to reach out! We help dentists with our AI phone assistant. Most clinics see results in just 2 weeks!! Spots are filling up fast, so grab a free trial before 30 November. What do you say?\n\nJake Dunn';
    expect(rewrite('outreach', 'DP-04', offer)).not.toContain('in place before 30 November');
  });

  it('stays with what the writer recommends, by the time that the draft gives', () => {
    const text =
      "Hi Sam,\n\nHope you had a good weekend! The contract with the vendor runs out on 14 December and they came back with $41 per seat instead of $49. I think it would probably make sense to sign, but obviously it's your call. If you could maybe let me know your thoughts at some point this week that would be amazing.\n\nPriya";
    const result = rewrite('email', 'DP-01', text);
    expect(result).toContain('I think it would make sense to sign.');
    expect(result).toContain('Can I have your yes or no this week?');
  });

  it('is no admission of the writer where the reader did not ask', () => {
    const text =
      'Jamie, I said no changes to the menu without asking me and you did it again on Saturday. Two customers with nut allergies were served the new dessert without a warning. From now on you cook what is on the card and nothing else. Understood?';
    expect(rewrite('difficult_conversation', 'DP-02', text)).not.toMatch(/should have asked|put it right/);
  });

  it('is not which job to take where hardly a job is named', () => {
    const text =
      'Hi Marta,\n\nI just wanted to share some thoughts on where the newsletter could go. There are so many exciting possibilities: podcasts, events, a community platform. Would be great to brainstorm sometime and see where it takes us. By the way the printer needs the files by 9 June.\n\nOli';
    expect(rewrite('email', 'DP-05', text)).not.toContain('Which of these can you take');
  });
});
