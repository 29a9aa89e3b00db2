import type { ErrorCode } from '../domain/errors.ts';
import type { Parsed } from '../domain/requests/fields.ts';
import { CommandFailure, EXIT_USAGE } from './failure.ts';
import { readLines } from './input.ts';
import { writeLine } from './output.ts';

const PROGRESS_EVERY_LINES = 100;

/**
 * Reads JSON lines, runs each and writes one JSON line for each, in order. A bad line is reported by its number on
 * standard error and as `{"error": …}` in its place, and the rest goes on; the command then fails at its end.
 */
export async function runBatch<Request>(
  path: string,
  parse: (input: unknown) => Parsed<Request>,
  run: (request: Request) => Promise<object>,
): Promise<void> {
  let lineNumber = 0;
  let filledLines = 0;
  const faults: ErrorCode[] = [];
  for await (const line of readLines(path)) {
    lineNumber += 1;
    if (line?.trim() === '') continue;
    filledLines += 1;
    const parsed = parseLine(line, parse);
    if (parsed.ok) {
      await writeLine(JSON.stringify(await run(parsed.value)));
    } else {
      faults.push(parsed.problem.code);
      const error = `line ${lineNumber}: ${parsed.problem.text ?? parsed.problem.code}`;
      process.stderr.write(`${error}\n`);
      await writeLine(JSON.stringify({ error }));
    }
    if (lineNumber % PROGRESS_EVERY_LINES === 0) showProgress(`${lineNumber} lines`);
  }
  if (lineNumber >= PROGRESS_EVERY_LINES) showProgress('');
  if (faults.length > 0) throw new CommandFailure(verdict(faults, filledLines));
}

function verdict(faults: readonly ErrorCode[], lines: number): string {
  const count = `${faults.length} of ${lines} lines could not be used; see above.`;
  const isOtherFormat = faults.length === lines && faults.every((code) => code === 'body_not_json');
  return isOtherFormat ? `${count} Each line must be one JSON object: see --batch in --help.` : count;
}

/** What else was said of the one text would be passed over in silence: every line says it for itself. */
export function requireAlone(others: readonly unknown[]): void {
  if (others.every((other) => other === undefined)) return;
  throw new CommandFailure('--batch takes everything from its lines; give it alone.', EXIT_USAGE);
}

function parseLine<Request>(
  line: string | null,
  parse: (input: unknown) => Parsed<Request>,
): Parsed<Request> {
  if (line === null) return notJson('not text in UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return notJson('not well-formed JSON');
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? parse(value) : notJson('not a JSON object');
}

function notJson(text: string): Parsed<never> {
  return { ok: false, problem: { code: 'body_not_json', text } };
}

/** Only on a terminal, and only on standard error, so that results can be piped. */
function showProgress(words: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words}`);
}
