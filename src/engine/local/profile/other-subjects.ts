/**
 * "Tom only asks whether the team is happy and rings everybody before he signs", in notes about Maya, is no evidence about
 * Maya. Left as they are: names that may be a pet form of the person's, who only tells of the person ("Tom says she …"), and
 * whatever has a "she" or "he" in it that may be the person.
 */
import { isCommonWord } from '../../facts/common-words.ts';
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import { isNamed, isSameName, mayBeShortFor, shareInitial } from './name-forms.ts';
import type { NameRanges } from './name-mask.ts';
import { DECIDING } from './others.ts';
import { kindOf } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { holds, holdsMark, wordSet } from './unread.ts';

const ADVERBS = wordSet(
  'only always never also just usually often even still really mostly first rarely simply',
);
const TIES = wordSet('and but while whereas so though');
/** Behind one of these "he" is who was named before. */
const SAME_SUBJECT = wordSet('before until till when once after unless because since');
const SUBJECTS = wordSet('he she');
const FIRMS = wordSet('it they');
const POSSESSIVES = wordSet('his her');
/** Who writes the notes, or somebody else than the subject. */
const OTHERS_IN_TALK = wordSet('i me my mine we us our you your him');
const DATES = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter',
);
/** What the person may be called by whoever does not use the name; relatives and jobs are told elsewhere. */
const CALLED = wordSet(
  'cust client customer prospect buyer poc pastor rev reverend father capt captain sarge sergeant coach chef doc prof boss oga amma baba oma opa nonna abuela abuelo babushka madame monsieur senora senor frau herr',
);
/** Behind one of these stands where somebody works. */
const AT_FIRMS = wordSet('at of joined in');
/** "The team of Oskar": people have these. */
const OF_PERSONS = wordSet(
  'team teams boss deputy assistant secretary colleague friend successor predecessor office desk behalf place view opinion',
);
const MOST_WORDS_OF_NAME = 3;
/** Farther behind the beginning of a clause stands no verb of whoever is named there: a name, and an adverb. */
const FARTHEST_VERB = MOST_WORDS_OF_NAME + 1;
const BEING = wordSet('is was');
/** "Is all about targets", "is very cautious". */
const LIKE = wordSet('all very');
const MAY_DECIDE = markWords([...DECIDING, ...BEING]);

/** Notes as they are looked at. */
interface Notes {
  readonly text: string;
  readonly tokens: Tokens;
  readonly name: string;
  /** Where words begin that name the person. */
  readonly ownStarts: ReadonlySet<number>;
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isCapitalised({ text, tokens: { starts } }: Notes, at: number): boolean {
  const start = starts[at] ?? 0;
  const second = text.charAt(start + 1);
  return isUpper(text.charAt(start)) && second !== second.toUpperCase();
}

/** The sentence up to where the person begins a clause of it; null when the person stands elsewhere in it. */
function beforeOwnClause({ tokens, ownStarts }: Notes, { from, to }: Stretch): Stretch | null {
  const { words, starts, isApart } = tokens;
  for (let at = from; at < to; at += 1) {
    if (!ownStarts.has(starts[at] ?? -1)) continue;
    if (TIES.has(words[at - 1] ?? '')) return { from, to: at - 1 };
    return isApart[at] === true && at > from ? { from, to: at } : null;
  }
  return { from, to };
}

/** Where a name of somebody else ends that a clause begins with; null when it begins otherwise. */
function otherNameEnd(notes: Notes, { from, to }: Stretch): number | null {
  const { words, starts, ends } = notes.tokens;
  let end = from;
  while (end < to && end < from + MOST_WORDS_OF_NAME && isCapitalised(notes, end)) end += 1;
  const first = words[from] ?? '';
  if (end === from || isCommonWord(first) || kindOf(first) !== 0) return null;
  if (DATES.has(first) || CALLED.has(first)) return null;
  const said = notes.text.slice(starts[from], ends[end - 1]);
  if (isSameName(said, notes.name) || mayBeShortFor(said, notes.name)) return null;
  return notes.ownStarts.size === 0 && shareInitial(said, notes.name) ? null : end;
}

/** Whether the word stands anywhere as where somebody works. */
function worksAt({ words }: Tokens, firm: string): boolean {
  for (let at = words.indexOf(firm); at >= 0; at = words.indexOf(firm, at + 1))
    if (AT_FIRMS.has(words[at - 1] ?? '') && !OF_PERSONS.has(words[at - 2] ?? '')) return true;
  return false;
}

/** Whether it is told what somebody is like: "[is] all about targets", "[is] the one who checks". */
function isLike(words: readonly string[], at: number): boolean {
  const isTheOne = words[at + 1] === 'the' && words[at + 2] === 'one' && words[at + 3] === 'who';
  return BEING.has(words[at] ?? '') && (isTheOne || LIKE.has(words[at + 1] ?? ''));
}

/** Where what is told begins if it is what somebody does who decides ("[only] asks"), or is like. */
function decidingVerb({ words }: Tokens, nameEnd: number, to: number): number | null {
  const verb = ADVERBS.has(words[nameEnd] ?? '') ? nameEnd + 1 : nameEnd;
  const isTold = DECIDING.has(words[verb] ?? '') || isLike(words, verb);
  return verb < to && isTold ? verb : null;
}

/** Whether a word may mean the person, or the writer of the notes, or a firm. */
function isOfAnybodyElse({ words }: Tokens, at: number, to: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (OTHERS_IN_TALK.has(word)) return true;
  if (SUBJECTS.has(word)) return !SAME_SUBJECT.has(before);
  if (FIRMS.has(word)) return SAME_SUBJECT.has(before);
  return POSSESSIVES.has(word) && (DECIDING.has(before) || at + 1 === to);
}

/** What a sentence tells of somebody else by name; null when it does not, or may tell of the person too. */
function toldOfOther(notes: Notes, sentence: Stretch): Stretch | null {
  const { tokens, ownStarts } = notes;
  const from = TIES.has(tokens.words[sentence.from] ?? '') ? sentence.from + 1 : sentence.from;
  if (!holdsMark(tokens, MAY_DECIDE, from + 1, from + FARTHEST_VERB + 1)) return null;
  const nameEnd = otherNameEnd(notes, { from, to: sentence.to });
  const clause = nameEnd === null ? null : beforeOwnClause(notes, sentence);
  if (nameEnd === null || clause === null) return null;
  const { to } = clause;
  const verb = decidingVerb(tokens, nameEnd, to);
  if (verb === null) return null;
  for (let at = verb; at < to; at += 1) if (isOfAnybodyElse(tokens, at, to)) return null;
  const told = { from: verb, to };
  const isPerson = holds(tokens, told, SUBJECTS) || holds(tokens, told, POSSESSIVES);
  const isFirm = worksAt(tokens, tokens.words[from] ?? '');
  return !isFirm && (isPerson || ownStarts.size > 0) ? { from, to } : null;
}

/**
 * What of the text has another name for its subject. Where the person is never named, only what is plainly about a person and
 * no firm: the notes may call the person by a name that nobody gave.
 */
export function clausesOfOthers(
  text: string,
  tokens: Tokens,
  name: string,
  own: NameRanges,
): readonly Range[] {
  const notes: Notes = { text, tokens, name, ownStarts: new Set(own.starts) };
  const clauses = stretchesIn(tokens.sentences).flatMap((sentence) => {
    const told = toldOfOther(notes, sentence);
    return told === null ? [] : [rangeOf(tokens, told)];
  });
  return clauses.length === 0 || isNamed(name) ? clauses : [];
}
