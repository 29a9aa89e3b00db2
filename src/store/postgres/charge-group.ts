import { gatherInGroups } from '../../gather.ts';
import type { Charge, ChargeOutcome } from '../credit-ledger.ts';
import type { SnapCharge } from '../snap-charge.ts';

export interface ChargeGroupOptions {
  /** Makes several charges at once, all or none; null for one that was left out. */
  readonly chargeTogether: (charges: readonly SnapCharge[]) => Promise<readonly (ChargeOutcome | null)[]>;
  /** Makes one charge by itself. */
  readonly chargeAlone: (charge: Charge) => Promise<ChargeOutcome>;
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
  const { chargeTogether, chargeAlone, maximumCharges, maximumGroups } = options;
  return gatherInGroups<SnapCharge, ChargeOutcome>({
    async answer(charges) {
      const outcomes = await chargeTogether(charges).catch(() => null);
      return charges.map((charge, place) => outcomes?.[place] ?? chargeAlone(charge));
    },
    maximumItems: maximumCharges,
    maximumGroups,
  });
}
