import type { CreditLedger } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import { runInsert, runStatement } from '../statement.ts';

interface Available {
  readonly available_credits: number;
}

const TAKE = `update account set available_credits = available_credits - ?
  where id = ? and available_credits >= ? returning available_credits`;
const GIVE_BACK = 'update account set available_credits = available_credits + ? where id = ?';
const AVAILABLE = 'select available_credits from account where id = ?';
const INSERT_HOLD = `insert into credit_hold (account_id, credits, operation, request_id, held_at)
  values (?, ?, ?, ?, ?) returning id`;
const DELETE_HOLD = 'delete from credit_hold where id = ? returning account_id, credits';
const INSERT_ENTRY = `insert into credit_ledger
  (account_id, kind, credits, operation, key_id, snap_id, comms_id, request_id, note, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
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
    const remaining = await take(handle, accountId, credits);
    if (remaining === null) {
      const [account] = await runStatement<Available>(handle, AVAILABLE, [accountId]);
      return { kind: 'insufficient', remaining: account?.available_credits ?? 0 };
    }
    const values = [accountId, credits, operation, requestId, heldAt];
    const { id: holdId } = await runInsert<{ id: number }>(handle, INSERT_HOLD, values);
    return { kind: 'held', hold: { ...request, holdId, remaining } };
  },

  async claim(handle, hold) {
    const deleted = await runStatement(handle, DELETE_HOLD, [hold.holdId]);
    if (deleted.length > 0) return true;
    return (await take(handle, hold.accountId, hold.credits)) !== null;
  },

  async recordCapture(handle, hold, record) {
    const { accountId, credits, operation, requestId } = hold;
    const { keyId, snapId, commsId, capturedAt } = record;
    const values = [
      accountId,
      'capture',
      -credits,
      operation,
      keyId,
      snapId,
      commsId,
      requestId,
      null,
      capturedAt,
    ];
    await runStatement(handle, INSERT_ENTRY, values);
  },

  async release(handle, holdId) {
    const [hold] = await runStatement<{ account_id: number; credits: number }>(handle, DELETE_HOLD, [holdId]);
    if (hold !== undefined) await runStatement(handle, GIVE_BACK, [hold.credits, hold.account_id]);
  },

  async releaseHeldBefore(handle, time) {
    await runStatement(handle, GIVE_BACK_HELD_BEFORE, [time, time]);
    return (await runStatement(handle, DELETE_HELD_BEFORE, [time])).length;
  },

  async change(handle, entry) {
    const available = await take(handle, entry.accountId, -entry.credits);
    if (available === null) return null;
    const values = [
      entry.accountId,
      entry.kind,
      entry.credits,
      null,
      null,
      null,
      null,
      null,
      entry.note,
      entry.createdAt,
    ];
    await runStatement(handle, INSERT_ENTRY, values);
    return available;
  },
};

/** Takes credits (gives, if negative) and returns what is left, or null if there is not enough or no such account. */
async function take(handle: Handle, accountId: number, credits: number): Promise<number | null> {
  const [account] = await runStatement<Available>(handle, TAKE, [credits, accountId, credits]);
  return account?.available_credits ?? null;
}
