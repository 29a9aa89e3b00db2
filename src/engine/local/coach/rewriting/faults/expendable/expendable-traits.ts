import { MESSAGE_TYPES } from '../../../../../../domain/message-types.ts';
import { PROFILE_CODES } from '../../../../../../domain/profiles.ts';
import { extractPromises } from '../../../../../facts/statements.ts';
import { contentStems } from '../../../../../facts/words.ts';
import type { RiskFinding } from '../../../judging/finding.ts';
import { FAULT_TAGS } from '../../../reading/draft-reading.ts';
import type { Word } from '../../../reading/words.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { AROUND_TRAITS, valuesAround } from './traits-around.ts';
import { is, overlaps, type WeighedDraft } from './weighed-draft.ts';

/** What words say by themselves: name and pattern. */
const SAID: readonly (readonly [string, RegExp])[] = [
  [
    'states a matter',
    /\b(?:remains?|stays?|must|needs?|deadline|decision|recommend|propose|because|allerg\w*|danger\w*|broken|leak\w*|costs?|price|free|tested|checked|signed|approved|confirmed|written|in writing|ready)\b/i,
  ],
  ['shouts', /!/],
  ['denies', /\b(?:not|never|no|nobody|none|without|cannot|nor|neither)\b|n['’]t\b/i],
  ['speaks of the writer', /\b(?:I|I['’]m|my|me)\b/],
  ['speaks of us', /\b(?:we|our|us)\b/i],
  ['speaks to the reader', /\b(?:you|your|u|ur)\b/i],
  ['wants', /\b(?:will|would like to|want to|plan to|propose|needs? to|must|have to|has to|should)\b/i],
  ['gives a reason', /\b(?:because|so that|since|in order to|as a result|means that)\b/i],
  ['thanks', /\b(?:thank\w*|appreciat\w*|well done|congrat\w*|great work|sorry)\b/i],
  ['leans', /^(?:it|its|this|that|these|those|they|them|he|she|but|so|which|then|also|and)\b/i],
];

/** What may tell whether an expert's rewrite does without words of a draft, before the tags of the phrase model. */
export const EXPENDABLE_TRAITS = [
  'bias',
  'is a clause',
  'asks plainly',
  'asks vaguely',
  'is a question',
  'tells',
  'names nothing else',
  'names one thing',
  'names things',
  'stands late',
  'is one of few',
  'is charged',
  'is praised',
  'risks',
  'promises',
  ...AROUND_TRAITS,
  ...SAID.map(([name]) => name),
  ...FAULT_TAGS.map((tag) => `charged: ${tag}`),
  ...MESSAGE_TYPES,
  ...PROFILE_CODES,
] as const;

const MOST_STEMS = 12;
const MOST_THINGS = 4;

/**
 * The values of `EXPENDABLE_TRAITS`, then of the model's tags, for words of a unit. `namedOnlyHere` is how many of
 * their words for things stand nowhere else in the draft.
 */
export function expendableValues(
  unit: Unit,
  text: string,
  words: readonly Word[],
  namedOnlyHere: number,
  draft: WeighedDraft,
): readonly number[] {
  const { reading, reader, findings, model } = draft;
  const { asks, isQuestion, start } = unit.sentence;
  const charged = chargedWith(text, findings.risks);
  return [
    1,
    is(text !== unit.text),
    is(asks.some((ask) => ask.plain)),
    is(asks.some((ask) => !ask.plain)),
    is(isQuestion),
    Math.min(MOST_STEMS, new Set(contentStems(text)).size) / MOST_STEMS,
    is(namedOnlyHere === 0),
    is(namedOnlyHere === 1),
    Math.min(namedOnlyHere, MOST_THINGS) / MOST_THINGS,
    start / reading.text.length,
    1 / reading.sentences.length,
    Math.max(0, ...charged.values()),
    is(findings.strengths.some(({ quote }) => quote !== null && overlaps(quote, text))),
    findings.risks.length / 5,
    is(extractPromises(text).length > 0),
    ...valuesAround(unit, text, draft),
    ...SAID.map(([, pattern]) => is(pattern.test(text))),
    ...FAULT_TAGS.map((tag) => charged.get(tag) ?? 0),
    ...MESSAGE_TYPES.map((type) => is(type === reading.type)),
    ...PROFILE_CODES.map((code) => is(code === reader.primaryCode)),
    ...model.weigh(words, text),
  ];
}

/** The faults that risks charge the words with, each with the share of the longer that the shorter makes up. */
function chargedWith(text: string, risks: readonly RiskFinding[]): ReadonlyMap<string, number> {
  const charged = new Map<string, number>();
  for (const { tag, alsoTag, quote, secondQuote } of risks) {
    for (const words of [quote, secondQuote]) {
      if (words === null || !overlaps(words, text)) continue;
      const share = Math.min(words.length, text.length) / Math.max(words.length, text.length);
      for (const fault of alsoTag === null ? [tag] : [tag, alsoTag])
        charged.set(fault, Math.max(charged.get(fault) ?? 0, share));
    }
  }
  return charged;
}
