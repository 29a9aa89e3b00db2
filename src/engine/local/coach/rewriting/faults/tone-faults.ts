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
