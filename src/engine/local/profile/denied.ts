/**
 * What notes deny of somebody ("never asks for evidence", "has no plan", "not a numbers person") names the very words that
 * would show it. Such words are read as nothing: to be without one profile's wish is to have no other profile's. Left as
 * they are: what somebody did not accept or sign, since a wish is often told by what it forbids.
 */
import {
  ARTICLES,
  ASIDE,
  BEFORE_NOUN,
  BETWEEN,
  BOTHERED,
  CONDITIONS,
  DENYING,
  DENYING_BEFORE,
  DENYING_NOUNS,
  DOING,
  ENGAGING,
  INQUIRING,
  KINDS,
  LEAPING,
  LEAVING_ASIDE,
  LIKING,
  MATTERS,
  NOUNS,
  OTHER_OBJECTS,
  PEOPLE,
  RECEIVING,
  REFUSING,
  RESUMING,
  SCOPE_ENDS,
  SORTS,
  STOPPING,
  SWEEPING,
  TIMES,
  TRAIT_ENDS,
  USELESS,
  WEARY,
  WISHED,
  WISHING,
} from './denied-words.ts';
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, type Finders, findersBy, holds, sentenceEnd } from './unread.ts';

const MOST_BETWEEN = 2;
const MOST_BEFORE_USELESS = 6;
const MOST_BEFORE_KIND = 3;
/** So many words after "and" are still what is denied ("about cost and risk"); more are a clause of their own. */
const MOST_AFTER_AND = 2;

/** By the word that begins them, what finds the words that are denied. */
export const DENIED: Finders = findersBy([
  ...[...LEAVING_ASIDE].map((word) => [word, leftAside] as const),
  ...[...SWEEPING].map((word) => [word, sweptAside] as const),
  ...[...WEARY].map((word) => [word, wearyOf] as const),
  ...[...STOPPING].map((word) => [word, stopped] as const),
  ...[...USELESS].map((word) => [word, uselessThing] as const),
  ['anything', (tokens, at) => contrary(tokens, at, 'but')],
  ['far', (tokens, at) => contrary(tokens, at, 'from')],
  ...[...DENYING].map((word) => [word, denied] as const),
]);

/** "Skips the evidence". */
function leftAside(tokens: Tokens, at: number): Stretch | null {
  const scope = { from: at, to: scopeEnd(tokens, at) };
  const isWish = holds(tokens, scope, WISHED) || holds(tokens, scope, MATTERS);
  return !isDeniedBefore(tokens, at) && isWish ? scope : null;
}

/** "Waved away the forecast". */
function sweptAside(tokens: Tokens, at: number): Stretch | null {
  return ASIDE.has(tokens.words[at + 1] ?? '') ? leftAside(tokens, at) : null;
}

function denied(tokens: Tokens, at: number): Stretch | null {
  return (
    deniedWish(tokens, at) ??
    deniedKind(tokens.words, at) ??
    deniedTrait(tokens, at) ??
    deniedNoun(tokens, at) ??
    notOneTo(tokens, at)
  );
}

/** Where what is denied begins, behind "even" or "very". */
function deniedFrom({ words }: Tokens, denying: number): number {
  let from = denying + 1;
  while (from <= denying + MOST_BETWEEN && BETWEEN.has(words[from] ?? '')) from += 1;
  return words[from] === 'be' && BOTHERED.has(words[from + 1] ?? '') ? from + 1 : from;
}

/** "Never [even] asks who made it", "does not [want to] read reports", "is not [very] careful", "has no plan". */
function deniedWish(tokens: Tokens, denying: number): Stretch | null {
  const { segments } = tokens;
  const from = deniedFrom(tokens, denying);
  if (segments[from] !== segments[denying]) return null;
  const scope = { from, to: scopeEnd(tokens, from) };
  if (!isWish(tokens, denying, scope)) return null;
  return isLackingInRefused(tokens, denying) || hasCondition(tokens, from)
    ? null
    : { from: denying, to: scope.to };
}

/** Whether it is said on what terms somebody does something after all. */
function hasCondition(tokens: Tokens, from: number): boolean {
  return holds(tokens, { from: from + 1, to: sentenceEnd(tokens, from) }, CONDITIONS);
}

function isDeniedBefore(tokens: Tokens, at: number): boolean {
  return holds(tokens, { from: clauseStart(tokens, at), to: at }, DENYING_BEFORE);
}

/** "Does not sign without a guarantee", "sends back decks with no source": who refuses what has none wants one. */
function isLackingInRefused(tokens: Tokens, denying: number): boolean {
  const { words } = tokens;
  if (words[denying] !== 'without' && (words[denying] !== 'no' || words[denying - 1] !== 'with'))
    return false;
  const before = { from: clauseStart(tokens, denying), to: denying };
  return isDeniedBefore(tokens, denying) || holds(tokens, before, REFUSING);
}

function isWish(tokens: Tokens, denying: number, scope: Stretch): boolean {
  const first = tokens.words[scope.from] ?? '';
  if (DENYING_NOUNS.has(tokens.words[denying] ?? '') && !INQUIRING.has(first))
    return WISHED.has(first) || PEOPLE.has(first);
  if (INQUIRING.has(first)) return !OTHER_OBJECTS.has(tokens.words[scope.from + 1] ?? '');
  if (WISHING.has(first)) return true;
  if (first === 'do') return isDoneThing(tokens, scope.from + 1);
  // "Does not see the point of plans".
  if (first === 'see') return tokens.words[scope.from + 2] === 'point' && holds(tokens, scope, WISHED);
  if (LIKING.has(first)) {
    return isDeniedDeed(tokens, scope) || holds(tokens, { from: scope.from, to: scope.from + 3 }, WISHED);
  }
  return ENGAGING.has(first) && [WISHED, PEOPLE, MATTERS].some((matters) => holds(tokens, scope, matters));
}

