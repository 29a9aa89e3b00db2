import type { Command } from 'commander';
import { systemClock } from '../../domain/clock.ts';
import { createAccount } from '../../usecases/create-account.ts';
import { withConfiguredStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { parseWholeNumber } from '../input.ts';
import { writeResult } from '../output.ts';

interface CreateOptions {
  readonly credits?: string;
  readonly json?: boolean;
}

export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('accounts that own keys, credits and records');
  account
    .command('create')
    .argument('<email>')
    .description('create an account')
    .option('--credits <n>', 'credits to start with (default: NEW_ACCOUNT_CREDITS)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  attune account create ada@example.com --credits 500')
    .action(create);
}

async function create(email: string, options: CreateOptions): Promise<void> {
  const credits = options.credits === undefined ? null : parseWholeNumber('--credits', options.credits);
  if (credits !== null && credits < 0) throw new CommandFailure('--credits must be 0 or more.', EXIT_USAGE);
  await withConfiguredStore(async (store, config) => {
    const granted = credits ?? config.NEW_ACCOUNT_CREDITS;
    const outcome = await createAccount({ store, clock: systemClock }, { email, credits: granted });
    if (outcome.kind === 'email_invalid')
      throw new CommandFailure(`"${email}" is not an email address.`, EXIT_USAGE);
    if (outcome.kind === 'email_taken') throw new CommandFailure(`There is already an account for ${email}.`);
    const { account } = outcome;
    await writeResult(
      options.json === true,
      { accountId: account.id, email: account.email, credits: outcome.credits },
      `Created account ${account.id} for ${account.email} with ${outcome.credits} credits.\nNext: attune key create ${account.email}`,
    );
  });
}
