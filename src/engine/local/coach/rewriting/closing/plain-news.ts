import type { Findings } from '../../judging/finding.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';

/** What asks something of those who read a notice, forbids them something or leaves a job open among them. */
const CONCERNS_DEEDS =
  /\b(?:must|ha(?:ve|s) to|needs?(?: to)?|are to|is to be|(?:are|is) (?:asked|required|requested)|may not|can['’]t|cannot|can not|(?:will|may|can|shall|must) not be|won['’]t be|should|ought|required|mandatory|compulsory|imperative|shall|instructed|only|no longer|please|don['’]t|do not|stop|refrain|somebody|someone|everyone|everybody|anyone|anybody|whoever|those who|ask(?:ing)? you|want you|not negotiable)\b/iu;
/** "Please be advised that the pool is shut", "You do not need to do anything", "we have to shut it": words of a deed that ask for none. */
const ASKS_NOTHING =
  /\bplease (?:be (?:advised|aware|assured)|note|call|ring|contact|e-?mail)\b|\b(?:don['’]t|do not|no one|nobody) (?:need|ha(?:ve|s))s? to\b|\bif you need\b|\b(?:I|we)(?:['’](?:m|re|ll|ve)| am| are| will)?(?: going to)? (?:have|need) to\b|\b(?:I|we|it|this|that|they) should\b|\b(?:tell|warn|remind|thank|thanks to|welcome) (?:everyone|everybody)\b/giu;

/** A change of how things are done, which somebody decided and others live with from some day on. */
const CHANGES =
  /\b(?:from|starting|as of|effective|with effect from)(?: on)? (?:today|tomorrow|now|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)|\b(?:we|I)(?:['’](?:re|ve)| are| have)? (?:\p{L}+ )?(?:switch|mov|chang|drop|kill|trial|introduc|operationalis|phas)\p{Ll}*|\b(?:any|no) ?more\b|\bends? on\b|\breassigned\b|\bgo(?:es|ing)? (?:live|over|fully)\b/iu;

/** Faults of a notice that sells, blurs or only hints at its news: who reads it has something to ask. */
const SELLS_OR_BLURS: ReadonlySet<FaultTag> = new Set([
  'hype',
  'hedging',
  'blame',
  'passive_aggressive',
  'too_short',
]);
const SURE = 0.3;

/**
 * Whether a message to many tells what is, was or will be, and wants nothing of anybody: an outage, a closed day, what a
 * meeting has decided. A stock question under it asks what nobody wondered about.
 */
export function isPlainNews(reading: DraftReading, findings: Pick<Findings, 'risks'>): boolean {
  if (reading.type !== 'internal_comms') return false;
  if (findings.risks.some(({ tag, severity }) => SELLS_OR_BLURS.has(tag) && severity >= SURE)) return false;
  if (reading.asks.some(({ plain, form }) => plain && form === 'imperative')) return false;
  const told = reading.text.replace(ASKS_NOTHING, '');
  return !CONCERNS_DEEDS.test(told) && !CHANGES.test(told);
}
