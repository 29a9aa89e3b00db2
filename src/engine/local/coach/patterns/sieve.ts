import { DraftMemory } from '../draft-memory.ts';
import { NeedleIndex, SHORTEST_INDEXED } from './needle-index.ts';
import { needlesOf } from './needles.ts';

/** What a pattern needs that is too short to be looked up by its letters. */
interface ShortNeedle {
  readonly words: string;
  /** Place of its pattern among all. */
  readonly pattern: number;
}

/** A text in lower case, the patterns of all sieves that it may match, and what those let pass that it was put through. */
interface Sifted {
  readonly lower: string;
  /** By their numbers among all patterns. */
  readonly patterns: readonly number[];
  readonly passed: Map<Sieve, readonly number[]>;
}

/** Puts a number into its place among few that are in order, unless it is there. */
function insert(numbers: number[], number: number): void {
  if (numbers.includes(number)) return;
  let at = numbers.length;
  for (; at > 0 && (numbers[at - 1] ?? 0) > number; at -= 1) numbers[at] = numbers[at - 1] ?? 0;
  numbers[at] = number;
}

/** The needles of all sieves: most texts are put through a dozen of them, and a pass for all takes hardly longer than one. */
const index = new NeedleIndex();
let patternCount = 0;
const known = new DraftMemory<Sifted>();

function sifted(text: string): Sifted {
  const before = known.get(text);
  if (before !== undefined) return before;
  // A pattern under "iu" takes the long s for an s, which lower case leaves as it is.
  const lower = text.toLowerCase().replaceAll('ſ', 's');
  const now = { lower, patterns: index.search(lower), passed: new Map() };
  known.set(text, now);
  return now;
}

/**
 * Tells which of many patterns a text may match: one pass over the text looks for the words that each pattern cannot
 * do without. Sieves are made once and never gone.
 */
export class Sieve {
  /** The numbers of its patterns among those of all sieves: from the first up to the next sieve's. */
  readonly #first = patternCount;
  readonly #next: number;
  /** Places of the patterns that any text may match. */
  readonly #always: readonly number[];
  readonly #short: readonly ShortNeedle[];

  constructor(patterns: readonly RegExp[]) {
    const always: number[] = [];
    const short: ShortNeedle[] = [];
    for (const [pattern, expression] of patterns.entries()) {
      const needles = new Set(needlesOf(expression));
      if (needles.size === 0) always.push(pattern);
      for (const words of needles) {
        if (words.length < SHORTEST_INDEXED) short.push({ words, pattern });
        else index.enter(words, this.#first + pattern);
      }
    }
    patternCount += patterns.length;
    this.#next = patternCount;
    this.#always = always;
    this.#short = short;
    known.clear();
  }

  /** Places of the patterns that a text may match, in order. */
  candidates(text: string): readonly number[] {
    const { lower, patterns, passed } = sifted(text);
    const before = passed.get(this);
    if (before !== undefined) return before;
    const places = [...this.#always];
    for (const { words, pattern } of this.#short) if (lower.includes(words)) insert(places, pattern);
    for (const pattern of patterns)
      if (pattern >= this.#first && pattern < this.#next) insert(places, pattern - this.#first);
    passed.set(this, places);
    return places;
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
    const places = this.#sieve.candidates(whole);
    return (part) => places.some((place) => this.#patterns[place]?.test(part) === true);
  }
}
