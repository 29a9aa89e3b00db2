/**
 * Who somebody is (origin, religion, orientation, health, family, age) is no evidence. A sentence or a clause that says
 * nothing else ("Old.", "A man, …", "… and is a Muslim") is taken out of the notes before they are read, and so are such words
 * within other clauses. What is left reads as if they had never been written: the answer is the same to the last bit.
 */
import { AGE, isAgeAlone, mayBeAge } from './ages.ts';
import { blanked, type Range, rangeOf } from './blanked.ts';
import { isTied, mayDescribe, ROLE, rolesOf, TIES } from './clause-roles.ts';
import type { Stretch } from './features.ts';
import { isConclusion, isInferred, TURNING, TYPICAL } from './inferred.ts';
import { markWords } from './marks.ts';
import { WANTING } from './others.ts';
import { DESCRIBING, KIND, kindOf, wordsOfKind } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { bears, holds, wordSet } from './unread.ts';

/** Nothing is tied any more where the clause before is taken out. */
const LOOSE_TIES = wordSet('and but so who yet then');
const MARKS = wordSet('? !');
const BEING = wordSet('is are am was were be been being became becomes');
const DEGREES = wordSet('very quite so too rather now also both a bit not long still all');
const PRONOUNS = wordSet('i he she they you we him her them who');
const PERSONS = wordSet('person people someone somebody');
const POSSESSIVES = wordSet('his her their my our');
/** A longer clause tells something of its own, whatever its words are. */
const LONGEST_DESCRIPTION = 14;
const MOST_WORDS: readonly number[] = [0, 0, 6, 8, LONGEST_DESCRIPTION];
const MOST_BEFORE_PERSON = 6;
/** "When she was young she …", "as a girl she …" tell of what is past. */
const ONCE = wordSet('when before until till once');
const YOUTHS = wordSet('girl boy child kid lad lass teenager teen youngster young');
/** A masked name reads as "they", or as nothing where it is in another case. */
const SUBJECTS = wordSet('he she they');
/** "Of whom they" and "as old as they" go on. */
const NOT_ENDING = wordSet('of than as that whom which with to for from like');
/** By these a sentence is worth a closer look. */
const MAY_DESCRIBE = markWords([...wordsOfKind(DESCRIBING | KIND.placeFollows), AGE]);
const APOSTROPHES = new Set([39, 0x2019]);

/** A sentence as it is looked at. */
interface Sentence {
  readonly text: string;
  readonly tokens: Tokens;
  readonly stretch: Stretch;
  readonly roles: Uint8Array;
}

function roleAt({ roles, stretch }: Sentence, at: number): number {
  return roles[at - stretch.from] ?? ROLE.content;
}

function isDescription(sentence: Sentence, { from, to }: Stretch): boolean {
  let strongest: number = ROLE.content;
  for (let at = from; at < to; at += 1) {
    const role = roleAt(sentence, at);
    if (role === ROLE.content) return false;
    strongest = Math.max(strongest, role);
  }
  return to - from <= (MOST_WORDS[strongest] ?? 0);
}

/** "[Because she is deaf] she asks …", "Robin [who is deaf] asks …": no comma need part them. */
function beginsBehindDescription(sentence: Sentence, start: number, at: number): boolean {
  const { words } = sentence.tokens;
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const isSubject = SUBJECTS.has(word) && !NOT_ENDING.has(before) && (kindOf(before) & KIND.title) === 0;
  const isVerb = words[start] === 'who' && WANTING.has(word);
  if (ONCE.has(words[start] ?? '') || YOUTHS.has(before)) return false;
  if (at === start || at - start > LONGEST_DESCRIPTION || !(isSubject || isVerb)) return false;
  return (
    isDescription(sentence, { from: start, to: at }) || isAgeAlone(sentence.tokens, { from: start, to: at })
  );
}

