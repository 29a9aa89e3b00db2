/**
 * What kind of word each word of neutral-words.json is: does it describe who somebody is (origin, religion, orientation,
 * health, family, age), always or only where it is said of a person, or does it say nothing beside such a word?
 */
import { readFileSync } from 'node:fs';

type Lines = readonly string[];
type Groups = Readonly<Record<string, Lines>>;

interface NeutralWords {
  readonly replaced: Groups;
  readonly titles: Lines;
  readonly protected: Groups;
  readonly protectedWhenPersonal: Groups;
  readonly phrases: Groups;
  readonly everyday: Lines;
  readonly places: Lines;
  readonly jobs: Lines;
  readonly saysNothing: Lines;
}

/** The lists as written; each line holds words with a space between, each phrase is a line of its own. */
export const NEUTRAL_WORDS = JSON.parse(
  readFileSync(new URL('./neutral-words.json', import.meta.url), 'utf8'),
) as NeutralWords;

export function wordsOf(lines: Lines): string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** Kinds of words, as bits: a word can be of several. */
export const KIND = {
  /** Describes somebody wherever it stands ("Muslim"). */
  protected: 1,
  /** Describes somebody where it is said of a person ("old"), and is an everyday word elsewhere. */
  personal: 2,
  /** A gendered word or a relative: a description by itself, read as a neutral word within other words. */
  noun: 4,
  /** "Mr" tells no more than "he" does. */
  title: 8,
  place: 16,
  job: 32,
  /** Says nothing beside a word that describes ("is", "very", "reads the"). */
  saysNothing: 64,
  /** A phrase may end here. */
  phraseEnd: 128,
  /** A place may follow, listed or not ("from"). */
  placeFollows: 256,
} as const;

/** Words of these kinds may be part of a description. */
export const DESCRIBING = KIND.protected | KIND.personal | KIND.noun | KIND.place | KIND.phraseEnd;

/** Whatever has sex and kin ("person", "relative") in `replaced`; pronouns do not describe. */
const DESCRIBING_NOUNS = ['person', 'relative'];
const BEFORE_PLACES = ['from', 'born', 'raised', 'up', 'lives', 'lived', 'living', 'based'];

/** A phrase in words, and whether it describes somebody or is the everyday sense of a word that else would. */
export interface Phrase {
  readonly words: readonly string[];
  readonly isEveryday: boolean;
}

function readPhrases(): Map<string, Phrase[]> {
  const byLastWord = new Map<string, Phrase[]>();
  const add = (line: string, isEveryday: boolean): void => {
    const words = line.split(' ');
    const last = words.at(-1) ?? '';
    byLastWord.set(last, [...(byLastWord.get(last) ?? []), { words, isEveryday }]);
  };
  for (const line of NEUTRAL_WORDS.everyday) add(line, true);
  for (const line of Object.values(NEUTRAL_WORDS.phrases).flat()) add(line, false);
  return byLastWord;
}

/** By their last word; those of everyday come first. */
export const PHRASES: ReadonlyMap<string, readonly Phrase[]> = readPhrases();

function readKinds(): Map<string, number> {
  const kinds = new Map<string, number>();
  const add = (words: Iterable<string>, kind: number): void => {
    for (const word of words) kinds.set(word, (kinds.get(word) ?? 0) | kind);
  };
  add(Object.values(NEUTRAL_WORDS.protected).flatMap(wordsOf), KIND.protected);
  add(Object.values(NEUTRAL_WORDS.protectedWhenPersonal).flatMap(wordsOf), KIND.personal);
  add(
    DESCRIBING_NOUNS.flatMap((neutral) => wordsOf(NEUTRAL_WORDS.replaced[neutral] ?? [])),
    KIND.noun,
  );
  add(wordsOf(NEUTRAL_WORDS.titles), KIND.title);
  add(wordsOf(NEUTRAL_WORDS.places), KIND.place);
  add(wordsOf(NEUTRAL_WORDS.jobs), KIND.job | KIND.saysNothing);
  add(wordsOf(NEUTRAL_WORDS.saysNothing), KIND.saysNothing);
  add(PHRASES.keys(), KIND.phraseEnd);
  add(BEFORE_PLACES, KIND.placeFollows);
  // A masked name.
  add([''], KIND.saysNothing);
  return kinds;
}

const KINDS = readKinds();

export function kindOf(word: string): number {
  return KINDS.get(word) ?? 0;
}

/** All words that are of at least one of some kinds. */
export function wordsOfKind(kinds: number): string[] {
  return [...KINDS].flatMap(([word, kind]) => ((kind & kinds) === 0 ? [] : [word]));
}
