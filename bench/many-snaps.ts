import { runStatement } from '../src/store/statement.ts';
import type { Store } from '../src/store/store.ts';

const ROWS_AT_ONCE = 50_000;

const NUMBERS = {
  sqlite: 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select i from n',
  postgres: 'select generate_series(1, $1::int) as i',
} as const;

/** Adds so many snaps of the account in bulk, without charging for them. */
export async function addSnaps(store: Store, accountId: number, count: number): Promise<void> {
  const values = store.dialect === 'sqlite' ? '?' : '$2';
  for (let added = 0; added < count; added += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, count - added);
    await store.write((handle) =>
      runStatement(
        handle,
        `insert into snap (account_id, name, notes, primary_code, reasoning, engine, created_at)
         select ${values}, 'Dana Reyes', 'Asked where the figures came from, and sent the deck back.', 'DP-03',
           'Asks for sources before anything else.', 'bench/1', 1768478400000
         from (${NUMBERS[store.dialect]}) numbers`,
        store.dialect === 'sqlite' ? [accountId, rows] : [rows, accountId],
      ),
    );
  }
}
