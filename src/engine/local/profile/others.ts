/**
 * "His wife wants guarantees", "her colleague Piet loves new tools" and "our legal team needs approvals" tell what somebody else wishes or
 * is like. Such clauses are read as nothing; where the person comes in again ("the board asked and she told them …"), it is the person's
 * doing after all, but for what is set against the others ("her boss wants numbers but she …").
 */
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, type Finders, findersBy, holds, sentenceEnd, wordSet } from './unread.ts';

const POSSESSIVES = wordSet('his her their');
/** "My boss" may well be the person. */
const WRITERS = wordSet('my our');
/** Of one of these it is told what they are like. */
const PERSONS = wordSet(
  'wife husband partner partners boss manager predecessor deputy assistant secretary colleague colleagues auditor auditors successor brother brothers sister sisters son sons daughter daughters kids children mother father mum dad parents uncle aunt cousin neighbour neighbours friend friends',
);
const RELATED = new Set([...PERSONS, ...wordSet('staff team board committee')]);
const GROUPS = wordSet('board team committee others rest management council trustees predecessor');
/** "The procurement lady", "our legal team". */
const DEPARTMENTS = wordSet(
  'procurement purchasing legal compliance finance accounts it hr security marketing',
);
const OF_DEPARTMENT = wordSet('lady guy man woman person people team department lot folks');
/** Who was there before somebody is somebody else. */
const FORMER = wordSet('previous former last old');
const OF_FORMER = wordSet('owner boss manager director head buyer team predecessor contact');
const DESCRIBING = wordSet('new old last former previous current direct own');
/** What somebody does who wants something of a matter. */
export const WANTING = wordSet(
  'want wants wanted ask asks asked need needs needed like likes liked prefer prefers preferred insist insists insisted demand demands demanded worry worries worried care cares cared love loves loved hate hates hated expect expects expected',
);
/** What somebody does who has to decide; "says" and "told" are not among it. */
export const DECIDING = new Set([
  ...WANTING,
  ...wordSet(
    'check checks checked read reads sign signs signed decide decides decided refuse refuses refused approve approves approved choose chooses chose pick picks picked trust trusts trusted doubt doubts doubted question questions questioned try tries tried push pushes pushed wait waits waited count counts counted compare compares compared test tests tested verify verifies verified buy buys bought consult consults consulted plan plans planned list lists listed dream dreams dreamt chase chases chased rush rushes rushed veto vetoes vetoed block blocks blocked',
  ),
]);
const WISHES = new Set([...DECIDING, ...wordSet('hope hopes hoped wish wishes wished')]);
const ADVERBS = wordSet(
  'only always never also just usually often still really mostly first rarely will would',
);
const BEING = wordSet('is was');
/** "Is a stickler for process", "is all about ROI". */
const LIKE = wordSet('a an all very so big');
/** These stand between no name and what its bearer does. */
const NO_NAMES = wordSet(
  'i we you it everybody everyone nobody and or but nor who that which to for with of at in on while as if when not said says thinks thought is was has had would will can',
);
const PRONOUNS = wordSet('he she they');
const SETTING_AGAINST = wordSet('but while whereas');
/** So many words of a clause may stand before whom it is about ("but in the end his wife …"). */
const MOST_BEFORE = 4;
const MOST_WORDS_OF_NAME = 3;

/** By the word that begins them, what finds the clauses that are about somebody else. */
export const OF_OTHERS: Finders = findersBy([
  ...[...POSSESSIVES].map(
    (word) => [word, (tokens: Tokens, at: number) => ofRelated(tokens, at, relatedEnd(tokens, at))] as const,
  ),
  ...[...WRITERS].map(
    (word) => [word, (tokens: Tokens, at: number) => ofOthers(tokens, at, otherEnd(tokens, at))] as const,
  ),
  ['the', (tokens, at) => ofOthers(tokens, at, otherEnd(tokens, at))],
]);

/** Who is told of: where the words for them end, and whether they are one person. */
interface Whom {
  readonly end: number;
  readonly isPerson: boolean;
}

