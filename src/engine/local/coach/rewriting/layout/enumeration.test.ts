import { expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { withEnumerations } from './enumeration.ts';

const texts = (sentence: string): string[] =>
  withEnumerations([[rewritten(sentence)]]).map((paragraph) =>
    paragraph.map((one) => one.marker + one.text).join(' '),
  );

it('sets three pieces behind a colon as points', () => {
  expect(texts('The updates are these: lot C is closed; badges are blue; and lunch is at 12.')).toEqual([
    'The updates are these:',
    '- Lot C is closed',
    '- Badges are blue',
    '- Lunch is at 12',
  ]);
});

it('leaves two pieces, and a question, as they are', () => {
  for (const text of ['The updates: lot C is closed; badges are blue.', 'Which one: a b; c d; e f?'])
    expect(texts(text)).toEqual([text]);
});
