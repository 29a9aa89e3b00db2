/** Of each letter its last bits count, which tell all letters from each other. */
const BITS = 5;
/** By how many letters needles are looked up: as many as they have, of the longer ones five. */
const LENGTHS = [3, 4, 5] as const;
const [SHORTEST, , LONGEST] = LENGTHS;
/** Fewer letters than this are found no quicker than by looking for them one by one. */
export const SHORTEST_INDEXED = SHORTEST;

/** Bits that tell whether any needle is looked up by letters; letters share some. */
const MARKS = 2 ** 15;

function markOf(code: number): number {
  return Math.imul(code, 0x9e3779b1) >>> 17;
}

interface Needle {
  readonly words: string;
  /** Where its words begin, counted from the last of the letters by which it is looked up. */
  readonly begin: number;
  /** The numbers of the patterns that need it. */
  readonly patterns: number[];
}

/** Letters of English texts, the commonest first. */
const COMMON = ' etaoinshrdlcumwfgypbvk';

/** How often such letters are likely to stand in a text: the more, the commoner each of them is. */
function commonness(letters: string): number {
  let sum = 0;
  for (const letter of letters) {
    const place = COMMON.indexOf(letter);
    sum += place === -1 ? 0 : COMMON.length - place;
  }
  return sum;
}

/** Where so many letters stand that the fewest texts hold: "the last straw" is looked up by "straw", not by "the l". */
function rarestAt(words: string, count: number): number {
  let rarest = 0;
  for (let at = 1; at + count <= words.length; at += 1)
    if (commonness(words.slice(at, at + count)) < commonness(words.slice(rarest, rarest + count)))
      rarest = at;
  return rarest;
}

/** Needles that are looked up by so many letters. */
class Lookup {
  readonly #count: number;
  readonly #mask: number;
  /** By the code of their letters. */
  readonly #needles = new Map<number, Needle[]>();
  /** A bit for each mark that has needles: most letters of a text are told off by it. */
  readonly #marked = new Uint32Array(MARKS / 32);

  constructor(count: number) {
    this.#count = count;
    this.#mask = 2 ** (count * BITS) - 1;
  }

  enter(words: string, pattern: number): void {
    const lettersAt = rarestAt(words, this.#count);
    let code = 0;
    for (let at = lettersAt; at < lettersAt + this.#count; at += 1) code = this.#next(code, words, at);
    const others = this.#needles.get(code) ?? [];
    const same = others.find((needle) => needle.words === words);
    if (same !== undefined) {
      same.patterns.push(pattern);
      return;
    }
    const needle = { words, begin: 1 - lettersAt - this.#count, patterns: [pattern] };
    this.#needles.set(code, [...others, needle]);
    const mark = markOf(code);
    this.#marked[mark >>> 5] = (this.#marked[mark >>> 5] ?? 0) | (1 << (mark & 31));
  }

  /** The code after one more letter; letters before the last ones no longer count. */
  #next(code: number, text: string, at: number): number {
    return ((code << BITS) | (text.charCodeAt(at) & 31)) & this.#mask;
  }

  search(lower: string, found: Set<Needle>): void {
    const marked = this.#marked;
    let code = 0;
    for (let last = 0; last < lower.length; last += 1) {
      code = this.#next(code, lower, last);
      const mark = markOf(code);
      if (((marked[mark >>> 5] ?? 0) & (1 << (mark & 31))) === 0) continue;
      for (const needle of this.#needles.get(code) ?? [])
        if (lower.startsWith(needle.words, last + needle.begin)) found.add(needle);
    }
  }
}

/** Finds the needles of many patterns in a text, all at once; each pattern goes by a number of its own. */
export class NeedleIndex {
  readonly #lookups = LENGTHS.map((count) => new Lookup(count));

  enter(words: string, pattern: number): void {
    this.#lookups[Math.min(words.length, LONGEST) - SHORTEST]?.enter(words, pattern);
  }

  /** The numbers of the patterns of which the text, in lower case, holds a needle; of several needles once for each. */
  search(lower: string): readonly number[] {
    const found = new Set<Needle>();
    for (const lookup of this.#lookups) lookup.search(lower, found);
    return [...found].flatMap(({ patterns }) => patterns);
  }
}
