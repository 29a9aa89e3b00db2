import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import type { FaultTag, MeritTag } from '../reading/draft-reading.ts';

/** One figure a profile, DP-01 to DP-07, and one for an unknown reader. */
type ByProfile = readonly [number, number, number, number, number, number, number, number];

/** How much a fault costs with each reader: 1 loses them, 0.2 is a blemish. */
const FAULT_SEVERITY: Readonly<Record<FaultTag, ByProfile>> = {
  //                Ach   Expl  Anal  Guar  Deli  Coll  Visi  none
  absolutes: [0.55, 0.65, 0.85, 0.6, 0.45, 0.55, 0.5, 0.6],
  apologetic: [0.75, 0.5, 0.5, 0.5, 0.55, 0.45, 0.6, 0.55],
  blame: [0.8, 0.75, 0.75, 0.8, 0.8, 0.9, 0.75, 0.85],
  buried_ask: [0.95, 0.55, 0.5, 0.5, 0.65, 0.45, 0.65, 0.6],
  cold_tone: [0.45, 0.75, 0.45, 0.55, 0.45, 0.95, 0.6, 0.65],
  detail_overload: [0.7, 0.65, 0.3, 0.35, 0.45, 0.45, 0.95, 0.5],
  generic_opening: [0.75, 0.7, 0.65, 0.55, 0.6, 0.6, 0.7, 0.65],
  hedging: [0.95, 0.5, 0.7, 0.55, 0.8, 0.45, 0.65, 0.6],
  hype: [0.65, 0.5, 0.95, 0.75, 0.55, 0.45, 0.45, 0.6],
  jargon: [0.65, 0.55, 0.5, 0.45, 0.6, 0.55, 0.7, 0.6],
  no_ask: [0.75, 0.6, 0.6, 0.5, 0.7, 0.6, 0.65, 0.7],
  no_evidence: [0.6, 0.4, 1, 0.65, 0.45, 0.35, 0.4, 0.55],
  no_next_step: [0.65, 0.55, 0.5, 0.55, 0.8, 0.6, 0.55, 0.65],
  no_owner: [0.45, 0.3, 0.35, 0.7, 1, 0.35, 0.3, 0.45],
  no_people: [0.25, 0.45, 0.25, 0.35, 0.25, 1, 0.4, 0.4],
  no_purpose: [0.45, 0.5, 0.35, 0.35, 0.5, 0.45, 1, 0.45],
  passive_aggressive: [0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.6, 0.7],
  pressure: [0.4, 0.55, 0.9, 0.85, 0.5, 0.75, 0.55, 0.6],
  rigid: [0.35, 1, 0.35, 0.3, 0.3, 0.6, 0.65, 0.4],
  risk_unaddressed: [0.35, 0.35, 0.6, 1, 0.5, 0.45, 0.35, 0.5],
  safeguard_missing: [0.3, 0.25, 0.45, 0.95, 0.45, 0.35, 0.25, 0.45],
  sarcasm: [0.6, 0.65, 0.65, 0.7, 0.65, 0.85, 0.65, 0.75],
  self_centred: [0.75, 0.65, 0.55, 0.5, 0.55, 0.7, 0.65, 0.65],
  surprise_change: [0.35, 0.4, 0.4, 0.95, 0.65, 0.75, 0.4, 0.5],
  too_long: [0.85, 0.65, 0.4, 0.35, 0.6, 0.4, 0.75, 0.6],
  too_short: [0.3, 0.35, 0.55, 0.6, 0.55, 0.65, 0.5, 0.5],
  ultimatum: [0.75, 0.8, 0.75, 0.8, 0.7, 0.9, 0.75, 0.8],
  vague_ask: [0.85, 0.65, 0.75, 0.65, 0.9, 0.55, 0.75, 0.75],
  vague_deadline: [0.8, 0.45, 0.6, 0.65, 1, 0.4, 0.45, 0.65],
};

