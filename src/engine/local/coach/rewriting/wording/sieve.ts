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
  /** The code of its first letter, which tells most texts off before the words are compared. */
  readonly firstCode: number;
  /** The code of its last letter. */
  readonly lastCode: number;
}

/** The slot after one more letter; letters before the last three no longer count. */
function nextSlot(slot: number, text: string, at: number): number {
  return ((slot << 4) ^ text.charCodeAt(at)) & (SLOTS - 1);
}

let lastText = '';
let lastSlots = new Uint16Array(0);

/** The slots of every three letters of a text, and before them those of its first ones; table after table asks for the same. */
function slotsOfText(text: string): Uint16Array {
  if (text === lastText) return lastSlots;
  const slots = new Uint16Array(text.length);
  let slot = 0;
  for (let last = 0; last < text.length; last += 1) {
    slot = nextSlot(slot, text, last);
    slots[last] = slot;
  }
  lastText = text;
  lastSlots = slots;
  return slots;
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

function standsAt({ words, firstCode, lastCode }: Needle, text: string, at: number): boolean {
  return (
    text.charCodeAt(at) === firstCode &&
    text.charCodeAt(at + words.length - 1) === lastCode &&
    text.startsWith(words, at)
  );
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
        const [firstCode, lastCode] = [words.charCodeAt(0), words.charCodeAt(words.length - 1)];
        const needle = { words, lettersAt, firstCode, lastCode, pattern };
        bySlot.set(slot, [...(bySlot.get(slot) ?? []), needle]);
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
    const places = this.#slots;
    const slots = slotsOfText(lower);
    for (let last = 0; last < slots.length; last += 1) {
      const place = places[slots[last] ?? 0] ?? 0;
      if (place === 0) continue;
      for (const needle of this.#needles[place - 1] ?? []) {
        if (!standsAt(needle, lower, last - LETTERS + 1 - needle.lettersAt)) continue;
        if (found?.includes(needle.pattern) === true) continue;
        found ??= [...this.#always];
        insert(found, needle.pattern);
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
