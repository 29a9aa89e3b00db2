import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
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
import { CommandFailure, EXIT_FAILED, EXIT_USAGE } from './failure.ts';

const program = new Command('attune')
  .description(
    'Predicts how a person decides from notes about them, and coaches a draft message for that person.',
  )
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

// The reader of a pipe may leave early (`attune predict --batch … | head`); that is no fault of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
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

/** Commander has printed its own complaints already; everything else is told here. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof CommandFailure ? error.exitCode : EXIT_FAILED;
}
