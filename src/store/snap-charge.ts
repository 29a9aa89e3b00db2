import type { Charge } from './credit-ledger.ts';
import type { NewSnap } from './snaps.ts';

/** A charge for a new snap. */
export interface SnapCharge extends Charge {
  readonly record: { readonly kind: 'snap'; readonly snap: NewSnap };
}

export function isSnapCharge(charge: Charge): charge is SnapCharge {
  return charge.record.kind === 'snap';
}
