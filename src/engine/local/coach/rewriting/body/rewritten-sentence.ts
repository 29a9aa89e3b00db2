import type { Sentence } from '../../reading/draft-reading.ts';
import { firstReaching } from '../../reading/first-reaching.ts';
import { isShrugged } from '../closing/admission.ts';
import { REASON_MARK } from '../order/order-sentences.ts';
import { smallTalkIn } from '../order/small-talk.ts';
import { showsAbove, type Unit } from '../parts/draft-parts.ts';
import { haveSameWords } from '../same-words.ts';
import { isAsking } from '../sentence/asking.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { deadlineOf } from '../sentence/deadline.ts';
import { PLAIN_QUESTION, withFullStop } from '../sentence/smooth.ts';
import type { Rewritten } from './body.ts';

/** An edited unit of the draft as it goes into the rewrite; `leads` is the chance that an expert begins with it. */
export function rewrittenSentence(unit: Unit, edited: string, leads: number): Rewritten {
  const stays = unit.isListItem || (edited === unit.text && !PLAIN_QUESTION.test(edited));
  const text = stays || isBareWord(unit, edited) ? edited : withFullStop(edited);
  const smallTalk = smallTalkIn(unit.sentence.text, text);
  return {
    ...(smallTalk === undefined ? {} : { smallTalk }),
    ...(isShrugged(unit.sentence.text) || isShrugged(text) ? { isShrugged: true } : {}),
    text,
    marker: unit.marker,
    isListItem: unit.isListItem,
    startsLine: unit.startsLine,
    isAside: ASIDE.test(unit.text),
    isQuestion: isAsking(text),
    isAsk: isAsking(text) || hasPlainAsk(unit),
    isSafeguard: (showsAbove(0.9, unit, ['safeguard_named']) && SAFE.test(text)) || SURELY_SAFE.test(text),
    isThanks: /\bthank you\b|\bthanks for\b|(?<!\bbe (?:\w+ )?)\bappreciated?\b|\blovely\b/i.test(text),
    hasDeadline: deadlineOf(text) !== null,
    isReason: REASON_MARK.test(unit.text),
    numberCount: figuresIn(unit),
    leads,
  };
}

const MOST_BARE_WORDS = 3;

/** "carol" below a message, "Bob  Hart": a word or two without a verb and a mark of their own, to which no full stop belongs. */
function isBareWord({ text }: Unit, edited: string): boolean {
  if (edited.split(' ').length > MOST_BARE_WORDS || !/[\p{L}\p{N}]$/u.test(text)) return false;
  return haveSameWords(edited, text) && !hasVerb(edited);
}

/** Each separator can be read in one way only: a thousand times "and" would else be tried for ever. */
const ASIDE =
  /^(?:(?:oh|and|anyway|ps|p\.s\.),?(?: ?: ?| {0,2}))*(?:by the way|btw|on another note|on a different note|one more thing|unrelated)\b/i;

/** Numbers that belong to no date. */
function figuresIn({ sentence }: Unit): number {
  const dateAt = firstReaching(sentence.marks.filter(({ tag }) => tag === 'date'));
  return sentence.marks.filter(
    (mark) =>
      mark.tag === 'number' && (dateAt(mark)?.start ?? mark.end) >= mark.end && !isOfDate(sentence, mark.end),
  ).length;
}

const LONGEST_DATE = 16;

/** "3 and 4 March": the first number belongs to the date, too. */
function isOfDate({ text, start }: Sentence, end: number): boolean {
  return /^ (?:and|to|or|–|-) \d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
    text.slice(end - start, end - start + LONGEST_DATE),
  );
}

/** What keeps the reader safe whatever else a sentence says. */
const SURELY_SAFE =
  /\b(?:no incidents?|without incident|(?:switch|go|roll)\w*(?: \w+)? back|as a fallback)\b/i;
const SAFE =
  /\b(?:fallback|backup|back-up|stays?|stayed|checked|approved|insured|reversible|roll(?:ed)? ?back|in place|kept|keeps|remains|tested|supervised|signed off|manual)\b/i;

/** Whether a unit asks outright for something. */
export function hasPlainAsk(unit: Unit): boolean {
  return unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied');
}
