import type { ProfileCode } from '../../../../domain/profiles.ts';

/** A sentence of the rewrite, as far as its place matters. */
export interface Placed {
  readonly text: string;
  readonly isAsk: boolean;
  readonly isSafeguard: boolean;
  readonly isThanks: boolean;
  readonly numberCount: number;
  readonly hasDeadline: boolean;
}

const LEANS_BACK =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she|his|her|him|there|then|such|same|both|latter|ones?|so|also|too|again|instead|otherwise|however|but|and|if not|either|above|below)\b/i;
const POINTS_BACK =
  /\b(?:he|she|they|them|his|her|him|it|its|this|these|those|such|same|latter|also|too|again)\b/i;
/** A result in figures: a share, a sum, or a change. */
const RESULT =
  /\d ?%|\b\d[\d,.]* ?(?:k|m|million|EUR|USD|GBP|CHF|DKK|SEK)\b|\bfrom \d\S* to \d|\d[\d,.]* (?:a|per) (?:day|week|month|year)/i;
const OPENS_LEANING =
  /^(?:it|its|this|that|these|those|they|them|their|he|she|his|her|there|then|such|both|so|also|and|but|or|however|otherwise|instead|if not|which|until then|after that|before that|because|the (?:reason|trouble|problem|result|same|rest|others?))\b/i;
const PURPOSE =
  /\b(?:in (?:\w+ )?years|one day|for good|future|generation|so that|movement|vision|first (?:open|time|region|network)|20[3-9]\d|no village|every (?:child|school|district|village))\b/i;

/**
 * The sentences with the one that this reader looks for first at the front: the ask for an Achiever, a figure for
 * an Analyzer, what is safe for a Guardian, thanks for a Collaborator, the purpose for a Visionary. A sentence
 * moves only when neither it nor the one behind it leans on what stands before.
 */
export function inOrderFor<Sentence extends Placed>(
  profile: ProfileCode | null,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  const index = leadIndex(profile, sentences);
  if (index <= 0) return sentences;
  const end = index + 1 + followers(sentences, index);
  return [...sentences.slice(index, end), ...sentences.slice(0, index), ...sentences.slice(end)];
}

/** How many sentences behind the lead speak of it and must go with it. */
function followers(sentences: readonly Placed[], index: number): number {
  const next = sentences[index + 1];
  return next !== undefined && !next.isAsk && (OPENS_LEANING.test(next.text) || POINTS_BACK.test(next.text))
    ? 1
    : 0;
}

function leadIndex(profile: ProfileCode | null, sentences: readonly Placed[]): number {
  const first = (wanted: (sentence: Placed) => boolean): number =>
    sentences.findIndex((sentence, index) => wanted(sentence) && (index === 0 || canLead(sentences, index)));
  switch (profile) {
    case 'DP-01':
      return first((sentence) => !sentence.isAsk && (sentence.hasDeadline || RESULT.test(sentence.text)));
    case 'DP-03':
      return first((sentence) => sentence.numberCount > 1 && !sentence.isAsk);
    case 'DP-04':
      return first((sentence) => sentence.isSafeguard);
    case 'DP-06':
      return first((sentence) => sentence.isThanks);
    case 'DP-07':
      return first((sentence) => PURPOSE.test(sentence.text) && !sentence.isAsk);
    default:
      return -1;
  }
}

/** A question leans on anything it points to; a statement only on a person or thing named before it. */
function leans(sentence: Placed | undefined): boolean {
  if (sentence === undefined) return false;
  if (sentence.isAsk) return LEANS_BACK.test(sentence.text);
  return OPENS_LEANING.test(sentence.text) || POINTS_BACK.test(sentence.text);
}

function canLead(sentences: readonly Placed[], index: number): boolean {
  const text = sentences[index]?.text ?? '';
  const later = sentences[index + 1 + followers(sentences, index)]?.text ?? '';
  const before = sentences[index - 1]?.text ?? '';
  return (
    !leans(sentences[index]) && !OPENS_LEANING.test(later) && !before.endsWith(':') && !text.endsWith(':')
  );
}
