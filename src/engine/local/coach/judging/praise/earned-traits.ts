import type { Reader } from '../../../../engine.ts';
import type { HeldTokens, LearntCase } from '../../learnt-model.ts';
import { type DraftReading, FAULT_TAGS, type FaultTag, type MeritTag } from '../../reading/draft-reading.ts';
import { closeTokens } from '../../reading/phrases/features.ts';
import { wordsOf } from '../../reading/words.ts';
import type { Sign } from '../finding.ts';
import { most } from '../weigh.ts';

/** A merit that might be praised: the words that would be quoted, null for the whole draft, and how likely an expert praises them. */
export interface Praise {
  readonly tag: MeritTag;
  readonly sentenceIndex: number;
  readonly quote: string | null;
  readonly chance: number;
}

/** A draft with all that might be praised in it, and what speaks against its sentences. */
export interface PraisedDraft {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly praises: readonly Praise[];
  readonly faults: readonly Sign<FaultTag>[];
}

export const EARNED_TRAITS = [
  'bias',
  'chance',
  'chance, dampened',
  'greatest chance',
  'chances',
  'rank',
  'fault here',
  'faults',
  'length of draft',
  'length of quote',
  'place',
] as const;

const FAINT = 0.02;
const LONG_DRAFT = 1000;
const LONG_QUOTE = 100;
/** Fainter signs of a fault say nothing against what stands beside them. */
const PLAIN_FAULT = 0.4;

/** The values of `EARNED_TRAITS` for a praise of the draft. */
function valuesOf({ reading, praises, faults }: PraisedDraft): (praise: Praise) => readonly number[] {
  const chances = praises.map(({ chance }) => chance);
  const greatest = Math.max(...chances);
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const plain = new Set(faults.filter(({ weight }) => weight >= PLAIN_FAULT).map(({ tag }) => tag)).size;
  const { text, sentences } = reading;
  return ({ chance, quote, sentenceIndex }) => [
    1,
    chance,
    Math.log(chance + FAINT),
    greatest,
    all,
    chances.filter((other) => other > chance).length,
    most(faults.filter((fault) => fault.sentenceIndex === sentenceIndex)),
    plain,
    text.length / LONG_DRAFT,
    (quote?.length ?? 0) / LONG_QUOTE,
    Math.max(0, sentenceIndex) / sentences.length,
  ];
}

/** What else the model sees of each: the merit beside type, reader and the words quoted, and the faults around it. */
function tokensOf({ reading, reader, praises, faults }: PraisedDraft): (praise: Praise) => HeldTokens {
  const plainFaults = faults.filter(({ weight }) => weight >= PLAIN_FAULT);
  const ofDraft = [`#${reading.type}`, `#${reader.primaryCode}`];
  return ({ tag, quote, sentenceIndex }) => {
    const both = new Set<string>();
    for (const fault of plainFaults) {
      const { anywhere, here } = FAULT_TOKENS[fault.tag];
      both.add(anywhere);
      if (fault.sentenceIndex === sentenceIndex) both.add(here);
    }
    const { words, pairs } = quote === null ? NOTHING_QUOTED : closeTokens(wordsOf(quote), quote);
    for (const word of words) both.add(word);
    if (quote === null) both.add('#unquoted');
    else if (/\d/.test(quote)) both.add('#figure');
    if (quote?.endsWith('?') === true) both.add('#question');
    const others = praises.filter((other) => other.tag !== tag).map((other) => `#beside ${other.tag}`);
    return {
      plain: [`#tag ${tag}`, ...ofDraft, ...others, ...both],
      ofSubjects: [
        [tag, [...ofDraft, ...both]],
        ['pair', new Set(pairs)],
      ],
    };
  };
}

/** What the model sees of each of the draft's praises, in their order. */
export function earnedCases(draft: PraisedDraft): readonly LearntCase[] {
  const values = valuesOf(draft);
  const tokens = tokensOf(draft);
  return draft.praises.map((praise) => ({ values: values(praise), tokens: tokens(praise) }));
}

const FAULT_TOKENS = Object.fromEntries(
  FAULT_TAGS.map((tag) => [tag, { anywhere: `#fault ${tag}`, here: `#fault here ${tag}` }]),
) as Readonly<Record<FaultTag, { readonly anywhere: string; readonly here: string }>>;
const NOTHING_QUOTED = { words: [], pairs: [] } as const;
