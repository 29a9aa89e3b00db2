import { describe, expect, it } from 'vitest';
import { CLASS_COUNT, NONE_CLASS, readShippedModel } from './model.ts';
import { loudestAgainst, type Part, poolOf, readParts } from './parts.ts';

/** A part whose shares are as given and otherwise zero; scores are the shares. */
function part(shares: Readonly<Record<number, number>>): Part {
  const table = Array.from({ length: CLASS_COUNT }, (_, k) => shares[k] ?? 0);
  return { from: 0, to: 1, scores: table, shares: table };
}

const TELLING = part({ 2: 0.75, 3: 0.25 });
const EMPTY = part({ [NONE_CLASS]: 1 });

describe('poolOf', () => {
  it('gives the same shares, loudest part and margin however many empty parts stand around', () => {
    const alone = poolOf([TELLING]);
    const among = poolOf([EMPTY, EMPTY, TELLING, EMPTY]);
    for (let k = 0; k < NONE_CLASS; k += 1) {
      expect(among.share[k]).toBe(alone.share[k]);
      expect(among.loudest[k]).toBe(alone.loudest[k]);
    }
    expect(among.margin).toBe(alone.margin);
    expect(among.said).toBe(alone.said);
    expect(among.mostSaid).toBe(alone.mostSaid);
  });

  it('takes two half signs for more than one', () => {
    const once = poolOf([part({ 4: 0.5, [NONE_CLASS]: 0.5 })]);
    const twice = poolOf([part({ 4: 0.5, [NONE_CLASS]: 0.5 }), part({ 4: 0.5, [NONE_CLASS]: 0.5 })]);
    expect(twice.anyPart[4]).toBeGreaterThan(once.anyPart[4] ?? 1);
  });

  it('is finite for a text without parts', () => {
    const pool = poolOf([]);
    expect([...pool.share, pool.said, pool.margin].every(Number.isFinite)).toBe(true);
  });
});

describe('loudestAgainst', () => {
  it('counts only parts that speak louder for the class than for its rival', () => {
    expect(loudestAgainst([TELLING], 3, 2)).toBe(0);
    expect(loudestAgainst([TELLING, part({ 3: 0.5, 2: 0.25 })], 3, 2)).toBe(0.5);
  });
});

describe('readParts', () => {
  it('takes known parts with the same words as they are and reads all others', () => {
    const words = [0, 0, 0, 0, 0, 0];
    const rows = [words, [words, words]] as const;
    const model = readShippedModel();
    const sentences = readParts([0, 0, 0, 1, 1, 1], rows, model);
    const clauses = readParts([0, 0, 1, 2, 2, 2], rows, model, sentences);
    expect(clauses.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
      [3, 6],
    ]);
    expect(clauses[2]).toBe(sentences[1]);
  });
});