/** "Her [new boss]", "his [business partner]". */
function relatedEnd(tokens: Tokens, at: number): Whom | null {
  const { words } = tokens;
  const from = DESCRIBING.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  if (RELATED.has(words[from] ?? '')) return { end: from + 1, isPerson: PERSONS.has(words[from] ?? '') };
  if (
    RELATED.has(words[from + 1] ?? '') &&
    !NO_NAMES.has(words[from] ?? '') &&
    !WANTING.has(words[from] ?? '')
  )
    return { end: from + 2, isPerson: PERSONS.has(words[from + 1] ?? '') };
  return null;
}

/** "The [board]", "our [legal team]", "the [previous owner]". */
function otherEnd({ words }: Tokens, at: number): Whom | null {
  const first = words[at + 1] ?? '';
  const second = words[at + 2] ?? '';
  if (GROUPS.has(first)) return { end: at + 2, isPerson: false };
  const isOther =
    (DEPARTMENTS.has(first) && OF_DEPARTMENT.has(second)) || (FORMER.has(first) && OF_FORMER.has(second));
  return isOther ? { end: at + 3, isPerson: true } : null;
}

/** Whether what somebody wishes or is like is told from a word on: "[wants]", "[only cares]", "[is a stickler]". */
function tells({ words, isApart }: Tokens, at: number, isPerson: boolean): boolean {
  if (isApart[at] === true) return false;
  if (isPerson && BEING.has(words[at] ?? '')) return LIKE.has(words[at + 1] ?? '');
  return isWish(words, at);
}

/** "[Only] wants". */
function isWish(words: readonly string[], at: number): boolean {
  return WISHES.has(words[ADVERBS.has(words[at] ?? '') ? at + 1 : at] ?? '');
}

function ofOthers(tokens: Tokens, at: number, whom: Whom | null): Stretch | null {
  if (whom === null) return null;
  const { words, isApart } = tokens;
  const isNamed = isApart[whom.end] !== true && !NO_NAMES.has(words[whom.end] ?? '') && whom.isPerson;
  const isTold =
    tells(tokens, whom.end, whom.isPerson) ||
    (isNamed && tells(tokens, whom.end + 1, whom.isPerson)) ||
    isToldBehindName(tokens, at, whom.end);
  const from = clauseStart(tokens, at);
  if (!isTold || at - from > MOST_BEFORE || holds(tokens, { from, to: at }, PRONOUNS)) return null;
  const to = toldEnd(tokens, at);
  return holds(tokens, { from, to }, PRONOUNS) ? null : { from: at, to };
}

function ofRelated(tokens: Tokens, at: number, whom: Whom | null): Stretch | null {
  return ofOthers(tokens, at, whom) ?? ofWhoever(tokens, whom);
}

/** "[Met her boss], who wants …", "[his colleague Priya], who is all about …". */
function ofWhoever(tokens: Tokens, whom: Whom | null): Stretch | null {
  if (whom === null) return null;
  const { words, sentences } = tokens;
  const who = words[whom.end] === 'who' ? whom.end : whom.end + 1;
  if (words[who] !== 'who' || sentences[who] !== sentences[whom.end - 1]) return null;
  const told = { from: who, to: clauseEnd(tokens, who) };
  return tells(tokens, who + 1, whom.isPerson) && !holds(tokens, told, PRONOUNS) ? told : null;
}

/** "Her assistant, Tom, [wants] …", at the beginning of a sentence. */
function isToldBehindName({ words, sentences, isApart }: Tokens, at: number, end: number): boolean {
  if (isApart[end] !== true || (at > 0 && sentences[at - 1] === sentences[at])) return false;
  let verb = end + 1;
  while (verb <= end + MOST_WORDS_OF_NAME && isApart[verb] !== true) verb += 1;
  return sentences[verb] === sentences[at] && isApart[verb] === true && isWish(words, verb);
}

/** Where the clause ends, or the person is set against whom it is about; what goes on without a subject belongs to it. */
function toldEnd(tokens: Tokens, at: number): number {
  const { words } = tokens;
  let to = clauseEnd(tokens, at);
  for (let end = at + 1; end + 1 < to; end += 1)
    if (SETTING_AGAINST.has(words[end] ?? '') && PRONOUNS.has(words[end + 1] ?? '')) return end;
  const last = sentenceEnd(tokens, at);
  while (to < last && isWish(words, to) && !holds(tokens, { from: to, to: clauseEnd(tokens, to) }, PRONOUNS))
    to = clauseEnd(tokens, to);
  return to;
}
