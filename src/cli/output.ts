import { once } from 'node:events';
import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { utcMinute } from '../domain/clock.ts';
import { withoutControls } from '../domain/well-formed-text.ts';
import { CommandFailure, EXIT_FAILED, EXIT_USAGE } from './failure.ts';

/** What standard error says if standard output cannot be written. */
let wordsIfLost: string | null = null;

/** Whether a command is about to end with a verdict, which counts whoever reads what was found. */
let isVerdictDue = false;

/**
 * Ends the program where standard output cannot be written. A reader may leave early (`attune predict --batch … | head`): that is
 * no fault of the command, unless it was to show something that cannot be shown again, and no verdict on what it examined.
 */
export function endWithOutput(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' && wordsIfLost === null) {
      if (isVerdictDue) return;
      process.exit(0);
    }
    process.stderr.write(`Standard output cannot be written (${code}).\n`);
    if (wordsIfLost !== null) process.stderr.write(`${wordsIfLost}\n`);
    process.exit(EXIT_FAILED);
  });
}

/** Writes one line to standard output and waits while its reader is slow. */
export async function writeLine(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/** One result: as JSON on one line for programs, or as the given words for a person. */
export async function writeResult(isJson: boolean, value: object, words: string): Promise<void> {
  await writeLine(isJson ? JSON.stringify(value) : safeWords(words));
}

/** Words for a person, in which what other people wrote cannot control the terminal; line breaks and tabs stay. */
function safeWords(words: string): string {
  return words.replace(/\r\n/g, '\n').replace(/[^\n\t]+/g, withoutControls);
}

/**
 * Throws CommandFailure where nobody could read what a command is about to make and to show this once: standard output is the
 * null device, which Node also puts in the place of one that is closed.
 */
export function requireReader(what: string): void {
  if (!isThrownAway()) return;
  throw new CommandFailure(
    `Standard output is closed, or ${devNull}, and ${what} is shown there this once: nothing was made.`,
    EXIT_USAGE,
  );
}

function isThrownAway(): boolean {
  try {
    const output = fstatSync(process.stdout.fd);
    return output.isCharacterDevice() && output.rdev === statSync(devNull).rdev;
  } catch {
    // What cannot be looked at is found out when it is written.
    return false;
  }
}

/**
 * As `writeResult`, for what is shown once, and for what shall not be done twice; where it cannot be written, standard error has `ifLost`,
 * which holds no secret.
 */
export async function writeShownOnce(
  isJson: boolean,
  value: object,
  words: string,
  ifLost: string,
): Promise<void> {
  wordsIfLost = ifLost;
  await writeResult(isJson, value, words);
}

/**
 * As `writeResult`, for what was found by a command whose exit code is its verdict; then throws CommandFailure with `failure`, if
 * it is not null. A reader who leaves early (`attune ledger verify | head -1`) does not change the verdict.
 */
export async function writeVerdict(
  isJson: boolean,
  value: object,
  words: string,
  failure: string | null,
): Promise<void> {
  isVerdictDue = true;
  await writeResult(isJson, value, words).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  if (failure !== null) throw new CommandFailure(failure);
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
