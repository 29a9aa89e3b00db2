/** What a linear model has learnt of tokens: words, pairs of words, tags, or words beside a tag. */
export interface TokenTable {
  /** Separated by `SEPARATOR`. */
  readonly tokens: string;
  /** Whole steps of `unit` from -127 to 127, one byte each, in base64. */
  readonly steps: string;
  readonly unit: number;
}

export const SEPARATOR = '|';

/** What makes the sum of so many tokens one of a few. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** The sum of tokens; those that the table does not hold count for nothing. */
export function openTokenTable({ tokens, steps, unit }: TokenTable): (held: Iterable<string>) => number {
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
