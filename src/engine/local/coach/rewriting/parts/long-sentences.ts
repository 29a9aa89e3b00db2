import type { MessageType } from '../../../../../domain/message-types.ts';
import { baseOfPast } from '../../patterns/verb-forms.ts';
import type { Sentence } from '../../reading/draft-reading.ts';
import { endsInBreath } from '../sentence/breath.ts';
import { hasVerb, isWhole } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Unit } from './unit.ts';

/** From how many words on a sentence is hard to follow, and is parted where it can be. */
const LONG_WORDS = 36;
/** A text is a single breath more often. */
const LONG_WORDS_IN_TEXT = 45;
/** Fewer words are no sentence of their own. */
const FEWEST_WORDS = 5;
/** A clause shows its verb within so many words. */
const WORDS_TO_VERB = 7;

const SUBJECT =
  "(?:I|we|you|he|she|they|it|there|that(?=(?:['’]s)? (?:is|was|means|would|will)\\b|['’]s)|this|these|those|nobody|everyone|everybody|someone|somebody|the|a|an|my|our|your|his|her|their|some|both|one of|(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|\\p{Lu}\\p{Ll}+day)\\b)\\p{Lu}[\\p{L}'’-]+)";
/** Where one thought may end and the next begins; group 1 is the word that joins them. */
const JOINT = new RegExp(
  `(?:\\s*[,;]|\\s+[–—-])?\\s+(?:(and then|and so|and in the meantime|and anyway|but anyway|so anyway|and|but|so|then|also|anyway|plus)\\s+)?(?=${SUBJECT}(?:['’]\\p{Ll}+)?\\s|then (?=${SUBJECT}\\s)|(?:last|this|yesterday|today|tomorrow|maybe|perhaps|luckily|unfortunately)\\s)`,
  'gu',
);
const BY_ITSELF = /^(?:and then|and so|and in the meantime|and anyway|but anyway|so anyway|but|so)$/;
/** "Because it leaks": what hangs on another clause, or on the words in front of it. */
const HANGS =
  /^(?:because|if|when|while|as|since|although|though|unless|after|before|until|whether|once|which|who|whose|where|(?:some|many|most|all|both|none|each|one|two|three|several) of (?:whom|which)|that (?:I|we|you|he|she|they|it|the|is|was|are|were|had|has)|than|or|to|maybe\b(?! (?:we|I|you))|perhaps\b(?! (?:we|I|you)))\b/i;
/** "It having been shown that …", "the part being late": hangs on another clause, though it has a subject. */
const ABSOLUTE = /^(?:it|there|this|that|(?:the|our|your|my) \p{L}+) (?:having|being) \p{L}/iu;
/** "A, B and C": a list, which is one thought. */
const LISTS = /:\s|\b(?:between|both|either|neither|not only)\b/i;
/** Behind these words a clause still belongs to what is said, thought or done. */
const LEADS_ON =
  /\b(?:that|if|whether|because|when|while|since|although|though|unless|until|so that|and|or|but|the|a|an|of|to|for|with|from|than|as|said|says|think|thinks|know|hope|sure|told (?:me|us|him|her|them)|which|who|where|what|how|why)$/i;
const OPENS_BOUND =
  /^(?:so |and |but )?(?:if|when|while|as|since|although|though|unless|after|before|once|because|until)\b/i;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** "The amended ones", "rated for 12 kg", "my father's jig": verbs and short forms of verbs that carry no sentence. */
