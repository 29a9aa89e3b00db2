import { writeSync } from 'node:fs';
import { type Config, USUAL_DATABASE } from './config.ts';
import type { FirstAccount } from './usecases/create-first-account.ts';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/**
 * Shows the key of the first account once, with a call to try. Where standard output cannot be written, standard error
 * says how to get another key; the service goes on in any case.
 */
export function welcome(account: FirstAccount, address: string, config: Config): void {
  const fault = writeAll(STANDARD_OUTPUT, wordsOfWelcome(account, address, config));
  if (fault === null) return;
  const { email } = account;
  const next = `${databaseFor(config)}npx attune key create ${email}`;
  writeAll(
    STANDARD_ERROR,
    `The first API key could not be shown: standard output cannot be written (${fault}). Make another one: ${next}\n`,
  );
}

/** Past the streams of Node, whose error would end the process. Returns why not all was written, or null. */
function writeAll(descriptor: number, text: string): string | null {
  try {
    for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(descriptor, rest));
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** What a command in another shell needs to find the same database; nothing where it is the usual one. */
function databaseFor({ DATABASE_URL: url }: Config): string {
  if (url === USUAL_DATABASE) return '';
  return url.startsWith('sqlite:') ? `DATABASE_URL='${url}' ` : 'DATABASE_URL=… ';
}

function wordsOfWelcome({ email, credits, key }: FirstAccount, address: string, config: Config): string {
  const body = JSON.stringify({
    name: 'Dana Reyes',
    notes:
      'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source.',
  });
  return `
Welcome to Attune. This database was empty, so here is an account (${email}) with ${credits} credits.
Its API key is shown this once; keep it:

  ${key}

Try it:

curl -s ${address}/api/v1/snap -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '${body}'

The dashboard is at ${address}/. A password for this account: ${databaseFor(config)}npx attune account set-password ${email}

`;
}
