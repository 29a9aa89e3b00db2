import { describe, expect, it } from 'vitest';
import { inFull } from './full-date.ts';

describe('a deadline in full', () => {
  it('has the day of the month that the draft gives with the day of the week', () => {
    expect(inFull('by Friday', 'We decide by Friday 20 October or it is gone.')).toBe('by Friday 20 October');
    expect(inFull('by Friday', 'We decide by Friday the 20th.')).toBe('by Friday the 20th');
  });

  it('stays as it is where the draft says no more', () => {
    expect(inFull('by Friday', 'We decide by Friday. 20 people know.')).toBe('by Friday');
    expect(inFull('by Thursday', 'If it is empty by Thursday 16 plots get nothing.')).toBe('by Thursday');
    expect(inFull(null, 'We decide by Friday.')).toBeNull();
  });
});
