import { describe, expect, it } from 'vitest';
import { statesRule } from './stated-rule.ts';

describe('a rule, a refusal or a point of a plan', () => {
  it.each([
    'Bags without a label will be returned.',
    'You will be told one by one.',
    "Parcels for friends won't be accepted.",
    'The price is fixed so no discount either.',
    "We won't renew his contract.",
    'Still not decided.',
    'Then office hours.',
  ])('is a fact without a number: %s', (text) => {
    expect(statesRule(text)).toBe(true);
  });

  it.each([
    'It will be fine.',
    'Such talk will not be tolerated.',
    'Your help will be appreciated.',
    'Then came the flood.',
    'There is no doubt.',
  ])('is not what is only felt or told: %s', (text) => {
    expect(statesRule(text)).toBe(false);
  });
});
