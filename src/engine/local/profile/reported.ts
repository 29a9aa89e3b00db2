/**
 * "Said she …", "told me that …", "according to him …" and "I think …" tell how the writer of the notes came to know, not how the
 * person decides. Such a frame is read as nothing, and what stands in it as if it stood alone; so is "would rather". Left as it is: what is told
 * without a clause of its own ("said no", "asked whether …"), since there the word is the deed.
 */
import type { Stretch } from './features.ts';
import { byFirstWord, phraseEnd, phrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { type Finders, findersBy, wordSet } from './unread.ts';

const TELLING = wordSet(
  'said say says saying told tell tells telling wrote writes mentioned mentions explained explains replied replies answered added adds admitted admits confided emailed texted reckons reckoned thinks believes insisted insists repeated repeats stressed stresses',
);
/** These need somebody who is told. */
const TO_SOMEBODY = wordSet('told tell tells telling emailed texted');
const LISTENERS = wordSet('me us');
const TELLERS = wordSet('he she they');
/** What opens the clause that is told. */
const OPENERS = wordSet(
  'he she they it i we you there this everybody everyone nobody somebody his her their',
);
const TIES = wordSet('and but then also so');

/** What the writer of the notes says of how sure the matter is; behind each of them it follows. */
const HEDGES = phrases([
  'according to him',
  'according to her',
  'according to them',
  'as far as i can tell',
  'as far as i know',
  'could be wrong but',
  'i could be wrong but',
  'i might be wrong but',
  'from what i hear',
  'from what i can tell',
  'from what i gather',
  'her words',
  'his words',
  'i believe',
  'i gather',
  'i guess',
  'i hear',
  'i heard',
  'i reckon',
  'i suspect',
  'i think',
  'i would say',
  'i have the feeling',
  'i had the feeling',
  'i have the impression',
  'i had the impression',
  'i get the impression',
  'i got the impression',
  'it seems',
  'my feeling is',
  'my guess is',
  'my impression is',
  'my sense is',
  'word is',
  'word has it',
  'seems to',
  'seems',
  'apparently',
  'supposedly',
  'presumably',
  'probably',
]);
const HEDGES_BY_WORD = byFirstWord(HEDGES);
/** Behind "I" these open a clause when somebody is named in it. */
const VERBS = wordSet('believe gather guess hear heard reckon suspect think');
/** Words of the frame that may stand before what it holds. */
const LINKS = wordSet('that like as if');

/** By the word that begins them, what finds the words by which something is only introduced. */
export const REPORTED: Finders = findersBy([
  ...[...HEDGES_BY_WORD.keys()].map((word) => [word, hedge] as const),
  ...[...TELLERS].map((word) => [word, reportBy] as const),
  ...[...TELLING].map((word) => [word, report] as const),
  ['rather', preference],
  ['sooner', preference],
]);

/** Whether a sentence begins with the word, or goes on with it behind "and" or a comma. */
function opens({ words, sentences, isApart }: Tokens, at: number): boolean {
  if (at === 0 || sentences[at - 1] !== sentences[at] || TIES.has(words[at - 1] ?? '')) return true;
  return isApart[at] === true;
}

/** "[She told me that] she …". */
function reportBy(tokens: Tokens, at: number): Stretch | null {
  if (!TELLING.has(tokens.words[at + 1] ?? '') || !opens(tokens, at)) return null;
  const told = clauseTold(tokens, at + 1);
  return told === null ? null : { from: at, to: told };
}

/** "[Told me that] she …". */
function report(tokens: Tokens, at: number): Stretch | null {
  const told = opens(tokens, at) ? clauseTold(tokens, at) : null;
  return told === null ? null : { from: at, to: told };
}

/** Where the clause begins that is told; null where none is, or where the words themselves are quoted. */
function clauseTold({ words, sentences, isApart }: Tokens, verb: number): number | null {
  const isHeard = LISTENERS.has(words[verb + 1] ?? '');
  if (!isHeard && TO_SOMEBODY.has(words[verb] ?? '')) return null;
  const next = isHeard ? verb + 2 : verb + 1;
  const told = words[next] === 'that' ? next + 1 : next;
  if (isApart[told] === true) return null;
  // "Unscathed, says he."
  if (sentences[told + 1] !== sentences[verb]) return null;
  return told > next || OPENERS.has(words[told] ?? '') ? told : null;
}

/** "She [would rather] wait than guess": what tells is which of the two, not that there is one. */
function preference({ words, segments }: Tokens, at: number): Stretch | null {
  const before = words[at - 1] ?? '';
  const isAsked = before === 'would' || TELLERS.has(before) || before === 'i';
  const isFollowed = segments[at + 1] === segments[at] && words[at + 1] !== 'than';
  if (!isAsked || !isFollowed) return null;
  return { from: before === 'would' ? at - 1 : at, to: at + 1 };
}

/** "[I think that] she …". */
function hedge(tokens: Tokens, at: number): Stretch | null {
  if (!opens(tokens, at)) return null;
  const { words, sentences } = tokens;
  let to = phraseEnd(tokens, at, words.length, HEDGES_BY_WORD);
  if (to === null) return null;
  // "I think in decades" is no hedge.
  const isVerb = VERBS.has(words[to - 1] ?? '') && words[at] === 'i';
  if (LINKS.has(words[to] ?? '')) to += 1;
  else if (isVerb && !OPENERS.has(words[to] ?? '')) return null;
  return sentences[to] === sentences[at] ? { from: at, to } : null;
}
