import { readFileSync } from 'node:fs';
import { type LearntFile, modelBesideTags } from '../../../learnt-model.ts';
import { wordsOf } from '../../../reading/words.ts';
import { remembered } from '../../../remembered.ts';
import { isCounted, type Unit } from '../../parts/unit.ts';
import { holdsFacts } from '../../sentence/held-facts.ts';
import { isUnmarkedQuestion } from '../../wording/asks/typed-short.ts';
import { EXPENDABLE_TRAITS, expendableValues } from './expendable-traits.ts';
import { spareTokens } from './spare-tokens.ts';
import { type Thing, thingsIn } from './things.ts';
import { TONE_WORDS } from './tone-words.ts';
import type { WeighedDraft } from './weighed-draft.ts';

/** What `training/coach/fit-expendable.ts` learns from what readers say of each sentence and from the rewrites of experts. */
export interface ExpendableFile extends LearntFile {
  /** Words of tone and habit, which name nothing that a reader could miss. Separated by spaces. */
  readonly plainWords: string;
}

/** What of a flawed draft its reader can do without. */
export interface Expendable {
  /**
   * The chance from 0 to 1 that nothing is lost with a unit, or words of it; 0 where they hold a fact, for points of a list
   * and for a thing in one word.
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

/** Whether a word, in lower case, names nothing that could be missed. */
export function isPlainWord(word: string): boolean {
  return isPlainAmong(shippedFile().plainWords, word);
}

interface Shipped {
  readonly file: ExpendableFile;
  readonly plainWords: ReadonlySet<string>;
}

let shipped: Shipped | undefined;

function shippedFile(): Shipped {
  if (shipped === undefined) {
    const file = JSON.parse(
      readFileSync(new URL('./expendable.json', import.meta.url), 'utf8'),
    ) as ExpendableFile;
    shipped = { file, plainWords: new Set(file.plainWords.split(' ')) };
  }
  return shipped;
}

const modelFor = modelBesideTags(() => shippedFile().file, EXPENDABLE_TRAITS);

/** "Vests." in a row of things to see to: short as it is, it is all there is of one. */
const ONE_WORD = /^(\p{L}{3,})[.!]*$/u;

/** "After a chat with the pharmacy": whom the writer has asked is evidence, however lightly it is told. */
const CONSULTED =
  /\b(?:chat|talk|word|call|conversation|discussion|meeting) with (?:the|our|your|my) (?!team\b|others\b)\p{L}+|\badvice (?:of|from) (?:the|our|your|my) \p{L}+/iu;

/** `known` are names that stand outside the body. The same words of a unit are weighed only once. */
export function expendableFor(draft: WeighedDraft, known: ReadonlySet<string>): Expendable {
  const { plainWords } = shippedFile();
  const model = modelFor(draft.model.tags);
  const weigh = (unit: Unit, text: string, namedOnlyHere: number): number => {
    const words = wordsOf(text);
    return model({
      values: expendableValues(unit, text, words, namedOnlyHere, draft),
      tokens: spareTokens(words, text, text !== unit.text),
    });
  };
  const isPlain = remembered((word: string) => isPlainAmong(plainWords, word));
  const weighed = new Map<Unit, Map<string, number>>();
  return {
    isPlain,
    thingsIn: remembered((text: string) => thingsIn(text, isPlain)),
    chance(unit, text, namedOnlyHere) {
      if (unit.isListItem || isCounted(unit) || holdsFacts(text, known) || CONSULTED.test(text)) return 0;
      if (draft.reading.type === 'text' && isUnmarkedQuestion(unit.text)) return 0;
      const [, word] = ONE_WORD.exec(text.trim()) ?? [];
      if (word !== undefined && !isPlain(word.toLowerCase())) return 0;
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
