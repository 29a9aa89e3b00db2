import { expect, it } from 'vitest';
import { leavesFree } from './leave-to-refuse.ts';

it('a stranger who is free to say no is told so, where the reader takes it kindly', () => {
  const leaves = (text: string): boolean => leavesFree('outreach', 'DP-06', text);
  expect(leaves("If it's a no I completely understand.")).toBe(true);
  expect(leaves('There is no hurry whatsoever.')).toBe(true);
  expect(leaves('I would understand if you would rather not.')).toBe(true);
  expect(leaves('If you can not pay we will call in the police.')).toBe(false);
  expect(leavesFree('outreach', 'DP-01', 'There is no hurry whatsoever.')).toBe(false);
});
