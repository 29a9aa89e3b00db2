import { expect, it } from 'vitest';
import { isCourtesy } from './courtesy.ts';

it.each([
  'Let me know if you have any questions.',
  'Please don’t hesitate to call me.',
  'Give me a shout if anything is unclear or you need more.',
  'If you have any queries, my number is below.',
  'Attached please find the minutes of Tuesday.',
  'Please note that the gate stays open.',
  'Attached you will find the list of gates.',
  'If you would like more detail, let me know.',
  'Call me if anything is unclear.',
])('"%s" is polite and asks for nothing', (sentence) => {
  expect(isCourtesy(sentence)).toBe(true);
});

it.each([
  'Let me know if Tuesday suits you.',
  'Let me know if you want to come.',
  'Could you find the minutes of Tuesday?',
  'Call me when you are there.',
  'Please open the gate.',
])('"%s" asks for something', (sentence) => {
  expect(isCourtesy(sentence)).toBe(false);
});
