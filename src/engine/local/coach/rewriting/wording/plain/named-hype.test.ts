import { expect, test } from 'vitest';
import { applyRules } from '../rule.ts';
import { NAMED_HYPE } from './named-hype.ts';

test.each([
  [
    "Our platform is the world's best solution for busy clinics.",
    'Our platform is a solution for busy clinics.',
  ],
  [
    'StaffSpring is the smartest staffing app in health care.',
    'StaffSpring is a staffing app in health care.',
  ],
  ['Ours are the most advanced filters out there.', 'Ours are filters.'],
  ['It will transform your no-show rate overnight.', 'It will change your no-show rate.'],
])('a claim beyond measure is left as the claim: %s', (loud, sober) => {
  expect(applyRules(loud, NAMED_HYPE)).toBe(sober);
});

test.each([
  'Friday is the best.',
  'Ours is the best you can buy.',
  'This is the best of the three.',
  'The best hall is in Leith.',
])('what is compared stays: %s', (sentence) => {
  expect(applyRules(sentence, NAMED_HYPE)).toBe(sentence);
});
