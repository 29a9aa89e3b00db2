import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { UNMOCKED } from './mockery.ts';

describe('mockery and threats around a fact', () => {
  it.each([
    [
      'Lovely to find out from the notary on 17 May that the keys have gone to Basile.',
      'I found out from the notary on 17 May that the keys have gone to Basile.',
    ],
    ["I suppose 40 years of photographs don't matter to you.", '40 years of photographs matter to me.'],
    ['We are 210 members, you are 74 and shrinking.', 'We are 210 members, you are 74.'],
    [
      "I expect a public correction or I'm out, and then you can find someone else to feed 34 children on Wednesdays.",
      'I would like a public correction. I feed 34 children on Wednesdays.',
    ],
    ["Late show isn't affected as nobody listens anyway.", "Late show isn't affected."],
    [
      "I'll teach the beginners again since apparently I'm the only one in this band who can count.",
      "I'll teach the beginners again.",
    ],
    ['Deal with Imke if unhappy', 'If that does not suit you, please talk to Imke.'],
    [
      'One more stunt like this and the budget goes to Maths, end of.',
      'If it happens again, the budget goes to Maths.',
    ],
    [
      'Sure, one bloat was graded amber, but the dog made it.',
      'one bloat was graded amber, but the dog made it.',
    ],
    [
      'The orders move over on their own, fingers crossed, on 1 April.',
      'The orders move over on their own on 1 April.',
    ],
  ])('%s', (draft, rewrite) => {
    expect(applyRules(draft, UNMOCKED)).toBe(rewrite);
  });

  it.each([
    'Lovely to hear that you are well.',
    'We closed it since nobody was hurt.',
    'They are 3 and counting on you.',
    'I expect the delivery on Monday.',
  ])('leaves alone: %s', (draft) => {
    expect(applyRules(draft, UNMOCKED)).toBe(draft);
  });
});
