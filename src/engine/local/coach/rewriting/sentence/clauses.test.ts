import { describe, expect, it } from 'vitest';
import { clausesOf, isWhole, withoutClauses } from './clauses.ts';

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
    'Mrs Hale, who waited all year',
  ])('does not take %j for one', (words) => {
    expect(isWhole(words)).toBe(false);
  });
});

describe('withoutClauses', () => {
  const bad =
    (...words: readonly string[]) =>
    ({ text }: { text: string }) =>
      words.some((word) => text.includes(word));

  it('cuts the end of a sentence and closes it', () => {
    expect(withoutClauses('The order is 36 benches, and everyone knows it!', bad('everyone'))).toBe(
      'The order is 36 benches.',
    );
  });

  it('cuts the front when what follows begins anew', () => {
    expect(withoutClauses('I feel awful asking, but could you call Lars?', bad('awful'))).toBe(
      'could you call Lars?',
    );
  });

  it('keeps a question a question', () => {
    expect(withoutClauses('Could you call Lars, no stress at all?', bad('stress'))).toBe(
      'Could you call Lars?',
    );
  });

  it.each([
    ['Get her ok so IT can change it on Monday.', 'Get her'],
    ['The valves, honestly, are fine.', 'The valves'],
    ['Either you sign or we go.', 'Either'],
  ])('leaves %j alone where the rest could not stand', (sentence, word) => {
    expect(withoutClauses(sentence, bad(word))).toBe(sentence);
  });
});
