import { COMMS_WITHOUT_TEXTS, commsContent, commsOrigin } from '../comms.ts';
import type { Capture, Captured, Charge, CreditLedger, RecordToSave } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import { snapRow } from '../snaps.ts';
import { runStatement } from '../statement.ts';

/**
 * A hold and giving it back need not be on the disk before they are acknowledged: a crash that loses a hold gives the credits
 * back, and one that loses its return leaves a hold for the sweep. The log is written in order, so a capture that is on
 * the disk always has its hold before it.
 */
const WITHOUT_WAITING_FOR_THE_DISK = `set_config('synchronous_commit', 'off', true)`;

const HOLD = `
with taken as (
  update account set available_credits = available_credits - $2::int
  where id = $1 and available_credits >= $2::int
  returning id
), held as (
  insert into credit_hold (account_id, credits, operation, request_id, held_at)
  select id, $2::int, $3, $4, $5 from taken
  returning id
)
select id as hold_id, ${WITHOUT_WAITING_FOR_THE_DISK} from held`;

const RESERVE = `select nextval(pg_get_serial_sequence('credit_hold', 'id')) as id from generate_series(1, $1)`;
const AVAILABLE = 'select available_credits from account where id = $1';

const UNDO = `
with released as (
  delete from credit_hold where id = $1 returning account_id, credits
), refunded as (
  insert into credit_ledger
    (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, hold_id, note, created_at)
  select account_id, 'adjustment', -credits, operation, key_id, snap_id, comms_id, request_id, hold_id, 'call failed', $2
  from credit_ledger where hold_id = $1 and kind = 'capture' and not exists (select from released)
  on conflict do nothing
  returning account_id, credits
), owed as (
  select account_id, credits from released union all select account_id, credits from refunded
)
update account set available_credits = available_credits + owed.credits
from owed where account.id = owed.account_id
returning (select ${WITHOUT_WAITING_FOR_THE_DISK} from released)`;

const RELEASE_HELD_BEFORE = `
with old as (
  select id from credit_hold where held_at < $1 order by id for update skip locked
), released as (
  delete from credit_hold using old where credit_hold.id = old.id returning account_id, credits
), sums as (
  select account_id, sum(credits)::bigint as credits, count(*) as holds from released group by account_id
), given_back as (
  update account set available_credits = available_credits + sums.credits
  from sums where account.id = sums.account_id
)
select holds from sums`;

const CHANGE = `
with changed as (
  update account set available_credits = available_credits + $2::bigint
  where id = $1 and available_credits + $2::bigint >= 0
  returning id, available_credits
), entry as (
  insert into credit_ledger (account_id, kind, credits, note, created_at)
  select id, $3, $2::bigint, $4, $5 from changed
)
select available_credits from changed`;

/**
 * The ledger's steps on PostgreSQL, each one statement and so atomic by itself, inside or outside a transaction. Guards
 * are part of the update that they guard: it waits for a row that another instance is changing and looks again.
 */
export const postgresCreditLedger: CreditLedger = {
  async hold(handle, request) {
    const { accountId, credits, operation, requestId, heldAt } = request;
    const values = [accountId, credits, operation, requestId, heldAt];
    const [held] = await runStatement<{ hold_id: number }>(handle, HOLD, values);
    if (held !== undefined) return { kind: 'held', hold: { ...request, holdId: held.hold_id } };
    return { kind: 'insufficient', remaining: await available(handle, accountId) };
  },

  async capture(handle, capture) {
    const { sql, values } = captureStatement(capture);
    const [captured] = await runStatement<Captured>(handle, sql, values);
    return captured ?? null;
  },

  async charge(handle, charge) {
    const { sql, values } = chargeStatement(charge);
    const [charged] = await runStatement<Captured>(handle, sql, values);
    if (charged !== undefined) return { kind: 'charged', ...charged };
    return { kind: 'insufficient', remaining: await available(handle, charge.request.accountId) };
  },

  async reserveHoldIds(handle, count) {
    const rows = await runStatement<{ id: number }>(handle, RESERVE, [count]);
    return rows.map(({ id }) => id);
  },

  available,

  async undo(handle, holdId, undoneAt) {
    await runStatement(handle, UNDO, [holdId, undoneAt]);
  },

  async releaseHeldBefore(handle, time) {
    const accounts = await runStatement<{ holds: number }>(handle, RELEASE_HELD_BEFORE, [time]);
    return accounts.reduce((sum, { holds }) => sum + holds, 0);
  },

  async change(handle, { accountId, kind, credits, note, createdAt }) {
    const values = [accountId, credits, kind, note, createdAt];
    const [account] = await runStatement<{ available_credits: number }>(handle, CHANGE, values);
    return account?.available_credits ?? null;
  },
};

