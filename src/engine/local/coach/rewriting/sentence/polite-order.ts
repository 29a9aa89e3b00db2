import type { Sentence } from '../../reading/draft-reading.ts';

const LONGEST_ORDER = 90;
/** What is no order, or none to make a polite question of; "Sign-in sheet" only begins like one. */
const NOT_TO_BE_ASKED =
  /^(?:do not|don['’]t|never|please|just|let|be|stop)\b|^\w+-|["\n?]|: |, (?:anyone|late|several|some|many|the|it|we|they|there|this|all)\b|\b(?:and|or) I\b|^\p{L}+ (?:\S+ )?(?:is|are|was|were|has|have|will)\b/iu;

/** "Please send the form." as "Could you send the form?" */
const PLEASE =
  /^please (?!find\b|note\b|take note\b|be\b|do not\b|don['’]t\b|let\b|feel\b|accept\b|forgive\b|excuse\b)(\p{Ll}.*)$/iu;

/** "…, I'm not getting involved": what is said behind an order is no part of the question. */
const SAID_BEHIND =
  /(?:,| [-–]) (?:I['’](?:m|ve|ll|d)|I (?:am|have|will|won['’]t|can['’]t|don['’]t)|we['’](?:re|ve|ll)|no (?:excuses|discussions?|arguments?)|for once|or else|it['’]s not) ?.*$/i;

/** "Send your update." as "Could you please send your update?"; null when the quoted sentence is no plain order. */
export function politeOrderOf(sentence: Sentence | undefined, quote: string | null): string | null {
  const ask = sentence?.asks[0];
  const pleaded = PLEASE.exec(quote?.replace(/[.!…]+$/, '') ?? '')?.[1];
  if (
    pleaded !== undefined &&
    sentence?.text.startsWith(quote ?? '') === true &&
    pleaded.length <= LONGEST_ORDER
  )
    return NOT_TO_BE_ASKED.test(pleaded) ? null : `Could you ${pleaded}?`;
  if (sentence === undefined || ask?.form !== 'imperative' || ask.start !== sentence.start) return null;
  const order = ask.words
    .replace(/[.!…]+$/, '')
    .replace(SAID_BEHIND, '')
    .replace(/^do (?=\p{L})(?!(?:it|this|that|them|the|your|not)\b)/iu, '');
  if (quote === null || !ask.words.startsWith(quote.slice(0, 8)) || order.length > LONGEST_ORDER) return null;
  if (NOT_TO_BE_ASKED.test(order)) return null;
  return `Could you please ${order.charAt(0).toLowerCase()}${order.slice(1)}?`;
}
