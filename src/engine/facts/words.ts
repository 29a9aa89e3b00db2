/** A word with its place. A hyphen or an apostrophe inside belongs to it: "Vasquez-Orr", "St Brannoc's". */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** The words of a text, in order. */
export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const word = match[0];
    words.push({ text: word, lower: inLowerCase(word), start: match.index, end: WORD.lastIndex });
  }
  return words;
}

/** The words of a text as they are spelt, for who does not ask for their places. */
export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** A word in lower case, its apostrophe straight. */
export function inLowerCase(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

/** The word without a possessive ending: "brannoc's" and "pupils'" become "brannoc" and "pupils". */
export function withoutPossessive(lower: string): string {
  if (lower.endsWith("'s")) return lower.slice(0, -2);
  return lower.endsWith("'") ? lower.slice(0, -1) : lower;
}

/** Every word, its parts at hyphens, and each without a possessive: what a text of these words mentions. */
export function mentionedWords(words: readonly Word[]): ReadonlySet<string> {
  const mentioned = new Set<string>();
  for (const { lower } of words) {
    mentioned.add(lower);
    mentioned.add(withoutPossessive(lower));
    if (!lower.includes('-') && !lower.includes('&')) continue;
    for (const part of lower.split(/[-&]/)) {
      mentioned.add(part);
      mentioned.add(withoutPossessive(part));
    }
  }
  return mentioned;
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `the and but for with from that this these those there here have has had was were are been being will would
   could should can may might must shall not you your yours our ours their theirs them they his her hers its
   who what which when where why how than then just very really much many more most some any all each every
   also only even still about into onto over under out off too yes let get got make made want need like know
   think see say said please thank thanks does did doing done it's i'll we'll you'll i'd we'd i'm we're you're
   don't can't won't isn't aren't wasn't didn't doesn't it us me my we i a an of to in on at by as is be do if
   or so no one`.split(/\s+/),
);

const STEM_LENGTH = 5;

/** The first letters of a word in lower case, null when it carries no meaning. */
export function stemOf(lower: string): string | null {
  const word = withoutPossessive(lower);
  return word.length > 2 && !EMPTY_WORDS.has(word) ? word.slice(0, STEM_LENGTH) : null;
}

/** The first letters of each word that carries meaning: enough to see that two sentences speak of the same. */
export function contentStems(text: string): readonly string[] {
  return stemsAmong(wordsIn(text).map(inLowerCase));
}

/** How often each stem of a text stands in it. */
export function countedStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of contentStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

export function stemsOf(words: readonly Word[]): readonly string[] {
  return stemsAmong(words.map(({ lower }) => lower));
}

function stemsAmong(lowerWords: readonly string[]): readonly string[] {
  const stems: string[] = [];
  for (const lower of lowerWords) {
    const stem = stemOf(lower);
    if (stem !== null) stems.push(stem);
  }
  return stems;
}
