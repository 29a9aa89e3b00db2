import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';

/** What makes an order to a stranger a kindness asked of them. */
const ASKS_KINDLY =
  /\b(?:thank\w*|happy|glad|love|lovely|delighted|grateful|appreciate\w*|welcome|hope|sorry|(?:would|could|can|will) you)\b/i;

/** The order in a first letter that neither asks nor thanks; undefined where there is none. */
function orderToStranger(reading: DraftReading): Sentence | undefined {
  const { sentences, text, type } = reading;
  if (type !== 'outreach' || ASKS_KINDLY.test(text) || sentences.some(({ isQuestion }) => isQuestion))
    return undefined;
  return sentences.find(isOrder);
}

/** "Please" in front of an order softens it no more than it does on a sign. */
function isOrder({ asks, text }: Sentence): boolean {
  return asks.some(({ form }) => form === 'imperative' || (form === 'request' && /^please\b/i.test(text)));
}

/** Whether a first letter asks for nothing, or only gives orders: no such letter is fair to somebody who owes nothing. */
export function failsStranger(reading: DraftReading): boolean {
  if (reading.type !== 'outreach') return false;
  return reading.asks.length === 0 || orderToStranger(reading) !== undefined;
}

/** The cold tone of an order to somebody who does not know the writer. */
export function strangerSigns(reading: DraftReading): Sign<FaultTag>[] {
  const order = orderToStranger(reading);
  return order === undefined
    ? []
    : [{ tag: 'cold_tone', span: order, sentenceIndex: order.index, weight: 0.5 }];
}
