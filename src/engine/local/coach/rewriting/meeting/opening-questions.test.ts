import { expect, test } from 'vitest';
import { onDecision, questionOn } from './opening-questions.ts';

test('nobody is asked whether they want what they have to pay or to leave', () => {
  expect(questionOn('Lease ends 31 March, renewal costs 4% more', 'DP-01', null)).toBe(
    'What do you want to do about it?',
  );
  expect(questionOn('Bay 2 turned 31 orders more a day', 'DP-01', null)).toBe('Do you want that too?');
});

test('the question gives way to the decision that the notes name', () => {
  const line = 'Lease ends 31 March, renewal costs 4% more. What do you want to do about it?';
  expect(onDecision(line, 'whether she will renew for 2 years', 'DP-01')).toBe(
    'Lease ends 31 March, renewal costs 4% more. Will you renew for 2 years?',
  );
});

test.each([
  ['The weir has nobody', 'Who takes that, and by when?'],
  ['Forecast says 12 mm on Thursday', 'What does that change in our plan?'],
])('a Deliverer is asked for what can be done about "%s"', (said, question) => {
  expect(questionOn(said, 'DP-05', null)).toBe(question);
});
