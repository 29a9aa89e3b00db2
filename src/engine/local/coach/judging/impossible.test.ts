import { describe, expect, it } from 'vitest';
import { cannotShow } from './impossible.ts';

describe('what cannot show a fault', () => {
  it.each([
    ['blame', 'What got in the way on your side?'],
    ['blame', "My part in it: I hadn't told you about the move, so how could you know?"],
    ['no_evidence', 'Not known: how it works for adults.'],
    ['vague_ask', 'Reason for the change: 20 of 33 tenants asked for quiet.'],
    ['ultimatum', 'The office opens at nine.'],
  ] as const)('%s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(true);
  });

  it.each([
    ['blame', 'What on earth are you doing back there?'],
    ['blame', 'You parted with the key again.'],
    ['no_evidence', 'Everyone knows that it works.'],
    ['vague_ask', 'Any thoughts on the 20 of 33?'],
    ['ultimatum', 'Pay by Friday or we go elsewhere.'],
  ] as const)('may show %s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(false);
  });
});
