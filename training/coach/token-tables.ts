import { createHash } from 'node:crypto';
import { SEPARATOR, type TokenTable } from '../../src/engine/local/coach/token-table.ts';

const MOST_STEPS = 127;

/** The tokens that at least so many examples hold, in order. */
export function vocabularyOf(examples: readonly ReadonlySet<string>[], fewest: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const tokens of examples) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].flatMap(([token, count]) => (count >= fewest ? [token] : [])).sort();
}

/** The tokens with their weights in whole steps; those that weigh less than half a step are left out. */
export function packedTokens(tokens: readonly string[], weights: readonly number[]): TokenTable {
  const unit = Math.max(...weights.map(Math.abs)) / MOST_STEPS;
  const steps = weights.map((weight) => Math.round(weight / unit));
  const kept = tokens.map((_, row) => row).filter((row) => steps[row] !== 0);
  return {
    tokens: kept.map((row) => tokens[row]).join(SEPARATOR),
    steps: Buffer.from(Int8Array.from(kept, (row) => steps[row] ?? 0).buffer).toString('base64'),
    unit: Number(unit.toPrecision(6)),
  };
}

/** A digest of what a model was learnt from. */
export function digestOf(...learntFrom: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(learntFrom)).digest('hex');
}
