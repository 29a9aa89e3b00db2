import { readFileSync } from 'node:fs';
import { type AddHelpTextContext, Command } from 'commander';
import { withoutControls } from '../domain/well-formed-text.ts';
import { addAccountCommands } from './commands/account.ts';
import { addAccountDataCommands } from './commands/account-data.ts';
import { addAnalyseCommand } from './commands/analyse.ts';
import { addBackupCommand } from './commands/backup.ts';
import { addCreditsCommands } from './commands/credits.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addKeyCommands } from './commands/key.ts';
import { addLedgerCommand } from './commands/ledger.ts';
import { addMigrateStoreCommand } from './commands/migrate-store.ts';
import { addPredictCommand } from './commands/predict.ts';
import { addServeCommand } from './commands/serve.ts';

const HELP = `
First steps:
  attune serve                                              makes a database, an account and its key, and prints a call to try
  attune predict --notes "Asked where the 14% came from."   needs none of these

Settings are environment variables, for example DATABASE_URL (default sqlite:data/attune.db, in the folder in which the command
runs); docs/operations.md lists them. The commands work beside a running service, except migrate-store. Exit codes: 0 done,
1 could not be done, 2 called wrongly, 78 the settings are wrong.`;

/** The command line with all its commands; it throws where Commander would end the process. */
export function createProgram(): Command {
  const program = new Command('attune')
    .description(
      'Predicts how a person decides from notes about them, and coaches a draft message for that person.',
    )
    .addHelpText('after', HELP)
    .addHelpText('beforeAll', unknownToHelp)
    .version(ownVersion(), '-V, --version', 'print the version')
    .showHelpAfterError('Add --help for how to call it.')
    .exitOverride();

  for (const addCommand of [
    addServeCommand,
    addDoctorCommand,
    addAccountCommands,
    addAccountDataCommands,
    addKeyCommands,
    addCreditsCommands,
    addLedgerCommand,
    addBackupCommand,
    addMigrateStoreCommand,
    addPredictCommand,
    addAnalyseCommand,
  ]) {
    addCommand(program);
  }
  for (const command of withSubcommands(program))
    command.exitOverride().showHelpAfterError('Add --help for how to call it.');
  return program;
}

/** Commander answers `help nope` with the help of the group, and does not say that it knows no nope. */
function unknownToHelp({ error, command }: AddHelpTextContext): string {
  const [help, asked] = command.args;
  return error && help === 'help' && asked !== undefined
    ? `error: unknown command '${withoutControls(asked)}'\n`
    : '';
}

/** As package.json says, which lies two folders above both the source and the build. */
function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

function withSubcommands(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...withSubcommands(child)]);
}
