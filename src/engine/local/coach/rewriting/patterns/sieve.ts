import { needlesOf } from './needles.ts';

/** Letters of a needle by which it is looked up. */
const LETTERS = 3;
/** Each letter counts by its last bits, which tell all letters from each other. */
const BITS = 5;
const SLOTS = 1 << (LETTERS * BITS);

/** What a pattern needs that is too short to be looked up by its letters. */
interface ShortNeedle {
  readonly words: string;
  /** Place of its pattern among all. */
  readonly pattern: number;
}

interface Needle extends ShortNeedle {
  /** Where its words begin, counted from the last of the letters by which it is looked up. */
  readonly begin: number;
  /** One more of its letters and where it stands, counted likewise: a look at it spares comparing most words. */
  readonly guard: number;
  readonly guardAt: number;
}

/** The slot after one more letter; letters before the last three no longer count. */
function nextSlot(slot: number, text: string, at: number): number {
  return ((slot << BITS) | (text.charCodeAt(at) & 31)) & (SLOTS - 1);
}

/** Puts a number into its place among few that are in order. */
function insert(numbers: number[], number: number): void {
  let at = numbers.length;
  for (; at > 0 && (numbers[at - 1] ?? 0) > number; at -= 1) numbers[at] = numbers[at - 1] ?? 0;
  numbers[at] = number;
}

/** The slots of every three letters of the words. */
function slotsOf(words: string): readonly number[] {
  const slots: number[] = [];
  let slot = 0;
  for (let last = 0; last < words.length; last += 1) {
    slot = nextSlot(slot, words, last);
    if (last >= LETTERS - 1) slots.push(slot);
  }
  return slots;
}

/** Letters of English texts, the commonest first. */
const COMMON = ' etaoinshrdlcumwfgypbvk';

/** How often three letters are likely to stand in a text: the more, the commoner each of them is. */
function commonness(words: string, at: number): number {
  let sum = 0;
  for (const letter of words.slice(at, at + LETTERS)) {
    const place = COMMON.indexOf(letter);
    sum += place === -1 ? 0 : COMMON.length - place;
  }
  return sum;
}

/** Where the letters stand that the fewest texts hold: "the last straw" is looked up by "raw", not by "the". */
function rarestAt(words: string): number {
  let rarest = 0;
  for (let at = 1; at + LETTERS <= words.length; at += 1)
    if (commonness(words, at) < commonness(words, rarest)) rarest = at;
  return rarest;
}

/**
 * Tells which of many patterns a text may match: one pass over the text looks for the words that each pattern cannot
 * do without.
 */
export class Sieve {
  /** Places of the patterns that any text may match. */
  readonly #always: readonly number[];
  readonly #short: readonly ShortNeedle[];
  /** By the slot of their letters. */
  readonly #needles = new Map<number, Needle[]>();
  /** A bit for each slot that has needles: most letters of a text are told off by it. */
  readonly #used = new Uint32Array(SLOTS / 32);

  constructor(patterns: readonly RegExp[]) {
    const always: number[] = [];
    const short: ShortNeedle[] = [];
    for (const [pattern, expression] of patterns.entries()) {
      const needles = new Set(needlesOf(expression));
      if (needles.size === 0) always.push(pattern);
      for (const words of needles) {
        if (words.length < LETTERS) short.push({ words, pattern });
        else this.#enter(words, pattern);
      }
    }
    this.#always = always;
    this.#short = short;
  }

  #enter(words: string, pattern: number): void {
    const lettersAt = rarestAt(words);
    const slot = slotsOf(words)[lettersAt] ?? 0;
    const last = lettersAt + LETTERS - 1;
    const guardAt = last + 1 < words.length ? last + 1 : Math.max(lettersAt - 1, 0);
    const guard = words.charCodeAt(guardAt);
    const needle: Needle = { words, pattern, begin: -last, guard, guardAt: guardAt - last };
    const others = this.#needles.get(slot);
    if (others !== undefined) {
      others.push(needle);
      return;
    }
    this.#needles.set(slot, [needle]);
    this.#used[slot >>> 5] = (this.#used[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }

  /** Places of the patterns that a text may match, in order; `lower` is the text in lower case. */
  candidates(lower: string): readonly number[] {
    let found: number[] | undefined;
    const note = ({ pattern }: ShortNeedle): void => {
      if (found?.includes(pattern) === true) return;
      found ??= [...this.#always];
      insert(found, pattern);
    };
    for (const needle of this.#short) if (lower.includes(needle.words)) note(needle);
    const used = this.#used;
    let slot = 0;
    for (let last = 0; last < lower.length; last += 1) {
      slot = nextSlot(slot, lower, last);
      if (((used[slot >>> 5] ?? 0) & (1 << (slot & 31))) === 0) continue;
      for (const needle of this.#needles.get(slot) ?? [])
        if (lower.charCodeAt(last + needle.guardAt) === needle.guard)
          if (lower.startsWith(needle.words, last + needle.begin)) note(needle);
    }
    return found ?? this.#always;
  }
}

/** Many patterns of which a text is to match any; none is tried whose words the text does not hold. */
export class AnyOf {
  readonly #patterns: readonly RegExp[];
  readonly #sieve: Sieve;

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
    this.#sieve = new Sieve(patterns);
  }

  test(text: string): boolean {
    return this.within(text)(text);
  }

  /** Tells of any part of the text whether it matches; quicker than asking for each by itself. */
  within(whole: string): (part: string) => boolean {
    // A pattern under "iu" takes the long s for an s, which lower case leaves as it is.
    const lower = whole.toLowerCase().replaceAll('ſ', 's');
    const places = this.#sieve.candidates(lower);
    return (part) => places.some((place) => this.#patterns[place]?.test(part) === true);
  }
}
