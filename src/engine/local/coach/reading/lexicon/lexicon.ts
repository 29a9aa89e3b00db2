import type { FaultTag, MarkTag } from '../draft-reading.ts';
import { ABSOLUTES } from './faults/absolutes.ts';
import { APOLOGETIC } from './faults/apologetic.ts';
import { BLAME } from './faults/blame.ts';
import { BURIED_ASK } from './faults/buried-ask.ts';
import { COLD_TONE } from './faults/cold-tone.ts';
import { DETAIL_OVERLOAD } from './faults/detail-overload.ts';
import { GENERIC_OPENING } from './faults/generic-opening.ts';
import { HEDGING } from './faults/hedging.ts';
import { HYPE } from './faults/hype.ts';
import { JARGON } from './faults/jargon.ts';
import { NO_ASK } from './faults/no-ask.ts';
import { NO_EVIDENCE } from './faults/no-evidence.ts';
import { NO_NEXT_STEP } from './faults/no-next-step.ts';
import { NO_OWNER } from './faults/no-owner.ts';
import { NO_PEOPLE } from './faults/no-people.ts';
import { NO_PURPOSE } from './faults/no-purpose.ts';
import { PASSIVE_AGGRESSIVE } from './faults/passive-aggressive.ts';
import { PRESSURE } from './faults/pressure.ts';
import { RIGID } from './faults/rigid.ts';
import { RISK_UNADDRESSED } from './faults/risk-unaddressed.ts';
import { SAFEGUARD_MISSING } from './faults/safeguard-missing.ts';
import { SARCASM } from './faults/sarcasm.ts';
import { SELF_CENTRED } from './faults/self-centred.ts';
import { SURPRISE_CHANGE } from './faults/surprise-change.ts';
import { TOO_LONG } from './faults/too-long.ts';
import { TOO_SHORT } from './faults/too-short.ts';
import { ULTIMATUM } from './faults/ultimatum.ts';
import { VAGUE_ASK } from './faults/vague-ask.ts';
import { VAGUE_DEADLINE } from './faults/vague-deadline.ts';
import { MERITS } from './merits.ts';
import { NEUTRAL } from './neutral.ts';
import { parsePatterns } from './pattern.ts';
import { PatternIndex } from './pattern-index.ts';

/**
 * A phrase's weight says how surely it shows the fault. It began as a judgement and was lowered where the phrase
 * also stands in the good messages of the labelled data.
 */
const FAULTS: Readonly<Record<FaultTag, string>> = {
  absolutes: ABSOLUTES,
  apologetic: APOLOGETIC,
  blame: BLAME,
  buried_ask: BURIED_ASK,
  cold_tone: COLD_TONE,
  detail_overload: DETAIL_OVERLOAD,
  generic_opening: GENERIC_OPENING,
  hedging: HEDGING,
  hype: HYPE,
  jargon: JARGON,
  no_ask: NO_ASK,
  no_evidence: NO_EVIDENCE,
  no_next_step: NO_NEXT_STEP,
  no_owner: NO_OWNER,
  no_people: NO_PEOPLE,
  no_purpose: NO_PURPOSE,
  passive_aggressive: PASSIVE_AGGRESSIVE,
  pressure: PRESSURE,
  rigid: RIGID,
  risk_unaddressed: RISK_UNADDRESSED,
  safeguard_missing: SAFEGUARD_MISSING,
  sarcasm: SARCASM,
  self_centred: SELF_CENTRED,
  surprise_change: SURPRISE_CHANGE,
  too_long: TOO_LONG,
  too_short: TOO_SHORT,
  ultimatum: ULTIMATUM,
  vague_ask: VAGUE_ASK,
  vague_deadline: VAGUE_DEADLINE,
};

export const LEXICON_TABLES: Readonly<Partial<Record<MarkTag, string>>> = {
  ...FAULTS,
  ...MERITS,
  ...NEUTRAL,
};

let index: PatternIndex<MarkTag> | undefined;

/** Every phrase that the coach knows, indexed when the first draft is read. */
export function lexicon(): PatternIndex<MarkTag> {
  index ??= new PatternIndex<MarkTag>(
    Object.entries(LEXICON_TABLES).flatMap(([tag, table]) => parsePatterns(tag as MarkTag, table)),
  );
  return index;
}
