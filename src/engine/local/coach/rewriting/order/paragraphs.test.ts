import { expect, it } from 'vitest';
import { rewritten } from '../body.fixture.ts';
import { splitLong } from './paragraphs.ts';

const words = (opening: string, count: number): string =>
  `${opening} ${Array.from({ length: count }, () => 'hedge').join(' ')}.`;
const sizes = (...texts: readonly string[]): readonly number[] =>
  splitLong(texts.map((text) => rewritten(text))).map(({ length }) => length);

it('a paragraph of a few very long sentences is parted where one of them stands alone', () => {
  expect(sizes(words('We lay', 40), words('The river has', 30), words('It would be', 30))).toEqual([1, 2]);
});

it('no stray sentence is parted from a long one', () => {
  expect(sizes(words('We lay', 8), words('The river has', 50), words('It would be', 50))).toEqual([3]);
});
