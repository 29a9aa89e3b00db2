/**
 * "Formerly a stickler for approvals; today tries any experiment" tells of two people, and only the second one decides now. What is
 * dated or called past gives way to what is called today's. Left as it is: the past of notes that name no other
 * present, since what somebody once did is what they may do again.
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import { byFirstWord, type PhrasesByWord, phraseEnd, phrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { bears, wordSet } from './unread.ts';

const PAST = phrases([
  'formerly',
  'previously',
  'back then',
  'in those days',
  'in the past',
  'in the old days',
  'at first',
  'early on',
  'originally',
  'initially',
  'years ago',
  'long ago',
  'a decade ago',
  'until #year',
  'till #year',
  'up to #year',
  'before #year',
  'in #year',
  '#year',
  'until recently',
  'until last year',
  'last year',
  'as a junior',
  'as a trainee',
  'as a student',
  'as a girl',
  'as a boy',
  'as a child',
  'when young',
  'as a young',
  'when he started',
  'when she started',
  'when they started',
  'gone are the days',
  'once',
  'was once',
  'would once',
  'was a',
  'was an',
  'was the',
  'was all',
  'had been',
  'used to',
  'before the merger',
  'before the crash',
  'before the crisis',
  'before the takeover',
]);
/** "In her old job", "two years ago". */
const FORMER = wordSet('old last previous former first earlier');
const POSTS = wordSet('job role firm company post team life position employer days');
const POSSESSIVES = wordSet('his her their the');
const COUNTS = wordSet('#small #mixed two three four five six seven eight nine ten twenty some few many');
const SPANS = wordSet('year years months decades');
const PRESENT = phrases([
  'now',
  'by now',
  'today',
  'nowadays',
  'these days',
  'lately',
  'currently',
  'at present',
  'since then',
  'since the',
  'since her',
  'since his',
  'since their',
  'since he',
  'since she',
  'since they',
  'since #year',
  'ever since',
  'of late',
  'meanwhile',
  'but now',
  'and now',
  'but today',
  'but lately',
  'but these days',
  'quite the opposite',
  'the opposite',
  'in the last year',
  'in the last two years',
  'in the last few years',
  'in recent years',
  'for the last year',
]);
/** "Now and then" and "now that" name no time. */
const NOT_PRESENT = wordSet('and that or');
/** So far behind "after" stands who does what since then. */
const MOST_WORDS_OF_TURN = 8;
const SUBJECTS = wordSet('he she they');
/** Ends as a verb of today does, and is none. */
const NOT_TODAY = wordSet('was his this always');
/** A present in fewer words tells nothing. */
const SHORTEST_PRESENT = 3;

const PAST_BY_WORD = byFirstWord(PAST);
const PRESENT_BY_WORD = byFirstWord(PRESENT);
const MAY_BE_PAST = markWords([...PAST_BY_WORD.keys(), 'in', ...COUNTS]);
const MAY_BE_PRESENT = markWords([...PRESENT_BY_WORD.keys(), 'after']);

function beginsWith(tokens: Tokens, at: number, table: PhrasesByWord): boolean {
  return phraseEnd(tokens, at, tokens.words.length, table) !== null;
}

/** "In her old job", "ten years ago". */
function isFormerTime({ words }: Tokens, at: number): boolean {
  if (words[at] === 'in' && POSSESSIVES.has(words[at + 1] ?? ''))
    return FORMER.has(words[at + 2] ?? '') && POSTS.has(words[at + 3] ?? '');
  return COUNTS.has(words[at] ?? '') && SPANS.has(words[at + 1] ?? '') && words[at + 2] === 'ago';
}

/** Whether a sentence tells of the past from its first word on, or from the one behind "he" or "she". */
function isPast(tokens: Tokens, from: number): boolean {
  const at = SUBJECTS.has(tokens.words[from] ?? '') ? from + 1 : from;
  return bears(tokens, at, MAY_BE_PAST) && (beginsWith(tokens, at, PAST_BY_WORD) || isFormerTime(tokens, at));
}

function isPresent(tokens: Tokens, at: number, to: number): boolean {
  const isMarked = bears(tokens, at, MAY_BE_PRESENT);
  if (!isMarked || to - at < SHORTEST_PRESENT || !beginsWith(tokens, at, PRESENT_BY_WORD)) return false;
  return tokens.words[at] !== 'now' || !NOT_PRESENT.has(tokens.words[at + 1] ?? '');
}

/** "After the outage she asks for a way back": what somebody does since then, and not what they did next. */
function isEverSince({ words }: Tokens, at: number, to: number): boolean {
  if (words[at] !== 'after' || !POSSESSIVES.has(words[at + 1] ?? '')) return false;
  const end = Math.min(to, at + MOST_WORDS_OF_TURN);
  let subject = at + 2;
  while (subject < end && !SUBJECTS.has(words[subject] ?? '')) subject += 1;
  const verb = words[subject + 1] ?? '';
  return subject < end && verb.endsWith('s') && !NOT_TODAY.has(verb);
}

/** Where a clause of the sentence begins with today; the end of the sentence when none does. */
function presentIn(tokens: Tokens, { from, to }: Stretch): number {
  for (let at = from; at < to; at += 1) {
    if (!isPresent(tokens, at, to) && !isEverSince(tokens, at, to)) continue;
    if (at === from || tokens.isApart[at] === true) return at;
  }
  return to;
}

/** What of the notes is past and has a present behind it. Linear. */
export function pastIn(tokens: Tokens): readonly Range[] {
  const sentences = stretchesIn(tokens.sentences);
  if (!sentences.some(({ from }) => isPast(tokens, from))) return [];
  const pasts: Range[] = [];
  let givenWay = 0;
  for (const sentence of sentences) {
    const { from, to } = sentence;
    const present = presentIn(tokens, sentence);
    if (isPast(tokens, from) && present > from) pasts.push(rangeOf(tokens, { from, to: present }));
    if (present < to) givenWay = pasts.length;
  }
  return pasts.slice(0, givenWay);
}