/** "Does not want [to read the reports]", "[to see the numbers]", "[to ask the others]". */
function isDeniedDeed(tokens: Tokens, { from, to }: Stretch): boolean {
  const { words } = tokens;
  if (words[from + 1] !== 'to') return false;
  const deed = words[from + 2] ?? '';
  const rest = { from: from + 3, to };
  if (deed === 'see') return WISHED.has(words[to - 1] ?? '');
  if (RECEIVING.has(deed)) return [WISHED, PEOPLE, MATTERS].some((matters) => holds(tokens, rest, matters));
  return ENGAGING.has(deed) && holds(tokens, rest, WISHED);
}

/** "Has had [enough of new ideas]". */
function wearyOf(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const next = words[at + 1] === 'up' ? at + 2 : at + 1;
  if (words[next] !== 'of' && words[next] !== 'with') return null;
  const scope = { from: at, to: scopeEnd(tokens, at) };
  return !isDeniedBefore(tokens, at) && holds(tokens, scope, WISHED) ? scope : null;
}

/** "[Stopped trying new things]", "[refuses to try anything new]". */
function stopped(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const deed = words[at + 1] === 'to' ? at + 2 : at + 1;
  if (!DOING.has(words[deed] ?? '') || isDeniedBefore(tokens, at)) return null;
  const rest = { from: at + 1, to: sentenceEnd(tokens, at) };
  const isForNow = holds(tokens, rest, CONDITIONS) || holds(tokens, rest, TIMES);
  return isForNow ? null : { from: at, to: scopeEnd(tokens, at) };
}

/** "[Plans are a waste] of time", "finds [spreadsheets useless]". */
function uselessThing(tokens: Tokens, at: number): Stretch | null {
  const from = Math.max(clauseStart(tokens, at), at - MOST_BEFORE_USELESS);
  for (let thing = at - 1; thing >= from; thing -= 1) {
    const word = tokens.words[thing] ?? '';
    if (DENYING_BEFORE.has(word)) return null;
    if (WISHED.has(word) || INQUIRING.has(word)) return { from: thing, to: scopeEnd(tokens, at) };
  }
  return null;
}

/** "[Anything but cautious]", "[far from careful]". */
function contrary({ words }: Tokens, at: number, second: string): Stretch | null {
  const isContrary = words[at + 1] === second && WISHING.has(words[at + 2] ?? '');
  return isContrary ? { from: at, to: at + 3 } : null;
}

/** "Not [very] detail-oriented". */
function deniedTrait(tokens: Tokens, denying: number): Stretch | null {
  const to = deniedFrom(tokens, denying) + 2;
  const isTrait =
    TRAIT_ENDS.has(tokens.words[to - 1] ?? '') && tokens.segments[to - 1] === tokens.segments[denying];
  return isTrait ? { from: denying, to } : null;
}

/** "Not a risk-averse person": the words that say which kind. */
function deniedKind(words: readonly string[], denying: number): Stretch | null {
  if (words[denying] !== 'not' || !ARTICLES.has(words[denying + 1] ?? '')) return null;
  const from = denying + 2;
  for (let to = from + 1; to <= from + MOST_BEFORE_KIND; to += 1) {
    if (KINDS.has(words[to] ?? '')) return { from, to };
  }
  return null;
}

/** "She is no visionary", "no planner", but not "wants no gambler". */
function deniedNoun({ words, isApart }: Tokens, denying: number): Stretch | null {
  const isNoun = words[denying] === 'no' && NOUNS.has(words[denying + 1] ?? '');
  const isSaidOfPerson = isApart[denying] === true || BEFORE_NOUN.has(words[denying - 1] ?? '');
  return isNoun && isSaidOfPerson ? { from: denying, to: denying + 2 } : null;
}

/** "Not the sort to ask for proof", "not one to try things on a whim". */
function notOneTo(tokens: Tokens, denying: number): Stretch | null {
  const { words } = tokens;
  const kind = words[denying + 1] === 'the' ? denying + 2 : denying + 1;
  if (!SORTS.has(words[kind] ?? '') || words[kind + 1] !== 'to') return null;
  const deed = words[kind + 2] ?? '';
  const scope = { from: kind, to: scopeEnd(tokens, kind) };
  const isWish =
    DOING.has(deed) ||
    LEAPING.has(deed) ||
    isDeniedDeed(tokens, scope) ||
    (INQUIRING.has(deed) && !OTHER_OBJECTS.has(words[kind + 3] ?? ''));
  return isWish && !hasCondition(tokens, kind) ? { from: denying, to: scope.to } : null;
}

/** "Does not do [consensus]", "['let's see']", "['we'll see']". */
function isDoneThing({ words }: Tokens, at: number): boolean {
  const isMaybe = words[at + 1] === 'see' && (words[at] === 'let' || words[at] === 'we');
  return isMaybe || WISHED.has(words[at] ?? '');
}

function scopeEnd(tokens: Tokens, from: number): number {
  const { words, isApart } = tokens;
  const to = clauseEnd(tokens, from);
  for (let end = from; end < to; end += 1) {
    const word = words[end] ?? '';
    if (end > from && isApart[end] === true && RESUMING.has(word)) return end;
    if (SCOPE_ENDS.has(word) || (word === 'and' && end + MOST_AFTER_AND + 1 < to)) return end;
  }
  return to;
}
