import type { MessageType } from '../../../../../domain/message-types.ts';
import { shippedModel } from '../../learnt-model.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import { isCourtesy } from './courtesy.ts';
import { WANTING_TRAITS, wantingCase } from './wanting-traits.ts';

/**
 * What a draft wants of its reader: an answer, a deed or a decision; or nothing, since it tells, confirms, thanks or chats.
 * One that wants nothing lacks no ask, no evidence and no plan.
 */
export type Wanting = 'nothing' | 'unsure' | 'something';

/** What `training/coach/fit-wanting.ts` learns from messages of which their writers said what they want. */
const chanceOf = shippedModel(new URL('./wanting.json', import.meta.url), WANTING_TRAITS);

interface LeastChances {
  /** Below it a draft is taken to want nothing. */
  readonly unsure: number;
  /** From it on one that asks outright is taken to want something; small talk in texts asks, too. */
  readonly sureIfAsked: number;
  /** The same for any other. */
  readonly sure: number;
}

const CHANCES: Readonly<Partial<Record<MessageType, LeastChances>>> = {
  text: { unsure: 0.5, sureIfAsked: 0.65, sure: 0.65 },
  email: { unsure: 0.6, sureIfAsked: 0.6, sure: 0.8 },
};

/** Whether people write messages of a type to tell something as often as to get something. */
export function mayOnlyTell(type: MessageType): boolean {
  return type in CHANCES;
}

/** A fault that was found, as far as it tells whether a message wants anything. */
interface FoundFault {
  readonly tag: FaultTag;
  readonly quote: string | null;
  readonly severity: number;
}

/** What a draft wants; only texts and mails are ever taken to want nothing, and none that asks outright or is plainly at fault. */
export function wantingOf(reading: DraftReading, faults: readonly FoundFault[]): Wanting {
  const chances = CHANCES[reading.type];
  if (chances === undefined) return 'something';
  const { unsure, sureIfAsked, sure } = chances;
  const chance = chanceOf(wantingCase(reading));
  if (asksOutright(reading)) return chance < sureIfAsked ? 'unsure' : 'something';
  const isCurt = reading.type === 'email' && faults.some(({ tag }) => tag === 'cold_tone');
  if (chance < unsure && !isCurt && !faults.some(isPlain)) return 'nothing';
  return chance < sure ? 'unsure' : 'something';
}

/** A question or a request whose writer left out the mark. */
const ASKS =
  /\b(?:can|could|may|might|would|will|shall) (?:I|we|you|u)\b|\b(?:please|pls|plz|let (?:me|us) know)\b/i;

function asksOutright({ asks, sentences }: DraftReading): boolean {
  const asking = new Set(
    asks.filter(({ plain, form }) => plain && form !== 'implied').map(({ sentenceIndex }) => sentenceIndex),
  );
  return sentences.some(
    ({ index, isQuestion, text }) =>
      (isQuestion || asking.has(index) || ASKS.test(text)) && !isCourtesy(text),
  );
}

/** What somebody does to a reader: jokes, praise and regrets are in messages that want nothing, too. */
const OF_DEALINGS: ReadonlySet<FaultTag> = new Set([
  'blame',
  'passive_aggressive',
  'pressure',
  'rigid',
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
  'ultimatum',
]);
const PLAIN = 0.8;

/** A threat, a charge or a surprise in so many words. */
function isPlain({ tag, quote, severity }: FoundFault): boolean {
  return quote !== null && severity >= PLAIN && OF_DEALINGS.has(tag);
}

/** What costs a reader of whom nothing is wanted, too. */
const COST_ANYBODY: ReadonlySet<FaultTag> = new Set(['too_long', 'detail_overload', 'jargon']);

/** Whether a fault costs anything in a message that wants so much; where that is unsure, nothing can be said to be missing. */
export function costs({ tag, quote }: Pick<FoundFault, 'tag' | 'quote'>, wanting: Wanting): boolean {
  if (wanting === 'something') return true;
  return wanting === 'unsure' ? quote !== null : COST_ANYBODY.has(tag);
}
