import { expect, it } from 'vitest';
import { deadlineOf } from './deadline.ts';

it('a day by which something had happened is no deadline', () => {
  expect(deadlineOf('We switched in May and by 20 June it had gone over 400.')).toBeNull();
  expect(deadlineOf('I need the list by 20 June, it is short.')).toBe('by 20 June');
  expect(deadlineOf('By 20 June we had better decide.')).toBe('by 20 June');
});

it('an hour that tells a price is no deadline', () => {
  expect(deadlineOf("It's £18 an hour before noon, £25 after.")).toBeNull();
  expect(deadlineOf('Please pay the £18 before noon on Friday.')).not.toBeNull();
});
