import { expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { withoutStray } from './strays.ts';

const strayOf = (...texts: readonly string[]): readonly string[] =>
  withoutStray([texts.map((text) => rewritten(text))]).stray.map(({ text }) => text);

it('an unrelated thing at the end gets a line of its own', () => {
  expect(strayOf('Here are the hours.', 'Please check them.', 'Also the printer is broken again.')).toEqual([
    'Also, the printer is broken again.',
  ]);
});

it('what belongs to the rest stays with it', () => {
  expect(strayOf('Here are the hours.', 'Please check them.', 'Also the hours of May are missing.')).toEqual(
    [],
  );
  expect(strayOf('Here are the hours.', 'Please check them.', 'Also they must be signed.')).toEqual([]);
  expect(
    strayOf('Here are the hours.', 'Please check them.', 'Also could you call Ben about the hours?'),
  ).toEqual([]);
});
