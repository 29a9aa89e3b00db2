import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Command } from 'commander';
import { withExistingStore } from '../context.ts';
import { CommandFailure } from '../failure.ts';
import { writeLine } from '../output.ts';

const HELP = `
Works while the service runs. To restore, stop the service, put the file in the place of the database (and delete the
files beside it that end in -wal and -shm), and start it again.

Example:
  attune backup /var/backups/attune-2026-01-15.db`;

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'a file that does not exist yet')
    .description('copy the SQLite database to a file, whole and consistent')
    .addHelpText('after', HELP)
    .action(backup);
}

async function backup(file: string): Promise<void> {
  if (existsSync(file)) throw new CommandFailure(`${file} is there already; choose another name.`);
  await withExistingStore(async (store) => {
    if (store.backup === null) {
      throw new CommandFailure('This database is PostgreSQL; use pg_dump, or the backups of its host.');
    }
    // A copy that was broken off must never pass for a backup.
    const unfinished = `${file}.unfinished`;
    try {
      await store.backup(unfinished);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  });
  await writeLine(`Backed up to ${file}.`);
}