async function available(handle: Handle, accountId: number): Promise<number> {
  const [account] = await runStatement<{ available_credits: number }>(handle, AVAILABLE, [accountId]);
  return account?.available_credits ?? 0;
}

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The one row of what was paid for, now or earlier, and of what is left to spend. */
const CAPTURED = `select snap_id as "snapId", comms_id as "commsId", available_credits as remaining from entry, paid
union all
select snap_id, comms_id, available_credits from earlier, account where account.id = $2`;

/** `paid` has one row if the call is paid for; everything after it hangs on that row. */
function captureStatement({ hold, keyId, capturedAt, record }: Capture): Statement {
  const { holdId, accountId, credits, operation, requestId } = hold;
  const values = [holdId, accountId, credits, operation, keyId, requestId, capturedAt];
  const saved = savedRecord(record, values.length);
  const sql = `
with claimed as (
  delete from credit_hold where id = $1 returning id
), earlier as (
  select snap_id, comms_id from credit_ledger where hold_id = $1 and kind = 'capture'
), taken as (
  update account set available_credits = available_credits - $3::int
  where id = $2 and available_credits >= $3::int
    and not exists (select from claimed) and not exists (select from earlier)
  returning available_credits
), paid as (
  select available_credits from account where id = $2 and exists (select from claimed)
  union all select available_credits from taken
), saved as (${saved.sql}), entry as (
  insert into credit_ledger
    (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, hold_id, created_at)
  select $2, 'capture', -$3::int, $4, $5, saved.snap_id, saved.comms_id, $6, $1, $7 from saved
  returning snap_id, comms_id
)
${CAPTURED}`;
  return { sql, values: [...values, ...saved.values] };
}

/** As above without a hold to take away. A repeated charge finds `earlier` and takes nothing. */
function chargeStatement({ request, holdId, keyId, record }: Charge): Statement {
  const { accountId, credits, operation, requestId, heldAt } = request;
  const values = [holdId, accountId, credits, operation, keyId, requestId, heldAt];
  const saved = savedRecord(record, values.length);
  const sql = `
with earlier as (
  select snap_id, comms_id from credit_ledger where hold_id = $1 and kind = 'capture'
), paid as (
  update account set available_credits = available_credits - $3::int
  where id = $2 and available_credits >= $3::int and not exists (select from earlier)
  returning available_credits
), saved as (${saved.sql}), entry as (
  insert into credit_ledger
    (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, hold_id, created_at)
  select $2, 'capture', -$3::int, $4, $5, saved.snap_id, saved.comms_id, $6, $1, $7 from saved
  returning snap_id, comms_id
)
${CAPTURED}`;
  return { sql, values: [...values, ...saved.values] };
}

/** The part that saves the record, its parameters numbered from `offset` + 1. */
function savedRecord(record: RecordToSave, offset: number): Statement {
  switch (record.kind) {
    case 'snap': {
      const row = snapRow(record.snap);
      const insert = insertFromPaid('snap', row, offset);
      return {
        sql: `${insert} returning id as snap_id, null::bigint as comms_id`,
        values: Object.values(row),
      };
    }
    case 'comms': {
      const content = commsContent(record.comms);
      const row = { ...commsOrigin(record.comms), ...content };
      const updates = Object.keys(content).map((column) => `${column} = excluded.${column}`);
      const snapId = offset + Object.keys(row).indexOf('snap_id') + 1;
      return {
        sql: `with snap_now as (select is_erased from snap where id = $${snapId} for share)
          ${insertFromPaid('comms', row, offset, COMMS_WITHOUT_TEXTS)}
          on conflict (snap_id) do update set ${updates.join(', ')} returning snap_id, id as comms_id`,
        values: Object.values(row),
      };
    }
    case 'nothing':
      return { sql: 'select null::bigint as snap_id, null::bigint as comms_id from paid', values: [] };
  }
}

/** Columns that have a value in `ofErased` take it where `snap_now` is erased. */
function insertFromPaid(
  table: 'snap' | 'comms',
  row: object,
  offset: number,
  ofErased: Readonly<Record<string, string>> = {},
): string {
  const columns = Object.keys(row);
  const parameters = columns.map((column, index) => {
    const parameter = `$${offset + index + 1}`;
    const erased = ofErased[column];
    if (erased === undefined) return parameter;
    return `case when exists (select from snap_now where is_erased = 1) then '${erased}' else ${parameter} end`;
  });
  return `insert into ${table} (${columns.join(', ')}) select ${parameters.join(', ')} from paid`;
}
