import { describe, expect, it } from 'vitest';
import { holdsFacts } from './held-facts.ts';

describe('holdsFacts', () => {
  const nobody = new Set<string>();

  it.each([
    ['The pump costs 40 a month.', true],
    ['Please ring Anna about it.', true],
    ['It was a long day for everyone.', false],
    ['I have thought about it today.', false],
    ["There's no fee, I'm sorry to say.", true],
    ["Legal haven't come back yet but they'll be fine.", true],
    ["There's no doubt about it.", false],
    ['Refunds went up and nobody knows why.', true],
    ['Charts go on the tablets, no more folders.', true],
    ['No more of that, please.', false],
  ])('"%s": %s, however often it is asked', (text, holds) => {
    expect(holdsFacts(text, nobody)).toBe(holds);
    expect(holdsFacts(text, nobody)).toBe(holds);
  });

  it('counts a name only where it stands nowhere else', () => {
    const words = 'Please ring Anna about it.';
    expect(holdsFacts(words, new Set(['anna']))).toBe(false);
    expect(holdsFacts(words, nobody)).toBe(true);
  });
});
