import { describe, expect, it } from 'vitest';
import { TokenSteps } from './token-steps.ts';

const table = new TokenSteps(['late', 'blame late', 'Müller’s', 'never'], Int8Array.of(3, -127, 127, 0));

function knownOf(tokens: readonly string[], subject?: string): { sum: number; count: number } {
  const known = { sum: 0, count: 0 };
  table.addKnown(known, tokens, subject);
  return known;
}

describe('steps of tokens', () => {
  it('sums those of the tokens that it holds, and counts them', () => {
    expect(knownOf(['late', 'Müller’s', 'early', 'lat', ''])).toEqual({ sum: 130, count: 2 });
  });

  it('counts a token whose step is nought', () => {
    expect(knownOf(['never'])).toEqual({ sum: 0, count: 1 });
  });

  it('knows a token of a subject from the same token by itself', () => {
    expect(knownOf(['late', 'never'], 'blame')).toEqual({ sum: -127, count: 1 });
    expect(knownOf(['late'], 'praise')).toEqual({ sum: 0, count: 0 });
  });

  it('holds every token of a large table, and no other', () => {
    const tokens = Array.from({ length: 20_000 }, (_, at) => `${at % 40} word${at}`);
    const large = new TokenSteps(tokens, new Int8Array(tokens.length).fill(1));
    const known = { sum: 0, count: 0 };
    large.addKnown(known, tokens);
    large.addKnown(
      known,
      tokens.map((token) => `${token}x`),
    );
    expect(known).toEqual({ sum: 20_000, count: 20_000 });
  });
});
