import type { Charge, ChargeOutcome } from '../credit-ledger.ts';
import type { SnapCharge } from '../snap-charge.ts';

interface QueuedCharge {
  readonly charge: SnapCharge;
  readonly resolve: (outcome: ChargeOutcome | Promise<ChargeOutcome>) => void;
}

export interface ChargeGroupOptions {
  /** Makes several charges at once, all or none; null for one that was left out. */
  readonly chargeTogether: (charges: readonly SnapCharge[]) => Promise<readonly (ChargeOutcome | null)[]>;
  /** Makes one charge by itself. */
  readonly chargeAlone: (charge: Charge) => Promise<ChargeOutcome>;
  /** Starts the first group a moment later, so that requests read from the same poll share it. */
  readonly schedule: (flush: () => void) => void;
  readonly maximumCharges: number;
  /** Most groups under way at once. */
  readonly maximumGroups: number;
}

/**
 * Group commit for a database that is reached over a connection: charges that arrive together, or while earlier ones are
 * under way, share one statement and one wait for the disk. A charge never sees the difference: one that its group left
 * out, or whose group failed, is made by itself.
 */
export function createChargeGroup(
  options: ChargeGroupOptions,
): (charge: SnapCharge) => Promise<ChargeOutcome> {
  const { chargeTogether, chargeAlone, schedule, maximumCharges, maximumGroups } = options;
  let queue: QueuedCharge[] = [];
  let groups = 0;

  async function settle(group: readonly QueuedCharge[]): Promise<void> {
    const charges = group.map(({ charge }) => charge);
    const outcomes = await chargeTogether(charges).catch(() => null);
    for (const [place, { charge, resolve }] of group.entries()) {
      resolve(outcomes?.[place] ?? chargeAlone(charge));
    }
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const group = queue.slice(0, maximumCharges);
      queue = queue.slice(maximumCharges);
      await settle(group);
    }
    groups -= 1;
  }

  return (charge) =>
    new Promise((resolve) => {
      queue.push({ charge, resolve });
      if (groups >= maximumGroups) return;
      groups += 1;
      schedule(() => void flush());
    });
}
