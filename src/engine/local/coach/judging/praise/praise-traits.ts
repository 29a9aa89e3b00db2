import type { Reader } from '../../../../engine.ts';
import { type HeldTokens, type LearntCase, stepTokens } from '../../learnt-model.ts';
import type { DraftReading, FaultTag, MeritTag, Sentence } from '../../reading/draft-reading.ts';
import { FAULT_TAGS, MERIT_TAGS } from '../../reading/draft-reading.ts';
import type { DraftSigns } from '../draft-signs.ts';
import type { Sign } from '../finding.ts';
import { allSigns } from '../likelihood.ts';
import { meritSeverity } from '../severity.ts';
import { countOf } from '../signs/sentence-facts.ts';

/** A draft with all that speaks for its merits and against its sentences. */
export interface WeighedMerits {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly signs: DraftSigns;
}

/** A merit where the draft may show it, as the model sees it. */
export interface PraiseCase extends LearntCase {
  readonly tag: MeritTag;
  /** -1 for a merit of the draft as a whole. */
  readonly sentenceIndex: number;
}

export const PRAISE_TRAITS = ['bias', 'severity', 'shown', 'heard', 'heard most'] as const;

/** What no sign shows, and the phrase model hears less of, is not looked at. */
const LEAST_HEARD = 0.05;
const shownTokens = stepTokens('shown', [0.01, 0.3, 0.4, 0.5, 0.6, 0.8]);
const heardTokens = stepTokens('heard', [0, 0.05, 0.1, 0.2]);
const FAULT_TOKENS = new Map(
  FAULT_TAGS.map((tag) => [tag, stepTokens(`fault ${tag}`, [0.01, 0.3, 0.6])] as const),
);
const BESIDE_TOKENS = new Map(
  MERIT_TAGS.map((tag) => [tag, { here: `also ${tag}`, anywhere: `beside ${tag}` }] as const),
);
const PLAINLY_SHOWN = 0.4;
const SHOWN_BESIDE = 0.5;
const MOST_RANKS = 3;
const MOST_NUMBERS = 3;
const WORDS_STEP = 6;
const MOST_STEPS = 5;

type Weights<Tag extends string> = ReadonlyMap<Tag, number>;

/** The heaviest sign of each tag, by sentence. */
function heaviestBySentence<Tag extends FaultTag | MeritTag>(
  signs: readonly Sign<Tag>[],
): ReadonlyMap<number, Weights<Tag>> {
  const bySentence = new Map<number, Map<Tag, number>>();
  for (const { tag, sentenceIndex, weight } of signs) {
    const own = bySentence.get(sentenceIndex) ?? new Map<Tag, number>();
    own.set(tag, Math.max(own.get(tag) ?? 0, weight));
    bySentence.set(sentenceIndex, own);
  }
  return bySentence;
}

function positionOf({ index }: Sentence, count: number): string {
  if (index === 0) return 'first';
  if (index === 1) return 'second';
  return index === count - 1 ? 'last' : 'inside';
}

/** What the sentence is like, whatever it may be praised for. */
function shapeOf(sentence: Sentence, count: number, faults: Weights<FaultTag>): readonly string[] {
  const tokens = [
    `at ${positionOf(sentence, count)}`,
    `words ${Math.min(MOST_STEPS, Math.floor(sentence.wordCount / WORDS_STEP))}`,
  ];
  if (sentence.isQuestion) tokens.push('question');
  if (sentence.asks.some(({ plain }) => plain)) tokens.push('plain ask');
  if (countOf(sentence, 'date') > 0) tokens.push('date');
  const numbers = Math.min(MOST_NUMBERS, countOf(sentence, 'number'));
  if (numbers > 0) tokens.push(`numbers ${numbers}`);
  for (const [tag, weight] of faults) tokens.push(...(FAULT_TOKENS.get(tag)?.(weight) ?? []));
  return tokens;
}

/** A merit at one place: how much of it is shown and heard there, and elsewhere in the draft. */
interface Place {
  readonly shown: number;
  readonly heard: number;
  /** How many sentences speak for it more. */
  readonly rank: number;
  readonly isBest: boolean;
  readonly heardMost: number;
}

