import { expect, it } from 'vitest';
import { pointsOut } from './points-back.ts';

it.each([
  'We switched on 3 September and by 20 September it had gone from 180 to over 400.',
  "I'd accept $2,350 if it's here by 10 July.",
])('what speaks of a thing that only another sentence names cannot open a message: %s', (text) => {
  expect(pointsOut(text)).toBe(true);
});

it.each([
  'We bought the van in May and by June it had paid for itself.',
  'I think the room is small and I hope it works.',
])('what names its thing can: %s', (text) => {
  expect(pointsOut(text)).toBe(false);
});
