import { COMMS_WITHOUT_TEXTS, commsContent, commsOrigin } from '../comms.ts';
import type { RecordToSave, SavedRecords } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import { isErasedSnap, snapRow } from '../snaps.ts';
import { runInsert } from '../statement.ts';

/** Saves what a capture pays for, in the transaction of `handle`. */
export async function saveRecord(handle: Handle, record: RecordToSave): Promise<SavedRecords> {
  switch (record.kind) {
    case 'snap': {
      const row = snapRow(record.snap);
      const { id: snapId } = await runInsert<{ id: number }>(handle, insertSnapSql(row), Object.values(row));
      return { snapId, commsId: null };
    }
    case 'comms': {
      const isErased = await isErasedSnap(handle, 'sqlite', record.comms.snapId);
      const content = { ...commsContent(record.comms), ...(isErased ? COMMS_WITHOUT_TEXTS : {}) };
      const row = { ...commsOrigin(record.comms), ...content };
      const sql = upsertCommsSql(row, content);
      const { id: commsId } = await runInsert<{ id: number }>(handle, sql, Object.values(row));
      return { snapId: record.comms.snapId, commsId };
    }
    case 'nothing':
      return { snapId: null, commsId: null };
  }
}

const insertSnapSql = once((row: object) => `${insertInto('snap', row)} returning id`);

const upsertCommsSql = once((row: object, content: object) => {
  const updates = Object.keys(content).map((column) => `${column} = excluded.${column}`);
  return `${insertInto('comms', row)} on conflict (snap_id) do update set ${updates.join(', ')} returning id`;
});

function insertInto(table: 'snap' | 'comms', row: object): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
}

/** The rows of a table always have the same columns in the same order, so its statement is written once. */
function once<Rows extends readonly object[]>(write: (...rows: Rows) => string): (...rows: Rows) => string {
  let written: string | null = null;
  return (...rows) => {
    written ??= write(...rows);
    return written;
  };
}
