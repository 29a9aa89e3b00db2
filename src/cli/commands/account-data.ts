import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { systemClock } from '../../domain/clock.ts';
import { PROFILE_CAVEAT } from '../../domain/profiles.ts';
import {
  accountRow,
  accountRows,
  answerRows,
  callCounts,
  type ReadableRow,
  readableRow,
  sessionRows,
} from '../../store/account-export.ts';
import { readCreditBalance } from '../../store/accounts.ts';
import { listApiKeys } from '../../store/api-keys.ts';
import { eraseAccount } from '../../usecases/erase-account.ts';
import { withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { requireAccount } from '../find-account.ts';
import { writeLine, writeShownOnce } from '../output.ts';

const EXPORT_HELP = `
It holds keys without what opens them, the ledger, snaps, comms, answers kept for retries, counts of calls and sessions, and as "caveat"
what a profile is not. No password and no hash is printed. What is printed holds names, notes and drafts: in a file it should be for
your eyes only, as umask 077 makes it. A running service writes counts of calls every 20 seconds, and when it stops.

Example:
  (umask 077; attune account export ada@example.com > ada.json)`;

const ERASE_HELP = `
Names, notes, drafts, predictions and the address are removed from the database for good and the keys stop working. The
ledger stays, as numbers without notes and request ids, and so do request ids in the service's log. Credits that are left are
void: no key can spend them. Backups made before still hold everything: delete them when they are no longer needed.

Example:
  attune account erase ada@example.com --yes`;

/** Adds to the `account` commands what the law asks for: a copy of all that is stored, and its removal. */
export function addAccountDataCommands(program: Command): void {
  const account = program.commands.find((command) => command.name() === 'account');
  if (account === undefined) throw new Error('The account commands come first.');
  account
    .command('export')
    .argument('<email>')
    .description('print everything stored about an account as one JSON object')
    .addHelpText('after', EXPORT_HELP)
    .action(exportAccount);
  account
    .command('erase')
    .argument('<email>')
    .description('remove all texts and names of an account; its ledger stays')
    .option('--yes', 'really do it; it cannot be undone')
    .option('--json', 'print one JSON object')
    .addHelpText('after', ERASE_HELP)
    .action(erase);
}

async function exportAccount(email: string): Promise<void> {
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email);
    const stored = await accountRow(store.handle, account.id);
    const credits = await readCreditBalance(store.handle, account.id);
    const keys = await listApiKeys(store.handle, account.id);
    await writeLine(`{"caveat":${JSON.stringify(PROFILE_CAVEAT)},`);
    await writeLine(
      `"account":${JSON.stringify({ ...stored, ...credits })},"keys":${JSON.stringify(keys.map(readableRow))}`,
    );
    await writeRows('ledger', accountRows(store.handle, 'credit_ledger', account.id));
    await writeRows('snaps', accountRows(store.handle, 'snap', account.id));
    await writeRows('comms', accountRows(store.handle, 'comms', account.id));
    await writeRows('answers', answerRows(store.handle, account.id));
    await writeRows('calls', [await callCounts(store.handle, account.id)]);
    await writeRows('sessions', [await sessionRows(store.handle, account.id)]);
    await writeLine('}');
  });
}

async function writeRows(
  name: string,
  pages: AsyncIterable<readonly ReadableRow[]> | Iterable<readonly ReadableRow[]>,
): Promise<void> {
  let before = `,"${name}":[`;
  for await (const rows of pages) {
    await writeLine(before + rows.map((row) => JSON.stringify(row)).join(',\n'));
    before = ',';
  }
  await writeLine(before === ',' ? ']' : `${before}]`);
}

async function erase(
  email: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
): Promise<void> {
  await withExistingStore(async (store, { UPSTREAM_TIMEOUT_MS: longestCallMilliseconds }) => {
    const account = await requireAccount(store, email);
    if (options.yes !== true) {
      throw new CommandFailure(
        `This removes all texts and names of ${account.email} for good. Add --yes to do it.`,
        EXIT_USAGE,
      );
    }
    const erasedEmail = await eraseAccount({ store, clock: systemClock, randomBytes }, account);
    const seconds = Math.ceil(longestCallMilliseconds / 1000);
    const words = `Erased account ${account.id}; its ledger is now under ${erasedEmail}.\nA call that was running may have stored its result since. If a service was up, run this in ${seconds} seconds:\nnpx attune account erase ${erasedEmail} --yes`;
    // Nothing else tells this address, and without it the account cannot be erased once more.
    await writeShownOnce(options.json === true, { accountId: account.id, email: erasedEmail }, words, words);
  });
}
