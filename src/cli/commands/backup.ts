import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { writeResult } from '../output.ts';

const HELP = `
Works while the service runs. To restore: stop the service, move the old files aside (the database and those beside it that end in
-wal, -shm and .lock), put the backup in their place as the user that runs Attune, run attune ledger verify, and start the service;
docs/operations.md has the lines. Run it regularly: of a damaged database, which a service may serve on, it keeps no copy and exits with 1.

Example:
  attune backup /var/backups/attune-2026-01-15.db`;

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'a file that does not exist yet')
    .description('copy the SQLite database to a file, whole and consistent')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(backup);
}

async function backup(file: string, options: { readonly json?: boolean }): Promise<void> {
  if (file.trim() === '') throw new CommandFailure('Name the file to copy to.', EXIT_USAGE);
  if (existsSync(file)) throw new CommandFailure(`${file} is there already; choose another name.`);
  await withExistingStore(async (store) => {
    if (store.backup === null) {
      throw new CommandFailure('This database is PostgreSQL; use pg_dump, or the backups of its host.');
    }
    // A copy that was broken off must never pass for a backup, nor be gone on with: each has a name of its own.
    const unfinished = `${file}.${process.pid}.unfinished`;
    try {
      await rm(unfinished, { force: true });
      await store.backup(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      throw inWords(error, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  });
  await writeResult(options.json === true, { file: resolve(file) }, `Backed up to ${file}.`);
}

/** What the file system refuses is about the place of the copy, for nothing else is written; all else is told by the store. */
function inWords(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC)/.test(code))
    return new CommandFailure(`The copy to ${file} broke off. Check that its disk has room. (${code})`);
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new CommandFailure(
    `${file} cannot be written. Check that its folder is there and that this user may write to it. (${code})`,
  );
}
