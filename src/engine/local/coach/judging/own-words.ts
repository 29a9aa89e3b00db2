import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark, MarkTag, Sentence } from '../reading/draft-reading.ts';
import { closingQuestion } from '../rewriting/closing/closing-question.ts';
import { deadlineOf } from '../rewriting/sentence/deadline.ts';
import { editSentence } from '../rewriting/sentence/edit-sentence.ts';
import { topicOf } from '../rewriting/subject/topic.ts';
import type { StrengthFinding } from './finding.ts';
import { isLoose, withoutLooseEnd } from './loose-ends.ts';
import type { OwnWords } from './texts/suggestions.ts';

const GREETING_WORDS =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening)|morning)\b\s*|[,!:.–—]+$/gi;
const NOBODY_NAMED =
  /^(?:all|team|everyone|everybody|folks|colleagues|there|both|guys|sir|madam|to whom .*)?$/i;
const FACTUAL = new Set(['specific_numbers', 'evidence_cited', 'purpose_stated']);

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
  const softeners = tag === 'hedging' ? (quote?.match(SOFTENER) ?? []) : [];
  const phrases = softeners.length > 0 ? softeners : phrasesOf(marks);
  return phrases
    .filter((one, at) => phrases.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
    .slice(0, MOST_TRIGGERS);
}

/** What makes a statement soft; a phrase of the lexicon may hold more than these words. */
const SOFTENER =
  /\b(?:perhaps|maybe|possibly|probably|presumably|potentially|might|sort of|kind of|kinda|sorta|a bit|somewhat|somehow|hopefully|in theory|more or less|if at all(?: possible)?|at all|i (?:just |sort of |kind of )*(?:guess|suppose|reckon|wonder(?:ed)?)|i was wondering|not sure|i don['’]t know|could perhaps|tentatively|arguably|roughly)\b/gi;

function phrasesOf(marks: readonly Mark[]): string[] {
  return marks
    .filter((mark) => !/["\n]/.test(mark.words))
    .map((mark) => withoutLooseEnd(mark.words))
    .filter((words) => words.length > 3 && !isLoose(words) && !CLAUSE_START.test(words));
}

/** Words that colour a fact: with them it cannot speak for itself. */
const COLOURED: ReadonlySet<MarkTag> = new Set([
  ...WEAK,
  'absolutes',
  'hype',
  'jargon',
  'passive_aggressive',
]);

/** The first strength that is a plain fact. */
function factOf(reading: DraftReading, strengths: readonly StrengthFinding[]): string | null {
  const coloured = reading.marks.filter((mark) => COLOURED.has(mark.tag) && mark.weight >= 0.4);
  const isPlain = (quote: string): boolean => !coloured.some(({ words }) => quote.includes(words));
  const fact = strengths.find(({ tag, quote }) => FACTUAL.has(tag) && quote !== null && isPlain(quote));
  return fact?.quote ?? null;
}

/** What all suggestions for one draft can draw on. */
export type DraftWords = Omit<
  OwnWords,
  'quote' | 'triggers' | 'better' | 'politeOrder' | 'quotesAsk' | 'quotesWeakly' | 'plainer'
>;

export function draftWords(
  reading: DraftReading,
  reader: Reader,
  strengths: readonly StrengthFinding[],
): DraftWords {
  const topic = topicOf(reading);
  const deadline = deadlineOf(reading.text);
  return {
    name: nameOf(reading),
    deadline,
    fact: factOf(reading, strengths),
    ask: askOf(reading),
    isNotes: reading.type === 'meeting_prep',
    isToMany: reading.type === 'internal_comms',
    isHardTalk: reading.type === 'difficult_conversation',
    topic,
    question: closingQuestion({
      type: reading.type,
      profile: reader.primaryCode,
      deadline,
      topic,
      isFixed: false,
      isCharge: false,
    }),
  };
}

const LONGEST_PLAINER_WORDS = 34;

/** Faults whose suggestions put the sentence differently; for the others the work is spared. */
const PUT_PLAINLY: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'buried_ask',
  'hedging',
  'hype',
  'jargon',
  'no_owner',
  'vague_ask',
]);

/** The sentence as the rewriting would put it, when that takes away what shows the fault; null otherwise. */
function plainerOf(
  reading: DraftReading,
  reader: Reader,
  sentence: Sentence | undefined,
  marks: readonly Mark[],
): string | null {
  if (sentence === undefined || sentence.wordCount > LONGEST_PLAINER_WORDS || marks.length === 0) return null;
  const unit = { text: sentence.text, sentence, isListItem: false, marker: '', startsLine: false };
  const edited = editSentence(unit, reading.type, reader.primaryCode).trim();
  const isBroken = /["\n]/.test(edited) || edited.split(/\s+/).length < 3;
  if (isBroken || marks.some(({ words }) => edited.toLowerCase().includes(words.toLowerCase()))) return null;
  return edited.replace(/[.!]+$/, '');
}

const LONGEST_ORDER = 90;
/** What is no order, or none to make a polite question of; "Sign-in sheet" only begins like one. */
const NOT_TO_BE_ASKED = /^(?:do not|don't|never|please|just|let|be|stop)\b|^\w+-|["\n?]/i;

/** "Send your update." as "Could you please send your update"; null when the quoted sentence is no plain order. */
function politeOrderOf(sentence: Sentence | undefined, quote: string | null): string | null {
  const ask = sentence?.asks[0];
  if (sentence === undefined || ask?.form !== 'imperative' || ask.start !== sentence.start) return null;
  const order = ask.words.replace(/[.!…]+$/, '');
  if (quote === null || !order.startsWith(quote.slice(0, 8)) || order.length > LONGEST_ORDER) return null;
  if (NOT_TO_BE_ASKED.test(order)) return null;
  return `Could you please ${order.charAt(0).toLowerCase()}${order.slice(1)}`;
}

/** What a risk quotes, and the words of it that show the fault. */
export interface Shown {
  readonly tag: FaultTag;
  readonly quote: string | null;
  readonly sentence: Sentence | undefined;
  readonly marks: readonly Mark[];
}

/** `shared` with what belongs to one risk. */
export function ownWords(
  shared: DraftWords,
  reading: DraftReading,
  reader: Reader,
  { tag, quote, sentence, marks }: Shown,
): OwnWords {
  return {
    ...shared,
    quote,
    triggers: triggersOf(tag, quote, marks),
    quotesAsk: sentence !== undefined && sentence.asks.length > 0,
    quotesWeakly: isWeak(sentence),
    better: marks.length === 1 ? (marks[0]?.better ?? null) : null,
    politeOrder: politeOrderOf(sentence, quote),
    plainer: PUT_PLAINLY.has(tag) ? plainerOf(reading, reader, sentence, marks) : null,
    fact: shared.fact === quote ? null : shared.fact,
  };
}
