import type { Command } from 'commander';
import { withStore } from '../../compose.ts';
import { databaseNamedIn, databaseUrlFault } from '../../config.ts';
import { type CopiedTable, CopyError, copyStore } from '../../store/copy-store.ts';
import { DatabaseFault } from '../../store/database-fault.ts';
import { isPostgresUrl, openUnservedStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { commandConfig, requireDatabase } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { writeLine, writeResult } from '../output.ts';

interface MigrateOptions {
  readonly from: string;
  readonly to?: string;
  readonly json?: boolean;
}

/** Unlike an option, the environment of a process is shown to no other user. */
const TARGET = 'DATABASE_URL_TO';

const HELP = `
Everybody on the machine can read the options of a command: where the target's address holds a password, leave --to out and set
${TARGET}, or ${TARGET}_FILE to the path of a file that holds it.

Stop the service first: a database that one has open is not copied from, and none can start on it meanwhile. The copy keeps
every number, compares counts and credits at its end, and can be started again if it was interrupted, until a service has
started on the copy. Then set DATABASE_URL to the new database and start the service.

Examples:
  attune migrate-store --from sqlite:data/attune.db --to postgres://attune@localhost/attune
  ${TARGET}_FILE=target-url.txt attune migrate-store --from sqlite:data/attune.db`;

export function addMigrateStoreCommand(program: Command): void {
  program
    .command('migrate-store')
    .description('copy all records from SQLite to PostgreSQL')
    .requiredOption('--from <url>', 'the SQLite database, as sqlite:PATH')
    .option('--to <url>', `an empty PostgreSQL database; with a password in it rather in ${TARGET}`)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(migrate);
}

async function migrate({ from, to: option, json }: MigrateOptions): Promise<void> {
  requireSqlite(from);
  const { to, namedBy } = targetOf(option);
  requirePostgres(to, namedBy);
  requireDatabase(from, '--from');
  const config = commandConfig();
  const isJson = json === true;
  const report = ({ table, rows }: CopiedTable) => {
    if (!isJson) void writeLine(`${table}: ${rows} rows`);
  };
  const copyFrom = (source: Store) =>
    withStore(config, (target) => copyStore(source, target, report), to).catch(faultOf(namedBy));
  const copied = await withStore(config, copyFrom, from, openUnservedStore).catch(faultOf('--from'));
  await writeResult(isJson, { copied }, 'Copied and compared. Set DATABASE_URL to the new database.');
}

/** Which database to copy to, and what names it. */
function targetOf(option: string | undefined): { readonly to: string; readonly namedBy: string } {
  const named = namedInEnvironment();
  if (option !== undefined && named !== null)
    throw new CommandFailure(`--to and ${TARGET} both name a database; keep one.`, EXIT_USAGE);
  if (option !== undefined) return { to: option, namedBy: '--to' };
  if (named !== null) return { to: named, namedBy: TARGET };
  throw new CommandFailure(
    `Name the PostgreSQL database to copy to: as --to URL, or in ${TARGET}, or in a file that ${TARGET}_FILE names.`,
    EXIT_USAGE,
  );
}

function namedInEnvironment(): string | null {
  try {
    return databaseNamedIn(process.env, TARGET);
  } catch (error) {
    throw new CommandFailure((error as Error).message, EXIT_USAGE);
  }
}

/** Before anything is opened: opening makes a SQLite file that is not there. */
function requireSqlite(from: string): void {
  if (/^sqlite:./.test(from)) return;
  throw new CommandFailure('--from must name a SQLite database, as sqlite:PATH.', EXIT_USAGE);
}

function requirePostgres(to: string, namedBy: string): void {
  if (!isPostgresUrl(to)) {
    const form = 'postgres://USER:PASSWORD@HOST/DATABASE';
    throw new CommandFailure(`${namedBy} must name a PostgreSQL database, as ${form}.`, EXIT_USAGE);
  }
  const fault = databaseUrlFault(to);
  if (fault !== null) throw new CommandFailure(`${namedBy} ${fault}.`, EXIT_USAGE);
}

/** The store speaks of the setting; here the database was named by something else. */
function faultOf(namedBy: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof DatabaseFault)
      throw new CommandFailure(error.message.replaceAll('DATABASE_URL', namedBy));
    throw error instanceof CopyError ? new CommandFailure(error.message) : error;
  };
}
