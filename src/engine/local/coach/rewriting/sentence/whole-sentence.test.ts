import { describe, expect, it } from 'vitest';
import { withCapitalDays } from './whole-sentence.ts';

describe('days and months', () => {
  it('get their capital, other words keep their small letter', () => {
    expect(withCapitalDays('see you on tuesday or fri 10:00, not 2 aug; the march may go on')).toBe(
      'see you on Tuesday or Fri 10:00, not 2 Aug; the march may go on',
    );
  });
});