const NO_VERB =
  /\b(?:the|an?|my|our|your|his|her|their) \p{L}+ed\b|(?<!\b(?:I|we|you|he|she|they|it|who)(?: just| also| really| then)? )\b\p{L}+ed (?=(?:for|by|with|at|to|from|in|on)\b)|(?<!\b(?:it|he|she|that|there|what|who|here))['’]s (?=\p{L}+ \p{L})/giu;
/** "to inform you that, after careful consideration": what comes next is still to be said. */
const STILL_TO_SAY = /\b(?:that|whether|if|when|because|and|or),(?<open>[^.;]*)$/i;

/** "rang" of "Kim rang the engineer", "the engineer rang" */
function isDone(word: string): boolean {
  return !/ed$/.test(word) && baseOfPast(word) !== null;
}

/** Whether words begin a sentence of their own: a subject with its verb near. */
function beginsThought(rest: string): boolean {
  if (HANGS.test(rest) || ABSOLUTE.test(rest) || wordCount(rest) < FEWEST_WORDS) return false;
  const near = rest.split(/[,;]| (?:and|but|so|because|which|who|that|where) /)[0] ?? rest;
  const words = near.split(/\s+/).slice(0, WORDS_TO_VERB);
  const [, second = '', third = ''] = words;
  return isDone(second) || isDone(third) || hasVerb(words.join(' ').replace(NO_VERB, ' '));
}

/** Whether words can end here: whole, or a condition with what follows from it. */
function endsThought(words: string, joint: string, hasPause: boolean): boolean {
  if (wordCount(words) < FEWEST_WORDS || LEADS_ON.test(words) || LISTS.test(words)) return false;
  if (endsInBreath(words)) return false;
  const open = STILL_TO_SAY.exec(words)?.groups?.['open'];
  if (open !== undefined && !hasVerb(open)) return false;
  const tail = (words.split(/[,;] /).at(-1) ?? words).trim();
  if (wordCount(tail) < 2 || (/^(?:and|or|what with)\b/i.test(tail) && !hasVerb(tail))) return false;
  if (joint === 'and' && !hasPause && !hasVerb(tail)) return false;
  if (!OPENS_BOUND.test(words))
    return isWhole(words.replace(/^(?:so|and|but|then|also|anyway),? /i, '').replace(NO_VERB, ' '));
  const main = words.slice(words.search(/[,;]/) + 1).trim();
  return words.includes(',') && isWhole(main);
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly opening: string;
}

/** What a joining word leaves at the head of the next sentence. */
function openingOf(joint: string): string {
  const word = joint.replace(/^and |,? ?anyway$/g, '');
  return /^(?:then|so|also|in the meantime|but)$/.test(word) ? `${word} ` : '';
}

/** The stretches of a sentence that can each stand as one, in order. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let opening = '';
  for (const match of text.matchAll(JOINT)) {
    const joint = match[1] ?? '';
    const hasPause = /^\s*[,;–—-]/.test(match[0]);
    const isParted = hasPause || BY_ITSELF.test(joint) || joint === 'and';
    const from = match.index + match[0].length;
    if (!isParted || match.index <= start || isInside(text, match.index)) continue;
    if (!endsThought(text.slice(start, match.index), joint, hasPause) || !beginsThought(text.slice(from)))
      continue;
    pieces.push({ start, end: match.index, opening });
    start = from;
    opening = openingOf(joint);
  }
  return [...pieces, { start, end: text.length, opening }];
}

/** Whether a place stands inside brackets or quotation marks. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    before.split('(').length > before.split(')').length ||
    before.split('"').length % 2 === 0 ||
    before.split('“').length > before.split('”').length
  );
}

function sentenceOf(sentence: Sentence, text: string, { start, end }: Piece, isLast: boolean): Sentence {
  const from = sentence.start + start;
  const to = sentence.start + end;
  const lies = (one: { readonly start: number; readonly end: number }): boolean =>
    one.start >= from && one.end <= to;
  const words = sentence.words.filter(lies);
  return {
    ...sentence,
    start: from,
    end: to,
    text,
    words,
    wordCount: words.length,
    isQuestion: isLast && sentence.isQuestion,
    marks: sentence.marks.filter(lies),
    asks: sentence.asks.filter(lies),
  };
}

const ASKS = /^(?:can|could|would|will) (?:you|we|I|they|somebody|someone|anybody|anyone) /i;

/** A sentence too long to follow as the sentences it is made of; any other as it is. */
export function partedLong(unit: Unit, longWords = LONG_WORDS): readonly Unit[] {
  const { sentence, text, isListItem } = unit;
  if (isListItem || sentence.wordCount < longWords || text !== sentence.text) return [unit];
  const pieces = piecesOf(text);
  if (pieces.length === 1) return [unit];
  return pieces.map((piece, index) => {
    const isLast = index === pieces.length - 1;
    const own = capitalised(`${piece.opening}${text.slice(piece.start, piece.end)}`.trim());
    const said = isLast ? own : `${own}${ASKS.test(own) ? '?' : '.'}`;
    return {
      ...unit,
      text: said,
      sentence: sentenceOf(sentence, said, piece, isLast),
      startsLine: index === 0 && unit.startsLine,
    };
  });
}

/** The draft's parts with every sentence that is too long to follow in several. */
export function withLongSentencesParted(parts: DraftParts, type: MessageType): DraftParts {
  const longWords = type === 'text' ? LONG_WORDS_IN_TEXT : LONG_WORDS;
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((units) => units.flatMap((unit) => partedLong(unit, longWords))),
  };
}

/** From how many sentences on that are run together in one a draft is not right as it is. */
const RUN_TOGETHER = 4;

/** Whether a sentence of the draft is several, one behind the other. */
export function runsOnAndOn({ paragraphs }: DraftParts): boolean {
  return paragraphs.flat().some((unit) => partedLong(unit).length >= RUN_TOGETHER);
}
