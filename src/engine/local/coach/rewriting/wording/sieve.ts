import { needlesOf } from './needles.ts';

/** Letters of a needle by which it is looked up. */
const LETTERS = 3;
const SLOTS = 4096;

/** What a pattern needs that is too short to be looked up by its letters. */
interface ShortNeedle {
  readonly words: string;
  /** Place of its pattern among all. */
  readonly pattern: number;
}

interface Needle extends ShortNeedle {
  /** Where in it the letters stand by which it is looked up. */
  readonly lettersAt: number;
}

/** The slot after one more letter; letters before the last three no longer count. */
function nextSlot(slot: number, text: string, at: number): number {
  return ((slot << 4) ^ text.charCodeAt(at)) & (SLOTS - 1);
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

/** The least of the numbers, as its place. */
function placeOfLeast(numbers: readonly number[]): number {
  return numbers.indexOf(Math.min(...numbers));
}

/**
 * Tells which of many patterns a text may match: one pass over the text looks for the words that each pattern cannot
 * do without.
 */
export class Sieve {
  /** Places of the patterns that any text may match. */
  readonly #always: readonly number[];
  readonly #needles: (readonly Needle[])[] = [];
  readonly #short: readonly ShortNeedle[];
  /** By the slot of their letters, one more than the place of the needles; 0 for none. */
  readonly #slots = new Uint16Array(SLOTS);

  constructor(patterns: readonly RegExp[]) {
    const always: number[] = [];
    const needles = patterns.map((expression) => [...new Set(needlesOf(expression))]);
    // Letters that few needles share are seldom found in a text: "the last straw" is looked up by "raw", not by "the".
    const sharing = new Uint16Array(SLOTS);
    for (const words of needles.flat())
      for (const slot of slotsOf(words)) sharing[slot] = (sharing[slot] ?? 0) + 1;
    const bySlot = new Map<number, Needle[]>();
    const short: ShortNeedle[] = [];
    for (const [pattern, own] of needles.entries()) {
      if (own.length === 0) always.push(pattern);
      for (const words of own) {
        if (words.length < LETTERS) {
          short.push({ words, pattern });
          continue;
        }
        const slots = slotsOf(words);
        const lettersAt = placeOfLeast(slots.map((slot) => sharing[slot] ?? 0));
        const slot = slots[lettersAt] ?? 0;
        bySlot.set(slot, [...(bySlot.get(slot) ?? []), { words, lettersAt, pattern }]);
      }
    }
    for (const [slot, needles] of bySlot) this.#slots[slot] = this.#needles.push(needles);
    this.#always = always;
    this.#short = short;
  }

  /** Places of the patterns that a text may match, in order; `lower` is the text in lower case. */
  candidates(lower: string): readonly number[] {
    let found: number[] | undefined;
    for (const { words, pattern } of this.#short) {
      if (found?.includes(pattern) === true || !lower.includes(words)) continue;
      found ??= [...this.#always];
      insert(found, pattern);
    }
    let slot = 0;
    for (let last = 0; last < lower.length; last += 1) {
      slot = nextSlot(slot, lower, last);
      const place = this.#slots[slot];
      if (place === undefined || place === 0) continue;
      const at = last - LETTERS + 1;
      for (const { words, lettersAt, pattern } of this.#needles[place - 1] ?? []) {
        if (!lower.startsWith(words, at - lettersAt) || found?.includes(pattern) === true) continue;
        found ??= [...this.#always];
        insert(found, pattern);
      }
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
