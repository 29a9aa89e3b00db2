import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { PASSWORD_MAXIMUM_CHARACTERS, PASSWORD_MINIMUM_CHARACTERS } from '../../auth/sign-in.ts';
import { dashboardSignIn } from '../../compose.ts';
import { systemClock } from '../../domain/clock.ts';
import { missingDatabaseFile } from '../../store/open.ts';
import { createAccount } from '../../usecases/create-account.ts';
import { commandConfig, withConfiguredStore, withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { requireAccount } from '../find-account.ts';
import { parseCredits, readText } from '../input.ts';
import { writeResult, writeShownOnce } from '../output.ts';
import { addAccountListCommand } from './account-list.ts';

interface SetPasswordOptions {
  readonly stdin?: boolean;
  readonly json?: boolean;
}

const GENERATED_PASSWORD_BYTES = 15;
const PASSWORD_BOUNDS = `${PASSWORD_MINIMUM_CHARACTERS} to ${PASSWORD_MAXIMUM_CHARACTERS}`;
/** Nobody can type them into the dashboard's form. */
const CONTROLS = /\p{Cc}/u;

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
  addAccountListCommand(account);
  account
    .command('set-password')
    .argument('<email>')
    .description('let the owner of an account sign in to the dashboard; ends the sessions there are')
    .option(
      '--stdin',
      `read the password (${PASSWORD_BOUNDS} characters) from standard input instead of making one`,
    )
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  attune account set-password owner@localhost\n  attune account set-password owner@localhost --stdin < password.txt',
    )
    .action(setPassword);
}

async function create(email: string, options: CreateOptions): Promise<void> {
  const credits = options.credits === undefined ? null : parseCredits('--credits', options.credits);
  if (credits !== null && credits < 0) throw new CommandFailure('--credits must be 0 or more.', EXIT_USAGE);
  const newFile = missingDatabaseFile(commandConfig().DATABASE_URL);
  const made = newFile === null ? '' : `Made a new database at ${resolve(newFile)}.\n`;
  await withConfiguredStore(async (store, config) => {
    const granted = credits ?? config.NEW_ACCOUNT_CREDITS;
    const outcome = await createAccount({ store, clock: systemClock }, { email, credits: granted });
    if (outcome.kind === 'email_invalid')
      throw new CommandFailure(`"${email}" is not an email address.`, EXIT_USAGE);
    if (outcome.kind === 'email_taken') throw new CommandFailure(`There is already an account for ${email}.`);
    const { account } = outcome;
    const words = `${made}Created account ${account.id} for ${account.email} with ${outcome.credits} credits.\nNext: npx attune key create ${account.email}`;
    const value = { accountId: account.id, email: account.email, credits: outcome.credits };
    await writeShownOnce(options.json === true, value, words, words);
  });
}

async function setPassword(email: string, options: SetPasswordOptions): Promise<void> {
  const isGiven = options.stdin === true;
  const password = isGiven
    ? (await readText('-')).replace(/\r?\n$/, '')
    : randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
  if (password.length < PASSWORD_MINIMUM_CHARACTERS || password.length > PASSWORD_MAXIMUM_CHARACTERS) {
    throw new CommandFailure(`The password must have ${PASSWORD_BOUNDS} characters.`, EXIT_USAGE);
  }
  if (CONTROLS.test(password))
    throw new CommandFailure('The password must be one line, without control characters.', EXIT_USAGE);
  await withExistingStore(async (store, config) => {
    const account = await requireAccount(store, email);
    await dashboardSignIn(config, store).setPassword(account, password);
    const { id: accountId, email: address } = account;
    const isJson = options.json === true;
    const words = `${address} can sign in to the dashboard now.`;
    if (isGiven) return writeResult(isJson, { accountId, email: address }, words);
    return writeShownOnce(
      isJson,
      { accountId, email: address, password },
      `${words}\nPassword, shown this once: ${password}`,
      `The new password of ${address} could not be shown. Set another: npx attune account set-password ${address}`,
    );
  });
}
