import { readFileSync } from 'node:fs';
import type { PhraseModel } from '../../../reading/phrases/model.ts';
import { wordsOf } from '../../../reading/words.ts';
import { remembered } from '../../../remembered.ts';
import { openTokenTable, type TokenTable } from '../../../token-table.ts';
import { isCounted, type Unit } from '../../parts/unit.ts';
import { holdsFacts } from '../../sentence/held-facts.ts';
import { EXPENDABLE_TRAITS, expendableValues, type WeighedDraft } from './expendable-traits.ts';
import { spareTokens } from './spare-tokens.ts';
import { type Thing, thingsIn } from './things.ts';
import { TONE_WORDS } from './tone-words.ts';

/** What `training/coach/fit-expendable.ts` learns from what readers say of each sentence and from the rewrites of experts. */
export interface ExpendableFile {
  /** Digest of what readers said and of the settings that it was learnt with. */
  readonly fingerprint: string;
  /** Weights of a logistic model by trait and by tag of the phrase model. */
  readonly weights: Readonly<Record<string, number>>;
  /** The same by word and pair of words. */
  readonly words: TokenTable;
  /** Words of tone and habit, which name nothing that a reader could miss. Separated by spaces. */
  readonly plainWords: string;
}

/** What of a flawed draft its reader can do without. */
export interface Expendable {
  /**
   * The chance from 0 to 1 for a unit, or words of it; 0 where they hold a fact and for points of a list.
   * `namedOnlyHere` is how many of their words for things stand nowhere else.
   */
  chance(unit: Unit, text: string, namedOnlyHere: number): number;
  /** Whether a word, in lower case, names nothing that could be missed. */
  isPlain(word: string): boolean;
  /** The words for things of a text: those that are not plain. The same text is read only once. */
  thingsIn(text: string): readonly Thing[];
}

/** Verbs in the past, adverbs, contractions and words of place, time and number, whatever they are. */
const NAMES_NOTHING =
  /(?:\p{L}{2}ly|[^s]['’](?:m|re|ve|ll|d|t))$|^(?:before|after|since|until|till|inside|outside|around|round|above|below|several|various|mine|yours|ours|theirs|otherwise|whatever|whoever)$/u;

/** "In writing" says how sure something is. */
const AS_EVIDENCE = 'writing';

/** Whether a word, in lower case, is one of the plain words or of a kind that names nothing. */
export function isPlainAmong(plainWords: ReadonlySet<string>, word: string): boolean {
  return (plainWords.has(word) && word !== AS_EVIDENCE) || TONE_WORDS.has(word) || NAMES_NOTHING.test(word);
}

interface Opened {
  readonly weights: ExpendableFile['weights'];
  readonly weighTokens: (tokens: Iterable<string>) => number;
  readonly plainWords: ReadonlySet<string>;
}

let shipped: Opened | undefined;

function shippedFile(): Opened {
  if (shipped === undefined) {
    const file = JSON.parse(
      readFileSync(new URL('./expendable.json', import.meta.url), 'utf8'),
    ) as ExpendableFile;
    shipped = {
      weights: file.weights,
      weighTokens: openTokenTable(file.words),
      plainWords: new Set(file.plainWords.split(' ')),
    };
  }
  return shipped;
}

/** The weights of all traits for the tags of a phrase model, put in order once. */
function weightsFor(tags: PhraseModel['tags']): readonly number[] {
  if (inOrder?.tags !== tags) {
    const { weights } = shippedFile();
    inOrder = { tags, weights: [...EXPENDABLE_TRAITS, ...tags].map((name) => weights[name] ?? 0) };
  }
  return inOrder.weights;
}

let inOrder: { readonly tags: PhraseModel['tags']; readonly weights: readonly number[] } | undefined;

/** `known` are names that stand outside the body. The same words of a unit are weighed only once. */
export function expendableFor(draft: WeighedDraft, known: ReadonlySet<string>): Expendable {
  const { plainWords, weighTokens } = shippedFile();
  const weights = weightsFor(draft.model.tags);
  const weigh = (unit: Unit, text: string, namedOnlyHere: number): number => {
    const words = wordsOf(text);
    let sum = weighTokens(spareTokens(words, text, text !== unit.text));
    expendableValues(unit, text, words, namedOnlyHere, draft).forEach((value, at) => {
      sum += value * (weights[at] ?? 0);
    });
    return 1 / (1 + Math.exp(-sum));
  };
  const isPlain = remembered((word: string) => isPlainAmong(plainWords, word));
  const weighed = new Map<Unit, Map<string, number>>();
  return {
    isPlain,
    thingsIn: remembered((text: string) => thingsIn(text, isPlain)),
    chance(unit, text, namedOnlyHere) {
      if (unit.isListItem || isCounted(unit) || holdsFacts(text, known)) return 0;
      const chances = weighed.get(unit) ?? new Map<string, number>();
      const key = `${namedOnlyHere} ${text}`;
      const before = chances.get(key);
      if (before !== undefined) return before;
      const chance = weigh(unit, text, namedOnlyHere);
      weighed.set(unit, chances.set(key, chance));
      return chance;
    },
  };
}
