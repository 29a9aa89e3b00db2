import { readFileSync } from 'node:fs';
import { MESSAGE_TYPES } from '../../../../domain/message-types.ts';
import { PROFILE_CODES } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import { extractPromises } from '../../../facts/statements.ts';
import { contentStems } from '../../../facts/words.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import type { PhraseModel } from '../reading/phrases/model.ts';
import { wordsOf } from '../reading/words.ts';
import type { Unit } from './draft-parts.ts';
import { holdsFacts } from './held-facts.ts';

/** Words that an expert's rewrite may do without: how likely, by what the phrase model sees in them and these. */
export const EXPENDABLE_TRAITS = [
  'bias',
  'is a clause',
  'asks plainly',
  'asks vaguely',
  'is a question',
  'tells',
  'states a matter',
  'shouts',
  ...MESSAGE_TYPES,
  ...PROFILE_CODES,
] as const;

/** What `training/coach/fit-expendable.ts` learns from the rewrites of experts. */
export interface ExpendableFile {
  /** Weights of a logistic model by trait and by tag of the phrase model. */
  readonly weights: Readonly<Record<string, number>>;
  /** Words of tone and habit, which name nothing that a reader could miss. Separated by spaces. */
  readonly plainWords: string;
}

/** What of a flawed draft its reader can do without. */
export interface Expendable {
  /** The chance from 0 to 1 for a unit, or words of it; 0 where they hold a fact and for points of a list. */
  chance(unit: Unit, text: string): number;
  /** Whether a word, in lower case, names nothing that could be missed. */
  isPlain(word: string): boolean;
}

const MOST_STEMS = 12;
/** Words of a duty, a danger, a price or a state that somebody may act upon. */
const STATES_A_MATTER =
  /\b(?:remains?|stays?|must|needs?|deadline|decision|recommend|propose|because|allerg\w*|danger\w*|broken|leak\w*|costs?|price|free|tested|checked|signed|approved|confirmed|written|in writing|ready)\b/i;

/** The values of `EXPENDABLE_TRAITS`, then of the model's tags, for words of a unit. */
export function expendableValues(
  unit: Unit,
  text: string,
  reading: DraftReading,
  reader: Reader,
  model: PhraseModel,
): readonly number[] {
  const { asks, isQuestion } = unit.sentence;
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return [
    1,
    is(text !== unit.text),
    is(asks.some((ask) => ask.plain)),
    is(asks.some((ask) => !ask.plain)),
    is(isQuestion),
    Math.min(MOST_STEMS, new Set(contentStems(text)).size) / MOST_STEMS,
    is(STATES_A_MATTER.test(text)),
    is(text.includes('!')),
    ...MESSAGE_TYPES.map((type) => is(type === reading.type)),
    ...PROFILE_CODES.map((code) => is(code === reader.primaryCode)),
    ...model.weigh(wordsOf(text), text),
  ];
}

/** Whether words hold nothing that a rewrite must keep whatever else they are. `known` are names that stand elsewhere. */
export function isBare(text: string, known: ReadonlySet<string>): boolean {
  return !holdsFacts(text, known) && extractPromises(text).length === 0;
}

/** Verbs in the past, adverbs, contractions and words of place, time and number, whatever they are. */
const NAMES_NOTHING =
  /(?:\p{L}{2}ly|[^s]['’](?:m|re|ve|ll|d|t))$|^(?:before|after|since|until|till|inside|outside|around|round|above|below|several|various|mine|yours|ours|theirs|otherwise|whatever|whoever)$/u;

/** "In writing" says how sure something is. */
const AS_EVIDENCE = 'writing';

interface Opened {
  readonly weights: ExpendableFile['weights'];
  readonly plainWords: ReadonlySet<string>;
}

let shipped: Opened | undefined;

function shippedFile(): Opened {
  if (shipped === undefined) {
    const file = JSON.parse(
      readFileSync(new URL('./expendable.json', import.meta.url), 'utf8'),
    ) as ExpendableFile;
    shipped = { weights: file.weights, plainWords: new Set(file.plainWords.split(' ')) };
  }
  return shipped;
}

/** `known` are names that stand outside the body. */
export function expendableFor(
  reading: DraftReading,
  reader: Reader,
  model: PhraseModel,
  known: ReadonlySet<string>,
): Expendable {
  const { weights: named, plainWords } = shippedFile();
  const weights = [...EXPENDABLE_TRAITS, ...model.tags].map((name) => named[name] ?? 0);
  return {
    isPlain: (word) => (plainWords.has(word) && word !== AS_EVIDENCE) || NAMES_NOTHING.test(word),
    chance(unit, text) {
      if (unit.isListItem || !isBare(text, known)) return 0;
      let sum = 0;
      for (const [at, value] of expendableValues(unit, text, reading, reader, model).entries())
        sum += value * (weights[at] ?? 0);
      return 1 / (1 + Math.exp(-sum));
    },
  };
}
