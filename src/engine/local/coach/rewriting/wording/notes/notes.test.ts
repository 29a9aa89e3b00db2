import { expect, test } from 'vitest';
import { applyRules } from '../rule.ts';
import { LOOSE_WORDS } from './loose-words.ts';
import { OPEN_NOTES } from './notes.ts';

test.each([
  ['Maybe get his thoughts on it', 'Ask what he thinks'],
  ['maybe get her views on the second van', 'Ask what she thinks about the second van'],
  ["Would be nice to know when it'll all be finished.", "Settle when it'll all be finished."],
  ['I would like to know if the hall is free.', 'Ask whether the hall is free.'],
  ['Then the timesheet, then the form.', 'Then the timesheet, then the form.'],
  ['See what they think', 'Ask what they think'],
  ["He's bound to be grumpy so butter him up", 'Listen first: he may not be in the mood'],
  [
    'Gloss over the excess going up from £500 to £2,500',
    'Name the excess going up from £500 to £2,500 openly',
  ],
  [
    "Tell him it's already decided, no point going over the old one",
    'Say what is decided and what is still open',
  ],
  ["Don't let her see the failed test from March.", 'Name the failed test from March openly'],
  ["If she asks for data say it's coming.", 'If she asks for data, say what is there and what is not'],
  ['No discussion, the decision is final.', 'Say that the decision is final, and ask how it is for them.'],
  ['Tell Wanda that her people moan too much.', 'Ask Wanda what worries her people'],
])('a note that leaves the reader no part is put as what to do in the meeting: %s', (note, open) => {
  expect(applyRules(applyRules(note, LOOSE_WORDS), OPEN_NOTES)).toBe(open);
});

test.each([
  'Get his signature on the form.',
  'See what the hall costs.',
  'He is bound to ask about the lift.',
])('other notes stay: %s', (note) => {
  expect(applyRules(note, OPEN_NOTES)).toBe(note);
});
