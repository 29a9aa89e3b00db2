import { expect, test } from 'vitest';
import { applyRules } from '../rule.ts';
import { UNHURRIED } from './unhurried.ts';

function putToGuardian(sentence: string): string {
  return applyRules(sentence, UNHURRIED['DP-04'] ?? []);
}

test.each(["Let's just book the second crane now.", 'We should definitely book the second crane today.'])(
  'a push to act at once becomes the question of what has to be in place before: %s',
  (push) => {
    expect(putToGuardian(push)).toBe('What should be in place before we book the second crane?');
  },
);

test.each([
  'We should book the second crane soon.',
  'We should plan the next survey.',
  'I think we should ask the harbour office.',
])('what is merely due is no push, and stays as it is: %s', (plan) => {
  expect(putToGuardian(plan)).toBe(plan);
});
