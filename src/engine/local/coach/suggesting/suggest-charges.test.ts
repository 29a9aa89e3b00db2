import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { suggested } from './suggested.fixture.ts';

const KITCHEN =
  "Beth, you always leave the ward kitchen like a pigsty and never once have you said sorry. On Tuesday I found 11 dirty trays and the milk standing out since breakfast. Everyone thinks so, not just me. If it happens again I'm going to Sister. Have a think about how you come across.";
const SCAFFOLD =
  'Hi Janek, the scaffolding was not down on Friday like you promised. As usual. The painters stood there for half a day and I had to pay them 480 for nothing. You need to get your people under control. I expect this to be dealt with ASAP, otherwise we will have to find somebody else.\nMarta';
const KILN =
  "Hi Graham,\n\nfrom Monday we'll let the night shift run the kiln without a second person. It saves us roughly 2,300 a month and honestly nothing ever happens at night. I've not had it past the insurers yet but I'm sure it'll be fine. Someone will do a sheet with the emergency numbers. Shout if you have a problem with it.\n\nCheers\nDes";
const TOUR =
  "To all drivers,\n\nfrom 1 March the 6.10 tour to Kaldal is cancelled. This has been decided by the management and will not be discussed. Drivers of that tour will be assigned elsewhere. Anyone who doesn't like it is free to look for another job. The tour carried 4 passengers on average since October.\n\nDispatch";
const TRIAGE =
  'Dear colleagues,\n\nWe are thrilled to announce our groundbreaking new triage system!! It will cut waiting times massively and everyone who has seen it was blown away. It goes live on Tuesday 12 September at 7:00. In the trial at Ward 6 the average wait went from 52 to 39 minutes. Please all use it from day one, no exceptions.\n\nThe project team';
const WARD =
  'Dear Mrs Pohl, we are going to move your mother to the second floor next week. The room on the ground floor is needed for somebody else. There is nothing to discuss, the decision has been made. She fell twice in the corridor since the 3rd. You could have visited more often and you would have known. Please sign the enclosed form.\nWard office';
const ROTA =
  'Yusuf,\n\nas I already said on the phone twice, the allotment rota needs to be filled in by everyone. Your plot group has again not filled in anything. Effective 1 June the water will be turned off for plots that are not on the rota. It is not that difficult. Send me the names.\n\nH. Brandl, Secretary';

const BINS =
  "Bins are your job this week and AGAIN nothing has been done. Sort it out today or I'm telling the landlord";

const GATE =
  "Guys,\n\nOnce again someone has left the gate to the top field open and once again we had 30 ewes on the road this morning. I don't know how many times I have to say this. It's not rocket science, shut the bloody gate. If I find out who it was they'll be looking for another job. Also the vet is coming Thursday at 7 so I need 2 of you in the yard by 6.30 to pen them.\n\nMike";

type Case = [string, string, MessageType, Reader['primaryCode'], string];