/** The clauses of a sentence: commas, dashes and "and" part them, and what only describes ends before whom it describes. */
function clausesOf(sentence: Sentence): Stretch[] {
  const { text, tokens, stretch } = sentence;
  const clauses: Stretch[] = [];
  let start = stretch.from;
  for (let at = start + 1; at < stretch.to; at += 1) {
    if (!isTied(text, tokens, at) && !beginsBehindDescription(sentence, start, at)) continue;
    clauses.push({ from: start, to: at });
    start = at;
  }
  clauses.push({ from: start, to: stretch.to });
  return clauses;
}

/** "She is 62". */
function isAgeOf(sentence: Sentence, at: number): boolean {
  return sentence.tokens.words[at] === AGE && roleAt(sentence, at) === ROLE.saysNothing;
}

/** "Age: 62". */
function isNumber({ tokens: { words } }: Sentence, { from, to }: Stretch): boolean {
  return to - from === 1 && (words[from] ?? '').startsWith('#');
}

/** Somebody named as whose relative they are. */
function isRelativeOfTheirs({ tokens: { words } }: Sentence, { from, to }: Stretch): boolean {
  const first = TIES.has(words[from] ?? '') ? from + 1 : from;
  return POSSESSIVES.has(words[first] ?? '') && (kindOf(words[to - 1] ?? '') & KIND.noun) !== 0;
}

function isPerson(word: string): boolean {
  return PERSONS.has(word) || (kindOf(word) & (KIND.noun | KIND.job)) !== 0;
}

/** "She is [very] old", at the end of a clause. */
function isSaidOfPerson({ text, tokens }: Sentence, { from, to }: Stretch, at: number): boolean {
  const { words, starts, ends } = tokens;
  const end = MARKS.has(words[to - 1] ?? '') ? to - 1 : to;
  if (at !== end - 1) return false;
  let before = at - 1;
  while (before >= from && DEGREES.has(words[before] ?? '')) before -= 1;
  if (before < from) return false;
  const subject = words[before - 1] ?? '';
  if (BEING.has(words[before] ?? '')) return before === from || PRONOUNS.has(subject) || isPerson(subject);
  const isShortened =
    APOSTROPHES.has(text.charCodeAt(ends[before] ?? 0)) && ends[before] !== starts[before + 1];
  return isShortened && PRONOUNS.has(words[before] ?? '');
}

/** "A retired [German] teacher", "too old to". */
function isBeforePerson(sentence: Sentence, { to }: Stretch, at: number): boolean {
  const { words } = sentence.tokens;
  if (words[at - 1] === 'too' && words[at + 1] === 'to') return true;
  const end = Math.min(to, at + MOST_BEFORE_PERSON);
  let next = at + 1;
  while (next < end && roleAt(sentence, next) >= ROLE.mayDescribe && !isPerson(words[next] ?? '')) next += 1;
  return next < end && isPerson(words[next] ?? '');
}

/** "A woman from China". */
function isWhereFrom({ tokens: { words } }: Sentence, at: number): boolean {
  return words[at - 1] === 'from' && isPerson(words[at - 2] ?? '');
}

/** Words to take out of a clause that tells more than who somebody is. */
function describingWords(sentence: Sentence, clause: Stretch): Range[] {
  const { starts, ends } = sentence.tokens;
  const ranges: Range[] = [];
  let previous = -1;
  for (let at = clause.from; at < clause.to; at += 1) {
    const role = roleAt(sentence, at);
    const isFrom = role === ROLE.describesAlone && isWhereFrom(sentence, at);
    if (role !== ROLE.describes && !isFrom) continue;
    // With what stands between two such words: a hyphen by itself would part the clause.
    const start = previous === at - 1 ? (ends[previous] ?? 0) : (starts[isFrom ? at - 1 : at] ?? 0);
    ranges.push({ start, end: ends[at] ?? 0 });
    previous = at;
  }
  return ranges;
}

/** Everyday words that are said of a person here describe as surely as others do. */
function findPersonal(sentence: Sentence, clause: Stretch): void {
  for (let at = clause.from; at < clause.to; at += 1) {
    const isAgeOrLike = roleAt(sentence, at) === ROLE.mayDescribe || isAgeOf(sentence, at);
    if (!isAgeOrLike) continue;
    if (isSaidOfPerson(sentence, clause, at) || isBeforePerson(sentence, clause, at))
      sentence.roles[at - sentence.stretch.from] = ROLE.describes;
  }
}

