import { expect, test } from 'vitest';
import { withoutSo } from './openers.ts';

test.each([
  ['Oh and the council voted to keep all branches.', 'The council voted to keep all branches.'],
  ['In passing: the sorghum is now grown there.', 'The sorghum is now grown there.'],
  ['By the way, 9 of 31 have left.', '9 of 31 have left.'],
  ['In addition, the kitchen becomes a workshop.', 'The kitchen becomes a workshop.'],
])('what a message begins with is no afterthought: %s', (aside, first) => {
  expect(withoutSo(aside)).toBe(first);
});

test('a way that somebody goes stays', () => {
  expect(withoutSo('By the way out there is a bell.')).toBe('By the way out there is a bell.');
});
