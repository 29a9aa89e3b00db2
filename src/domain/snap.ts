import type { ProfileCode, SecondaryCode } from './profiles.ts';

/** What a later analysis needs of a stored prediction. */
export interface SnapReader {
  readonly accountId: number;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
}

/** A number that can name a stored record: a positive integer that JavaScript and both databases hold exactly. */
export function isRecordId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
