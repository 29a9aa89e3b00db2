/**
 * "Germans want a plan", "old people hate change" and "accountants always want the data" tell what a group is held to be like, and
 * nothing of the person. Left as they are: sentences that name the person besides ("nurses trust her because she …").
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import type { NameRanges } from './name-mask.ts';
import { DESCRIBING, KIND, kindOf, wordsOfKind } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { holds, holdsMark, holdsStart, wordSet } from './unread.ts';

const QUANTIFIERS = wordSet('all most many some few typical');
const PLURALS = wordSet(
  'men women people folk folks persons kids children ladies gentlemen elderly customers clients',
);
/** What one person does, too. */
const DEEDS = wordSet('cooks leads chairs heads judges tutors coaches pilots partners doctors');
const PEOPLE = wordSet('people folk folks persons generation');
const ADVERBS = wordSet(
  'only just always never often usually generally mostly still really simply do not tend to will can must',
);
/** What a group is said to do, as a habit; "trained her" and "trust" tell of the person. */
const HABITS = wordSet(
  'want need like prefer love hate care worry expect insist demand ask decide sign think feel fear avoid refuse value check read dream try buy wait look',
);
const OF_PERSON = wordSet('he she him her his hers i me my we us our you your');
/** "From Japan" or "like that" between whom it is about and what they do. */
const MOST_BETWEEN = 3;
const MOST_BEFORE_NOUN = 3;

const PROTECTED = DESCRIBING & ~KIND.phraseEnd;
const MAY_NAME_GROUP = markWords([
  ...PLURALS,
  ...PEOPLE,
  ...wordsOfKind(PROTECTED),
  ...wordsOfKind(KIND.job).map((job) => `${job}s`),
]);

function isProtected(word: string): boolean {
  return (kindOf(word) & PROTECTED) !== 0;
}

/** "Germans", "women", "accountants"; "people" only where it is said which. */
function isGroup(word: string, isToldWhich: boolean): boolean {
  if (PEOPLE.has(word)) return isToldWhich;
  if (PLURALS.has(word)) return true;
  if (DEEDS.has(word)) return false;
  return word.endsWith('s') && (isProtected(word) || (kindOf(word.slice(0, -1)) & KIND.job) !== 0);
}

function isHabitual(word: string): boolean {
  return HABITS.has(word) || ADVERBS.has(word);
}

/** Where the group is named that a sentence begins with ("[most old] men", "the French"); null where none is. */
function groupAt({ words }: Tokens, { from, to }: Stretch): number | null {
  if (words[from] === 'the')
    return isProtected(words[from + 1] ?? '') && isHabitual(words[from + 2] ?? '') ? from + 1 : null;
  const end = Math.min(to, from + MOST_BEFORE_NOUN);
  for (let at = from; at < end; at += 1) {
    const word = words[at] ?? '';
    const isPlace = words[at + 1] === 'from' || words[at + 1] === 'in';
    if (isGroup(word, at > from || isPlace)) return at;
    if (!QUANTIFIERS.has(word) && !isProtected(word)) return null;
  }
  return null;
}

/** Whether a group is told of by what it does as a habit. */
function hasHabit({ words }: Tokens, group: number, to: number): boolean {
  let between = 0;
  for (let at = group + 1; at < to; at += 1) {
    const word = words[at] ?? '';
    if (HABITS.has(word)) return true;
    if (ADVERBS.has(word)) continue;
    between += 1;
    if (between > MOST_BETWEEN) return false;
  }
  return false;
}

/** The sentences about groups. Linear. */
export function sentencesOnGroups(tokens: Tokens, own: NameRanges): readonly Range[] {
  const ownStarts = new Set(own.starts);
  return stretchesIn(tokens.sentences).flatMap((sentence) => {
    if (!holdsMark(tokens, MAY_NAME_GROUP, sentence.from, sentence.from + MOST_BEFORE_NOUN)) return [];
    const group = groupAt(tokens, sentence);
    if (group === null || !hasHabit(tokens, group, sentence.to)) return [];
    if (holds(tokens, sentence, OF_PERSON) || holdsStart(tokens, sentence, ownStarts)) return [];
    return [rangeOf(tokens, sentence)];
  });
}
