import { isCommonWord } from './common-words.ts';
import { dateKey } from './dates.ts';
import type { Fact } from './fact.ts';
import { splitSentences } from './sentences.ts';
import { type Word, withoutPossessive } from './words.ts';

const HONORIFICS = new Set(
  'mr mrs ms mx dr prof sir sirs madam mme mlle herr frau dear hi hello hey'.split(' '),
);
const NEVER_NAMES = new Set(
  `i i'm i've i'll i'd im ive ok okay fyi asap ps btw lol omg am pm re fw fwd cc eod eow tbc tbd nb aka faq
   subject please`.split(/\s+/),
);
/** Words after an unknown capital that show a person or an organisation acting. */
const ACTING = new Set(
  `is was will has had can could would says said and asked told wants thinks agreed sent wrote called calls
   gets got took takes needs does did comes came`.split(/\s+/),
);
const JOINS = /^(?: | & | of | de | van | von | der | del | la | le |-|, )$/;

/**
 * People, places, organisations and products: words with a capital inside a sentence, and at its start when
 * the word is no everyday English. `doubtful: false` leaves out a lone unknown word at the start of a sentence.
 */
export function extractNames(
  text: string,
  words: readonly Word[],
  options: { readonly doubtful: boolean },
): readonly Fact[] {
  if (!/\p{Lu}/u.test(text) || isShouted(words)) return [];
  const opens = openingTest(text, words);
  const isName = words.map((word, index) => readsAsName(text, words, index, word, opens, options.doubtful));
  return groupNames(text, words, isName);
}

/** Whether the first letter is a capital: of nearly every word it is told without a pattern. */
function isCapital(word: string): boolean {
  const first = word.charAt(0);
  if (first >= 'a' && first <= 'z') return false;
  return (first >= 'A' && first <= 'Z') || /^\p{Lu}/u.test(word);
}

function readsAsName(
  text: string,
  words: readonly Word[],
  index: number,
  word: Word,
  opens: (index: number) => boolean,
  doubtful: boolean,
): boolean {
  if (!isCapital(word.text)) return false;
  const lower = withoutPossessive(word.lower);
  if (NEVER_NAMES.has(word.lower) || HONORIFICS.has(lower)) return false;
  if (dateKey(lower) !== null || word.text.length === 1) return false;
  const isCapitals = word.text === word.text.toUpperCase();
  if (isCapitals && /^\p{Lu}\d+$/u.test(word.text)) return false;
  if (isCapitals) return word.text.length < 7 && !isCommonWord(lower) && /\p{L}{2}/u.test(word.text);
  if (!opens(index)) return true;
  if (isCommonWord(lower) || isCommonWord(lower.split(/['-]/)[0] ?? lower)) return false;
  const next = words[index + 1];
  if (doubtful) return true;
  if (word.text !== lower && /['’]s$/.test(word.text)) return true;
  if (next === undefined) return false;
  const between = text.slice(word.end, next.start);
  return between === ' ' && (isCapital(next.text) || ACTING.has(next.lower));
}

/**
 * Tells the words that a capital is due to anyway: first of a sentence, after a colon, quote, dash or bullet. The text is
 * parted only when it is first asked of another word than the first.
 */
function openingTest(text: string, words: readonly Word[]): (index: number) => boolean {
  let first: ReadonlySet<number> | undefined;
  return (index) => {
    const before = words[index - 1];
    const word = words[index];
    if (before === undefined || word === undefined) return true;
    first ??= firstOfSentences(text, words);
    return (
      first.has(index) ||
      opensAfter(text.slice(before.end, word.start), before.text) ||
      (index < MOST_GREETED && GREETED.test(text.slice(0, word.start)))
    );
  };
}

/** "Hi Ann, Hope you are well", "Ann,  Just a note": the message begins behind the greeting. */
const GREETED =
  /^\s*(?:(?:[Hh](?:i|ello|ey)|[Dd]ear|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening))\b[^,.!?\n]{0,40}|\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?),\s+$/u;
const MOST_GREETED = 8;

/** Places of the words that come first in a sentence. */
function firstOfSentences(text: string, words: readonly Word[]): ReadonlySet<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { start } of splitSentences(text)) {
    while (at < words.length && (words[at]?.start ?? 0) < start) at += 1;
    places.add(at);
  }
  return places;
}

/** Whether what stands between a word and the one before makes it the first of a part. Nearly always it is a space. */
function opensAfter(between: string, previous: string): boolean {
  if (between === ' ') return false;
  if (/^[.)]/.test(between) && /^(?:\d{1,2}|\p{L})$/u.test(previous)) return true;
  return /[:"“‘*_#>•→–—/|]|\p{Extended_Pictographic}|(?:^|\s)[-'](?:\s|$)?|[?!)\]]\s/u.test(between);
}

function isShouted(words: readonly Word[]): boolean {
  let long = 0;
  let loud = 0;
  for (const { text, lower } of words) {
    if (text.length <= 2) continue;
    long += 1;
    if (text !== lower && text === text.toUpperCase()) loud += 1;
  }
  return long > 4 && loud * 2 > long;
}

function groupNames(text: string, words: readonly Word[], isName: readonly boolean[]): readonly Fact[] {
  const names: Fact[] = [];
  let group: Word[] = [];
  const close = (): void => {
    const first = group[0];
    const last = group.at(-1);
    if (first !== undefined && last !== undefined) {
      names.push({
        kind: 'name',
        words: text.slice(first.start, last.end),
        start: first.start,
        end: last.end,
        keys: group.map((word) => withoutPossessive(word.lower)),
      });
    }
    group = [];
  };
  words.forEach((word, index) => {
    if (isName[index] !== true) return;
    const last = group.at(-1);
    const gap = last === undefined ? null : text.slice(last.end, word.start);
    if (gap === null || gap === ', ' || !JOINS.test(gap)) close();
    group.push(word);
  });
  close();
  return names;
}
