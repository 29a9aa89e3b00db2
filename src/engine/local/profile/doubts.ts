/**
 * "I doubt it", "just a guess", "that is gossip" and "it was a role-play" take back what the notes tell beside them, and "does he
 * want the data?" is what the writer has yet to learn. The words themselves are no evidence; what they doubt is read only
 * where nothing else is known. Left as they are: doubts of the person ("doubts every number", "hates gossip").
 */
import { type Range, rangeOf } from './blanked.ts';
import { DOUBTING, INTRODUCING, LEADING_IN, NOUNS, PLAYING, WONDERING } from './doubt-words.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import { byFirstWord, type Phrase, phraseEnd } from './phrases.ts';
import { quotedSentences } from './quoted-sentences.ts';
import type { Tokens } from './tokens.ts';
import { bears, holdsMark, wordSet } from './unread.ts';

const SHORTEST_STATEMENT = 3;
const MOST_BEFORE_PHRASE = 8;
const MOST_AFTER_PHRASE = 3;
const DEMONSTRATIVES = wordSet('it this that');
const ASKING = wordSet('does do did is was will would can could has had should might may');
const QUESTIONS = wordSet('what how who which why when where whom whether');
const PERSONS = wordSet('he she they');
/** A question with one of these behind it is answered, or goes on. */
const OPEN_ENDS = wordSet('to we i not open unclear tbd tbc unknown ask check must need find no');
const MOST_BEFORE_ASKING = 6;

/** What of the notes is not told as known: words that say so, and sentences that they doubt. */
export interface Doubts {
  readonly said: readonly Range[];
  readonly doubted: readonly Range[];
}

const NONE: Doubts = { said: [], doubted: [] };

const DOUBTING_BY_WORD = byFirstWord(DOUBTING);
const INTRODUCING_BY_WORD = byFirstWord(INTRODUCING);
const PLAYING_BY_WORD = byFirstWord(PLAYING);
const WONDERING_BY_WORD = byFirstWord(WONDERING);

function longestWord(phrase: Phrase): string {
  return phrase.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** One word of every phrase, the longest, since that is the rarest: most notes hold none, nor a question. */
const MAY_DOUBT = markWords([
  '?',
  ...[...DOUBTING, ...INTRODUCING, ...PLAYING, ...WONDERING].map(longestWord),
]);
const OPENS_DOUBT = markWords(
  [DOUBTING_BY_WORD, INTRODUCING_BY_WORD, PLAYING_BY_WORD].flatMap((table) => [...table.keys()]),
);

/** Where the clause begins that a phrase stands in, if the writer says no more before it ("but that is just"); else null. */
function ownClauseStart(tokens: Tokens, at: number, from: number): number | null {
  let start = at;
  while (start > from && tokens.isApart[start] !== true) {
    if (at - start === MOST_BEFORE_PHRASE || !LEADING_IN.has(tokens.words[start - 1] ?? '')) return null;
    start -= 1;
  }
  return start;
}

function clauseEnd(tokens: Tokens, from: number, to: number): number {
  let end = from;
  while (end < to && tokens.isApart[end] !== true) end += 1;
  return end;
}

/** What a sentence says of doubt: which of its words, and whether they stand for a whole sentence that doubts the one before. */
interface Doubt {
  readonly said: Stretch;
  readonly isOfOthers: boolean;
}

/** What a sentence says by a phrase that begins with one of its words. */
function doubtAt(tokens: Tokens, at: number, { from, to }: Stretch): Doubt | null {
  const played = phraseEnd(tokens, at, to, PLAYING_BY_WORD);
  if (played !== null) {
    const isAbout = DEMONSTRATIVES.has(tokens.words[from] ?? '');
    return { said: { from: isAbout ? from : at, to: isAbout ? to : played }, isOfOthers: true };
  }
  const closed = closingEnd(tokens, at, { from, to });
  const end = closed ?? phraseEnd(tokens, at, to, INTRODUCING_BY_WORD);
  const start = end === null ? null : ownClauseStart(tokens, at, from);
  if (end === null || start === null) return null;
  return { said: { from: start, to: end }, isOfOthers: to - from - (end - start) < SHORTEST_STATEMENT };
}

/** Where a clause ends that closes with a doubt ("that is [just gossip]", "I can not [confirm any of this]"). */
function closingEnd(tokens: Tokens, at: number, { from, to }: Stretch): number | null {
  const phrase = phraseEnd(tokens, at, to, DOUBTING_BY_WORD);
  if (phrase === null) return null;
  const end = clauseEnd(tokens, phrase, Math.min(to, phrase + MOST_AFTER_PHRASE + 1));
  // "Returns with rumours" and "guess who" are no such words.
  const isNoun = NOUNS.has(tokens.words[at] ?? '');
  const isLed = at > from ? tokens.isApart[at] !== true : end === to;
  return end - phrase <= MOST_AFTER_PHRASE && (!isNoun || isLed) ? end : null;
}

function doubtsOf(tokens: Tokens, sentence: Stretch): Doubt[] {
  const doubts: Doubt[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    if (!bears(tokens, at, OPENS_DOUBT)) continue;
    const doubt = doubtAt(tokens, at, sentence);
    if (doubt === null) continue;
    doubts.push(doubt);
    at = doubt.said.to - 1;
  }
  return doubts;
}

/** "We should find out." */
function isWondering(tokens: Tokens, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1) {
    if (phraseEnd(tokens, at, to, WONDERING_BY_WORD) !== null)
      return ownClauseStart(tokens, at, from) === from;
  }
  return false;
}

