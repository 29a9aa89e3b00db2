import type { Handle } from './dialect.ts';
import type { Schema } from './schema.ts';

/** The tables of an account that its owner may see whole. Keys are listed by `listApiKeys`, without their hashes. */
export type ExportedTable = 'snap' | 'comms' | 'credit_ledger';

const ROWS_AT_ONCE = 500;

/** An account's rows of one table, oldest first, a page at a time so that a large account fits in memory. */
export async function* accountRows(
  handle: Handle,
  table: ExportedTable,
  accountId: number,
): AsyncGenerator<readonly object[]> {
  let after = 0;
  for (;;) {
    const rows: readonly { readonly id: number }[] = await handle
      .withTables<Pick<Schema, ExportedTable>>()
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
