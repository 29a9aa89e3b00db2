import { hasControls, isLongerThan } from './well-formed-text.ts';

/** Keys of an account that are not revoked, and all that were made for it within a day. */
export interface KeyCounts {
  readonly active: number;
  readonly madeInADay: number;
}

/** More keys than programs of one account, few enough to be looked through; rows cannot be piled up by making and revoking either. */
export const KEY_LIMITS: KeyCounts = { active: 100, madeInADay: 100 };

/** How long a key goes on working beside its successor. */
export const OVERLAP_HOURS = { minimum: 0, maximum: 720, otherwise: 24 } as const;

/** What a key is called is shown in a table. */
export const KEY_NAME_MAXIMUM_CHARACTERS = 80;

/** What is wrong with the name of a key, in words that follow what the caller calls it; null if nothing is. */
export function faultOfKeyName(name: string): string | null {
  if (isLongerThan(name, KEY_NAME_MAXIMUM_CHARACTERS))
    return `must be at most ${KEY_NAME_MAXIMUM_CHARACTERS} characters long.`;
  return hasControls(name) ? 'must not hold control characters.' : null;
}

/** Why an account with these keys gets no other one, in words for its owner; null if it does. */
export function refusalOfNewKey({ active, madeInADay }: KeyCounts): string | null {
  if (active >= KEY_LIMITS.active)
    return `An account has at most ${KEY_LIMITS.active} active keys. Revoke one that is no longer used.`;
  return refusalOfSuccessor({ madeInADay });
}

/** As `refusalOfNewKey`, for a key that takes the place of another one. */
export function refusalOfSuccessor({ madeInADay }: Pick<KeyCounts, 'madeInADay'>): string | null {
  if (madeInADay < KEY_LIMITS.madeInADay) return null;
  return `At most ${KEY_LIMITS.madeInADay} keys are made for an account in 24 hours. Try again later.`;
}
