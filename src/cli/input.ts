import { createReadStream } from 'node:fs';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The text of FILE, or of standard input for `-`. */
export async function readText(path: string): Promise<string> {
  let whole = '';
  for await (const piece of readPieces(path)) whole += piece;
  return whole;
}

/**
 * The lines of FILE, or of standard input for `-`, one at a time, without their line feeds. A carriage return before
 * one stays: JSON takes it as a blank. Only line feeds end a line, for a JSON text may hold every other separator.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  let unfinished = '';
  for await (const piece of readPieces(path)) {
    const lines = (unfinished + piece).split('\n');
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinished !== '') yield unfinished;
}

/** The decoded text as it arrives, without a byte order mark at its front. */
async function* readPieces(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of readBytes(path))
    yield decode(path, () => decoder.decode(bytes, { stream: true }));
  yield decode(path, () => decoder.decode());
}

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const input: AsyncIterable<Buffer> = path === '-' ? process.stdin : createReadStream(path);
  try {
    yield* input;
  } catch {
    throw new CommandFailure(`Cannot read the file ${path}.`);
  }
}

/** Text in another encoding would come out garbled, so it is refused, as the service does. */
function decode(path: string, read: () => string): string {
  try {
    return read();
  } catch {
    throw new CommandFailure(`${path === '-' ? 'Standard input' : path} is not text in UTF-8.`);
  }
}

export function parseWholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw new CommandFailure(`${name} must be a whole number.`, EXIT_USAGE);
  }
  return value;
}

/** As many as NEW_ACCOUNT_CREDITS may be: sums of sums still are numbers that are held exactly. */
const MOST_CREDITS = 1_000_000_000;

export function parseCredits(name: string, text: string): number {
  const credits = parseWholeNumber(name, text);
  if (Math.abs(credits) <= MOST_CREDITS) return credits;
  throw new CommandFailure(`${name} must be at most ${MOST_CREDITS}.`, EXIT_USAGE);
}
