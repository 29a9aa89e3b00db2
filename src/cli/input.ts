import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { CommandFailure, EXIT_USAGE } from './failure.ts';

/** The text of FILE, or of standard input for `-`. */
export async function readText(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new CommandFailure(`Cannot read the file ${path}.`);
  }
}

/** The lines of FILE, or of standard input for `-`, one at a time. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const input = path === '-' ? process.stdin : createReadStream(path);
  let failure: Error | null = null;
  input.once('error', (error: Error) => {
    failure = error;
  });
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  if (failure !== null) throw new CommandFailure(`Cannot read the file ${path}.`);
}

export function parseWholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw new CommandFailure(`${name} must be a whole number.`, EXIT_USAGE);
  }
  return value;
}
