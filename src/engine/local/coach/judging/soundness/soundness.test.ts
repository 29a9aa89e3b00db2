import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { soundnessOf } from './soundness.ts';

/** The chance that an expert agrees with the only criticism of an email to a Collaborator. */
function chanceOf(tag: FaultTag, quote: string): number {
  const [chance = 0] = soundnessOf({
    text: `Hi Bev, the lift stopped on Friday. ${quote} Could you ring the engineer by Monday? Nina`,
    type: 'email',
    primaryCode: 'DP-06',
    risks: [{ tag, alsoTag: null, quote, secondQuote: null, severity: 0.4 }],
    praised: [],
  });
  return chance;
}

describe('the chance that an expert agrees with a criticism', () => {
  it.each<[FaultTag, string, string]>([
    [
      'sarcasm',
      'Thanks again for covering on Sunday, it made a real difference.',
      'Well done, another brilliant idea from you.',
    ],
    [
      'blame',
      'I should have told you before, and I am sorry.',
      'You never tell anybody anything and it is your fault.',
    ],
    [
      'hype',
      'We cut late deliveries from 9% to 3% in ten weeks.',
      'Our amazing game-changing tool will blow you away!',
    ],
    [
      'vague_ask',
      'Could we meet on Tuesday at 2 in the small hall?',
      'Let me know your thoughts sometime maybe.',
    ],
    [
      'ultimatum',
      'I could come to you on Thursday, whatever is better for you.',
      'Do it by Friday or I will go to the board.',
    ],
  ])('is less for %s in "%s" than in "%s"', (tag, fair, flawed) => {
    expect(chanceOf(tag, fair)).toBeLessThan(chanceOf(tag, flawed) - 0.1);
  });

  it('is told for each of them, in their order', () => {
    const risk = { tag: 'hedging', alsoTag: null, secondQuote: null } as const;
    const chances = soundnessOf({
      text: 'I just maybe kind of wondered. The hall is free on Friday.',
      type: 'email',
      primaryCode: 'DP-01',
      praised: [],
      risks: [
        { ...risk, quote: 'I just maybe kind of wondered.', severity: 0.6 },
        { ...risk, quote: 'The hall is free on Friday.', severity: 0.1 },
      ],
    });
    expect(chances).toHaveLength(2);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
  });
});
