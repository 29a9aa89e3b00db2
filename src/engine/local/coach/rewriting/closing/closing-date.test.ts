import { expect, it } from 'vitest';
import { dateAhead } from './closing-date.ts';

it('a day from which rules are in force lies behind the reader', () => {
  expect(dateAhead(['Following the new rules in force from 1 April, a home risks a fine.'])).toBeNull();
  expect(dateAhead(['The new rules apply from 1 April.'])).toBe('1 April');
});
