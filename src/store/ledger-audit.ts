import type { Handle } from './dialect.ts';
import { runStatement } from './statement.ts';

/** Something that the ledger and the records disagree about; `text` says what, in words without personal data. */
export interface LedgerFault {
  readonly accountId: number;
  readonly text: string;
}

const WRONG_BALANCES = `
select account.id as "accountId", available_credits as available, coalesce(held, 0) as held, coalesce(entered, 0) as entered
from account
left join (
  select account_id, cast(sum(credits) as bigint) as held from credit_hold group by account_id
) holds on holds.account_id = account.id
left join (
  select account_id, cast(sum(credits) as bigint) as entered from credit_ledger group by account_id
) entries on entries.account_id = account.id
where available_credits + coalesce(held, 0) <> coalesce(entered, 0)
order by account.id`;

const CAPTURES_WITHOUT_SNAP = `
select credit_ledger.account_id as "accountId", credit_ledger.id as id
from credit_ledger left join snap
  on snap.id = credit_ledger.snap_id and snap.account_id = credit_ledger.account_id
where kind = 'capture' and snap.id is null
  and (operation = 'predict_profile' or credit_ledger.snap_id is not null)
order by credit_ledger.id`;

const CAPTURES_WITHOUT_COMMS = `
select credit_ledger.account_id as "accountId", credit_ledger.id as id
from credit_ledger left join comms
  on comms.id = credit_ledger.comms_id and comms.snap_id = credit_ledger.snap_id
where kind = 'capture' and operation = 'analyse_comms' and comms.id is null
  and (credit_ledger.snap_id is not null or credit_ledger.comms_id is not null)
order by credit_ledger.id`;

/** Set against each other whole: no index leads from a snap to its charge, and an account can have millions of both. */
const UNPAID_SNAPS = `
select account_id as "accountId", id from snap
except
select account_id, snap_id from credit_ledger where kind = 'capture' and operation = 'predict_profile'
order by id`;

/** What belongs to an account, and what it is called. */
const BELONGINGS = [
  ['credit_ledger', 'entries of the ledger'],
  ['credit_hold', 'holds'],
  ['api_key', 'keys'],
  ['snap', 'snaps'],
  ['comms', 'comms records'],
] as const;

/** The databases refuse such rows, until somebody switches that off or mends a damaged file by hand. */
const withoutAccount = (table: (typeof BELONGINGS)[number][0]) => `
select account_id as "accountId", count(*) as "rowCount" from ${table}
where not exists (select 1 from account where account.id = ${table}.account_id)
group by account_id order by account_id`;

interface OrphansRow {
  readonly accountId: number;
  readonly rowCount: number;
}

interface Row {
  readonly accountId: number;
  readonly id: number;
}

interface BalanceRow {
  readonly accountId: number;
  readonly available: number;
  readonly held: number;
  readonly entered: number;
}

/**
 * Reads the whole ledger and returns where it does not hold: a balance that is not the sum of its entries, a charge
 * without its record, a snap that nobody paid for, or anything of an account that is not there. Erased records still count: their rows stay without their texts.
 * Call it in one `Store.read`, so that calls which finish meanwhile are seen whole or not at all.
 */
export async function auditLedger(handle: Handle): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { accountId, available, held, entered } of await runStatement<BalanceRow>(
    handle,
    WRONG_BALANCES,
    [],
  )) {
    faults.push({ accountId, text: `balance ${available + held}, but the ledger adds up to ${entered}` });
  }
  const findings: readonly [string, (id: number) => string][] = [
    [CAPTURES_WITHOUT_SNAP, (id) => `charge ${id} has no snap`],
    [CAPTURES_WITHOUT_COMMS, (id) => `charge ${id} has no comms record`],
    [UNPAID_SNAPS, (id) => `snap ${id} was never charged`],
  ];
  for (const [sql, text] of findings) {
    for (const { accountId, id } of await runStatement<Row>(handle, sql, [])) {
      faults.push({ accountId, text: text(id) });
    }
  }
  return [...faults, ...(await findOrphans(handle))];
}

async function findOrphans(handle: Handle): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [table, name] of BELONGINGS) {
    for (const { accountId, rowCount } of await runStatement<OrphansRow>(handle, withoutAccount(table), [])) {
      faults.push({ accountId, text: `the account is missing; ${name} left: ${rowCount}` });
    }
  }
  return faults;
}

export async function countAccounts(handle: Handle): Promise<number> {
  const [row] = await runStatement<{ accounts: number }>(
    handle,
    'select count(*) as accounts from account',
    [],
  );
  return row?.accounts ?? 0;
}
