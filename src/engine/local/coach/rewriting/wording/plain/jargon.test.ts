import { expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { JARGON } from './jargon.ts';

it.each([
  ['It was agreed with all stakeholders.', 'It was agreed with all the people concerned.'],
  [
    'Options were explored and stakeholders consulted at various levels.',
    'Options were explored and stakeholders consulted at various levels.',
  ],
  ['We seek strategic stakeholders.', 'We seek strategic stakeholders.'],
  ['We want to leverage synergies between our art forms.', 'We want to bring together our art forms.'],
  ['A panel of stakeholders met.', 'A panel of stakeholders met.'],
  ['Ida looks after the bandwidth auction.', 'Ida looks after the bandwidth auction.'],
  ['Effective immediately.', 'This applies from now on.'],
  ['Effective immediately the kitchen is closed.', 'From now on, the kitchen is closed.'],
  ['I will loop in Vera.', 'I will include Vera.'],
  ['I keep you in that loop in case they ask.', 'I keep you in that loop in case they ask.'],
  ['We could talk about synergies.', 'We could talk about common ground.'],
  ['It uses best-in-class synergies.', 'It uses best-in-class synergies.'],
])('puts an office word plainly only where the plain one fits: %j to %j', (sentence, plain) => {
  expect(applyRules(sentence, JARGON)).toBe(plain);
});
