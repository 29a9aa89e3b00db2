import type { Captured, CreditLedger } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import { runInsert, runStatement } from '../statement.ts';
import { saveRecord } from './save-record.ts';

interface Available {
  readonly available_credits: number;
}

interface Amount {
  readonly account_id: number;
  readonly credits: number;
}

const TAKE = `update account set available_credits = available_credits - ?
  where id = ? and available_credits >= ? returning available_credits`;
const TAKE_UNLESS_CAPTURED = `update account set available_credits = available_credits - ?
  where id = ? and available_credits >= ?
    and not exists (select 1 from credit_ledger where hold_id = ? and kind = 'capture')
  returning available_credits`;
const RESERVE = `update sqlite_sequence set seq = seq + ? where name = 'credit_hold' returning seq`;
const RESERVE_FIRST = `insert into sqlite_sequence (name, seq) values ('credit_hold', ?) returning seq`;
const GIVE_BACK = 'update account set available_credits = available_credits + ? where id = ?';
const AVAILABLE = 'select available_credits from account where id = ?';
const INSERT_HOLD = `insert into credit_hold (account_id, credits, operation, request_id, held_at)
  values (?, ?, ?, ?, ?) returning id`;
const DELETE_HOLD = 'delete from credit_hold where id = ? returning account_id, credits';
const CLAIM_HOLD = `delete from credit_hold where id = ?
  returning (select available_credits from account where id = account_id) as remaining`;
const CAPTURED = `select snap_id as "snapId", comms_id as "commsId", available_credits as remaining
  from credit_ledger join account on account.id = account_id where hold_id = ? and kind = 'capture'`;
const INSERT_CAPTURE = `insert into credit_ledger
  (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, hold_id, created_at)
  values (?, 'capture', ?, ?, ?, ?, ?, ?, ?, ?)`;
const REFUND = `insert into credit_ledger
  (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, hold_id, note, created_at)
  select account_id, 'adjustment', -credits, operation, key_id, snap_id, comms_id, request_id, hold_id, 'call failed', ?
  from credit_ledger where hold_id = ? and kind = 'capture'
  on conflict do nothing
  returning account_id, credits`;
const INSERT_CHANGE =
  'insert into credit_ledger (account_id, kind, credits, note, created_at) values (?, ?, ?, ?, ?)';
const GIVE_BACK_HELD_BEFORE = `update account set available_credits = available_credits + (
    select sum(credits) from credit_hold where account_id = account.id and held_at < ?)
  where id in (select account_id from credit_hold where held_at < ?)`;
const DELETE_HELD_BEFORE = 'delete from credit_hold where held_at < ? returning id';

/**
 * The ledger's steps on SQLite, each a few statements inside the transaction it is called in. SQLite has one writer
 * at a time, so what one statement saw still holds for the next.
 */
export const sqliteCreditLedger: CreditLedger = {
  async hold(handle, request) {
    const { accountId, credits, operation, requestId, heldAt } = request;
    if ((await take(handle, accountId, credits)) === null)
      return { kind: 'insufficient', remaining: await available(handle, accountId) };
    const values = [accountId, credits, operation, requestId, heldAt];
    const { id: holdId } = await runInsert<{ id: number }>(handle, INSERT_HOLD, values);
    return { kind: 'held', hold: { ...request, holdId } };
  },

  async capture(handle, { hold, keyId, capturedAt, record }) {
    const { accountId, credits, operation, requestId, holdId } = hold;
    const [claimed] = await runStatement<{ remaining: number }>(handle, CLAIM_HOLD, [holdId]);
    if (claimed === undefined) {
      const captured = await findCaptured(handle, holdId);
      if (captured !== null) return captured;
    }
    const remaining = claimed?.remaining ?? (await take(handle, accountId, credits));
    if (remaining === null) return null;
    const { snapId, commsId } = await saveRecord(handle, record);
    const entry = [accountId, -credits, operation, keyId, snapId, commsId, requestId, holdId, capturedAt];
    await runStatement(handle, INSERT_CAPTURE, entry);
    return { snapId, commsId, remaining };
  },

  async charge(handle, { request, holdId, keyId, record }) {
    const { accountId, credits, operation, requestId, heldAt } = request;
    const taken = await runStatement<Available>(handle, TAKE_UNLESS_CAPTURED, [
      credits,
      accountId,
      credits,
      holdId,
    ]);
    const [account] = taken;
    if (account === undefined) {
      const captured = await findCaptured(handle, holdId);
      return captured === null
        ? { kind: 'insufficient', remaining: await available(handle, accountId) }
        : { kind: 'charged', ...captured };
    }
    const { snapId, commsId } = await saveRecord(handle, record);
    const entry = [accountId, -credits, operation, keyId, snapId, commsId, requestId, holdId, heldAt];
    await runStatement(handle, INSERT_CAPTURE, entry);
    return { kind: 'charged', remaining: account.available_credits, snapId, commsId };
  },

  async reserveHoldIds(handle, count) {
    const [moved] = await runStatement<{ seq: number }>(handle, RESERVE, [count]);
    const last = moved ?? (await runInsert<{ seq: number }>(handle, RESERVE_FIRST, [count]));
    return Array.from({ length: count }, (_, index) => last.seq - count + 1 + index);
  },

  available,

  async undo(handle, holdId, undoneAt) {
    const [hold] = await runStatement<Amount>(handle, DELETE_HOLD, [holdId]);
    const [owed = hold] = hold ? [] : await runStatement<Amount>(handle, REFUND, [undoneAt, holdId]);
    if (owed === undefined) return;
    await runStatement(handle, GIVE_BACK, [owed.credits, owed.account_id]);
  },

  async releaseHeldBefore(handle, time) {
    await runStatement(handle, GIVE_BACK_HELD_BEFORE, [time, time]);
    return (await runStatement(handle, DELETE_HELD_BEFORE, [time])).length;
  },

  async change(handle, entry) {
    const available = await take(handle, entry.accountId, -entry.credits);
    if (available === null) return null;
    const { accountId, kind, credits, note, createdAt } = entry;
    await runStatement(handle, INSERT_CHANGE, [accountId, kind, credits, note, createdAt]);
    return available;
  },
};

async function available(handle: Handle, accountId: number): Promise<number> {
  const [account] = await runStatement<Available>(handle, AVAILABLE, [accountId]);
  return account?.available_credits ?? 0;
}

/** What the hold's capture came to, or null if it was not captured. */
async function findCaptured(handle: Handle, holdId: number): Promise<Captured | null> {
  const [captured] = await runStatement<Captured>(handle, CAPTURED, [holdId]);
  return captured ?? null;
}

/** Takes credits (gives, if negative) and returns what is left, or null if there is not enough or no such account. */
async function take(handle: Handle, accountId: number, credits: number): Promise<number | null> {
  const [account] = await runStatement<Available>(handle, TAKE, [credits, accountId, credits]);
  return account?.available_credits ?? null;
}
