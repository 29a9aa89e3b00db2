import type { MessageType } from '../../../../../domain/message-types.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { showsAbove, type Unit } from '../parts/draft-parts.ts';
import { haveSameWords } from '../same-words.ts';
import { askedWhoDoes } from '../sentence/ownerless-task.ts';
import { politeOrderOf } from '../sentence/polite-order.ts';
import { capitalised } from '../sentence/smooth.ts';
import { NAMED_HYPE } from '../wording/plain/named-hype.ts';
import { NAMED_SOFTENERS } from '../wording/plain/named-softeners.ts';
import { applyRules } from '../wording/rule.ts';

/** What claims too much. */
const LOUD: ReadonlySet<FaultTag> = new Set(['absolutes', 'hype', 'no_evidence']);
/** From which weight on a sentence of a hard talk is soft though no risk quotes it. */
const SOFT = 0.5;

/**
 * A sentence that was edited, without the soft and the loud words that a risk tells to cut, and as the question that is suggested
 * for it where a risk names it an order and nothing else has changed it.
 */
export function namedWording(
  edited: string,
  unit: Unit,
  type: MessageType,
  risks: readonly RiskFinding[],
  isToMany = type === 'internal_comms',
): string {
  const named = risks.filter(({ sentence, quote }) => sentence === unit.sentence && quote !== null);
  const isSoft =
    named.some(({ tag, alsoTag }) => tag === 'hedging' || alsoTag === 'hedging') ||
    (type === 'difficult_conversation' && showsAbove(SOFT, unit, ['hedging']));
  const isLoud = named.some(({ tag, alsoTag }) => LOUD.has(tag) || (alsoTag !== null && LOUD.has(alsoTag)));
  const sober = isLoud ? applyRules(edited, NAMED_HYPE) : edited;
  const plain = isSoft ? capitalisedAs(sober, applyRules(sober, NAMED_SOFTENERS)) : sober;
  const isOwnerless = named.some(({ tag, alsoTag }) => tag === 'no_owner' || alsoTag === 'no_owner');
  const owned = isOwnerless && !unit.isListItem ? askedWhoDoes(plain, type, isToMany) : null;
  return owned ?? orderAsked(plain, unit, type, named) ?? plain;
}

function capitalisedAs(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? capitalised(after) : after;
}

const COULD_YOU = /^Could you (?:please )?([^?]+)\?$/;

/** The order as a question, to many as a request; null where it is none, or is one of a list. */
function orderAsked(
  edited: string,
  unit: Unit,
  type: MessageType,
  named: readonly RiskFinding[],
): string | null {
  // A first letter to somebody ends on how it sounds to them.
  if (
    type === 'outreach' ||
    unit.isListItem ||
    edited.endsWith('?') ||
    !haveSameWords(edited, unit.sentence.text)
  )
    return null;
  const cold = named.find(({ tag }) => tag === 'cold_tone');
  const asked = cold === undefined ? null : politeOrderOf(unit.sentence, cold.quote);
  if (asked === null || type !== 'internal_comms') return asked;
  return /^please\b/i.test(edited) ? null : asked.replace(COULD_YOU, 'Please $1.');
}