/** How much a merit counts with each reader. */
const MERIT_SEVERITY: Readonly<Record<MeritTag, ByProfile>> = {
  appreciation: [0.5, 0.6, 0.45, 0.5, 0.5, 0.95, 0.55, 0.7],
  brevity: [0.75, 0.65, 0.45, 0.45, 0.6, 0.45, 0.6, 0.6],
  clear_ask: [0.9, 0.75, 0.8, 0.75, 0.9, 0.7, 0.8, 0.85],
  clear_deadline: [0.85, 0.6, 0.65, 0.7, 0.95, 0.6, 0.6, 0.75],
  concrete_plan: [0.6, 0.4, 0.6, 0.7, 0.95, 0.5, 0.45, 0.65],
  empathy: [0.4, 0.5, 0.4, 0.5, 0.4, 0.95, 0.6, 0.6],
  evidence_cited: [0.8, 0.6, 1, 0.85, 0.7, 0.6, 0.65, 0.75],
  options_offered: [0.7, 0.95, 0.65, 0.5, 0.5, 0.65, 0.55, 0.6],
  ownership: [0.65, 0.55, 0.75, 0.8, 0.8, 0.8, 0.6, 0.7],
  personalised: [0.7, 0.75, 0.7, 0.6, 0.6, 0.85, 0.8, 0.7],
  purpose_stated: [0.65, 0.65, 0.6, 0.65, 0.6, 0.65, 1, 0.7],
  safeguard_named: [0.5, 0.45, 0.65, 1, 0.65, 0.6, 0.45, 0.65],
  specific_numbers: [0.95, 0.7, 0.9, 0.75, 0.85, 0.65, 0.7, 0.8],
  warm_opening: [0.4, 0.5, 0.35, 0.4, 0.4, 0.9, 0.5, 0.55],
};

/** Where the type of message makes a fault heavier or lighter than elsewhere; 1 where not named. */
const TYPE_FACTOR: Readonly<Record<MessageType, Readonly<Partial<Record<FaultTag, number>>>>> = {
  outreach: {
    generic_opening: 1.3,
    self_centred: 1.3,
    hype: 1.1,
    too_short: 0.7,
    no_next_step: 0.9,
    safeguard_missing: 0.8,
    no_purpose: 0.9,
  },
  text: { too_short: 0.7, no_purpose: 0.8, detail_overload: 0.9, generic_opening: 0.6, self_centred: 0.6 },
  email: { generic_opening: 0.8, self_centred: 0.8 },
  internal_comms: {
    no_owner: 1.1,
    jargon: 1.15,
    generic_opening: 0.6,
    self_centred: 0.6,
    blame: 0.8,
    surprise_change: 1.1,
    pressure: 0.85,
  },
  difficult_conversation: {
    blame: 1.15,
    absolutes: 1.1,
    no_next_step: 1.15,
    generic_opening: 0.5,
    self_centred: 0.5,
    no_owner: 0.8,
    detail_overload: 0.8,
    hype: 0.6,
  },
  meeting_prep: {
    no_next_step: 1.05,
    risk_unaddressed: 1.15,
    generic_opening: 0.3,
    self_centred: 0.5,
    cold_tone: 0.85,
    apologetic: 0.8,
    pressure: 0.95,
  },
};

const COLUMN: Readonly<Record<ProfileCode, number>> = {
  'DP-01': 0,
  'DP-02': 1,
  'DP-03': 2,
  'DP-04': 3,
  'DP-05': 4,
  'DP-06': 5,
  'DP-07': 6,
};
const UNKNOWN_COLUMN = 7;

/** A secondary profile adds this share of what it weighs more than the primary. */
const SECONDARY_SHARE = 0.4;

function forReader(row: ByProfile, reader: Reader): number {
  if (reader.primaryCode === null) return row[UNKNOWN_COLUMN];
  const primary = row[COLUMN[reader.primaryCode]] ?? 0;
  if (reader.secondaryCode === null) return primary;
  const secondary = row[COLUMN[reader.secondaryCode]] ?? 0;
  return primary + Math.max(0, secondary - primary) * SECONDARY_SHARE;
}

/** How much a fault costs with this reader in this type of message, above 0; 1 is grave. */
export function faultSeverity(tag: FaultTag, reader: Reader, type: MessageType): number {
  return forReader(FAULT_SEVERITY[tag], reader) * (TYPE_FACTOR[type][tag] ?? 1);
}

/** How much a merit counts with this reader, above 0. */
export function meritSeverity(tag: MeritTag, reader: Reader): number {
  return forReader(MERIT_SEVERITY[tag], reader);
}
