import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { countsDown } from './no-figures.ts';
import { figures } from './sentence-facts.ts';

function figuresIn(text: string): number {
  const [sentence] = readDraft(text, 'outreach').sentences;
  if (sentence === undefined) throw new Error(`no sentence in "${text}"`);
  return figures(sentence);
}

describe('figures', () => {
  it.each([
    'Call me on 555 0142.',
    'My number is +44 20 7946 0142.',
    'We have won 14 awards and have 20 years of experience.',
    'Ken Rowe, Rowe Groundworks, 07700 900 412',
    'I write for the tenants of 14 to 22 Quay Street.',
    'Only 5 places left.',
  ])('are none in "%s"', (text) => {
    expect(figuresIn(text)).toBe(0);
  });

  it.each(['We call 40 guests a week.', 'The queue fell from 11 to 5 minutes.'])(
    'are some in "%s"',
    (text) => {
      expect(figuresIn(text)).toBeGreaterThan(0);
    },
  );
});

describe('countsDown', () => {
  it('is true of what is left, and of nothing else that is counted', () => {
    expect(countsDown('Only 5 places left in our pilot, so act now!')).toBe(true);
    expect(countsDown('Only 5 guests had to wait.')).toBe(false);
  });
});