/** The characters of a clause that is left out, with what ties it to the one before; to the one behind where it is the first. */
function clauseRange({ tokens, text, stretch }: Sentence, clause: Stretch, keptTo: number): Range {
  const { starts, ends, words } = tokens;
  if (keptTo >= 0) {
    const to = MARKS.has(words[clause.to - 1] ?? '') ? clause.to - 1 : clause.to;
    return { start: ends[keptTo - 1] ?? 0, end: ends[to - 1] ?? 0 };
  }
  let next = clause.to;
  while (next < stretch.to && LOOSE_TIES.has(words[next] ?? '')) next += 1;
  return { start: starts[clause.from] ?? 0, end: starts[next] ?? text.length };
}

/** "His wife, …" and "…, the man who …" are whom the next clause is about. */
function isOfAnother(sentence: Sentence, clause: Stretch, isFirst: boolean): boolean {
  if (clause.to === sentence.stretch.to) return false;
  return isFirst ? isRelativeOfTheirs(sentence, clause) : sentence.tokens.words[clause.to] === 'who';
}

/** What to leave out of a sentence that tells more than who somebody is; what only follows from that goes along. */
function rangesOut(
  sentence: Sentence,
  clauses: readonly Stretch[],
  areDescriptions: readonly boolean[],
): Range[] {
  const ranges: Range[] = [];
  let keptTo = -1;
  let isFollowing = false;
  clauses.forEach((clause, place) => {
    const isOut = areDescriptions[place] === true && !isOfAnother(sentence, clause, keptTo < 0);
    if (TURNING.has(sentence.tokens.words[clause.from] ?? '')) isFollowing = false;
    else if (place > 0 && keptTo < 0 && isInferred(sentence.tokens, clause.from)) isFollowing = true;
    if (isOut || isFollowing) {
      ranges.push(clauseRange(sentence, clause, keptTo));
      isFollowing ||= holds(sentence.tokens, clause, TYPICAL);
      return;
    }
    ranges.push(...describingWords(sentence, clause));
    keptTo = clause.to;
  });
  return ranges;
}

/** The descriptions in a sentence; with a clause goes what ties it to the rest. */
function descriptionsIn(sentence: Sentence): Range[] {
  const { tokens, stretch } = sentence;
  const clauses = clausesOf(sentence);
  for (const clause of clauses) findPersonal(sentence, clause);
  const areDescriptions: boolean[] = [];
  for (const clause of clauses)
    areDescriptions.push(
      isDescription(sentence, clause) ||
        isAgeAlone(tokens, clause) ||
        (areDescriptions.at(-1) === true && isNumber(sentence, clause)),
    );
  if (areDescriptions.every((is) => is)) {
    const next = tokens.words[stretch.to];
    const isFollowed = next !== undefined && isConclusion(tokens, stretch.to);
    const to = isFollowed ? sentenceOf(tokens, stretch.to).to : stretch.to;
    return [rangeOf(tokens, { from: stretch.from, to })];
  }
  return rangesOut(sentence, clauses, areDescriptions);
}

function sentenceOf({ words, sentences }: Tokens, at: number): Stretch {
  let from = at;
  let to = at + 1;
  while (from > 0 && sentences[from - 1] === sentences[at]) from -= 1;
  while (to < words.length && sentences[to] === sentences[at]) to += 1;
  return { from, to };
}

/** The text with spaces in place of what only describes somebody; the same string when there is nothing of the kind. */
export function withoutDescriptions(text: string, tokens: Tokens): string {
  const { words } = tokens;
  const ranges: Range[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!bears(tokens, at, MAY_DESCRIBE)) continue;
    if (!mayBeAge(tokens, at) && !mayDescribe(text, tokens, at, kindOf(words[at] ?? ''))) continue;
    const stretch = sentenceOf(tokens, at);
    ranges.push(...descriptionsIn({ text, tokens, stretch, roles: rolesOf(text, tokens, stretch) }));
    at = stretch.to - 1;
  }
  return blanked(text, ranges);
}
