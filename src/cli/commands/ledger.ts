import type { Command } from 'commander';
import { auditLedger, countAccounts } from '../../store/ledger-audit.ts';
import { withExistingStore } from '../context.ts';
import { writeVerdict } from '../output.ts';

export function addLedgerCommand(program: Command): void {
  const ledger = program.command('ledger').description('the record of every credit');
  ledger
    .command('verify')
    .description(
      'check that every balance equals its ledger, every charge has its record and every record its account; exit 1 if not',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nIt may run beside the service.\n\nExample:\n  attune ledger verify')
    .action(verify);
}

async function verify(options: { readonly json?: boolean }): Promise<void> {
  await withExistingStore(async (store) => {
    const { accounts, faults } = await store.read(async (handle) => ({
      accounts: await countAccounts(handle),
      faults: await auditLedger(handle),
    }));
    const words =
      faults.length === 0
        ? `The ledger holds, for ${accounts === 1 ? 'one account' : `${accounts} accounts`}.`
        : faults.map(({ accountId, text }) => `account ${accountId}: ${text}`).join('\n');
    const failure = faults.length === 0 ? null : `The ledger does not hold in ${faults.length} places.`;
    await writeVerdict(options.json === true, { accounts, faults }, words, failure);
  });
}
