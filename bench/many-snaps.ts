import type { Dialect } from '../src/store/dialect.ts';
import { runStatement } from '../src/store/statement.ts';
import type { Store } from '../src/store/store.ts';

const ROWS_AT_ONCE = 50_000;

const NUMBERS = {
  sqlite: 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select i from n',
  postgres: 'select generate_series(1, $1::int) as i',
} as const;

/** Adds so many snaps of the account with their charges in bulk, then lets the database tidy up after that. */
export async function addSnaps(store: Store, accountId: number, count: number): Promise<void> {
  for (let added = 0; added < count; added += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, count - added);
    const values = store.dialect === 'sqlite' ? [accountId, added, rows] : [rows, accountId, added];
    await store.write(async (handle) => {
      await runStatement(handle, insertRows(store.dialect, SNAP), values);
      await runStatement(handle, insertRows(store.dialect, CHARGE), values);
    });
  }
  await store.scrub();
}

const SNAP = {
  columns: 'snap (account_id, name, notes, primary_code, reasoning, engine, created_at)',
  values: `'Dana Reyes', 'Asked where the figures came from, and sent the deck back.', 'DP-03',
    'Asks for sources before anything else.', 'bench/1', 1768478400000 + i`,
};

/** Numbers of holds below zero, which the service never gives. */
const CHARGE = {
  columns: 'credit_ledger (account_id, kind, credits, operation, hold_id, created_at)',
  values: `'capture', -1, 'predict_profile', -i, 1768478400000 + i`,
};

function insertRows(dialect: Dialect, { columns, values }: typeof SNAP): string {
  const numbers = NUMBERS[dialect];
  return dialect === 'sqlite'
    ? `insert into ${columns} select ?, ${values} from (select i + ? as i from (${numbers})) numbers`
    : `insert into ${columns} select $2::bigint, ${values} from (select i + $3::bigint as i from (${numbers}) n) numbers`;
}
