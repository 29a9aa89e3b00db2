import { countedStems } from '../../../../../facts/words.ts';
import type { DraftReading, Sentence } from '../../../reading/draft-reading.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { is, type WeighedDraft } from './weighed-draft.ts';

/** What tells, by their place in the draft, whether words can be left out of it. */
export const AROUND_TRAITS = [
  'next leans',
  'next speaks of it',
  'draft asks besides',
  'alone asks',
  'new words',
  'share of new words',
  'no content',
  'begins small',
  'length',
  'length, dampened',
  'up to three words',
  'up to six words',
  'apologises again',
  'opens its sentence',
  'first',
  'last',
  'few sentences',
  'length of draft',
] as const;

/** "It was late", "They know": it speaks of what stands before. */
const LEANS = /^(?:it|they|that|this|so|then|he|she|these|those|which|there)\b/i;
const SPEAKS_OF = /\b(?:it|they|them|he|she)\b/i;
const OPENING_LETTERS = 30;
const APOLOGY = /\b(?:sorry|apolog\w*)\b/i;
const APOLOGIES = /\b(?:sorry|apolog\w*)\b/gi;
const MOST_WORDS = 40;
const MOST_NEW = 8;
const FEW_SENTENCES = 3;
const LONG_DRAFT = 1000;

/** The values of `AROUND_TRAITS` for words of a unit. */
export function valuesAround(
  unit: Unit,
  text: string,
  { reading, units, counts }: Pick<WeighedDraft, 'reading' | 'units' | 'counts'>,
): readonly number[] {
  const at = placesIn(units).get(unit.sentence) ?? -1;
  const next = units[at + 1]?.text ?? '';
  const asks = text.includes('?');
  const draft = countsIn(reading);
  const asksBesides = draft.questionMarks > questionMarks(text);
  const own = countedStems(text);
  const fresh = [...own].filter(([stem, count]) => (counts.get(stem) ?? 0) <= count).length;
  const words = text.split(/\s+/).length;
  return [
    is(LEANS.test(next)),
    is(SPEAKS_OF.test(next.slice(0, OPENING_LETTERS))),
    is(asksBesides),
    is(asks && !asksBesides),
    Math.min(fresh, MOST_NEW) / MOST_NEW,
    fresh / (own.size + 1),
    is(own.size === 0),
    is(/^\p{Ll}/u.test(text)),
    Math.min(words, MOST_WORDS) / MOST_WORDS,
    Math.log(words + 1) / 4,
    is(words <= 3),
    is(words <= 6),
    is(APOLOGY.test(text) && draft.apologies > 1),
    is(unit.text.startsWith(text)),
    is(at === 0),
    is(at === units.length - 1),
    is(units.length <= FEW_SENTENCES),
    Math.min(1, reading.text.length / LONG_DRAFT),
  ];
}

function questionMarks(text: string): number {
  return text.split('?').length - 1;
}

interface DraftCounts {
  readonly questionMarks: number;
  readonly apologies: number;
}

/** For as long as the drafts live: every unit of a draft asks. */
const draftCounts = new WeakMap<DraftReading, DraftCounts>();

function countsIn(reading: DraftReading): DraftCounts {
  const known = draftCounts.get(reading);
  if (known !== undefined) return known;
  const counts = {
    questionMarks: questionMarks(reading.text),
    apologies: reading.text.match(APOLOGIES)?.length ?? 0,
  };
  draftCounts.set(reading, counts);
  return counts;
}

const knownPlaces = new WeakMap<readonly Unit[], ReadonlyMap<Sentence, number>>();

/** At which unit each sentence begins. */
function placesIn(units: readonly Unit[]): ReadonlyMap<Sentence, number> {
  const known = knownPlaces.get(units);
  if (known !== undefined) return known;
  const places = new Map(units.map(({ sentence }, at) => [sentence, at] as const).reverse());
  knownPlaces.set(units, places);
  return places;
}
