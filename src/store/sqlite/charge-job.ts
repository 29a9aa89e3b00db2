import type { Charge, ChargeOutcome } from '../credit-ledger.ts';
import type { SnapCharge } from '../snap-charge.ts';
import type { WriteJob } from '../write-group.ts';

interface WaitingCharge {
  readonly charge: SnapCharge;
  readonly resolve: (outcome: ChargeOutcome | Promise<ChargeOutcome>) => void;
}

export interface ChargeJobOptions {
  /** Runs a job in a transaction, a moment later. */
  readonly write: <T>(job: WriteJob<T>) => Promise<T>;
  /** Makes several charges in the transaction of the job, all or none; null for one that was left out. */
  readonly chargeTogether: (charges: readonly SnapCharge[]) => readonly (ChargeOutcome | null)[];
  /** Makes one charge by itself. */
  readonly chargeAlone: (charge: Charge) => Promise<ChargeOutcome>;
  readonly maximumCharges: number;
}

/**
 * Charges that wait are made by one job, which takes all there are when its turn comes: a few large statements instead of
 * some for each. A charge never sees the difference: one that was left out, or whose job failed, is made by itself.
 */
export function createChargeJob(options: ChargeJobOptions): (charge: SnapCharge) => Promise<ChargeOutcome> {
  const { write, chargeTogether, chargeAlone, maximumCharges } = options;
  let waiting: WaitingCharge[] = [];

  async function chargeWaiting(): Promise<void> {
    let taken: readonly WaitingCharge[] | null = null;
    // A job that is run again makes the charges that it took the first time; one that never ran leaves them to be taken here.
    const takeOnce = (): readonly WaitingCharge[] => {
      taken ??= take();
      return taken;
    };
    const outcomes = await write(async () => chargeTogether(takeOnce().map(({ charge }) => charge))).catch(
      () => null,
    );
    for (const [place, { charge, resolve }] of takeOnce().entries()) {
      resolve(outcomes?.[place] ?? chargeAlone(charge));
    }
  }

  function take(): readonly WaitingCharge[] {
    const taken = waiting.slice(0, maximumCharges);
    waiting = waiting.slice(maximumCharges);
    if (waiting.length > 0) void chargeWaiting();
    return taken;
  }

  return (charge) =>
    new Promise((resolve) => {
      waiting.push({ charge, resolve });
      if (waiting.length === 1) void chargeWaiting();
    });
}
