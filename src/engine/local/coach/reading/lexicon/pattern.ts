import { wordsOf } from '../words.ts';
import { entered } from './vocabulary.ts';
import { classBits, isWordClass } from './word-classes.ts';

/**
 * One place of a pattern: the words that may stand there. Patterns are written as plain text:
 *
 * - `word` that word, in any spelling that `wordsOf` writes out alike; `a|NUM|b` any of these words and classes
 * - `word?` it may be missing; `stem*` any word that begins so
 * - `..` up to two words, `...` up to five words of any kind
 * - `NUM`, `DAY`, `NAME`, … a word class; `^` start and `$` end of the sentence
 * - ` => words` the wording that can stand instead (nothing: the words can go); ` @0.5` the weight, 1 unless said
 */
export type Place =
  | {
      readonly kind: 'words';
      /** Words by their numbers in the vocabulary. */
      readonly forms: readonly number[];
      /** Word classes as one number. */
      readonly bits: number;
      readonly optional: boolean;
    }
  | { readonly kind: 'stems'; readonly stems: readonly string[]; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly most: number };

export interface Compiled {
  readonly places: readonly Place[];
  readonly atEnd: boolean;
  readonly better: string | null;
  readonly weight: number;
  /** Whether the second word is one of a list whatever the draft; such a pattern is tried after the others. */
  readonly isSecondListed: boolean;
  /** What must come after the first word, where the first is always one word and no gap follows; else null. */
  readonly following: Following | null;
  /** How many places from the first on need no look any more when the first word and the next were looked up. */
  readonly lookedUp: 0 | 1 | 2;
}

/** Words and classes one of which must stand at a place. */
export interface Following {
  readonly forms: ReadonlySet<number>;
  readonly bits: number;
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
        forms: [...new Set(choices.filter((choice) => !isWordClass(choice)))].map(entered),
        bits: classBits(classes),
        optional,
      },
    ];
  }
  const words = wordsOf(body);
  if (words.length === 0) throw new Error(`No word in the pattern's "${token}"`);
  return words.map(({ form }) => ({ kind: 'words', forms: [entered(form)], bits: 0, optional }));
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
    isSecondListed: isSecondListed(places),
    following: followingOf(places),
    lookedUp: lookedUpOf(places),
  };
}

function isSecondListed([first, second]: readonly Place[]): boolean {
  if (first === undefined || first.kind === 'gap' || first.optional) return false;
  return second?.kind === 'words' && !second.optional && second.bits === 0;
}

function lookedUpOf([first, second]: readonly Place[]): 0 | 1 | 2 {
  if (first?.kind !== 'words' || first.optional) return 0;
  return second?.kind === 'words' && !second.optional ? 2 : 1;
}

function followingOf([first, ...others]: readonly Place[]): Following | null {
  if (first === undefined || first.kind === 'gap' || first.optional) return null;
  const forms = new Set<number>();
  let bits = 0;
  for (const place of others) {
    if (place.kind !== 'words') return null;
    for (const form of place.forms) forms.add(form);
    bits |= place.bits;
    if (!place.optional) return { forms, bits };
  }
  return null;
}

/** Patterns of one tag, one a line. */
export function parsePatterns<Tag extends string>(tag: Tag, table: string): Pattern<Tag>[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => new Pattern(tag, line));
}
