import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';

export type ChangeCreditsOutcome =
  | { readonly kind: 'changed'; readonly available: number }
  | { readonly kind: 'below_zero' };

/** Grants credits (a positive number) or takes some back (a negative one), with a row in the ledger. */
export async function changeCredits(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  {
    accountId,
    credits,
    note,
  }: { readonly accountId: number; readonly credits: number; readonly note: string | null },
): Promise<ChangeCreditsOutcome> {
  const kind = credits > 0 ? 'grant' : 'adjustment';
  const entry = { accountId, kind, credits, note, createdAt: clock.now() } as const;
  const available = await store.write((handle) => store.credits.change(handle, entry));
  return available === null ? { kind: 'below_zero' } : { kind: 'changed', available };
}
