import { isCommonWord } from '../../../facts/common-words.ts';
import { extractFacts } from '../../../facts/extract-facts.ts';
import { blamedWords, type RiskFinding, type StrengthFinding } from '../judging/finding.ts';
import type { DraftReading, Sentence } from '../reading/draft-reading.ts';
import type { PhraseModel } from '../reading/phrases/model.ts';
import { deadlineOf } from '../rewriting/sentence/deadline.ts';
import { politeOrderOf } from '../rewriting/sentence/polite-order.ts';
import { counterpartOf, sentenceFor } from './counterpart.ts';
import { fitWording } from './fit-wording.ts';
import { inFull } from './full-date.ts';
import { keeps } from './kept-words.ts';
import { factOf, isEvidence } from './plain-fact.ts';
import type { RewrittenWords } from './rewritten-words.ts';
import { type SaidElsewhere, saidElsewhere } from './said-elsewhere.ts';
import { sayTheSame } from './texts/alike.ts';
import { triggersOf } from './triggers.ts';
import { isWeak } from './weak.ts';

/** What the draft, its risk and its rewrite offer for the wording of a suggestion. Null where they have nothing. */
export interface OwnWords {
  /** The words that the risk quotes. */
  readonly quote: string | null;
  /** True when they hold a number or a date, so that not all of them can go. */
  readonly quotesFact: boolean;
  /** The words inside the quote that show the fault, without double quotes. */
  readonly triggers: readonly string[];
  /** A wording from the lexicon that can stand in the one trigger's place. */
  readonly better: string | null;
  /** What the rewrite puts in place of the quoted sentence, without the fault. */
  readonly instead: string | null;
  /** The sentence that stands in the rewrite where the quoted one stood; null where none does. */
  readonly after: string | null;
  /** True when the rewrite leaves the quoted words out. */
  readonly isLeftOut: boolean;
  /** True when the rewrite still says them as they were. */
  readonly isKept: boolean;
  /** True when it leaves out what they speak of, too, so that no advice can lean on them. */
  readonly isDropped: boolean;
  /** The reader's name as the greeting gives it. */
  readonly name: string | null;
  /** The deadline that the draft gives, "by 9 June". */
  readonly deadline: string | null;
  /** True when it is named in the quoted sentence or in one beside it, or nothing is quoted. */
  readonly isNearDeadline: boolean;
  /** The draft's strongest plain fact, which no risk quotes. */
  readonly fact: string | null;
  /** True when the fact is evidence and no mere figure. */
  readonly isEvidence: boolean;
  /** True when a strength of the draft lies in the quoted words. */
  readonly isPraised: boolean;
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
  /** True when the reader does not know the writer yet. */
  readonly isToStranger: boolean;
  /** Where the quoted sentence begins, as a share of the draft. */
  readonly placeInDraft: number;
  /** The sentence that the quote is from. */
  readonly around: string | null;
  /** What the draft says outside of the quoted words. */
  readonly said: SaidElsewhere;
  readonly rewrite: RewrittenWords;
  /** True when an earlier suggestion has offered the rewrite's question or request. */
  readonly isAsked: boolean;
  /** True when a risk says that what counts comes late, so that the message begins with nothing else. */
  readonly isBuried: boolean;
  /** True when an earlier suggestion says what to begin with. */
  readonly isOpened: boolean;
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

/** "About the number one provider": what praises itself is nothing to ask about. */
const BOASTS =
  /\b(?:number one|leading|premier|world-class|best-in-class|revolutionary|next-gen\w*|cutting-edge|game[- ]chang\w+|award-winning|unique)\b/i;

/** The rewrite without the words of it that a risk finds fault with. */
function withoutBlamed(rewrite: RewrittenWords, risks: readonly RiskFinding[]): RewrittenWords {
  const blamed = blamedWords(risks);
  const sound = (words: string | null): string | null => {
    const bare = words?.toLowerCase().replace(/[.?!]+$/, '') ?? '';
    return blamed.some((quote) => {
      if (sayTheSame(bare, quote)) return true;
      const other = quote.toLowerCase().replace(/[.?!]+$/, '');
      return bare.includes(other) || other.includes(bare);
    })
      ? null
      : words;
  };
  return {
    ...rewrite,
    request: rewrite.request !== null && BOASTS.test(rewrite.request) ? null : sound(rewrite.request),
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
  | 'isNotes'
  | 'isToMany'
  | 'isHardTalk'
  | 'isText'
  | 'isToStranger'
  | 'rewrite'
  | 'offered'
  | 'isAsked'
  | 'isBuried'
  | 'isOpened'
> & {
  /** Tells whether a rewording still shows the fault. */
  readonly model: PhraseModel;
  readonly sentences: readonly Sentence[];
  /** The words that a strength praises. */
  readonly praised: readonly string[];
  /** The words that some risk finds fault with. */
  readonly blamed: readonly string[];
  /** The words that earlier suggestions take out. */
  readonly taken: readonly string[];
};

export function draftWords(
  reading: DraftReading,
  strengths: readonly StrengthFinding[],
  risks: readonly RiskFinding[],
  rewrite: RewrittenWords,
  model: PhraseModel,
): DraftWords {
  const fact = factOf(reading, strengths, risks);
  return {
    name: nameOf(reading),
    deadline: inFull(deadlineOf(reading.text), reading.text),
    fact: fact?.quote ?? null,
    isEvidence: isEvidence(fact),
    isNotes: reading.type === 'meeting_prep',
    isToMany: reading.type === 'internal_comms',
    isHardTalk: reading.type === 'difficult_conversation',
    isText: reading.type === 'text',
    isToStranger: reading.type === 'outreach',
    sentences: reading.sentences,
    praised: strengths.map(({ quote }) => quote).filter((quote) => quote !== null),
    blamed: blamedWords(risks),
    taken: [],
    rewrite: withoutBlamed(rewrite, risks),
    isAsked: false,
    isBuried: risks.some(({ tag, quote }) => tag === 'buried_ask' && quote !== null),
    isOpened: false,
    model,
    offered: '',
  };
}

function holdsFigure(words: string): boolean {
  return /\d/.test(words) || extractFacts(words, ['date']).length > 0;
}

/** Whether the draft names its deadline in the sentence or in one beside it. */
function isNear({ deadline, sentences }: DraftWords, sentence: Sentence | undefined): boolean {
  if (deadline === null || sentence === undefined) return true;
  const date = deadline.replace(/^(?:by|before) /, '');
  return sentences
    .slice(Math.max(0, sentence.index - 1), sentence.index + 2)
    .some(({ text }) => text.includes(date));
}

/** Where a sentence begins among all of them, from 0 to 1. */
function placeOf(sentence: Sentence | undefined, sentences: readonly Sentence[]): number {
  const start = sentences[0]?.start ?? 0;
  const length = (sentences.at(-1)?.end ?? 0) - start;
  return sentence === undefined || length <= 0 ? 1 : (sentence.start - start) / length;
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
    quotesFact: quote !== null && holdsFigure(quote),
    triggers: triggersOf(tag, quote, marks),
    better: marks.length === 1 ? (marks[0]?.better ?? null) : null,
    instead: fitWording(counterpart?.words ?? null, { tag, quote }, shared),
    after: sentence === undefined ? null : sentenceFor(sentence.text, shared.rewrite.sentences),
    isKept: quote !== null && keeps(shared.rewrite, quote),
    isLeftOut: counterpart?.isGone ?? false,
    isDropped: counterpart?.isDropped ?? false,
    isNearDeadline: isNear(shared, sentence),
    quotesAsk: sentence !== undefined && sentence.asks.length > 0,
    quotesWeakly: isWeak(sentence),
    isPraised: quote !== null && shared.praised.includes(quote),
    placeInDraft: placeOf(sentence, shared.sentences),
    around: sentence?.text ?? null,
    said: saidElsewhere(shared.sentences, quote, shared.blamed),
    politeOrder: politeOrderOf(sentence, quote),
  };
}
