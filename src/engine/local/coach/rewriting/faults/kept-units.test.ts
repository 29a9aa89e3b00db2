import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function rewrite(text: string, type: MessageType, primaryCode: ProfileCode): string {
  return rewriteFor(type, primaryCode, text);
}

describe('what goes from a draft', () => {
  it('is not what a mail forbids', () => {
    const text =
      'Hi all,\n\nThe alarm will sound at 3:15 on Thursday. Go to the stairs and wait there. Do not use the lift. More will be said over the speakers. It is such an exciting day for us all!\n\nHelga';
    for (const reader of ['DP-01', 'DP-03', 'DP-07'] as const)
      expect(rewrite(text, 'email', reader)).toContain('Do not use the lift.');
  });

  it('is not what the writer would do', () => {
    const result = rewrite(
      'Hi Karen,\n\nHope all is well! Just a quick note on the van. The garage wants 2,400 for the gearbox. I don’t think it’s worth repairing again. But anyway, it’s up to you. Could you let me know what you think when you get a minute?\n\nDave',
      'email',
      'DP-01',
    );
    expect(result).not.toContain('Hope all is well');
    expect(result).toContain("I don't think it's worth repairing again.");
  });

  it('is not what denies the sentence that stays before it', () => {
    const result = rewrite(
      "Dear Mr Whitby,\n\nYou promised at the meeting on 4 February that the flood wall would be in the 2027 budget. It isn't. I read the paper twice. 63 houses on Mill Lane still have sandbags at the door. If I don't hear from you by the end of the month I shall go to the Gazette.\n\nTerence",
      'difficult_conversation',
      'DP-07',
    );
    expect(result).toContain("2027 budget. It isn't.");
  });

  it('is neither a promise nor a date without a calendar', () => {
    const result = rewrite(
      'Hi everyone, exciting times ahead! From next month we’ll be working in a completely new way. The warehouse is moving to Unit 7. Details to follow. It’s going to be a bit chaotic at first but I know you’re all up for the challenge!!\n\nNina',
      'internal_comms',
      'DP-04',
    );
    expect(result).not.toContain('exciting times');
    expect(result).toContain('From next month');
    expect(result).toContain('Details to follow.');
  });

  it('is not the ask for a sign that the message came', () => {
    const result = rewrite(
      'Dear Mrs Patel,\n\nYour daughter was absent again on Thursday without a note. School rules are clear on this. If we do not receive one, we will have to inform the council. Please confirm receipt of this email.\n\nThe school office',
      'email',
      'DP-06',
    );
    expect(result).toContain('Could you confirm that you have received this?');
  });

  it('is not what the reader did or left undone, however it is put', () => {
    const result = rewrite(
      'Anna, we need to talk. You keep turning up late and it’s getting ridiculous. Three times last week alone. The client asked about it and you never answered. I covered for you on Tuesday.',
      'difficult_conversation',
      'DP-06',
    );
    expect(result).not.toContain('ridiculous');
    expect(result).toContain('You keep turning up late. Three times last week alone.');
    expect(result).toContain('you did not answer');
  });

  it('is, with a charge, the scrap behind it that is nothing alone', () => {
    const result = rewrite(
      'Pavel, the gate stood open on Sunday night and 6 sheep were on the road. You obviously don’t care. Not once. I had to ring the police at 2. Could you come by on Wednesday?',
      'difficult_conversation',
      'DP-06',
    );
    expect(result).not.toContain('care');
    expect(result).not.toContain('Not once');
    expect(result).toContain('6 sheep');
  });

  it('is not what the next sentence says of somebody else, too', () => {
    const result = rewrite(
      'Hanna, when we took over the choir we said nobody would have to audition. I still stand by that. I know you do too. You put up a list for auditions on 4 May without a word to me, as always. That was really low. Can we talk on Friday?',
      'difficult_conversation',
      'DP-07',
    );
    expect(result).toMatch(/I still stand by that\. I know you do too\./);
  });

  it('is not what a later sentence counts', () => {
    const result = rewrite(
      'Hi Ken,\n\nOur new onboarding flow is a massive success. Everyone loves it and sign-ups have gone through the roof. We had 212 in April and 268 in May. We should move fast before competitors catch up. Are you in?\n\nRachel',
      'email',
      'DP-03',
    );
    expect(result).toMatch(/sign-ups[^.]*\. We had 212 in April/i);
  });

  it('is not the half of a contrast', () => {
    const result = rewrite(
      'Martin,\n\nI’ve asked you twice now for the rota and you never replied. It’s not acceptable. The agency wants our numbers by Thursday. I would rather not go over your head but I will if I have to. Please send it.\n\nJo',
      'email',
      'DP-06',
    );
    expect(result).toContain('but I will if I have to');
  });

  it('is not what says who does it in a first contact', () => {
    const result = rewrite(
      'Hi Claire!\n\nAre you still doing your payroll by hand? Stop wasting time! With PayEasy it’s done in minutes. It’s super secure, promise! We’re used by 300 small firms. Only 5 slots left this month!\n\nBest\nRyan, PayEasy',
      'outreach',
      'DP-04',
    );
    expect(result).not.toContain('promise');
    expect(result).toContain('With PayEasy');
  });

  it('is not what was decided', () => {
    const result = rewrite(
      "Hi team,\n\nHope you're all well and enjoying the sunshine! I just wanted to share a little update on the new booking desk. As some of you might know, we've been looking at a number of different options for quite a while now. It's been a really interesting process and we've learned a lot along the way. To cut a long story short, we're going with option B. It opens on 5 May and should bring in £3,000 more a month. Anyone who wants to work it needs to tell me by the 20th. Happy to chat!\n\nLuke",
      'internal_comms',
      'DP-01',
    );
    expect(result).toContain("We're going with option B. It opens on 5 May");
  });

  it('is not whether a stranger is the right person', () => {
    const result = rewrite(
      "Dear Councillor Adeyemi\n\nI wanted to send you a message about bins. There are 4 bins on the seafront and they are emptied on Mon, Wed and Fri, but not on Sundays, and on Sunday 18 August I counted 37 bags next to them. I think this could be better. I don't know if you're the right person.\n\nPeter Voss",
      'outreach',
      'DP-07',
    );
    expect(result).toContain('Are you the right person for this?');
  });

  it('is not what was otherwise than it should be', () => {
    const result = rewrite(
      'where are the keys? you said you’d leave them at reception and they’re not there. the customer is waiting. call me',
      'text',
      'DP-06',
    );
    expect(result).toContain("and they're not there");
  });

  it('is not the matter of a hard message that begins with a feeling', () => {
    const result = rewrite(
      'Hi Leo, I feel like things haven’t been great with the stock orders lately. We ran out of milk twice and you didn’t tell anyone. Maybe we could try to be a bit more careful? No big deal!',
      'difficult_conversation',
      'DP-05',
    );
    expect(result).toContain('the stock orders');
    expect(result).not.toContain('No big deal');
  });

  it('is not the only thing that a text asks about, however softly, nor what a thing came to', () => {
    const text = rewrite(
      'Hiya sorry me again, no rush at all but when you get a sec could you maybe have a think about the van hire? Eastway want 2,340 and Halls want 1,980, Halls need to know by 3 today x',
      'text',
      'DP-01',
    );
    expect(text).toContain('the van hire?');
    expect(text).toMatch(/by 3 today x$/);
    const notice = rewrite(
      'Hi all. It has been a bit of a journey! There was a version with stickers but nobody could read them. Team leads can now approve refunds up to 60 pounds from 14 April. Customer Services',
      'internal_comms',
      'DP-01',
    );
    expect(notice).toContain('a version with stickers but nobody could read them');
    expect(notice).not.toContain('journey');
  });

  it('is not what a stranger does, however softly the letter goes on', () => {
    const result = rewrite(
      'Hi Farida, sorry to email out of the blue. I do energy bills for restaurants, basically I look at what people are paying and sometimes there’s a saving, not always but often enough that it might possibly be worth a look? I did it for the Lantern and they went from 2,310 a month to 1,790, I can show you the bills before and after. Anyway let me know, or not! Cheers, Craig',
      'outreach',
      'DP-01',
    );
    expect(result).toContain('I do energy bills for restaurants');
    expect(result).toMatch(/\?$|\?\n/);
    expect(result).not.toContain('bills before,');
  });

  it('is not the thing that a message begins with and later only calls it', () => {
    const result = rewrite(
      'The new feed is a miracle!!! The hens are laying like crazy and everyone at the co-op says the same. Barn 2 went from 81 to 88 eggs per 100 hens. Let’s order it for all six barns today',
      'text',
      'DP-03',
    );
    expect(result).toContain('The new feed is very good');
  });

  it('leaves no breath behind, and keeps to which way the writer leans', () => {
    const result = rewrite(
      'Hi Greg,\n\nSorry for the long email and sorry to bother you again. Some feel that we should rent the lot behind the bank ($900 a month), others would rather have a shuttle. Personally I’m kind of leaning towards the lot. The bank needs an answer by the 15th. Anyway, what do you think?\n\nSorry again,\nTina',
      'email',
      'DP-01',
    );
    expect(result).not.toMatch(/Anyway\./);
    expect(result).toContain('leaning towards the lot');
  });

  it('is not half of a condition', () => {
    const result = rewrite(
      'Hi team,\n\nWe’re switching our email to the new server tonight. Should be fine. If something breaks, well, we’ll see. Please change your password by tomorrow 9 am, otherwise you won’t be able to log in.\n\nIT',
      'internal_comms',
      'DP-04',
    );
    expect(result).not.toMatch(/breaks, well\./);
  });

  it('is not what the reader keeps doing, said less sharply', () => {
    const result = rewrite(
      'Hi Carla, we need to talk about your attitude in meetings. You constantly interrupt people and it’s really rude. Yesterday you cut off Ben three times. Everybody is fed up with it. Please work on that.',
      'difficult_conversation',
      'DP-06',
    );
    expect(result).toContain('You often interrupt people');
    expect(result).not.toContain('really rude');
  });

  it('is not the thing of which a later sentence tells what it costs', () => {
    const result = rewrite(
      'Subject: DECIDE NOW - night bus!!!\n\nHi Matthias,\n\nThe night bus is obviously the best thing this town has ever done and it would be insane to stop it. Everybody loves it. We counted 1,140 riders over 5 weekends; it costs 8.20 a rider, and the day line 3 costs 3.90. The vote is on 22 May so I need you in favour by tonight.\n\nSolveig',
      'email',
      'DP-03',
    );
    expect(result).toContain('The night bus');
  });
});

describe('a letter that is not perfect', () => {
  const letter = (last: string): string =>
    rewrite(
      `Rosa,\n\nThis is basically really urgent, and as usual nobody ever tells me anything! The scaffold goes up on 12 May at Mill Street. I guess it might maybe be an idea to move the vans. ${last}`,
      'email',
      'DP-05',
    );

  it.each([
    'Thanks for your help.',
    'I apologize for the short notice.',
    'Will get back to you with more as it comes in.',
  ])('keeps what one owes the other and what the writer will do: %s', (last) => {
    expect(letter(last)).toContain(last.replace(/[.]$/, ''));
  });

  it.each([
    'I hope that you all enjoy the concert.',
    'You were a great help with the tarpaulins.',
    'Please look for the red ribbons, those are where I have questions.',
  ])('keeps a wish, a thanks and what is to be looked for: %s', (last) => {
    expect(letter(`The ramp comes on 13 May. ${last}`)).toContain(last);
  });

  it('keeps a plain sentence with which no fault was found', () => {
    expect(letter('She sees it differently now.')).toContain('She sees it differently now.');
  });
});
