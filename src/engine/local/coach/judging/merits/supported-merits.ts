import type { DraftReading, Mark, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';

/** Merits whose phrases in the lexicon stand in as many sentences without the merit as in those with it. */
const NEEDS_SUPPORT: ReadonlySet<MeritTag> = new Set([
  'concrete_plan',
  'empathy',
  'options_offered',
  'ownership',
  'purpose_stated',
  'safeguard_named',
]);

function placeOf({ tag, sentenceIndex }: Sign<MeritTag>): string {
  return `${sentenceIndex} ${tag}`;
}

/**
 * Without the merits that a phrase of the lexicon alone shows: the wording or the phrase model, however faintly, has
 * to show them too.
 */
export function supported(
  { sentences }: DraftReading,
  signs: readonly Sign<MeritTag>[],
  learned: readonly Sign<MeritTag>[],
): Sign<MeritTag>[] {
  const isPhrase = ({ span, sentenceIndex }: Sign<MeritTag>): boolean =>
    span !== null && (sentences[sentenceIndex]?.marks.includes(span as Mark) ?? false);
  const needy = signs.filter((sign) => NEEDS_SUPPORT.has(sign.tag) && isPhrase(sign));
  if (needy.length === 0) return [...signs];
  const phrases = new Set(needy);
  const heard = new Set([...signs.filter((sign) => !phrases.has(sign)), ...learned].map(placeOf));
  return signs.filter((sign) => !phrases.has(sign) || heard.has(placeOf(sign)));
}
