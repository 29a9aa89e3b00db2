import { gatherInGroups } from '../../gather.ts';
import type { Charge, ChargeOutcome } from '../credit-ledger.ts';
import type { SnapCharge } from '../snap-charge.ts';

export interface ChargeGroupOptions {
  /** Makes several charges at once, all or none; null for one that was left out. */
  readonly chargeTogether: (charges: readonly SnapCharge[]) => Promise<readonly (ChargeOutcome | null)[]>;
  /** Makes one charge by itself. */
  readonly chargeAlone: (charge: Charge) => Promise<ChargeOutcome>;
}

const MAXIMUM_CHARGES = 128;
/** What arrives while one group is charged shares the next: a second statement beside it costs more than larger groups do. */
const MAXIMUM_GROUPS = 1;

/**
 * Group commit for a database that is reached over a connection: charges that arrive together, or while earlier ones are
 * under way, share one statement and one wait for the disk. A charge never sees the difference: one that its group left
 * out, or whose group failed, is made by itself.
 */
export function createChargeGroup({
  chargeTogether,
  chargeAlone,
}: ChargeGroupOptions): (charge: SnapCharge) => Promise<ChargeOutcome> {
  return gatherInGroups<SnapCharge, ChargeOutcome>({
    async answer(charges) {
      const outcomes = await chargeTogether(charges).catch(() => null);
      return charges.map((charge, place) => outcomes?.[place] ?? chargeAlone(charge));
    },
    maximumItems: MAXIMUM_CHARGES,
    maximumGroups: MAXIMUM_GROUPS,
  });
}
