import { writeFileSync } from 'node:fs';
import {
  type LearntCase,
  type LearntFile,
  SEPARATOR,
  scaleOf,
  spelledOut,
  type TokenTable,
} from '../../src/engine/local/coach/learnt-model.ts';
import { digestOf } from '../digest.ts';
import { fitSparse, SETTINGS } from './sparse-logistic.ts';

/** A token of fewer examples tells nothing. */
const FEWEST_EXAMPLES = 3;
const MOST_STEPS = 127;

/** A case with its answer. */
export interface LabelledCase extends LearntCase {
  readonly label: 0 | 1;
  /** How much the label is trusted, from 0 to 1. */
  readonly trust: number;
}

/** The cases that have an answer: yes, no, or null where nobody was asked. */
export function answeredCases(
  cases: readonly LearntCase[],
  answers: readonly (boolean | null)[],
): readonly LabelledCase[] {
  return cases.flatMap((one, at) => {
    const answer = answers[at] ?? null;
    return answer === null ? [] : [{ ...one, label: answer ? 1 : 0, trust: 1 }];
  });
}

/** The tokens that several examples hold, in order. */
function vocabularyOf(examples: readonly ReadonlySet<string>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tokens of examples) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].flatMap(([token, count]) => (count >= FEWEST_EXAMPLES ? [token] : [])).sort();
}

/** The tokens with their weights in whole steps; those that weigh less than half a step are left out. */
function packedTokens(tokens: readonly string[], weights: readonly number[]): TokenTable {
  const unit = Math.max(...weights.map(Math.abs)) / MOST_STEPS;
  const steps = weights.map((weight) => Math.round(weight / unit));
  const kept = tokens.map((_, row) => row).filter((row) => steps[row] !== 0);
  return {
    tokens: kept.map((row) => tokens[row]).join(SEPARATOR),
    steps: Buffer.from(Int8Array.from(kept, (row) => steps[row] ?? 0).buffer).toString('base64'),
    unit: Number(unit.toPrecision(6)),
  };
}

/** What a file must say that it was learnt from: the labels, the names of its numbers and the settings. */
export function learntFrom(labels: unknown, names: readonly string[]): string {
  return digestOf(labels, SETTINGS, names, FEWEST_EXAMPLES);
}

/** A logistic model of the cases; the bias is the weight of the first name, whose value is always 1. */
export function fitLearnt(
  cases: readonly LabelledCase[],
  names: readonly string[],
): Omit<LearntFile, 'fingerprint'> {
  const held = cases.map(({ tokens }) => spelledOut(tokens));
  const vocabulary = vocabularyOf(held);
  const rows = new Map(vocabulary.map((token, row) => [token, row]));
  const examples = cases.map((one, at) => ({
    ...one,
    tokens: [...(held[at] ?? [])].flatMap((token) => rows.get(token) ?? []),
  }));
  const fitted = fitSparse(examples, vocabulary.length, scaleOf);
  const weights = names.map((name, at) => {
    const value = (fitted.values[at] ?? 0) + (at === 0 ? fitted.bias : 0);
    return [name, Number(value.toFixed(3))] as const;
  });
  return { weights: Object.fromEntries(weights), tokens: packedTokens(vocabulary, fitted.tokens) };
}

/** Writes a file of the coach, by its path among the coach's files, and says how much was learnt. */
export function writeLearnt(path: string, file: LearntFile): void {
  const output = new URL(`../../src/engine/local/coach/${path}`, import.meta.url);
  writeFileSync(output, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${path}: ${file.tokens.tokens.split(SEPARATOR).length} tokens`);
}
