import type { ChargeOutcome } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import type { SnapCharge } from '../snap-charge.ts';
import { SNAP_COLUMNS, snapRow } from '../snaps.ts';
import { runStatement } from '../statement.ts';

/**
 * Charges several accounts for several snaps in one statement, all or nothing: it fails if one of them was made before.
 * Accounts are locked in the order of their numbers, so that two instances never wait for each other, and no more strongly
 * than the update itself locks them: a row that only refers to an account can be written meanwhile. Null stands for a
 * charge that was left out because the charges together asked for more than the account has.
 */
export async function chargeSnaps(
  handle: Handle,
  charges: readonly SnapCharge[],
): Promise<readonly (ChargeOutcome | null)[]> {
  const rows = charges.map(({ request, holdId, record }, place) => ({
    place,
    hold_id: holdId,
    credits: request.credits,
    operation: request.operation,
    request_id: request.requestId,
    held_at: request.heldAt,
    ...snapRow(record.snap),
  }));
  const outcomes = charges.map((): ChargeOutcome | null => null);
  for (const { place, snapId, remaining } of await runStatement<Charged>(handle, CHARGE_SNAPS, [
    JSON.stringify(rows),
  ])) {
    outcomes[place] = { kind: 'charged', remaining, snapId, commsId: null };
  }
  return outcomes;
}

interface Charged {
  readonly place: number;
  readonly snapId: number;
  readonly remaining: number;
}

const CHARGE_SNAPS = `
with asked as (
  select * from json_to_recordset($1::json) as asked(
    place int, hold_id bigint, credits int, operation text, request_id text, held_at bigint,
    account_id bigint, key_id bigint, name text, notes text, age_range text, job_type text, profile text,
    primary_code text, secondary_profile text, secondary_code text, confidence text, reasoning text, summary text,
    secondary_profile_summary text, engine text, created_at bigint)
), locked as (
  select id, available_credits from account where id in (select account_id from asked) order by id for no key update
), affordable as (
  select asked.*, locked.available_credits - sum(asked.credits) over (partition by account_id order by place) as remaining
  from asked join locked on locked.id = asked.account_id
), paid as materialized (
  select *, nextval(pg_get_serial_sequence('snap', 'id')) as snap_id from affordable where remaining >= 0
), taken as (
  update account set available_credits = account.available_credits - sums.credits
  from (select account_id, sum(credits) as credits from paid group by account_id) as sums
  where account.id = sums.account_id
), saved as (
  insert into snap (id, ${SNAP_COLUMNS}) overriding system value
  select snap_id, ${SNAP_COLUMNS} from paid
), entry as (
  insert into credit_ledger (account_id, kind, credits, operation, key_id, snap_id, request_id, hold_id, created_at)
  select account_id, 'capture', -credits, operation, key_id, snap_id, request_id, hold_id, held_at from paid
)
select place, snap_id as "snapId", remaining from paid`;
