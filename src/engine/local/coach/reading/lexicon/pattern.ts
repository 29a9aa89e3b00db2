import type { Word } from '../words.ts';
import { wordsOf } from '../words.ts';
import { isInClass, isWordClass, type WordClass } from './word-classes.ts';

/**
 * One place of a pattern: the words that may stand there. Patterns are written as plain text:
 *
 * - `word` that word, in any spelling that `wordsOf` writes out alike; `a|NUM|b` any of these words and classes
 * - `word?` it may be missing; `stem*` any word that begins so
 * - `..` up to two words, `...` up to five words of any kind
 * - `NUM`, `DAY`, `NAME`, … a word class; `^` start and `$` end of the sentence
 * - ` => words` the wording that can stand instead (nothing: the words can go); ` @0.5` the weight, 1 unless said
 */
type Place =
  | {
      readonly kind: 'words';
      readonly forms: ReadonlySet<string>;
      readonly classes: readonly WordClass[];
      readonly optional: boolean;
    }
  | { readonly kind: 'stems'; readonly stems: readonly string[]; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly most: number };

interface Compiled {
  readonly places: readonly Place[];
  readonly atEnd: boolean;
  readonly better: string | null;
  readonly weight: number;
  /** What the second word must be one of, where that is known; tells most patterns apart before they are tried. */
  readonly seconds: ReadonlySet<string> | null;
}

/**
 * A line of a table. Only its first words are read at once; the rest when a draft first holds one of them, since
 * few of the many patterns ever come up in one run.
 */
export class Pattern<Tag extends string> {
  readonly tag: Tag;
  readonly atStart: boolean;
  readonly #line: string;
  #compiled: Compiled | undefined;

  constructor(tag: Tag, line: string) {
    this.tag = tag;
    this.#line = line;
    this.atStart = line.startsWith('^ ');
  }

  /** The places that may hold the first word: up to the first that must be there. */
  *heads(): Generator<Place> {
    for (const token of (this.atStart ? this.#line.slice(2) : this.#line).split(' ')) {
      if (token === '') continue;
      for (const place of placesOf(token)) {
        yield place;
        if (place.kind === 'gap' || !place.optional) return;
      }
    }
  }

  /** Throws when the line is no pattern: tables are part of the program. */
  get compiled(): Compiled {
    this.#compiled ??= compile(this.#line);
    return this.#compiled;
  }

  get better(): string | null {
    return this.compiled.better;
  }

  get weight(): number {
    return this.compiled.weight;
  }
}

export interface PatternMatch<Tag extends string> {
  readonly pattern: Pattern<Tag>;
  /** Indices of the first word and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

function placesOf(token: string): Place[] {
  if (token === '..') return [{ kind: 'gap', most: 2 }];
  if (token === '...') return [{ kind: 'gap', most: 5 }];
  const optional = token.endsWith('?');
  const body = optional ? token.slice(0, -1) : token;
  const choices = body.split('|');
  if (choices.every((choice) => choice.endsWith('*'))) {
    return [{ kind: 'stems', stems: choices.map((choice) => choice.slice(0, -1)), optional }];
  }
  const classes = choices.filter(isWordClass);
  if (choices.length > 1 || classes.length > 0) {
    return [
      {
        kind: 'words',
        forms: new Set(choices.filter((choice) => !isWordClass(choice))),
        classes,
        optional,
      },
    ];
  }
  const words = wordsOf(body);
  if (words.length === 0) throw new Error(`No word in the pattern's "${token}"`);
  return words.map((word) => ({ kind: 'words', forms: new Set([word.form]), classes: [], optional }));
}

function compile(line: string): Compiled {
  const [left = '', better] = line.split('=>');
  const weightAt = left.indexOf('@');
  const phrase = (weightAt === -1 ? left : left.slice(0, weightAt)).trim();
  const tokens = phrase.split(/\s+/);
  const atEnd = tokens.at(-1) === '$';
  const places = tokens.slice(tokens[0] === '^' ? 1 : 0, atEnd ? -1 : undefined).flatMap(placesOf);
  if (places.length === 0 || places[0]?.kind === 'gap')
    throw new Error(`Pattern without a first word: ${line}`);
  return {
    places,
    atEnd,
    better: better === undefined ? null : better.trim(),
    weight: weightAt === -1 ? 1 : Number(left.slice(weightAt + 1)),
    seconds: secondsOf(places),
  };
}

function secondsOf([first, second]: readonly Place[]): ReadonlySet<string> | null {
  if (first === undefined || first.kind === 'gap' || first.optional) return null;
  if (second?.kind !== 'words' || second.optional || second.classes.length > 0) return null;
  return second.forms;
}

/** Patterns of one tag, one a line. */
export function parsePatterns<Tag extends string>(tag: Tag, table: string): Pattern<Tag>[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => new Pattern(tag, line));
}

function fits(place: Exclude<Place, { kind: 'gap' }>, words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined) return false;
  if (place.kind === 'words')
    return place.forms.has(word.form) || place.classes.some((name) => isInClass(name, words, index));
  return place.stems.some((stem) => word.form.startsWith(stem));
}

