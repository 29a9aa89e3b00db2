import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';

/** A half-open range of characters. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The characters from the first to the last of some words. */
export function rangeOf({ starts, ends }: Tokens, { from, to }: Stretch): Range {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 };
}

/** The text with spaces in place of every range, so that offsets hold; the same string when there are none. */
export function blanked(text: string, ranges: readonly Range[]): string {
  let out = '';
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    out += text.slice(done, from) + ' '.repeat(end - from);
    done = end;
  }
  return done === 0 ? text : out + text.slice(done);
}
