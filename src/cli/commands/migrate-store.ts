import type { Command } from 'commander';
import { withStore } from '../../compose.ts';
import { databaseUrlFault } from '../../config.ts';
import { type CopiedTable, CopyError, copyStore } from '../../store/copy-store.ts';
import { DatabaseFault } from '../../store/database-fault.ts';
import { isPostgresUrl, openUnservedStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { commandConfig, requireDatabase } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { writeLine, writeResult } from '../output.ts';

interface MigrateOptions {
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

const HELP = `
Stop the service first: a database that one has open is not copied from, and none can start on it meanwhile. The copy keeps
every number, compares counts and credits at its end, and can be started again if it was interrupted, until a service has
started on the copy. Then set DATABASE_URL to the new database and start the service.

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
  requireSqlite(from);
  requirePostgres(to);
  requireDatabase(from, '--from');
  const config = commandConfig();
  const isJson = json === true;
  const report = ({ table, rows }: CopiedTable) => {
    if (!isJson) void writeLine(`${table}: ${rows} rows`);
  };
  const copyFrom = (source: Store) =>
    withStore(config, (target) => copyStore(source, target, report), to).catch(faultOf('--to'));
  const copied = await withStore(config, copyFrom, from, openUnservedStore).catch(faultOf('--from'));
  await writeResult(isJson, { copied }, 'Copied and compared. Set DATABASE_URL to the new database.');
}

/** Before anything is opened: opening makes a SQLite file that is not there. */
function requireSqlite(from: string): void {
  if (/^sqlite:./.test(from)) return;
  throw new CommandFailure('--from must name a SQLite database, as sqlite:PATH.', EXIT_USAGE);
}

function requirePostgres(to: string): void {
  if (!isPostgresUrl(to)) {
    const form = 'postgres://USER:PASSWORD@HOST/DATABASE';
    throw new CommandFailure(`--to must name a PostgreSQL database, as ${form}.`, EXIT_USAGE);
  }
  const fault = databaseUrlFault(to);
  if (fault !== null) throw new CommandFailure(`--to ${fault}.`, EXIT_USAGE);
}

/** The store speaks of the setting; here the database was named by an option. */
function faultOf(option: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof DatabaseFault)
      throw new CommandFailure(error.message.replaceAll('DATABASE_URL', option));
    throw error instanceof CopyError ? new CommandFailure(error.message) : error;
  };
}
