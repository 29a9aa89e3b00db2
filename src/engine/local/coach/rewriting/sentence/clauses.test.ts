import { describe, expect, it } from 'vitest';
import { clausesOf, isWhole } from './clauses.ts';

describe('clausesOf', () => {
  it('parts a sentence at its joints and gives each clause with its place', () => {
    const sentence = "I'm sorry, but the roof leaks and you know it; the quote (3,000, net) is old";
    expect(clausesOf(sentence).map(({ text }) => text)).toEqual([
      "I'm sorry",
      'the roof leaks',
      'you know it',
      'the quote (3,000, net) is old',
    ]);
    for (const { text, start } of clausesOf(sentence))
      expect(sentence.slice(start, start + text.length)).toBe(text);
  });

  it('parts nothing between quotation marks', () => {
    expect(clausesOf('She said "yes, and soon" on Monday')).toHaveLength(1);
  });
});

describe('isWhole', () => {
  it.each(['the roof leaked in May', 'Please send it today', 'It is done'])(
    'takes %j for a sentence',
    (words) => {
      expect(isWhole(words)).toBe(true);
    },
  );

  it.each([
    'the roof',
    'should an exchange be of interest',
    'because it leaks',
    'we need the',
    'the three quotes for the',
    'is (not yet',
    "in today's rapidly evolving landscape",
    'Mrs Hale, who waited all year',
  ])('does not take %j for one', (words) => {
    expect(isWhole(words)).toBe(false);
  });
});
