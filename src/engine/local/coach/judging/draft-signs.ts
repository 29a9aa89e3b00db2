import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';
import type { FaultSigns } from './likelihood.ts';
import { fainterMeritSigns, meritSigns } from './merits/merit-signs.ts';
import type { LearnedSigns } from './signs/learned-signs.ts';
import { wordSigns } from './signs/risk-signs.ts';
import { structuralSigns } from './signs/structure.ts';

/** All that speaks for a fault or a merit in a draft, before the reader is considered. */
export interface DraftSigns {
  readonly faults: FaultSigns;
  readonly merits: readonly Sign<MeritTag>[];
  /** Too faint to say how good the draft is as a whole. */
  readonly faintMerits: readonly Sign<MeritTag>[];
  /** For each sentence how much it speaks for each of `MERIT_TAGS`. */
  readonly heard: LearnedSigns['heard'];
}

/** The signs of a draft, with those that a phrase model sees in it. */
export function draftSigns(reading: DraftReading, learned: LearnedSigns): DraftSigns {
  return {
    faults: { shown: wordSigns(reading), built: structuralSigns(reading), learned: learned.faults },
    merits: meritSigns(reading, learned.merits),
    faintMerits: fainterMeritSigns(reading),
    heard: learned.heard,
  };
}
