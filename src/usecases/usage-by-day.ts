import { type CallOutcome, dayOf, shownDay } from '../domain/call-outcome.ts';
import type { Clock } from '../domain/clock.ts';
import { OPERATION_COSTS, type Operation } from '../domain/credits.ts';
import { readCallCounts } from '../store/call-outcomes.ts';
import type { Store } from '../store/store.ts';
import type { CallTally } from './tally-calls.ts';

export interface UsageRow {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  /** Null for calls from the dashboard. */
  readonly keyId: number | null;
  readonly operation: Operation;
  readonly outcome: CallOutcome;
  readonly calls: number;
  /** What the calls cost: nothing unless they succeeded. */
  readonly credits: number;
}

export interface Usage {
  /** Every day asked for, oldest first, those without calls too. */
  readonly days: readonly string[];
  readonly rows: readonly UsageRow[];
}

/** The account's calls of the last days, today included, by key, operation and outcome. */
export async function usageByDay(
  { store, clock, tally }: { readonly store: Store; readonly clock: Clock; readonly tally: CallTally },
  { accountId, days }: { readonly accountId: number; readonly days: number },
): Promise<Usage> {
  await tally.flush();
  const today = dayOf(clock.now());
  const firstDay = today - days + 1;
  const counts = await readCallCounts(store.handle, accountId, firstDay);
  return {
    days: Array.from({ length: days }, (_, index) => shownDay(firstDay + index)),
    rows: counts.map((count) => ({
      ...count,
      day: shownDay(count.day),
      credits: count.outcome === 'succeeded' ? count.calls * OPERATION_COSTS[count.operation] : 0,
    })),
  };
}
