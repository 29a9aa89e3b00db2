import type { Command } from 'commander';
import { withStore } from '../../compose.ts';
import { CopyError, copyStore } from '../../store/copy-store.ts';
import { commandConfig, requireDatabase } from '../context.ts';
import { CommandFailure } from '../failure.ts';
import { writeLine, writeResult } from '../output.ts';

interface MigrateOptions {
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

const HELP = `
Stop the service first. The copy keeps every number, compares counts and credits at its end, and can be started again
if it was interrupted. Then set DATABASE_URL to the new database and start the service.

Example:
  attune migrate-store --from sqlite:data/attune.db --to postgres://attune@localhost/attune`;

export function addMigrateStoreCommand(program: Command): void {
  program
    .command('migrate-store')
    .description('copy all records from SQLite to PostgreSQL')
    .requiredOption('--from <url>', 'the SQLite database, as sqlite:PATH')
    .requiredOption('--to <url>', 'an empty PostgreSQL database')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(migrate);
}

async function migrate({ from, to, json }: MigrateOptions): Promise<void> {
  const config = commandConfig();
  const isJson = json === true;
  requireDatabase(from);
  const copied = await withStore(
    config,
    (source) =>
      withStore(
        config,
        (target) =>
          copyStore(source, target, ({ table, rows }) => {
            if (!isJson) void writeLine(`${table}: ${rows} rows`);
          }),
        to,
      ),
    from,
  ).catch((error: unknown) => {
    throw error instanceof CopyError ? new CommandFailure(error.message) : error;
  });
  await writeResult(isJson, { copied }, 'Copied and compared. Set DATABASE_URL to the new database.');
}