describe('a suggestion for a charge, a threat or a claim', () => {
  it.each<Case>([
    [
      'cuts it where the draft tells what happened',
      KITCHEN,
      'difficult_conversation',
      'DP-06',
      'begins "you always leave the ward kitchen"; what happened says enough.',
    ],
    [
      'has no way out for somebody who is to lose their job',
      GATE,
      'internal_comms',
      null,
      'or leave it out; say what you need from now on, and why.',
    ],
    [
      'asks in place of a threat',
      KITCHEN,
      'difficult_conversation',
      'DP-06',
      'In place of "If it happens again I\'m going to Sister", ask: "How does it look from your side',
    ],
    [
      'cuts a hint where the draft tells what happened',
      SCAFFOLD,
      'difficult_conversation',
      'DP-05',
      'Cut "As usual"; what happened says enough.',
    ],
    [
      'cuts a whole clause, never a word of it',
      KILN,
      'email',
      'DP-04',
      'Cut "and honestly nothing ever happens at night", and keep the figures before it.',
    ],
    [
      'offers many a way out in place of a threat',
      TOUR,
      'internal_comms',
      'DP-06',
      'free to look for another job", write: "If this is hard for you, please tell us."',
    ],
    [
      'asks people in place of words that shut them out',
      TOUR,
      'internal_comms',
      'DP-06',
      'Say in place of "This has been decided by the management and will not be discussed" who was asked about it, or invite them now',
    ],
    [
      'cuts only what leaves no way out',
      TRIAGE,
      'internal_comms',
      'DP-03',
      'Cut "no exceptions", and say whom to tell',
    ],
    [
      'asks nobody what got in the way of what is over',
      WARD,
      'difficult_conversation',
      'DP-04',
      'you would have known" another way, or leave it out.',
    ],
    [
      'leaves the count out of a reminder, and keeps the rest',
      ROTA,
      'email',
      'DP-06',
      'write only: "The allotment rota needs to be filled in by everyone."',
    ],
    [
      'cuts scorn, and asks',
      ROTA,
      'email',
      'DP-06',
      'Cut "It is not that difficult", and ask: "What got in the way?"',
    ],
    ['leaves out how many times it was', BINS, 'text', 'DP-06', 'Leave "AGAIN" out of'],
  ])('%s', (_, draft, type, reader, advice) => {
    expect(suggested(draft, type, reader)).toContain(advice);
  });

  it('cuts a verdict, and thanks nobody for what was not done', () => {
    const draft = "Why is the van still not cleaned?? I need it at 5 and it's a disgrace. You had ONE job";
    const said = suggested(draft, 'text', 'DP-06');
    expect(said).toContain('Cut "You had ONE job", and ask: "What got in the way?"');
    expect(said).not.toContain('word of thanks');
  });

  it('offers no threat that is put as a kindness', () => {
    const draft =
      "Hi Mireille, you never answer the group and it's really selfish. The whole house had to wait for you on Sunday, the plumber left after 40 minutes and charged 95. Obviously our time is worth nothing to you. Either you start answering or you're out of the house group.";
    expect(suggested(draft, 'difficult_conversation', 'DP-06')).not.toContain('so that you can stay');
  });

  it('offers no order as what happened', () => {
    expect(suggested(SCAFFOLD, 'difficult_conversation', 'DP-05')).not.toContain(
      'get your people under control."',
    );
  });

  it('makes no question of an order with a threat in it', () => {
    const draft =
      "Tom, you parked across my drive on Monday, nice one. I missed the 8.15. Do it again and I'll have you towed.";
    expect(suggested(draft, 'difficult_conversation', 'DP-06')).not.toMatch(
      /could you (?:please )?do it again/i,
    );
  });
});

describe('a suggestion for a push', () => {
  it('asks for no reason that stands beside it', () => {
    const draft =
      'Dear Professor Lindqvist,\n\nthe new reading scheme is a total game changer and the children absolutely love it. It is proven to work. In class 4b the reading score went from 61 to 74 in one term. We have to decide by Friday 20 October or the discount is gone, so please just say yes and we can look at the details afterwards.\n\nRegards\nBartek';
    expect(suggested(draft, 'email', 'DP-03')).toContain(
      'Cut "please just say yes"; the day and its reason stand beside it.',
    );
  });

  it('asks what the rewrite asks in its place', () => {
    const draft =
      'Hello Dr Amundsen,\n\nWe are Ferrow Labels and we have been making vineyard labels since 1998. Our new paper is simply the best on the market and never peels, guaranteed. We soaked 200 bottles in ice water for 6 hours in March and 3 of them lifted at the corner. Everybody in the valley is switching. Get in touch today before the summer slots are gone!\n\nBest wishes,\nPilar';
    expect(suggested(draft, 'outreach', 'DP-03')).toContain(
      'slots are gone!", ask: "Could you check the figures',
    );
  });
});
