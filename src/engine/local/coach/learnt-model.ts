import { logistic } from './logistic.ts';

/** What a linear model has learnt of tokens: words, pairs of words, tags, or words beside a tag. */
export interface TokenTable {
  /** Separated by `SEPARATOR`. */
  readonly tokens: string;
  /** Whole steps of `unit` from -127 to 127, one byte each, in base64. */
  readonly steps: string;
  readonly unit: number;
}

export const SEPARATOR = '|';

/** A logistic model of a few named numbers and of many tokens, as `training/coach/fit-learnt.ts` writes it. */
export interface LearntFile {
  /** Digest of the labels and of the settings that it was learnt with. */
  readonly fingerprint: string;
  readonly weights: Readonly<Record<string, number>>;
  readonly tokens: TokenTable;
}

/** The chance from 0 to 1 that the answer is yes, by the values of the named numbers in their order and by tokens. */
export type LearntChance = (values: readonly number[], tokens: Iterable<string>) => number;

/** What makes the sum of so many tokens one of a few. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** The sum of tokens; those that the table does not hold count for nothing. */
function openTokenTable({ tokens, steps, unit }: TokenTable): (held: Iterable<string>) => number {
  const bytes = new Int8Array(Buffer.from(steps, 'base64'));
  const rows = new Map(tokens.split(SEPARATOR).map((token, row) => [token, row]));
  return (held) => {
    let sum = 0;
    let count = 0;
    for (const token of held) {
      const row = rows.get(token);
      if (row === undefined) continue;
      sum += bytes[row] ?? 0;
      count += 1;
    }
    return sum * unit * scaleOf(count);
  };
}

/** Opens a model whose values come in the order of these names; a name that it has no weight for counts for nothing. */
export function openLearnt({ weights, tokens }: LearntFile, names: readonly string[]): LearntChance {
  const inOrder = names.map((name) => weights[name] ?? 0);
  const weighTokens = openTokenTable(tokens);
  return (values, held) => {
    let sum = weighTokens(held);
    values.forEach((value, at) => {
      sum += value * (inOrder[at] ?? 0);
    });
    return logistic(sum);
  };
}
