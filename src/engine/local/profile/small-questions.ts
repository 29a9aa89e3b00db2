/**
 * "Asked what we were having for dessert" and "how is the weather up there?" are asked by anybody, and tell of no decision. Such
 * questions are read as nothing. Left as they are: questions with any word in them that is not of every day ("asked what the hotel costs").
 */
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { type Finders, findersBy, wordSet } from './unread.ts';

/** What is asked about in passing. */
const MATTERS = wordSet(
  'dessert pudding starter soup menu lunch dinner breakfast supper coffee tea milk sugar cake biscuits wine beer drink drinks food fish meal restaurant canteen weather rain raining rains rained snow snowing sun sunny cold hot warm traffic drive train flight bus journey trip hotel parking park car toilet toilets restroom loo bathroom wifi charger heating window windows seat holiday holidays vacation weekend christmas easter birthday party match game football golf cricket score dog dogs cat cats pet pets puppy garden flowers shoes jacket tie shirt hair haircut glasses mother father mum dad parents wife husband family kids children daughter son baby boat bike song music film movie concert pub bar shops shop',
);
/** What else such a question is made of. */
const BESIDE = wordSet(
  'we were was is are am be been being having have has had do does did doing get got go going went come came like liked take takes took make made for of in on at to from with about by near nearby around the a an my our your his her their me us you i it he she they them this that these those any some anyone somebody much many long far old big tall good nice fresh fine well bad late early always still often usually again already too so very there here then up down out over now today yesterday tomorrow last next night evening morning day time open opened opens close closed closes start starts started stop stops stay stays stayed staying live lives lived named called won lost play played plays turn turned turning seen watched see could can would will may might if whether what which who how where when why or allowed breed kind sort name password',
);
const ASKING = wordSet('ask asks asked wonder wonders wondered');
const WANTING = wordSet('want wants wanted');
const OPENERS = wordSet('what how where when which who is are was do does did can could have will');
const TIES = wordSet('and but then');
const LEAST_WORDS = 2;
/** Keeps the time in proportion to the text. */
const MOST_WORDS = 40;
/** What the writer asks is theirs. */
const WRITERS = wordSet('i we you');

/** By the word that begins them, what finds such questions. */
export const SMALL_QUESTIONS: Finders = findersBy([
  ...[...ASKING].map((word) => [word, askedFor] as const),
  ...[...WANTING].map((word) => [word, wantedToKnow] as const),
  ...[...OPENERS].map((word) => [word, asked] as const),
]);

/** Where a part of a question ends that is of every day and about such a matter; null where it is not, or something else belongs to it. */
function smallPartEnd({ words, sentences, isApart }: Tokens, from: number): number | null {
  let end = from;
  let isSmall = false;
  while (
    sentences[end] === sentences[from] &&
    words[end] !== '?' &&
    (end === from || isApart[end] !== true)
  ) {
    const word = words[end] ?? '';
    if (TIES.has(word)) break;
    if (!MATTERS.has(word) && !BESIDE.has(word)) return null;
    isSmall ||= MATTERS.has(word);
    end += 1;
  }
  return isSmall && end - from >= LEAST_WORDS ? end : null;
}

/** Where the parts of a question end that are of this kind, one behind the other. */
function smallEnd(tokens: Tokens, from: number): number | null {
  let end = smallPartEnd(tokens, from);
  while (end !== null && end - from < MOST_WORDS && tokens.sentences[end] === tokens.sentences[from]) {
    let next = end;
    while (TIES.has(tokens.words[next] ?? '')) next += 1;
    const nextEnd = smallPartEnd(tokens, next);
    if (nextEnd === null) break;
    end = nextEnd;
  }
  return end;
}

/** "[Asked if the soup was good] and whether …". */
function askedFor(tokens: Tokens, at: number): Stretch | null {
  const to = WRITERS.has(tokens.words[at - 1] ?? '') ? null : smallEnd(tokens, at + 1);
  return to === null ? null : { from: at, to };
}

/** "[Wanted to know who won the match]". */
function wantedToKnow(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const to = words[at + 1] === 'to' && words[at + 2] === 'know' ? smallEnd(tokens, at + 3) : null;
  return to === null ? null : { from: at, to };
}

/** "[How is the weather up there?]". */
function asked(tokens: Tokens, at: number): Stretch | null {
  const { words, sentences, isApart } = tokens;
  const opens = at === 0 || sentences[at - 1] !== sentences[at] || isApart[at] === true;
  const to = opens ? smallEnd(tokens, at) : null;
  return to !== null && words[to] === '?' ? { from: at, to: to + 1 } : null;
}
