/** What a successful call costs, in API credits. */
export const OPERATION_COSTS = { predict_profile: 1, analyse_comms: 2 } as const;
export type Operation = keyof typeof OPERATION_COSTS;

/**
 * `balance` is what the ledger adds up to (grants, captures and adjustments); `held` is the part of it that
 * running calls have set aside. What a new call can spend is `balance - held`.
 */
export interface CreditBalance {
  readonly balance: number;
  readonly held: number;
}

export type LedgerEntryKind = 'grant' | 'capture' | 'adjustment';
