import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Reader } from '../../../../engine.ts';
import { FAULT_TAGS, type FaultTag } from '../../reading/draft-reading.ts';
import { type FaultSigns, faultLikelihood } from '../likelihood.ts';
import { faultSeverity } from '../severity.ts';
import { byTag, most, together } from '../weigh.ts';
import type { FaultEvidence, WeighedFaults } from './naming-traits.ts';

/** What speaks for each fault, also for those that nothing speaks for. */
export function weighFaults(signs: FaultSigns, type: MessageType, reader: Reader): WeighedFaults {
  const shown = byTag(signs.shown);
  const built = byTag(signs.built);
  const learned = byTag(signs.learned);
  const evidenceOf = (tag: FaultTag): FaultEvidence => {
    const severity = faultSeverity(tag, reader, type);
    const own = {
      shown: shown.get(tag) ?? [],
      built: built.get(tag) ?? [],
      learned: learned.get(tag) ?? [],
    };
    return {
      severity,
      shown: together(own.shown),
      built: together(own.built),
      learned: most(own.learned),
      likelihood: faultLikelihood(severity, own),
    };
  };
  const evidence = Object.fromEntries(FAULT_TAGS.map((tag) => [tag, evidenceOf(tag)]));
  return { type, reader, evidence: evidence as WeighedFaults['evidence'] };
}
