import { classesAt, type Word } from '../words.ts';
import type { Compiled, Pattern, Place } from './pattern.ts';
import { numberOf, vocabularySize } from './vocabulary.ts';

export interface PatternMatch<Tag extends string> {
  readonly pattern: Pattern<Tag>;
  /** Indices of the first word and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** A sentence's words with the number of each in the vocabulary and its classes: what all indexes look up. */
export interface Line {
  readonly words: readonly Word[];
  readonly numbers: readonly number[];
  readonly classes: readonly number[];
  /** How many words had a number then. */
  readonly vocabulary: number;
}

function fits(place: Exclude<Place, { kind: 'gap' }>, line: Line, index: number): boolean {
  if (index >= line.words.length) return false;
  if (place.kind === 'words')
    return (place.bits & (line.classes[index] ?? 0)) !== 0 || place.forms.includes(line.numbers[index] ?? 0);
  const form = line.words[index]?.form ?? '';
  return place.stems.some((stem) => form.startsWith(stem));
}

/** Index after the last matched word, or -1. Bounded by the pattern's length and its gaps, not by the text. */
function endOfMatch(compiled: Compiled, place: number, line: Line, index: number): number {
  const current = compiled.places[place];
  if (current === undefined) return compiled.atEnd && index !== line.words.length ? -1 : index;
  if (current.kind === 'gap') {
    for (let skipped = 0; skipped <= current.most && index + skipped <= line.words.length; skipped += 1) {
      const end = endOfMatch(compiled, place + 1, line, index + skipped);
      if (end !== -1) return end;
    }
    return -1;
  }
  if (fits(current, line, index)) {
    const end = endOfMatch(compiled, place + 1, line, index + 1);
    if (end !== -1) return end;
  }
  return current.optional ? endOfMatch(compiled, place + 1, line, index) : -1;
}

/** A pattern as it is tried. */
interface Entry<Tag extends string> {
  readonly pattern: Pattern<Tag>;
  readonly compiled: Compiled;
  readonly atStart: boolean;
  /** The places from which on words are compared. */
  readonly lookedUp: number;
  /** Matches from one word come in the order of their ranks. */
  readonly rank: number;
}

interface RankedMatch<Tag extends string> extends PatternMatch<Tag> {
  readonly rank: number;
}

/** Added to the rank of a pattern whose second word is listed, which comes after all others. */
const LATER = 2 ** 30;

/** Patterns with one first word, by what must come next where that is known. */
class Group<Tag extends string> {
  readonly #patterns: { readonly pattern: Pattern<Tag>; readonly rank: number }[] = [];
  readonly #isHeadKnown: boolean;
  /** Patterns that may match whatever the next word. */
  readonly #others: Entry<Tag>[] = [];
  readonly #byNext = new Map<number, Entry<Tag>[]>();
  /** Those whose next word may be of a class, with the bits of their classes. */
  readonly #byNextClass: (readonly [number, Entry<Tag>])[] = [];
  #isOpen = false;

  /** `isHeadKnown` where the group is looked up by the whole first word, not by how it begins. */
  constructor(isHeadKnown: boolean) {
    this.#isHeadKnown = isHeadKnown;
  }

  add(pattern: Pattern<Tag>, rank: number): void {
    this.#patterns.push({ pattern, rank });
  }

