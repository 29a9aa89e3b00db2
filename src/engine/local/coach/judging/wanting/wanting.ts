import type { MessageType } from '../../../../../domain/message-types.ts';
import { shippedModel } from '../../learnt-model.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import { isCourtesy } from './courtesy.ts';
import { WANTING_TRAITS, wantingCase } from './wanting-traits.ts';
import { asksOutright } from './wishes.ts';

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
  text: { unsure: 0.42, sureIfAsked: 0.6, sure: 0.6 },
  email: { unsure: 0.65, sureIfAsked: 0.65, sure: 0.85 },
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
  if (chance < unsure && !faults.some((fault) => isPlain(fault, reading.type))) return 'nothing';
  return chance < sure ? 'unsure' : 'something';
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
/** A charge or a threat is no chat, even where it is less plain. */
const CHARGES: ReadonlySet<FaultTag> = new Set(['blame', 'ultimatum']);
const PLAIN_CHARGE = 0.6;

/** A threat, a charge or a surprise in so many words, or the cold tone of a mail. */
function isPlain({ tag, quote, severity }: FoundFault, type: MessageType): boolean {
  const isOfDealings = OF_DEALINGS.has(tag) || (tag === 'cold_tone' && type === 'email');
  return quote !== null && severity >= (CHARGES.has(tag) ? PLAIN_CHARGE : PLAIN) && isOfDealings;
}

/** What costs a reader of whom nothing is wanted, too. */
const COST_ANYBODY: ReadonlySet<FaultTag> = new Set(['too_long', 'detail_overload', 'jargon']);

/**
 * Whether a fault costs anything in a message that wants so much; where that is unsure, nothing can be said to be missing,
 * and an offer to answer questions is there for politeness.
 */
export function costs({ tag, quote }: Pick<FoundFault, 'tag' | 'quote'>, wanting: Wanting): boolean {
  if (wanting === 'something') return true;
  return wanting === 'unsure' ? quote !== null && !isCourtesy(quote) : COST_ANYBODY.has(tag);
}
