import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { capitalised } from './smooth.ts';

/** A sentence of the rewrite, as far as its place matters. */
export interface Placed {
  readonly text: string;
  readonly isAsk: boolean;
  readonly isSafeguard: boolean;
  readonly isThanks: boolean;
  readonly numberCount: number;
  readonly hasDeadline: boolean;
  /** Whether the draft gave it as the reason for what it wants. */
  readonly isReason: boolean;
}

const LEANS_BACK =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she|his|her|him|there|then|such|same|both|latter|ones?|so|also|too|again|instead|otherwise|however|but|and|if not|either|above|below)\b/i;
const POINTS_BACK = /\b(?:he|she|they|them|his|her|him|latter)\b/i;
const HAS_ONE =
  /\b(?:run|runs|have|has|had|needs?|wants?|uses?|got|sees?|gets?|buys?) (?:\w+ )?one\b(?! of)/i;
/** The same where they stand in the first words. */
const OPENS_POINTING = /^[^,;:]*\b(?:it|its|this|these|those|such|same|also|too|again)\b/i;
/** A result in figures: a share, a sum, or a change. */
export const RESULT_IN_FIGURES =
  /\d ?%|\b\d[\d,.]* ?(?:k|m|million|EUR|USD|GBP|CHF|DKK|SEK)\b|\bfrom \d\S* to \d|\bin \d+ (?:days?|weeks?|months?|meetings|hours|visits)\b|\bsaved? [^.]{0,40}\d|\d[\d,.]* (?:a|per) (?:day|week|month|year)/i;
const OPENS_LEANING =
  /^(?:it|its|this|that|these|those|they|them|their|he|she|his|her|there|then|such|both|so|also|and|but|or|however|otherwise|instead|if not|which|until then|after that|before that|because|the (?:reason|trouble|problem|result|same|rest|others?))\b/i;
/** Those whom a purpose serves. */
const PEOPLE =
  /\b(?:child(?:ren)?|people|families|pupils|patients|visitors|newcomers|households|villages|farms|schools|readers|students|neighbours|generations?)\b/i;
const PURPOSE =
  /\b(?:in (?:\w+ )?years|one day|for good|future|generation|so that|movement|vision|first (?:open|time|region|network)|20[3-9]\d|no village|every (?:child|school|district|village))\b/i;

/**
 * The sentences with the one that this reader looks for first at the front: the ask for an Achiever, a figure for
 * an Analyzer, what is safe for a Guardian, thanks for a Collaborator, the purpose for a Visionary. A sentence
 * moves only when neither it nor the one behind it leans on what stands before.
 */
export function inOrderFor<Sentence extends Placed>(
  type: MessageType,
  profile: ProfileCode | null,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  const index = leadIndex(type, profile, sentences);
  if (index <= 0) return sentences;
  const start = leans(sentences[index]) ? index - 1 : index;
  const end = index + 1 + followers(sentences, index);
  return [...sentences.slice(start, end), ...sentences.slice(0, start), ...sentences.slice(end)];
}

/** "The reason is that 6 of 20 failed." in front of what follows from it: "6 of 20 failed." */
export function withoutReasonMark(text: string): string {
  return capitalised(text.replace(REASON_MARK, ''));
}

export const REASON_MARK =
  /^(?:the|our) reason (?:for this |behind this |we (?:do|are doing) this )?is (?:that )?(?=(?:the|we|our|it|there|they|a|an|this|in|on|of|one|two|three|\d)\b|\d)/i;

/** How many sentences behind the lead speak of it and must go with it. */
function followers(sentences: readonly Placed[], index: number): number {
  const next = sentences[index + 1];
  return next !== undefined && !next.isAsk && pointsBack(next.text) ? 1 : 0;
}

function leadIndex(type: MessageType, profile: ProfileCode | null, sentences: readonly Placed[]): number {
  const first = (wanted: (sentence: Placed) => boolean): number =>
    sentences.findIndex(
      (sentence, index) => wanted(sentence) && (index === 0 || canLead(type, sentences, index)),
    );
  const reason = first((sentence) => sentence.isReason);
  const sign = LEADS[profile ?? 'DP-05'];
  if (profile !== 'DP-07' && TOLD_IN_ORDER.has(type) && !(type === 'internal_comms' && profile === 'DP-01'))
    return reason;
  if (
    sign === undefined ||
    sentences.slice(0, earlyFor(profile, sentences)).some((sentence) => sign(sentence))
  )
    return reason;
  const index = first((sentence) => !sentence.isAsk && sign(sentence));
  return index > 0 ? index : reason;
}

/** Whether a sentence is what this reader looks for first and stands without what is before it. */
export function leadsFor(profile: ProfileCode | null, sentence: Placed): boolean {
  const sign = profile === null ? undefined : LEADS[profile];
  return sign?.(sentence) === true && !leans(sentence) && !sentence.isAsk;
}

/** Types whose sentences tell a story; only a purpose, a reason or the bottom line may move ahead of it. */
const TOLD_IN_ORDER: ReadonlySet<MessageType> = new Set(['internal_comms', 'difficult_conversation']);
/** What stands in the first sentence is early enough; a purpose may follow on one sentence of story. */
function earlyFor(profile: ProfileCode | null, sentences: readonly Placed[]): number {
  const opensWithDetail = (sentences[0]?.numberCount ?? 0) >= FEWEST_DETAILS;
  return profile === 'DP-07' && !opensWithDetail ? EARLY_PURPOSE : EARLY;
}

const FEWEST_DETAILS = 2;
const EARLY = 1;
const EARLY_PURPOSE = 2;

const LEADS: Readonly<Partial<Record<ProfileCode, (sentence: Placed) => boolean>>> = {
  'DP-01': ({ hasDeadline, text }) => hasDeadline || RESULT_IN_FIGURES.test(text),
  'DP-03': ({ numberCount }) => numberCount > 1,
  'DP-04': ({ isSafeguard }) => isSafeguard,
  'DP-06': ({ isThanks }) => isThanks,
  'DP-07': ({ text, numberCount }) => PURPOSE.test(text) || (numberCount > 0 && PEOPLE.test(text)),
};

/** A question leans on anything it points to; a statement only on a person or thing named before it. */
function leans(sentence: Placed | undefined): boolean {
  if (sentence === undefined) return false;
  if (sentence.isAsk) return LEANS_BACK.test(sentence.text);
  return pointsBack(sentence.text);
}

/** Whether words speak of something named before them. */
export function pointsBack(text: string): boolean {
  return (
    OPENS_LEANING.test(text) || POINTS_BACK.test(text) || HAS_ONE.test(text) || OPENS_POINTING.test(text)
  );
}

/** A sentence that leans on the one before it takes that one along, when it stands by itself. */
function canLead(type: MessageType, sentences: readonly Placed[], index: number): boolean {
  const text = sentences[index]?.text ?? '';
  const later = sentences[index + 1 + followers(sentences, index)]?.text ?? '';
  if (leans(sentences[index]) && TOLD_IN_ORDER.has(type)) return false;
  const start = leans(sentences[index]) ? index - 1 : index;
  const before = sentences[start - 1]?.text ?? '';
  const first = sentences[start];
  return (
    start > 0 &&
    !leans(first) &&
    (start === index || first?.isAsk === false) &&
    !OPENS_LEANING.test(later) &&
    !before.endsWith(':') &&
    !text.endsWith(':')
  );
}