function placeTokens({ shown, heard, rank, isBest }: Place): readonly string[] {
  const tokens = [`rank ${Math.min(MOST_RANKS, rank)}`, ...shownTokens(shown), ...heardTokens(heard)];
  return isBest ? [...tokens, 'best'] : tokens;
}

/** Tells of a merit how much of it each place shows; null where nothing speaks for it. */
function placesOf(
  tag: MeritTag,
  shownIn: ReadonlyMap<number, Weights<MeritTag>>,
  heard: DraftSigns['heard'],
): (at: number) => Place | null {
  const column = MERIT_TAGS.indexOf(tag);
  const all = heard.map((scores) => scores[column] ?? 0);
  const mostShown = [...shownIn.values()].reduce((most, own) => Math.max(most, own.get(tag) ?? 0), 0);
  const inOrder = all.toSorted((one, other) => other - one);
  const rankOf = new Map(inOrder.toReversed().map((own, at) => [own, inOrder.length - 1 - at] as const));
  const heardMost = Math.max(0, inOrder[0] ?? 0);
  const aboveNone = all.filter((other) => other > 0).length;
  return (at) => {
    const shown = shownIn.get(at)?.get(tag) ?? 0;
    const own = all[at] ?? 0;
    if (shown === 0 && own < LEAST_HEARD) return null;
    const rank = rankOf.get(own) ?? aboveNone;
    return { shown, heard: own, rank, isBest: shown > 0 && shown >= mostShown, heardMost };
  };
}

/** The merits other than this one that stand in the same sentence, and those that the draft shows anywhere. */
function companionTokens(
  tag: MeritTag,
  here: Weights<MeritTag> | undefined,
  anywhere: readonly MeritTag[],
): readonly string[] {
  const also = [...(here ?? [])].filter(([, weight]) => weight >= PLAINLY_SHOWN).map(([other]) => other);
  return [
    ...also.filter((other) => other !== tag).map((other) => BESIDE_TOKENS.get(other)?.here ?? ''),
    ...anywhere.filter((other) => other !== tag).map((other) => BESIDE_TOKENS.get(other)?.anywhere ?? ''),
  ];
}

/** What every case of a draft has: for whom it is, its type and about how long it is. */
function draftTokens({ reading, reader }: WeighedMerits): readonly string[] {
  const { type, sentences } = reading;
  const { primaryCode, secondaryCode } = reader;
  const steps = Math.min(MOST_STEPS, Math.floor(Math.log2(sentences.length + 1)));
  const tokens = [
    `#${type}`,
    `#${primaryCode}`,
    `#second ${secondaryCode}`,
    `#${type} ${primaryCode}`,
    `sentences ${steps}`,
  ];
  return sentences.length === 1 ? [...tokens, 'only'] : tokens;
}

/** All signs of merits in a draft, the faint ones last. */
export function foundMerits({ merits, faintMerits }: DraftSigns): readonly Sign<MeritTag>[] {
  return [...merits, ...faintMerits];
}

/** Every merit at every place where something speaks for it. */
export function praiseCases(draft: WeighedMerits): readonly PraiseCase[] {
  const { reading, reader, signs } = draft;
  const shownIn = heaviestBySentence(foundMerits(signs));
  const faultsIn = heaviestBySentence(allSigns(signs.faults));
  const ofDraft = draftTokens(draft);
  const shapes = reading.sentences.map((sentence, at) =>
    shapeOf(sentence, reading.sentences.length, faultsIn.get(at) ?? new Map()),
  );
  const anywhere = MERIT_TAGS.filter((tag) =>
    [...shownIn.values()].some((own) => (own.get(tag) ?? 0) >= SHOWN_BESIDE),
  );
  return MERIT_TAGS.flatMap((tag) => {
    const placeAt = placesOf(tag, shownIn, signs.heard);
    return [-1, ...shapes.keys()].flatMap((at): PraiseCase[] => {
      const place = placeAt(at);
      if (place === null) return [];
      const seen = [
        ...ofDraft,
        ...placeTokens(place),
        ...companionTokens(tag, shownIn.get(at), anywhere),
        ...(shapes[at] ?? []),
      ];
      const tokens: HeldTokens = { plain: [tag], ofSubjects: [[tag, seen]] };
      const values = [1, meritSeverity(tag, reader), place.shown, place.heard, place.heardMost];
      return [{ tag, sentenceIndex: at, values, tokens }];
    });
  });
}
