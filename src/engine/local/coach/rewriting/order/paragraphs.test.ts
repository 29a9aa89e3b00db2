import { expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
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

it('counted steps, and who is counted, stay with what stands before them', () => {
  const told = (...texts: readonly string[]): readonly string[] =>
    splitLong(texts.map((text) => rewritten(text))).map(([first]) => first?.text ?? '');
  const steps = ['Step 1: order the shelves.', 'Step 2: lift the carpet.', 'Step 3: put the shelves up.'];
  const long = words('We will buy', 30);
  expect(told(words('It is', 9), long, ...steps)).not.toContain(steps[1]);
  const counted = "The three who didn't sign are away.";
  expect(told(words('We would', 12), long, '23 of 26 signed.', counted, long, long)).not.toContain(counted);
});

it('no paragraph opens on a scrap of the sentence before it', () => {
  const told = (...texts: readonly string[]): readonly string[] =>
    splitLong(texts.map((text) => rewritten(text))).map(([first]) => first?.text ?? '');
  const long = words('We bought', 20);
  expect(told(long, long, long, 'Four.', words('The shop has', 9), words('They sold', 9))).not.toContain(
    'Four.',
  );
});
