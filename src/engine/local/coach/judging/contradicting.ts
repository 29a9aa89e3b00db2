import type { FaultTag, MeritTag } from '../reading/draft-reading.ts';
import type { RiskFinding } from './finding.ts';

/** Facts stay facts whatever is wrong with the sentence around them. */
const FACTS: ReadonlySet<MeritTag> = new Set([
  'clear_deadline',
  'evidence_cited',
  'options_offered',
  'ownership',
  'personalised',
  'purpose_stated',
  'safeguard_named',
  'specific_numbers',
]);

/** Words that hurt: of them only a figure is still worth praising, not the date or the name that comes with a threat. */
export const HURTS: ReadonlySet<FaultTag> = new Set([
  'blame',
  'cold_tone',
  'hype',
  'passive_aggressive',
  'pressure',
  'sarcasm',
  'ultimatum',
]);
export const FIGURES: ReadonlySet<MeritTag> = new Set(['evidence_cited', 'specific_numbers']);
/** What is said coldly is said all the same: who admits a mistake has admitted it. */
const STANDS_WHEN_COLD: ReadonlySet<MeritTag> = new Set([...FIGURES, 'ownership', 'clear_deadline']);
/** Risks that say the very opposite of a merit. */
const OPPOSITES: Readonly<Partial<Record<MeritTag, ReadonlySet<FaultTag>>>> = {
  clear_deadline: new Set(['vague_deadline', 'pressure']),
  evidence_cited: new Set(['no_evidence', 'rigid', 'safeguard_missing']),
  options_offered: new Set(['rigid', 'vague_ask', 'no_evidence']),
  ownership: new Set(['no_owner', 'hedging', 'no_next_step', 'surprise_change']),
  purpose_stated: new Set(['no_purpose', 'no_evidence', 'absolutes']),
  safeguard_named: new Set(['safeguard_missing', 'risk_unaddressed', 'surprise_change', 'rigid']),
};

/** Big words and pressure in which nothing is counted are no evidence. */
const UNCOUNTED: ReadonlySet<FaultTag> = new Set(['hype', 'pressure']);

/** A fainter risk does not take back that a fact is one. */
const FAINT_RISK = 0.2;

/** Whether a merit may be praised in words that these risks quote. */
export function stands(tag: MeritTag, quote: string, against: readonly RiskFinding[]): boolean {
  const opposite = OPPOSITES[tag];
  if (tag === 'evidence_cited' && !/\d/.test(quote) && against.some((risk) => UNCOUNTED.has(risk.tag)))
    return false;
  if (
    against.some((risk) => opposite?.has(risk.tag) || (risk.alsoTag !== null && opposite?.has(risk.alsoTag)))
  )
    return false;
  const hurting = against.filter((risk) => HURTS.has(risk.tag) && risk.severity >= FAINT_RISK);
  if (hurting.length === 0) return FACTS.has(tag);
  return (hurting.every((risk) => risk.tag === 'cold_tone') ? STANDS_WHEN_COLD : FIGURES).has(tag);
}
