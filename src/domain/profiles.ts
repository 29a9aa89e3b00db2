/**
 * The seven decision profiles: what has to be true before a person says yes.
 * Codes and names are fixed by the API contract; meanings are in docs/profiles.md.
 */

export const PROFILE_CODES = ['DP-01', 'DP-02', 'DP-03', 'DP-04', 'DP-05', 'DP-06', 'DP-07'] as const;
export type ProfileCode = (typeof PROFILE_CODES)[number];

/** Codes that may stand as a secondary profile: every code but Visionary. */
export const SECONDARY_CODES = ['DP-01', 'DP-02', 'DP-03', 'DP-04', 'DP-05', 'DP-06'] as const;
export type SecondaryCode = (typeof SECONDARY_CODES)[number];

/** The one profile that the contract allows as a primary only. */
export const VISIONARY_CODE = 'DP-07' satisfies ProfileCode;

export const PROFILE_NAMES = {
  'DP-01': 'Achiever',
  'DP-02': 'Explorer',
  'DP-03': 'Analyzer',
  'DP-04': 'Guardian',
  'DP-05': 'Deliverer',
  'DP-06': 'Collaborator',
  'DP-07': 'Visionary',
} as const satisfies Record<ProfileCode, string>;
export type ProfileName = (typeof PROFILE_NAMES)[ProfileCode];

/** Stands wherever profiles are listed or used. */
export const PROFILE_CAVEAT =
  'A profile is a working guess for better communication. It is not a fact about a person, and it is not for hiring, promotion or dismissal.';

export function isProfileCode(value: unknown): value is ProfileCode {
  return (PROFILE_CODES as readonly unknown[]).includes(value);
}

export function isSecondaryCode(value: unknown): value is SecondaryCode {
  return (SECONDARY_CODES as readonly unknown[]).includes(value);
}
