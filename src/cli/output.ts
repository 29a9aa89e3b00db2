import { once } from 'node:events';
import { utcMinute } from '../domain/clock.ts';
import { withoutControls } from '../domain/well-formed-text.ts';

/** Writes one line to standard output and waits while its reader is slow. */
export async function writeLine(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/** One result: as JSON on one line for programs, or as the given words for a person. */
export async function writeResult(isJson: boolean, value: object, words: string): Promise<void> {
  await writeLine(isJson ? JSON.stringify(value) : words);
}

/** Columns padded to line up. What other people wrote in a cell cannot control the terminal. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(withoutControls));
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time (UTC) for a person's eyes, or a dash. */
export function shownTime(time: number | null): string {
  return time === null ? '-' : utcMinute(time);
}
