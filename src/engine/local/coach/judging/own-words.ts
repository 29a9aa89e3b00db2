import type { DraftReading, FaultTag, Mark, MarkTag, Sentence } from '../reading/draft-reading.ts';
import type { StrengthFinding } from './finding.ts';
import { isLoose, withoutLooseEnd } from './loose-ends.ts';
import type { OwnWords } from './texts/suggestions.ts';

const DUE = /\b(?:by|before|until|till|due|deadline|no later than)[ :]+(?:on |the end of |the )?$/i;
/** An hour without its day, or a stretch of time: no day that one could name in a request. */
const NO_DAY = /^(?:noon|midday|midnight)\b|^\d{1,2}[:.]\d{2}|^\d{1,2} ?[ap]m|\b(?:year|quarter|Q\d)\b/i;
const LEADING_PREPOSITION = /^(?:by|until|before|after|from|since|in)\s+/i;
const GREETING_WORDS =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening)|morning)\b\s*|[,!:.–—]+$/gi;
const NOBODY_NAMED =
  /^(?:all|team|everyone|everybody|folks|colleagues|there|both|guys|sir|madam|to whom .*)?$/i;
const FACTUAL = new Set(['specific_numbers', 'evidence_cited', 'purpose_stated']);

/** The first day that the draft gives as a deadline. Never a date of something past, never an hour without its day. */
function deadlineOf(reading: DraftReading): string | null {
  for (const mark of reading.marks) {
    if (mark.tag !== 'date' || NO_DAY.test(mark.words)) continue;
    const before = reading.text.slice(Math.max(0, mark.start - 24), mark.start);
    if (DUE.test(before) || /^(?:by|until|before)\b/i.test(mark.words)) {
      return mark.words.replace(LEADING_PREPOSITION, '');
    }
  }
  return null;
}

function nameOf(reading: DraftReading): string | null {
  const greeting = reading.blocks.find((block) => block.kind === 'greeting');
  const name = greeting?.text.replaceAll(GREETING_WORDS, '').trim() ?? '';
  return NOBODY_NAMED.test(name) || name.includes('"') || name.length > 40 ? null : name;
}

const ASKS_THE_READER =
  /^(?:please|can|could|would|will|shall|do|does|did|are|is|may|which|what|when|where|who|how)\b/i;

const WEAK: ReadonlySet<MarkTag> = new Set([
  'hedging',
  'vague_ask',
  'pressure',
  'sarcasm',
  'blame',
  'ultimatum',
]);

function isWeak(sentence: Sentence | undefined): boolean {
  return sentence === undefined || sentence.marks.some((mark) => WEAK.has(mark.tag) && mark.weight >= 0.4);
}

function askOf(reading: DraftReading): string | null {
  const ask = reading.asks.find(
    ({ plain, words, form, sentenceIndex }) =>
      plain &&
      (form === 'question' || form === 'request') &&
      words.length <= 140 &&
      !/["\n]/.test(words) &&
      ASKS_THE_READER.test(words) &&
      !/\b(?:don't|do not|never)\b/i.test(words) &&
      !isWeak(reading.sentences[sentenceIndex]),
  );
  return ask === undefined
    ? null
    : ask.words.charAt(0).toUpperCase() + ask.words.slice(1).replace(/[.!]+$/, '');
}

const SHORT_QUOTE_WORDS = 12;
/** Faults that a phrase carries by itself, so that cutting it mends the sentence. */
const IN_THE_PHRASE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'hedging',
  'hype',
  'jargon',
]);
const MOST_TRIGGERS = 3;
/** Words that begin a clause: cutting them alone would leave half of it. */
const CLAUSE_START = /^(?:if|that|when|whether|only|not|it|there|you|we|i|do|just because)\b/i;

/** The words to name in a suggestion: phrases to cut, or the quote itself when it is short enough to say again. */
function triggersOf(tag: FaultTag, quote: string | null, marks: readonly Mark[]): string[] {
  if (!IN_THE_PHRASE.has(tag)) {
    return quote !== null && quote.split(/\s+/).length <= SHORT_QUOTE_WORDS ? [quote] : [];
  }
  const phrases = marks
    .filter((mark) => !/["\n]/.test(mark.words))
    .map((mark) => withoutLooseEnd(mark.words))
    .filter((words) => words.length > 3 && !isLoose(words) && !CLAUSE_START.test(words));
  return [...new Set(phrases)].slice(0, MOST_TRIGGERS);
}

/** What all suggestions for one draft can draw on. */
export type DraftWords = Omit<OwnWords, 'quote' | 'triggers' | 'better' | 'politeOrder' | 'quotesAsk'>;

export function draftWords(reading: DraftReading, strengths: readonly StrengthFinding[]): DraftWords {
  return {
    name: nameOf(reading),
    deadline: deadlineOf(reading),
    fact: strengths.find((strength) => FACTUAL.has(strength.tag) && strength.quote !== null)?.quote ?? null,
    ask: askOf(reading),
    isNotes: reading.type === 'meeting_prep',
  };
}

const LONGEST_ORDER = 90;
const NOT_TO_BE_ASKED = /^(?:do not|don't|never|please|just|let|be|stop)\b|["\n?]/i;

/** "Send your update." as "Could you please send your update"; null when the quoted sentence is no plain order. */
function politeOrderOf(sentence: Sentence | undefined, quote: string | null): string | null {
  const ask = sentence?.asks[0];
  if (sentence === undefined || ask?.form !== 'imperative' || ask.start !== sentence.start) return null;
  const order = ask.words.replace(/[.!…]+$/, '');
  if (quote === null || !order.startsWith(quote.slice(0, 8)) || order.length > LONGEST_ORDER) return null;
  if (NOT_TO_BE_ASKED.test(order)) return null;
  return `Could you please ${order.charAt(0).toLowerCase()}${order.slice(1)}`;
}

/** `shared` with what belongs to one risk: its quote, the sentence it is from, and the marks that show the fault. */
export function ownWords(
  shared: DraftWords,
  tag: FaultTag,
  quote: string | null,
  sentence: Sentence | undefined,
  marks: readonly Mark[],
): OwnWords {
  const better = marks.length === 1 ? (marks[0]?.better ?? null) : null;
  return {
    ...shared,
    quote,
    triggers: triggersOf(tag, quote, marks),
    quotesAsk: sentence !== undefined && sentence.asks.length > 0,
    better,
    politeOrder: politeOrderOf(sentence, quote),
    fact: shared.fact === quote ? null : shared.fact,
  };
}
