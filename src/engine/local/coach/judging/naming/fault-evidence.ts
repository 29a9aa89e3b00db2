import { FAULT_TAGS, type FaultTag } from '../../reading/draft-reading.ts';
import { type FaultSigns, faultLikelihood } from '../likelihood.ts';
import { byTag, most, together } from '../weigh.ts';
import type { FaultEvidence } from './naming-traits.ts';

/** What speaks for each fault, also for those that nothing speaks for. */
export function faultEvidence(
  signs: FaultSigns,
  severity: (tag: FaultTag) => number,
): ReadonlyMap<FaultTag, FaultEvidence> {
  const shown = byTag(signs.shown);
  const built = byTag(signs.built);
  const learned = byTag(signs.learned);
  return new Map(
    FAULT_TAGS.map((tag) => {
      const own = {
        shown: shown.get(tag) ?? [],
        built: built.get(tag) ?? [],
        learned: learned.get(tag) ?? [],
      };
      const evidence = {
        severity: severity(tag),
        shown: together(own.shown),
        built: together(own.built),
        learned: most(own.learned),
        likelihood: faultLikelihood(severity(tag), own),
      };
      return [tag, evidence] as const;
    }),
  );
}
