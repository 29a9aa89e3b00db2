/**
 * What each word of a sentence is beside the others: one that says who somebody is, one that says nothing, or one that tells
 * more; and where the clauses of a sentence begin.
 */
import type { Stretch } from './features.ts';
import { DESCRIBING, KIND, kindOf, PHRASES } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

/**
 * What a word is within its clause: an everyday word that describes when there is nothing else ("old"), one that does so
 * beside other words too ("wife") but is then read as its neutral counterpart, and one that is never read.
 */
export const ROLE = { content: 0, saysNothing: 1, mayDescribe: 2, describesAlone: 3, describes: 4 } as const;

/** A clause begins with one of these. */
export const TIES = wordSet('and but so because who while although though yet');
const PLACE_WORDS = wordSet('from in near of');
/** "In" some name behind one of these is a place. */
const LIVING = wordSet('born raised up lives lived living based');
/** Written with a capital, and no place. */
const DATES = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas spring summer autumn winter',
);
const BREAKS = new Set([...',;:()[]{}—–•|"“”/\n…'].map((character) => character.charCodeAt(0)));
const LONGEST_PHRASE = 5;
const SPACE = 32;
const HYPHEN = 45;

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Written with a capital and no more than one: a name, not a heading. */
function isCapitalised(text: string, { starts }: Tokens, at: number): boolean {
  const start = starts[at] ?? 0;
  const second = text.charCodeAt(start + 1);
  return isUpper(text.charCodeAt(start)) && second >= 97 && second <= 122;
}

/** Whether a comma, a dash or the like stands between a word and the one before. */
function isBroken(text: string, { starts, ends }: Tokens, at: number): boolean {
  const from = ends[at - 1] ?? 0;
  const to = starts[at] ?? 0;
  if (to - from === 1 && text.charCodeAt(from) === SPACE) return false;
  for (let place = from; place < to; place += 1) {
    const code = text.charCodeAt(place);
    if (BREAKS.has(code)) return true;
    if (code === HYPHEN && text.charCodeAt(place - 1) <= SPACE && text.charCodeAt(place + 1) <= SPACE)
      return true;
  }
  return false;
}

/** Where the phrase that ends with word `at` begins, and whether it is an everyday one; null where none does. */
function phraseEndingAt(
  text: string,
  tokens: Tokens,
  at: number,
): { from: number; isEveryday: boolean } | null {
  for (const { words, isEveryday } of PHRASES.get(tokens.words[at] ?? '') ?? []) {
    const from = at - words.length + 1;
    if (from < 0 || tokens.sentences[from] !== tokens.sentences[at]) continue;
    const isHere = words.every(
      (word, place) =>
        tokens.words[from + place] === word && (place === 0 || !isBroken(text, tokens, from + place)),
    );
    if (isHere) return { from, isEveryday };
  }
  return null;
}

/** Whether the sentence may hold a description: most do not, and are not looked at any closer. */
export function mayDescribe(text: string, tokens: Tokens, at: number, kind: number): boolean {
  if ((kind & (DESCRIBING & ~KIND.phraseEnd)) !== 0) return true;
  if ((kind & KIND.phraseEnd) !== 0 && phraseEndingAt(text, tokens, at) !== null) return true;
  const place = tokens.words[at + 1] === 'in' ? at + 2 : at + 1;
  return (kind & KIND.placeFollows) !== 0 && isCapitalised(text, tokens, place);
}

function roleOf(kind: number): number {
  if ((kind & KIND.protected) !== 0) return ROLE.describes;
  if ((kind & KIND.noun) !== 0) return ROLE.describesAlone;
  if ((kind & KIND.personal) !== 0) return ROLE.mayDescribe;
  return (kind & KIND.saysNothing) !== 0 ? ROLE.saysNothing : ROLE.content;
}

/** "From China", "in Leeds"; behind "from" or "born in" any other name ("from Silicon Valley"): places are no list that ends. */
function isPlaceName(text: string, tokens: Tokens, at: number, isAfterPlaceName: boolean): boolean {
  const { words } = tokens;
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (isBroken(text, tokens, at)) return false;
  if ((kindOf(word) & KIND.place) !== 0) return isAfterPlaceName || PLACE_WORDS.has(before);
  if (!isCapitalised(text, tokens, at) || DATES.has(word)) return false;
  return isAfterPlaceName || before === 'from' || (before === 'in' && LIVING.has(words[at - 2] ?? ''));
}

/** The role of each word of a sentence; phrases have the last word. */
export function rolesOf(text: string, tokens: Tokens, { from, to }: Stretch): Uint8Array {
  const roles = new Uint8Array(to - from);
  if (to - from === 1 && (kindOf(tokens.words[from] ?? '') & KIND.place) !== 0)
    roles[0] = ROLE.describesAlone;
  let isPlace = false;
  for (let at = from; at < to; at += 1) {
    const kind = kindOf(tokens.words[at] ?? '');
    roles[at - from] = Math.max(roles[at - from] ?? 0, roleOf(kind));
    isPlace = at > from && roleOf(kind) !== ROLE.describes && isPlaceName(text, tokens, at, isPlace);
    if (isPlace) roles[at - from] = ROLE.describesAlone;
    const phrase = (kind & KIND.phraseEnd) !== 0 ? phraseEndingAt(text, tokens, at) : null;
    if (phrase !== null)
      roles.fill(phrase.isEveryday ? ROLE.content : ROLE.describes, phrase.from - from, at - from + 1);
  }
  return roles;
}

/** Whether a clause begins with a word: a comma, a dash or "and" stands before it. */
export function isTied(text: string, tokens: Tokens, at: number): boolean {
  return TIES.has(tokens.words[at] ?? '') || isBroken(text, tokens, at);
}

/** Whether a word is part of a phrase in which it has its everyday sense ("parent company"). */
export function isEveryday(text: string, tokens: Tokens, at: number): boolean {
  for (let last = at; last < at + LONGEST_PHRASE; last += 1) {
    const phrase = phraseEndingAt(text, tokens, last);
    if (phrase?.isEveryday === true && phrase.from <= at) return true;
  }
  return false;
}
