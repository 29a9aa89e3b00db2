import { PROFILE_CODES } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';

/** Where the text tables keep what is written for this reader: one column a profile, the last for an unknown one. */
export function columnOf(reader: Reader): number {
  return reader.primaryCode === null ? PROFILE_CODES.length : PROFILE_CODES.indexOf(reader.primaryCode);
}

/** The same for the secondary profile, null when there is none. */
export function secondaryColumnOf(reader: Reader): number | null {
  return reader.secondaryCode === null ? null : PROFILE_CODES.indexOf(reader.secondaryCode);
}
