import { useSnap } from '../api/queries.ts';
import { isProfileCode } from '../text/profiles.ts';
import type { MadeSnap } from './made-snap.ts';
import { usePlayground } from './playground-state.tsx';

interface Reader {
  /** Whom a message is for; null for a profile without a person, and until the person is known. */
  readonly person: MadeSnap | null;
  /** Why the person is not known. */
  readonly error: Error | null;
}

/** Who a reader is, by the number of a snap or the code of a profile. */
export function useReader(reader: string): Reader {
  const { made } = usePlayground();
  const isMade = reader === String(made?.snapId);
  const stored = useSnap(reader, { enabled: !isMade && !isProfileCode(reader) });
  if (isProfileCode(reader)) return { person: null, error: null };
  return { person: isMade ? made : (stored.data ?? null), error: isMade ? null : stored.error };
}
