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

test.each<['DP-03' | 'DP-04' | 'DP-06', string]>([
  ['DP-03', 'What would you need to see before you sign the attached order form today?'],
  ['DP-04', 'What would you need in place before you sign the attached order form today?'],
  ['DP-06', 'Could you sign the attached order form today, if it suits you?'],
])('a window that closes pushes no %s, and what is asked stays with its day', (profile, asked) => {
  const push =
    'We need to move on this now before the window closes, so please just sign the attached order form today if you can.';
  expect(applyRules(push, UNHURRIED[profile] ?? [])).toBe(asked);
});
