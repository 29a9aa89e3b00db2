import { createReadStream } from 'node:fs';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The text of FILE, or of standard input for `-`, without a byte order mark at its front. */
export async function readText(path: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const bytes of readBytes(path)) pieces.push(bytes);
  const text = decodeUtf8(pieces);
  // Text in another encoding would come out garbled, so it is refused, as the service does.
  if (text === null)
    throw new CommandFailure(`${path === '-' ? 'Standard input' : path} is not text in UTF-8.`);
  return text;
}

const LINE_FEED = 0x0a;

/**
 * The lines of FILE, or of standard input for `-`, one at a time, without their line feeds; null for one that is not text in
 * UTF-8. A carriage return before a line feed stays: JSON takes it as a blank. Only line feeds end a line, for a JSON text may
 * hold every other separator.
 */
export async function* readLines(path: string): AsyncGenerator<string | null> {
  let unfinished: Buffer[] = [];
  for await (const bytes of readBytes(path)) {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      yield decodeUtf8([...unfinished, bytes.subarray(start, end)]);
      unfinished = [];
      start = end + 1;
    }
    if (start < bytes.length) unfinished.push(bytes.subarray(start));
  }
  if (unfinished.length > 0) yield decodeUtf8(unfinished);
}

/** Null if it is not UTF-8. */
function decodeUtf8(pieces: readonly Buffer[]): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    return null;
  }
}

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  // As where a variable of a script was not set.
  if (path.trim() === '')
    throw new CommandFailure(
      'The name of the file to read is empty. Name one, or give - for standard input.',
      EXIT_USAGE,
    );
  if (path === '-' && process.stdin.isTTY) {
    process.stderr.write('Type or paste the text, then press Ctrl+D on a line of its own.\n');
  }
  const input: AsyncIterable<Buffer> = path === '-' ? process.stdin : createReadStream(path);
  try {
    yield* input;
  } catch {
    throw new CommandFailure(`Cannot read the file ${path}.`);
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
  // One with too many digits is a whole number, too.
  const credits = /^-?\d{16,}$/.test(text) ? Number(text) : parseWholeNumber(name, text);
  if (Math.abs(credits) <= MOST_CREDITS) return credits;
  throw new CommandFailure(`${name} must be at most ${MOST_CREDITS}.`, EXIT_USAGE);
}
