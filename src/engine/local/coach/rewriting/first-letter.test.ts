import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { rewriteFor } from './rewrite.fixture.ts';

function rewrite(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('outreach', primaryCode, text);
}

describe('a letter to a stranger', () => {
  it('keeps a short question behind what it asks about, and what somebody said behind their name', () => {
    const text =
      'Hi Ingrid,\nI got your name from Tomasz at the print shop. I need 300 programmes for a funeral on the 19th, folded A5. He says he can’t do it before the 22nd. Could you? I can send the PDF tonight, and I would collect. I know its short notice and I am sorry about that. Whatever you can do would be amazing at the end of the day.\nThanks, Bernard';
    const result = rewrite('DP-05', text);
    expect(result).toMatch(/Tomasz at the print shop\. I need 300/);
    expect(result).toMatch(/before the 22nd\.\s+Could you\? I can send/);
  });

  it('keeps the terms of an offer as terms, the offer as an offer and its only question', () => {
    const text =
      'Hey Anouk. Two years ago you said you’d never do a shop. I have an empty shop to prove you wrong: 38 m2, Rue Sainte, rent paid until 30 November. Take it for a weekend, a month, whatever. You keep all sales. All I want is the photos. There’s damp on the back wall, I won’t lie. You’d be stupid not to try. Interested?\nTheo';
    const result = rewrite('DP-02', text);
    expect(result).toContain('Take it for a weekend, a month, whatever.');
    expect(result).toContain('All I want is the photos.');
    expect(result).toMatch(/Interested\?\s+Theo$/);
  });

  it('keeps what somebody is needed for where more stands behind it', () => {
    const text =
      'Hi Farida, got ur number from the school whatsapp. we need someone to do the face painting at summer fair 28 june, the lady who does it has broke her wrist. its £60. let me know asap cos i have to tell the head by monday morning. thanks a mill, Jodie';
    expect(rewrite('DP-05', text)).toContain('We need someone to do the face painting');
  });

  it('keeps a proposal put as a question, and a treat', () => {
    const trial =
      'Dear Lukas,\n\nFollowing on from the conference I wanted to touch base and circle back regarding potential collaboration opportunities. You mentioned that you need a second haulier because the first one has no ADR drivers. We have four. We could take Mondays and Thursdays from 2 September at €1,150 a trip. Some sort of trial might possibly be an idea, say four weeks?\n\nJoost';
    const result = rewrite('DP-05', trial);
    expect(result).toContain('say four weeks?');
    expect(result).toContain('no ADR drivers. We have four.');
    const tea =
      'Kia ora Hemi,\n\nI listened to your talk on the river, twice. I’m a surveyor with the council, so I’m on the wrong side of the table I suppose. We’re about to redraw the flood lines and not one iwi has been asked, which I think is stupid. Would you, or someone you trust, have a cup of tea with me? My shout.\n\nDave Orr';
    expect(rewrite('DP-07', tea)).toContain('My shout.');
  });

  it('keeps a stranger’s offer to pay, an invitation easy, and whose price it is behind who that is', () => {
    const bread =
      'Hi Ruth - long shot. You’re judging the county bread awards in October and I missed the deadline by a day as my wife was in labour. Rules say 12 Sept, I sent it on the 13th. I’m not asking for a favour over others, only whether late entries are looked at if there’s space. If there’s a fine I’ll pay it. I’ve won it twice before and frankly the field is weak without us. Thanks either way. Jakub';
    expect(rewrite('DP-01', bread)).toContain("If there's a fine I'll pay it.");
    expect(rewrite('DP-01', bread)).not.toContain('a short call');
    const gang =
      'Afternoon Greg. Col at Ridgeway says you’ve been let down on scaffold for the Mill Lane job. I’ve got a gang free from Thursday, 3 men, could have you up by Friday night, £2,800 + vat, hire 6 weeks. Same price Col pays. I’d want half up front, nothing personal, got stung in spring. Need a yes tonight or they go to Derby. You want it? Wayne';
    expect(rewrite('DP-01', gang)).toMatch(/Col at Ridgeway[\s\S]*Same price Col pays/);
    const party =
      'Dear Neighbour,\n\nWe are having our party in the garden at number 9 on Saturday 20 July. There’ll be a band until 10.30. I realise that not everybody will be pleased. Come for a drink at 5 if you like, all of you. Could you keep the verge free between 2 and 4?\n\nHal';
    expect(rewrite('DP-06', party)).toContain('Come for a drink at 5 if you like, all of you.');
  });

  it('keeps what was counted beside what was found', () => {
    const text =
      'Dear Captain Brand, the old inspection is finished. Our drone does your quay in a morning. Certification is pending, but the authorities always come round in the end. The harbour let us fly in May: 212 weld points, the same 7 cracks that the inspectors found, and one they had missed. My pilot will simply turn up on the 22nd and start. Bram';
    expect(rewrite('DP-04', text)).toContain('and one they had missed');
  });

  it('comes back as it is where nothing is wrong with it, with what it does not ask for', () => {
    const text =
      "Dear Mrs Kapoor, you said in the Echo that a town is judged by what its children can do with their hands. We think so too. Behind St Jude's there's half an acre of rubble, and we want every child here to have grown something to eat by 2031. 14 families have started clearing it. We're not asking for money. Would you come and walk round it with us one Saturday and tell us what you think it could become? And who else should we be asking? Warm wishes, Tom Ferrier";
    expect(rewrite('DP-07', text)).toContain('We think so too.');
    expect(rewrite('DP-07', text)).toContain("We're not asking for money.");
    expect(rewrite('DP-07', text)).toContain('who else should we be asking?');
  });

  it('asks what the writer wanted to see, and keeps how to answer', () => {
    const text =
      "Hi Bronwen, hope you're having a good week. I wanted to see if your company would be up for our litter pick on Sunday 6 April, 9.30am, car park behind the baths. It's only a small thing but every little helps I suppose. The river group want to have salmon back by 2032. Just reply yes or no. Thanks, Steve";
    expect(rewrite('DP-07', text)).toContain(
      'Would your company be up for our litter pick on Sunday 6 April',
    );
    expect(rewrite('DP-07', text)).toContain('yes or no');
  });

  it('says what help is looked for, and does not ask the helper what they need', () => {
    const text =
      "Hi Neil, we're always looking for people to help out at the furniture shop and someone said you might have a van going spare now and then. It would be great to sort something out at some point. We get about 15 pick-ups a week. Have a think and let me know! Cheers, Maxine";
    expect(rewrite('DP-05', text)).toContain('help out at the furniture shop');
    expect(rewrite('DP-05', text)).toContain('Could you help with this, and from when?');
  });

  it('keeps what others said of the reader, and asks nothing more where nothing is wrong with it', () => {
    const text =
      "Dear Mairead, everyone here sends me to you, even the harbour cat, I think! I have spent 3 weeks recording the women who gutted herring, and 8 of them have sung for me. They say that you know who'd rather be left in peace. I am so grateful for the kindness I have met here. Solveig";
    expect(rewrite('DP-06', text)).toContain("They say that you know who'd rather be left in peace");
    expect(rewrite('DP-06', text)).not.toContain('?');
  });

  it('keeps what is offered, how fast, and what a talk is on', () => {
    const vans =
      'Hi Rob, sorry to bother you out of the blue, I know you must be really busy. I look after the vans for Grove Bakery. None of their vans was off the road for more than a day last year. I think we could do the same for you. Would you have 10 minutes on Tuesday or Wednesday? Best, Steve Cole';
    expect(rewrite('DP-01', vans)).toContain('we could do the same for you');
    expect(rewrite('DP-01', vans)).not.toMatch(/sorry to bother|must be/i);
    const paper =
      "Hi Mark, hope all is well with you. My name is Tracey and I run Kendal Office Supplies, we've been in business for over 20 years. I was just wondering if you would maybe be interested in having a look at our prices at some point? We supply Harris & Co and they save about £140 a month with us. We deliver next day. Anyway let me know. Tracey";
    expect(rewrite('DP-01', paper)).toContain('We deliver next day.');
    const speaker =
      "Hi Lynn, need a speaker for our staff day on 12 June, 45 minutes, topic is stress at work. Fee is £150. Confirm by Friday or we'll go with someone else. Thanks, Craig";
    expect(rewrite('DP-06', speaker)).toContain('topic is stress at work');
  });

  it('keeps an ask for something definite, though vague words stand behind it', () => {
    const text =
      'Dear Pauline, Margaret told me how much you did for the choir over the years. We are starting a singing group at the church hall. We would be so glad to have you with us. Could you spare an hour for a cup of tea next week, so I can hear what you think? With best wishes, Helen';
    expect(rewrite('DP-06', text)).toContain('Could you spare an hour for a cup of tea next week');
  });

  it('leaves open to a stranger who does what somebody has to do', () => {
    const text =
      "Hello Mr Grant, I hear you need someone for the plastering at Mill Lane. There's two of us and we can start on 3 March. Someone should probably sort out the skip as well. Give us a ring whenever. Regards, Colin";
    expect(rewrite('DP-05', text)).not.toContain('Can you sort out the skip');
  });

  it('asks about what is offered, not about what the writer is passionate about, and in whole English', () => {
    const waste =
      'Dear Mr Lowe, I am writing to introduce our company. We are a leading provider of waste collection services and are passionate about the environment. I would love to have a chat with you about how we can help. Amir Shah';
    expect(rewrite('DP-01', waste)).not.toContain('talk about the environment');
    const solar =
      'Dear Mrs Holt, I think you will be blown away by our solar panels. They pay for themselves in no time. The system on the school made 21,300 kWh last year. Let me know if you would like to know more. Peter Lang';
    expect(rewrite('DP-03', solar)).not.toMatch(/could you (?:to|like) /i);
  });

  it('keeps what a day means behind the sentence that names it', () => {
    const line =
      "Dear Ms Orr,\n\nI walked the old canal, all 21 km of it. I think it could be ours again in ten years. Your talk kept me awake.\n\nThe town will sell the banks in pieces on 30 May. After that it's gone forever.\n\nWould you come and walk 4 km with me, any Sunday in April?\n\nJon";
    expect(rewrite('DP-07', line)).toContain("After that it's gone forever.");
  });

  it('ends on a question and on no open door', () => {
    const text =
      'Dear Ms. Quintero, as a leading provider of rubber solutions we leverage best-in-class processes. The city of Soria has run on our retreads since 2022 and spends 31% less per kilometre. Should this resonate, do not hesitate to revert at your convenience. Aurel Popescu';
    expect(rewrite('DP-01', text)).not.toMatch(/hesitate/);
    expect(rewrite('DP-01', text)).toMatch(/\?/);
  });

  it('asks for no talk about what others cut, and speaks of no "number off"', () => {
    const gym =
      "Hi Gareth, I hope you are well. My name is Donna and I'm the owner of Sparkle Clean. We pride ourselves on our service. We look after Fitstop and they cut their cleaning bill by 18% last year. If you would be interested at all maybe we could have a quick chat sometime? Donna";
    expect(rewrite('DP-01', gym)).toMatch(/\?/);
    expect(rewrite('DP-01', gym)).not.toContain('about their cleaning bill');
    const flats =
      "hiya Shaz, got ur number off Pete at the paint shop. me and my brother do painting, we can do pretty much anything, whenever really. just give us a shout if something comes up?? did 6 flats for Harmon in March, each one done in 2 days. we're not fussy, we'll sort it as we go. cheers Lee (Lee & Jay Decorators) 07700 900 214";
    expect(rewrite('DP-05', flats)).not.toContain('your number off,');
    expect(rewrite('DP-05', flats)).toMatch(/Cheers,\nLee \(Lee & Jay Decorators\) 07700 900 214$/);
  });
});
