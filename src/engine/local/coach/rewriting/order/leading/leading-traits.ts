import { MESSAGE_TYPES } from '../../../../../../domain/message-types.ts';
import { PROFILE_CODES } from '../../../../../../domain/profiles.ts';
import type { LearntCase } from '../../../learnt-model.ts';
import { FAULT_TAGS } from '../../../reading/draft-reading.ts';
import { closeTokens } from '../../../reading/phrases/features.ts';
import { wordsOf } from '../../../reading/words.ts';
import { AROUND_TRAITS, valuesAround } from '../../faults/expendable/traits-around.ts';
import { is, overlaps, type WeighedDraft } from '../../faults/expendable/weighed-draft.ts';
import type { Unit } from '../../parts/draft-parts.ts';

/** What words say by themselves: name and pattern. */
const SAID: readonly (readonly [string, RegExp])[] = [
  ['number', /\d/],
  ['several numbers', /\d.*[^\d.,:%].*\d/],
  ['thanks', /\b(?:thank\w*|appreciat\w*|well done|congrat\w*|great work)\b/i],
  ['apologises', /\b(?:sorry|apolog\w*)\b/i],
  ['speaks of the writer', /\b(?:I|I['’]m|my|me)\b/],
  ['speaks of us', /\b(?:we|our|us)\b/i],
  ['speaks to the reader', /\b(?:you|your)\b/i],
  ['denies', /\b(?:not|never|no|nobody|none|without|cannot)\b|n['’]t\b/i],
  ['gives a reason', /\b(?:because|so that|since|in order to)\b/i],
  ['leans', /^(?:it|its|this|that|these|those|they|them|he|she|but|so|which|then|also|and)\b/i],
];

/** What may tell whether an expert begins with a sentence, before the tags of the phrase model. */
export const LEADING_TRAITS = [
  'bias',
  'asks plainly',
  'asks vaguely',
  'is a question',
  'place',
  'is charged',
  'is praised',
  ...AROUND_TRAITS,
  ...SAID.map(([name]) => name),
  ...FAULT_TAGS.map((tag) => `charged: ${tag}`),
  ...MESSAGE_TYPES,
  ...PROFILE_CODES,
] as const;

/** The case of each unit of a draft, in order. */
export function leadingCases(draft: WeighedDraft): readonly LearntCase[] {
  const { model, reading, reader, units } = draft;
  return units.map((unit, at) => {
    const words = wordsOf(unit.text);
    const { words: held, pairs } = closeTokens(words, unit.text);
    const forms = new Set(held);
    return {
      values: [...valuesOf(unit, at / units.length, draft), ...model.weigh(words, unit.text)],
      tokens: {
        plain: new Set([...forms, ...pairs]),
        ofSubjects: [
          [reader.primaryCode ?? 'unknown', forms],
          [reading.type, forms],
        ],
      },
    };
  });
}

function valuesOf(unit: Unit, place: number, draft: WeighedDraft): readonly number[] {
  const { reading, reader, findings } = draft;
  const { text, sentence } = unit;
  const charges = findings.risks.filter(({ quote }) => quote !== null && overlaps(quote, text));
  const charged = new Set(charges.map(({ tag }) => tag));
  return [
    1,
    is(sentence.asks.some((ask) => ask.plain)),
    is(sentence.asks.some((ask) => !ask.plain)),
    is(sentence.isQuestion),
    place,
    is(charges.length > 0),
    is(findings.strengths.some(({ quote }) => quote !== null && overlaps(quote, text))),
    ...valuesAround(unit, text, draft),
    ...SAID.map(([, pattern]) => is(pattern.test(text))),
    ...FAULT_TAGS.map((tag) => is(charged.has(tag))),
    ...MESSAGE_TYPES.map((type) => is(type === reading.type)),
    ...PROFILE_CODES.map((code) => is(code === reader.primaryCode)),
  ];
}
