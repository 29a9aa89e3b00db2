import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { HEDGED } from './hedged.ts';
import { OPENED } from './opened.ts';

describe('a guess', () => {
  it('is told as what the writer thinks, not as a fact', () => {
    expect(applyRules("I'd hazard a guess that bin 3 has a leak.", HEDGED)).toBe('I think bin 3 has a leak.');
  });

  it('goes from a request', () => {
    expect(applyRules('Could you conceivably have a look?', HEDGED)).toBe('Could you have a look?');
  });
});

describe('what is done if the answer is no', () => {
  it('is not said to be open where the writer sees to it', () => {
    const own = "If not I completely understand and I'll think of something.";
    expect(applyRules(own, OPENED)).toBe(own);
  });
});
