import type { Rewritten } from '../body/body.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { pointsBack } from './points-back.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

const LONGEST_MOVED_ASK_WORDS = 10;
/** A question to the reader that points at nothing before it. */
const STANDS_ALONE =
  /^(?:could|can|would|shall) (?:you|we) (?!.*\b(?:it|this|that|these|those|them|there)\b)/i;

/** From how many sentences behind it on an ask stays: they are told for their own sake and not for it. */
const FEWEST_BEHIND = 2;

function isFarFromEnd(all: readonly Rewritten[], ask: Rewritten): boolean {
  return all.length - 1 - all.indexOf(ask) >= FEWEST_BEHIND;
}

/** The one question of a draft, when it is short and only a sentence stands behind it, as its last word. */
export function withAskLast(paragraphs: Paragraphs): Paragraphs {
  const all = paragraphs.flat();
  const questions = all.filter((sentence) => sentence.isQuestion);
  const ask = questions[0];
  if (ask === undefined || questions.length > 1 || all.at(-1) === ask || ask.isListItem) return paragraphs;
  if (isFarFromEnd(all, ask)) return paragraphs;
  const next = all[all.indexOf(ask) + 1];
  if (
    !STANDS_ALONE.test(ask.text) ||
    ask.text.split(' ').length > LONGEST_MOVED_ASK_WORDS ||
    next === undefined ||
    pointsBack(next.text)
  )
    return paragraphs;
  return withLast(paragraphs, ask);
}

const REQUEST =
  /^(?:please|kindly) (?!note|find|be advised|see|let me know|excuse|forgive|pardon|accept|feel free)/i;
const LONGEST_MOVED_REQUEST_WORDS = 20;

/** The one request of a draft without a question, near its end, in a paragraph of its own there. */
export function withRequestLast(paragraphs: Paragraphs): Paragraphs {
  const all = paragraphs.flat();
  const requests = all.filter(({ text }) => REQUEST.test(text));
  const [request] = requests;
  if (request === undefined || requests.length > 1 || all.length < 3) return paragraphs;
  if (all.some(({ isQuestion }) => isQuestion) || request.isListItem || request.startsLine) return paragraphs;
  if (isName(all.at(-1)) || isFarFromEnd(all, request)) return paragraphs;
  const next = all[all.indexOf(request) + 1];
  const leans =
    next !== undefined &&
    (pointsBack(request.text) ||
      pointsBack(next.text) ||
      REQUEST_LEANS.test(request.text) ||
      request.text.split(' ').length > LONGEST_MOVED_REQUEST_WORDS);
  if (leans) return paragraphs;
  return withLast(paragraphs, request);
}

const MOST_NAME_WORDS = 4;

/** "Area manager", "J. Brincat" on a line of its own: who signs, and nothing goes behind it. */
export function isName(last: Rewritten | undefined): boolean {
  if (last === undefined || last.isQuestion || last.text.split(' ').length > MOST_NAME_WORDS) return false;
  return /^\p{Lu}/u.test(last.text) && !hasVerb(last.text);
}

/** One of the sentences in a paragraph of its own behind all others. */
function withLast(paragraphs: Paragraphs, last: Rewritten): Paragraphs {
  return [...keptSentences(paragraphs, (sentence) => sentence !== last), [last]];
}

const REQUEST_LEANS = /\b(?:it|this|that|these|those|them|there|then|below|following)\b/i;
