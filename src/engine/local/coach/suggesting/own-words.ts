import { isCommonWord } from '../../../facts/common-words.ts';
import { countWords } from '../count-words.ts';
import type { RiskFinding, StrengthFinding } from '../judging/finding.ts';
import { isLoose, withoutLooseEnd } from '../judging/loose-ends.ts';
import type { DraftReading, FaultTag, Mark, MarkTag, Sentence } from '../reading/draft-reading.ts';
import { deadlineOf } from '../rewriting/sentence/deadline.ts';
import { topicOf } from '../rewriting/subject/topic.ts';
import { counterpartOf } from './counterpart.ts';
import type { RewrittenWords } from './rewritten-words.ts';

/** What the draft, its risk and its rewrite offer for the wording of a suggestion. Null where they have nothing. */
export interface OwnWords {
  /** The words that the risk quotes. */
  readonly quote: string | null;
  /** The words inside the quote that show the fault, without double quotes. */
  readonly triggers: readonly string[];
  /** A wording from the lexicon that can stand in the one trigger's place. */
  readonly better: string | null;
  /** What the rewrite puts in place of the quoted sentence, without the fault. */
  readonly instead: string | null;
  /** True when the rewrite leaves the quoted words out. */
  readonly isLeftOut: boolean;
  /** The reader's name as the greeting gives it. */
  readonly name: string | null;
  /** The deadline that the draft gives, "by 9 June". */
  readonly deadline: string | null;
  /** The draft's strongest plain fact, which no risk quotes. */
  readonly fact: string | null;
  /** True when the fact is evidence and no mere figure. */
  readonly isEvidence: boolean;
  /** True when another risk already says what comes too late. */
  readonly isBuried: boolean;
  /** What the draft is about, with its article: "the cake stall". */
  readonly topic: string | null;
  /** True when the quoted sentence asks something. */
  readonly quotesAsk: boolean;
  /** True when the quoted sentence is hedged, hurtful or vague, and so no sentence to begin with. */
  readonly quotesWeakly: boolean;
  /** The order that the risk quotes, turned into a polite question. */
  readonly politeOrder: string | null;
  /** True when the draft is the writer's own notes for a meeting. */
  readonly isNotes: boolean;
  /** True when the draft goes to many people at once. */
  readonly isToMany: boolean;
  readonly isHardTalk: boolean;
  readonly isText: boolean;
  readonly rewrite: RewrittenWords;
  /** True when an earlier suggestion has offered the rewrite's question or request. */
  readonly isAsked: boolean;
  /** The suggestions made before this one. */
  readonly offered: string;
}

const GREETING_WORDS =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening)|morning)\b\s*|[,!:.–—]+$/gi;
const TITLE = /^(?:mr|mrs|ms|miss|mme|dr|prof|professor|sir|herr|frau)\b/i;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** "Ms. Rahmani", "Jo"; not "Members" and not "all our lovely managers". */
function nameOf(reading: DraftReading): string | null {
  const greeting = reading.blocks.find((block) => block.kind === 'greeting');
  const name = greeting?.text.replaceAll(GREETING_WORDS, '').trim() ?? '';
  if (!NAME.test(name)) return null;
  return TITLE.test(name) || !isCommonWord(name.split(' ')[0]?.toLowerCase() ?? '') ? name : null;
}

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

const SHORT_QUOTE_WORDS = 12;
/** Faults that a phrase carries by itself, so that cutting it mends the sentence. */
const IN_THE_PHRASE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'hedging',
  'hype',
  'jargon',
  'vague_deadline',
]);
const MOST_TRIGGERS = 3;
/** Words that begin a clause: cutting them alone would leave half of it. */
const CLAUSE_START = /^(?:if|that|when|whether|only|not|it|there|you|we|i|do|just because)\b/i;