/** Index after the last matched word, or -1. Bounded by the pattern's length and its gaps, not by the text. */
function endOfMatch(
  places: readonly Place[],
  place: number,
  words: readonly Word[],
  index: number,
  atEnd: boolean,
): number {
  const current = places[place];
  if (current === undefined) return atEnd && index !== words.length ? -1 : index;
  if (current.kind === 'gap') {
    for (let skipped = 0; skipped <= current.most && index + skipped <= words.length; skipped += 1) {
      const end = endOfMatch(places, place + 1, words, index + skipped, atEnd);
      if (end !== -1) return end;
    }
    return -1;
  }
  if (fits(current, words, index)) {
    const end = endOfMatch(places, place + 1, words, index + 1, atEnd);
    if (end !== -1) return end;
  }
  return current.optional ? endOfMatch(places, place + 1, words, index, atEnd) : -1;
}

const STEM_KEY_LENGTH = 3;

const NONE: readonly never[] = [];

/** Patterns with one first word: those whose second word is known by that word, the others apart. */
class Group<Tag extends string> {
  readonly #patterns: Pattern<Tag>[] = [];
  #bySecond: Map<string, Pattern<Tag>[]> | undefined;
  readonly #others: Pattern<Tag>[] = [];

  add(pattern: Pattern<Tag>): void {
    this.#patterns.push(pattern);
  }

  /** Patterns that may match whatever the second word. */
  get others(): readonly Pattern<Tag>[] {
    if (this.#bySecond === undefined) this.#sorted();
    return this.#others;
  }

  /** Patterns that may match before this second word. Sorted when a draft first holds the first word. */
  before(second: string): readonly Pattern<Tag>[] {
    return (this.#bySecond ?? this.#sorted()).get(second) ?? NONE;
  }

  #sorted(): Map<string, Pattern<Tag>[]> {
    const bySecond = new Map<string, Pattern<Tag>[]>();
    for (const pattern of this.#patterns) {
      const { seconds } = pattern.compiled;
      if (seconds === null) this.#others.push(pattern);
      else for (const second of seconds) append(bySecond, second, pattern);
    }
    this.#bySecond = bySecond;
    return bySecond;
  }
}

/** Finds many patterns in one pass: patterns are looked up by the word they begin with, and by the next. */
export class PatternIndex<Tag extends string> {
  readonly #byWord = new Map<string, Group<Tag>>();
  readonly #byStem = new Map<string, Group<Tag>>();
  readonly #byClass = new Map<WordClass, Group<Tag>>();

  constructor(patterns: Iterable<Pattern<Tag>>) {
    for (const pattern of patterns) this.#enter(pattern);
  }

  #enter(pattern: Pattern<Tag>): void {
    for (const place of pattern.heads()) {
      if (place.kind === 'gap') return;
      if (place.kind === 'words') {
        for (const form of place.forms) groupOf(this.#byWord, form).add(pattern);
        for (const name of place.classes) groupOf(this.#byClass, name).add(pattern);
      } else
        for (const stem of place.stems) groupOf(this.#byStem, stem.slice(0, STEM_KEY_LENGTH)).add(pattern);
    }
  }

  /** All matches in one sentence's words, by first word; a pattern matches at most once from each word. */
  matches(words: readonly Word[]): PatternMatch<Tag>[] {
    const found: PatternMatch<Tag>[] = [];
    for (const [index, word] of words.entries()) {
      tryAll(this.#byWord.get(word.form), words, index, found);
      tryAll(this.#byStem.get(word.form.slice(0, STEM_KEY_LENGTH)), words, index, found);
      for (const [name, group] of this.#byClass)
        if (isInClass(name, words, index)) tryAll(group, words, index, found);
    }
    return found;
  }
}

function tryAll<Tag extends string>(
  group: Group<Tag> | undefined,
  words: readonly Word[],
  from: number,
  found: PatternMatch<Tag>[],
): void {
  if (group === undefined) return;
  for (const patterns of [group.others, group.before(words[from + 1]?.form ?? '')])
    for (const pattern of patterns) {
      if (pattern.atStart && from !== 0) continue;
      const { places, atEnd } = pattern.compiled;
      const to = endOfMatch(places, 0, words, from, atEnd);
      if (to > from) found.push({ pattern, from, to });
    }
}

function groupOf<Key, Tag extends string>(groups: Map<Key, Group<Tag>>, key: Key): Group<Tag> {
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = new Group<Tag>();
  groups.set(key, group);
  return group;
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
