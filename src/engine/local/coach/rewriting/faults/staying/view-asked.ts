import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Unit } from '../../parts/draft-parts.ts';

/** "What do you think?", "How do you two feel about it?" */
const ASKS_VIEW =
  /^(?:(?:so|and|but),? )?(?:what|how) (?:do|would) (?:you|u)(?: (?:both|two|all|guys|lot))? (?:think|say|reckon|feel)(?: (?:about|of) (?:it|this|that))?\?+$/i;

/** Whether a sentence asks for the reader's view and nothing else. */
export function asksView(text: string): boolean {
  return ASKS_VIEW.test(text);
}

/** "Let me know your thoughts." */
const WISHES_FOR_VIEW =
  /^(?:(?:please|so|and|just) )*(?:let (?:me|us) (?:know|have)|tell (?:me|us)|send (?:me|us)) (?:what you think|your (?:thoughts|views?|opinion|feedback|comments))\b[^.!?,;]{0,30}[.!]*$/i;

/** Whether a mail asks for nothing but what the reader thinks; where a question is put at its end, the wish gives way to it. */
export function isOnlyWish(type: MessageType, unit: Unit, units: readonly Unit[]): boolean {
  if (type !== 'email' || !WISHES_FOR_VIEW.test(unit.text)) return false;
  const asksBeside = ({ sentence }: Unit): boolean =>
    sentence !== unit.sentence &&
    (sentence.isQuestion || sentence.asks.some(({ plain, form }) => plain && form !== 'implied'));
  return !units.some(asksBeside);
}