/** The words to name in a suggestion: phrases to cut, or the quote itself when it is short enough to say again. */
function triggersOf(tag: FaultTag, quote: string | null, marks: readonly Mark[]): string[] {
  if (!IN_THE_PHRASE.has(tag)) {
    return quote !== null && countWords(quote) <= SHORT_QUOTE_WORDS ? [quote] : [];
  }
  const softeners = tag === 'hedging' ? (quote?.match(SOFTENER) ?? []) : [];
  const phrases = softeners.length > 0 ? softeners : phrasesOf(marks);
  return phrases
    .filter((one, at) => phrases.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
    .slice(0, MOST_TRIGGERS);
}

/** What makes a statement soft; a phrase of the lexicon may hold more than these words. */
const SOFTENER =
  /\b(?:perhaps|maybe|possibly|probably|presumably|potentially|might|sort of|kind of|kinda|sorta|a bit|somewhat|somehow|hopefully|in theory|more or less|if at all(?: possible)?|at all|i (?:just |sort of |kind of )*(?:guess|suppose|reckon|wonder(?:ed)?)|i was wondering|not sure|i don['’]t know|i think|i believe|could perhaps|tentatively|arguably|roughly)\b/gi;

/** Words that mean nothing cut out of their sentence. */
const BARE = /^(?:something|anything|whatever|love|somewhere|others?)$/i;

/** Whether the words only make a statement soft, so that it stands without them. */
export function isSoftener(words: string): boolean {
  return words.search(SOFTENER) === 0;
}

function phrasesOf(marks: readonly Mark[]): string[] {
  return marks
    .filter((mark) => !/["\n]/.test(mark.words))
    .map((mark) => withoutLooseEnd(mark.words))
    .filter((words) => words.length > 3 && !isLoose(words) && !CLAUSE_START.test(words) && !BARE.test(words));
}

const FACTUAL: ReadonlySet<MarkTag> = new Set(['specific_numbers', 'evidence_cited', 'purpose_stated']);
/** Words that colour a fact: with them it cannot speak for itself. */
const COLOURED: ReadonlySet<MarkTag> = new Set([
  ...WEAK,
  'absolutes',
  'hype',
  'jargon',
  'passive_aggressive',
]);
/** An instruction, a request or half a sentence states nothing. */
const NO_FACT =
  /^(?:please|don['’]t|do not|let|make|remember|note|find|see|and|or|but|because|which|who|that|if|when|as|of|to)\b|\?$/i;
/** Figures that compare or were taken. */
const PROVES =
  /%|\bp ?=|\b\d[\d,.]* (?:of|out of|in) |\bfrom [^.]{1,20} to \d|\b(?:counted|measured|tested|trial|trialled|pilot|sample|survey|turned away)\b/i;
const FEWEST_FACT_WORDS = 5;

/** The first strength that is a plain fact, and that no risk finds fault with. */
function factOf(
  reading: DraftReading,
  strengths: readonly StrengthFinding[],
  risks: readonly RiskFinding[],
): StrengthFinding | null {
  const coloured = reading.marks.filter((mark) => COLOURED.has(mark.tag) && mark.weight >= 0.4);
  const asked = reading.sentences.filter(({ asks, isQuestion }) => asks.length > 0 || isQuestion);
  const blamed = risks
    .flatMap(({ quote, secondQuote }) => [quote, secondQuote])
    .filter((one) => one !== null);
  const isPlain = (quote: string): boolean =>
    !NO_FACT.test(quote) &&
    countWords(quote) >= FEWEST_FACT_WORDS &&
    !coloured.some(({ words }) => quote.includes(words)) &&
    !asked.some(({ text }) => text.includes(quote)) &&
    !blamed.some((words) => words.includes(quote) || quote.includes(words));
  return strengths.find(({ tag, quote }) => FACTUAL.has(tag) && quote !== null && isPlain(quote)) ?? null;
}

/** The rewrite without the words of it that a risk finds fault with. */
function withoutBlamed(rewrite: RewrittenWords, risks: readonly RiskFinding[]): RewrittenWords {
  const blamed = risks
    .flatMap(({ quote, secondQuote }) => [quote, secondQuote])
    .filter((one) => one !== null);
  const sound = (words: string | null): string | null => {
    const bare = words?.toLowerCase().replace(/[.?!]+$/, '') ?? '';
    return blamed.some((quote) => {
      const other = quote.toLowerCase().replace(/[.?!]+$/, '');
      return bare.includes(other) || other.includes(bare);
    })
      ? null
      : words;
  };
  return {
    ...rewrite,
    request: sound(rewrite.request),
    opening: sound(rewrite.opening),
    openingLine: sound(rewrite.openingLine),
  };
}

/** What all suggestions for one draft can draw on. */
export type DraftWords = Pick<
  OwnWords,
  | 'name'
  | 'deadline'
  | 'fact'
  | 'isEvidence'
  | 'isBuried'
  | 'topic'
  | 'isNotes'
  | 'isToMany'
  | 'isHardTalk'
  | 'isText'
  | 'rewrite'
  | 'offered'
  | 'isAsked'
>;

export function draftWords(
  reading: DraftReading,
  strengths: readonly StrengthFinding[],
  risks: readonly RiskFinding[],
  rewrite: RewrittenWords,
): DraftWords {
  const fact = factOf(reading, strengths, risks);
  return {
    name: nameOf(reading),
    deadline: deadlineOf(reading.text),
    fact: fact?.quote ?? null,
    isEvidence:
      fact?.tag === 'evidence_cited' || fact?.alsoTag === 'evidence_cited' || PROVES.test(fact?.quote ?? ''),
    isBuried: risks.some(({ tag }) => tag === 'buried_ask'),
    topic: topicOf(reading),
    isNotes: reading.type === 'meeting_prep',
    isToMany: reading.type === 'internal_comms',
    isHardTalk: reading.type === 'difficult_conversation',
    isText: reading.type === 'text',
    rewrite: withoutBlamed(rewrite, risks),
    isAsked: false,
    offered: '',
  };
}

const LONGEST_ORDER = 90;
/** What is no order, or none to make a polite question of; "Sign-in sheet" only begins like one. */
const NOT_TO_BE_ASKED = /^(?:do not|don['’]t|never|please|just|let|be|stop)\b|^\w+-|["\n?]/i;

/** "Send your update." as "Could you please send your update?"; null when the quoted sentence is no plain order. */
function politeOrderOf(sentence: Sentence | undefined, quote: string | null): string | null {
  const ask = sentence?.asks[0];
  if (sentence === undefined || ask?.form !== 'imperative' || ask.start !== sentence.start) return null;
  const order = ask.words.replace(/[.!…]+$/, '');
  if (quote === null || !order.startsWith(quote.slice(0, 8)) || order.length > LONGEST_ORDER) return null;
  if (NOT_TO_BE_ASKED.test(order)) return null;
  return `Could you please ${order.charAt(0).toLowerCase()}${order.slice(1)}?`;
}

const NOTHING = /^$/;
/** By what a rewording shows that it has not got rid of the fault. */
const STILL_FLAWED: Readonly<Partial<Record<FaultTag, RegExp>>> = {
  absolutes: /^you\b/i,
  apologetic: /\b(?:sorry|apologi\p{L}+|forgive|bother|trouble you|excuse)\b/iu,
  cold_tone: /\bplease (?:take )?note\b/i,
  hedging: SOFTENER,
  passive_aggressive: /^(?:fine|as I|as you|of course)\b|\bagain\b/i,
  ultimatum: /\b(?:or (?:else|you|I|we)|otherwise|rather not have to|will have to)\b/i,
  vague_ask: /\bplease (?:take )?note\b/i,
};
const FEWEST_WORDS_OFFERED = 3;
/** Without its big words a sentence may have nothing left to say. */
const BARE_WITHOUT: ReadonlySet<FaultTag> = new Set(['hype', 'jargon']);
const FEWEST_WORDS_LEFT = 6;

/** A rewording that is fit to be offered for this fault. */
function unlessOffered({ offered }: DraftWords, tag: FaultTag, words: string | null): string | null {
  if (
    words === null ||
    countWords(words) < (BARE_WITHOUT.has(tag) ? FEWEST_WORDS_LEFT : FEWEST_WORDS_OFFERED)
  )
    return null;
  if (words.search(STILL_FLAWED[tag] ?? NOTHING) >= 0) return null;
  return offered.includes(`"${words.replace(/\.$/, '')}`) ? null : words;
}

/** `shared` with what belongs to one risk. */
export function ownWords(
  shared: DraftWords,
  { tag, quote, sentence, marks }: Pick<RiskFinding, 'tag' | 'quote' | 'sentence' | 'marks'>,
): OwnWords {
  const flaws = marks.map(({ words }) => words);
  const counterpart =
    quote === null || sentence === undefined || shared.isNotes
      ? null
      : counterpartOf(sentence.text, quote, flaws, shared.rewrite.sentences);
  return {
    ...shared,
    quote,
    triggers: triggersOf(tag, quote, marks),
    better: marks.length === 1 ? (marks[0]?.better ?? null) : null,
    instead: unlessOffered(shared, tag, counterpart?.words ?? null),
    isLeftOut: counterpart?.isGone ?? false,
    quotesAsk: sentence !== undefined && sentence.asks.length > 0,
    quotesWeakly: isWeak(sentence),
    politeOrder: politeOrderOf(sentence, quote),
  };
}
