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

it.each([
  'We can pay 1,200 but not before 1 June.',
  "The inspector can't come before the 19th.",
  "You'd said it would be done by the 6th.",
])('a day on which nothing is due is no deadline: %j', (text) => {
  expect(deadlineOf(text)).toBeNull();
});

it.each([
  ["If I don't tell Kwan by Wednesday he sells the slot.", 'by Wednesday'],
  ['We win the order if we said yes by Friday.', 'by Friday'],
])('a day on which something hangs is one: %j', (text, deadline) => {
  expect(deadlineOf(text)).toBe(deadline);
});

it('of a day on which nothing is due and another one neither is taken', () => {
  expect(deadlineOf('You said you had the keys by the 24th. I need them by the 3rd.')).toBeNull();
});
