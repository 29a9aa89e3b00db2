import type { Command } from 'commander';
import { systemClock } from '../../domain/clock.ts';
import { faultOfNote, NOTE_MAXIMUM_CHARACTERS } from '../../domain/ledger-note.ts';
import { readCreditBalance } from '../../store/accounts.ts';
import { changeCredits } from '../../usecases/change-credits.ts';
import { withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { howToCreate, requireAccount } from '../find-account.ts';
import { parseCredits } from '../input.ts';
import { writeResult, writeShownOnce } from '../output.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function addCreditsCommands(program: Command): void {
  const credits = program.command('credits').description('credits of an account');
  credits
    .command('add')
    .argument('<email>', 'of the account')
    .argument('<n>', 'credits to grant; a negative number takes some back')
    .description('grant credits, or take some back')
    .option('--note <text>', `kept in the ledger; one line of at most ${NOTE_MAXIMUM_CHARACTERS} characters`)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  attune credits add ada@example.com 500\n  attune credits add ada@example.com -20',
    )
    .action(add);
  credits
    .command('show')
    .argument('<email>')
    .description('show the balance and what running calls hold of it')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  attune credits show ada@example.com')
    .action(show);
}

async function add(
  email: string,
  amount: string,
  options: JsonOption & { readonly note?: string },
): Promise<void> {
  const credits = parseCredits('n', amount);
  if (credits === 0) throw new CommandFailure('n must not be 0.', EXIT_USAGE);
  const fault = options.note === undefined ? null : faultOfNote(options.note);
  if (fault !== null) throw new CommandFailure(`--note ${fault}`, EXIT_USAGE);
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email, howToCreate);
    const change = { accountId: account.id, credits, note: options.note ?? null };
    const outcome = await changeCredits({ store, clock: systemClock }, change);
    if (outcome.kind === 'below_zero')
      throw new CommandFailure(`${account.email} has fewer than ${-credits} credits.`);
    const balance = await readCreditBalance(store.handle, account.id);
    const verb = credits > 0 ? `Added ${credits} credits` : `Took back ${-credits} credits`;
    const words = `${verb}. ${account.email} now has ${balance.balance}.`;
    await writeShownOnce(options.json === true, balance, words, words);
  });
}

async function show(email: string, options: JsonOption): Promise<void> {
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email, howToCreate);
    const balance = await readCreditBalance(store.handle, account.id);
    const held = balance.held === 0 ? '' : `, ${balance.held} of them held by running calls`;
    await writeResult(
      options.json === true,
      balance,
      `${account.email} has ${balance.balance} credits${held}.`,
    );
  });
}
