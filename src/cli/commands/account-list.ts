import type { Command } from 'commander';
import { isoTime, systemClock } from '../../domain/clock.ts';
import { type AccountListing, listAccounts } from '../../store/account-list.ts';
import { withExistingStore } from '../context.ts';
import { shownTime, table, writeLine } from '../output.ts';

const HELP = `
The balance counts what running calls hold, which is shown beside it. Live keys are those that work now, a rotated one until its
overlap ends. An erased account stays, under the address that it was left with.

Examples:
  attune account list
  attune account list --json | grep '"balance":0,'`;

/** Adds `list` to the `account` commands. */
export function addAccountListCommand(account: Command): void {
  account
    .command('list')
    .description('list all accounts with their credits and how many keys each has')
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', HELP)
    .action(list);
}

async function list(options: { readonly json?: boolean }): Promise<void> {
  const accounts = await withExistingStore((store) =>
    listAccounts(store.handle, store.dialect, systemClock.now()),
  );
  if (options.json !== true)
    return writeLine(accounts.length === 0 ? 'No accounts yet.' : accountTable(accounts));
  for (const { accountId, email, createdAt, balance, held, liveKeys } of accounts) {
    const shown = { accountId, email, createdAt: isoTime(createdAt), balance, held, liveKeys };
    await writeLine(JSON.stringify(shown));
  }
}

function accountTable(accounts: readonly AccountListing[]): string {
  const rows = accounts.map(({ accountId, email, createdAt, balance, held, liveKeys }) => [
    ...[String(accountId), email, shownTime(createdAt)],
    ...[String(balance), String(held), String(liveKeys)],
  ]);
  return table([['ID', 'EMAIL', 'CREATED (UTC)', 'BALANCE', 'HELD', 'LIVE KEYS'], ...rows]);
}