/** "Does he want the data first?", "what does she need?", in notes that leave it open. */
function isOpenQuestion(tokens: Tokens, sentence: Stretch, own: ReadonlySet<number>): boolean {
  const { words, starts } = tokens;
  const { from, to } = sentence;
  if (words[to - 1] !== '?') return false;
  const next = words[to];
  const isAnswered = next !== undefined && !OPEN_ENDS.has(next) && !ASKING.has(next) && !QUESTIONS.has(next);
  if (isAnswered) return false;
  const end = Math.min(to, from + MOST_BEFORE_ASKING);
  for (let at = from; at < end; at += 1) {
    if (!ASKING.has(words[at] ?? '') || (at > from && !QUESTIONS.has(words[from] ?? ''))) continue;
    return PERSONS.has(words[at + 1] ?? '') || own.has(starts[at + 1] ?? -1);
  }
  return false;
}

/** What of the text is in doubt. Linear. */
export function doubtsIn(text: string, tokens: Tokens, ownStarts: readonly number[]): Doubts {
  if (!holdsMark(tokens, MAY_DOUBT)) return NONE;
  const own = new Set(ownStarts);
  const sentences = stretchesIn(tokens.sentences);
  let areQuoted: readonly boolean[] | null = null;
  const isQuoted = (place: number): boolean => {
    areQuoted ??= quotedSentences(text, tokens, sentences);
    return areQuoted[place] === true;
  };
  const said: Range[] = [];
  const doubted = new Set<Stretch>();
  sentences.forEach((sentence, place) => {
    if (isOpenQuestion(tokens, sentence, own) || isWondering(tokens, sentence)) {
      if (!isQuoted(place)) said.push(rangeOf(tokens, sentence));
      return;
    }
    const before = sentences[place - 1];
    const doubts = doubtsOf(tokens, sentence);
    if (doubts.length === 0 || isQuoted(place)) return;
    for (const doubt of doubts) {
      said.push(rangeOf(tokens, doubt.said));
      doubted.add(sentence);
      if (doubt.isOfOthers && before !== undefined) doubted.add(before);
    }
  });
  const rising = [...doubted].sort((a, b) => a.from - b.from);
  return { said, doubted: rising.map((sentence) => rangeOf(tokens, sentence)) };
}
