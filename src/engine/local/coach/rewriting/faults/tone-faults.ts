import type { FaultTag } from '../../reading/draft-reading.ts';

/** Faults of tone: words that hold no fact and are named for one of them hold the writer's mood or pride. */
export const TONE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'blame',
  'generic_opening',
  'hype',
  'jargon',
  'passive_aggressive',
  'pressure',
  'rigid',
  'sarcasm',
  'self_centred',
  'too_long',
  'ultimatum',
]);

/** Faults of a sentence that says less than it takes: what names nothing and is quoted for them tells the reader nothing. */
export const IDLE: ReadonlySet<FaultTag> = new Set(['detail_overload', 'hedging', 'no_evidence']);

/** Faults of a sentence that leads away from the matter, whatever it names on the way. */
export const BESIDE_POINT: ReadonlySet<FaultTag> = new Set(['apologetic', 'generic_opening', 'too_long']);

/** Of these, the ones that hurt: what they name is named to wound or to push. */
export const HARSH: ReadonlySet<FaultTag> = new Set(['blame', 'passive_aggressive', 'pressure', 'sarcasm']);
