import { describe, expect, it } from 'vitest';
import { haveSameWords, saysNoMore } from './same-words.ts';

describe('words of two texts', () => {
  it('are the same whatever their case and marks', () => {
    expect(haveSameWords('The pump, again!', 'the pump again')).toBe(true);
    expect(haveSameWords('The pump', 'the pump again')).toBe(false);
  });

  it('are no more where some are left out', () => {
    expect(saysNoMore('The pump leaks.', 'The old pump still leaks, as ever.')).toBe(true);
    expect(saysNoMore('The pump leaks. Can you come?', 'The old pump still leaks.')).toBe(false);
    expect(saysNoMore('Leaks: the pump.', 'The pump leaks.')).toBe(false);
  });
});