  /** Adds every match that begins at `from`, whose word the group is looked up by. */
  match(line: Line, from: number, found: RankedMatch<Tag>[]): void {
    const before = found.length;
    tryEach(this.#others, line, from, found);
    const next = line.numbers[from + 1];
    if (next !== undefined) {
      const listed = this.#byNext.get(next);
      if (listed !== undefined) tryEach(listed, line, from, found);
      const classes = line.classes[from + 1] ?? 0;
      for (const [bits, entry] of this.#byNextClass)
        if ((bits & classes) !== 0) tryOne(entry, line, from, found);
    }
    if (found.length > before + 1) putInOrder(found, before);
  }

  /**
   * Reads the patterns; to be called before `match`, when a draft first holds the first word, since few ever come up in
   * one run. True the first time: their words then have new numbers.
   */
  opens(): boolean {
    if (this.#isOpen) return false;
    for (const { pattern, rank } of this.#patterns) {
      const { compiled, atStart } = pattern;
      const { following, isSecondListed } = compiled;
      const lookedUp = this.#isHeadKnown ? compiled.lookedUp : 0;
      const entry = { pattern, compiled, atStart, lookedUp, rank: isSecondListed ? rank + LATER : rank };
      if (following === null) this.#others.push(entry);
      else {
        for (const form of following.forms) append(this.#byNext, form, entry);
        if (following.bits !== 0) this.#byNextClass.push([following.bits, entry]);
      }
    }
    this.#isOpen = true;
    return true;
  }
}

function tryEach<Tag extends string>(
  entries: readonly Entry<Tag>[],
  line: Line,
  from: number,
  found: RankedMatch<Tag>[],
): void {
  for (const entry of entries) tryOne(entry, line, from, found);
}

function tryOne<Tag extends string>(
  { pattern, compiled, atStart, lookedUp, rank }: Entry<Tag>,
  line: Line,
  from: number,
  found: RankedMatch<Tag>[],
): void {
  if (atStart && from !== 0) return;
  const to = endOfMatch(compiled, lookedUp, line, from + lookedUp);
  if (to > from) found.push({ pattern, from, to, rank });
}

/** Sorts the matches from `start` on by rank, each once: a next word can be listed and of a listed class. */
function putInOrder<Tag extends string>(found: RankedMatch<Tag>[], start: number): void {
  const last = found.splice(start).sort((one, other) => one.rank - other.rank);
  found.push(...last.filter(({ rank }, at) => rank !== last[at - 1]?.rank));
}

/** Finds many patterns in one pass: patterns are looked up by the word they begin with, and by the next. */
export class PatternIndex<Tag extends string> {
  /** By the number of the word. */
  readonly #byWord: (Group<Tag> | undefined)[] = [];
  /** By the first letters of the word. */
  readonly #byStem = new Map<number, Group<Tag>>();
  /** By the bit of the class. */
  readonly #byClass = new Map<number, Group<Tag>>();
  #headClasses = 0;

  constructor(patterns: Iterable<Pattern<Tag>>) {
    let rank = 0;
    for (const pattern of patterns) {
      this.#enter(pattern, rank);
      rank += 1;
    }
  }

  #enter(pattern: Pattern<Tag>, rank: number): void {
    for (const place of pattern.heads()) {
      if (place.kind === 'gap') return;
      if (place.kind === 'words') {
        for (const form of place.forms) this.#ofWord(form).add(pattern, rank);
        for (let bit = 1; bit <= place.bits; bit <<= 1)
          if ((place.bits & bit) !== 0) groupOf(this.#byClass, bit, true).add(pattern, rank);
        this.#headClasses |= place.bits;
      } else for (const stem of place.stems) groupOf(this.#byStem, stemKey(stem), false).add(pattern, rank);
    }
  }

  #ofWord(form: number): Group<Tag> {
    const known = this.#byWord[form];
    if (known !== undefined) return known;
    const group = new Group<Tag>(true);
    this.#byWord[form] = group;
    return group;
  }

  /** All matches in one sentence's words, by first word; a pattern matches at most once from each word. */
  matches(line: Line): readonly PatternMatch<Tag>[] {
    const known = line.vocabulary === vocabularySize() ? line : lineOf(line.words);
    return this.#matchesIn(known) ?? this.#matchesIn(lineOf(line.words)) ?? [];
  }

  /** Null when patterns had to be read first, whose words have new numbers. */
  #matchesIn(line: Line): readonly PatternMatch<Tag>[] | null {
    const found: RankedMatch<Tag>[] = [];
    let isNew = false;
    const match = (group: Group<Tag>, from: number): void => {
      if (group.opens()) isNew = true;
      if (!isNew) group.match(line, from, found);
    };
    for (const [from, { form }] of line.words.entries()) {
      const ofWord = this.#byWord[line.numbers[from] ?? 0];
      if (ofWord !== undefined) match(ofWord, from);
      const ofStem = this.#byStem.size === 0 ? undefined : this.#byStem.get(stemKey(form));
      if (ofStem !== undefined) match(ofStem, from);
      const own = (line.classes[from] ?? 0) & this.#headClasses;
      if (own !== 0) for (const [bit, group] of this.#byClass) if ((own & bit) !== 0) match(group, from);
    }
    return isNew ? null : found;
  }
}

/** A sentence's words as the indexes read them. */
export function lineOf(words: readonly Word[]): Line {
  return {
    words,
    numbers: words.map(({ form }) => numberOf(form)),
    classes: words.map((_, index) => classesAt(words, index)),
    vocabulary: vocabularySize(),
  };
}

/** The first three letters as one number, by which they are looked up without a text of their own. */
function stemKey(form: string): number {
  return (form.charCodeAt(0) << 16) ^ (form.charCodeAt(1) << 8) ^ form.charCodeAt(2);
}

function groupOf<Key, Tag extends string>(
  groups: Map<Key, Group<Tag>>,
  key: Key,
  isHeadKnown: boolean,
): Group<Tag> {
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = new Group<Tag>(isHeadKnown);
  groups.set(key, group);
  return group;
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
