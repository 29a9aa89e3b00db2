import { describe, expect, it } from 'vitest';
import { isDeed } from './deeds.ts';

describe('isDeed', () => {
  it.each([
    'Pitch the new tariff, 9k a year.',
    'See what he makes of the logo.',
    'Offer Mondays from home instead.',
    "Don't promise a date.",
    'Get a yes.',
  ])('knows what is to be done: %s', (text) => {
    expect(isDeed(text)).toBe(true);
  });

  it.each(['Offer is 79k.', 'No bonus this year.', 'Report came in late.', 'She may ask for more.'])(
    'takes what is told for no deed: %s',
    (text) => {
      expect(isDeed(text)).toBe(false);
    },
  );
});
