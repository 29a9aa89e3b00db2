import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Source } from '../said.ts';

/** "two machines by 1 July for 86,000 each or three by 1 August for 81,000 each" */
const TWO_OFFERS =
  /\b(?:we|I)(?: could| can|'d| would) [^.!?;]{0,150}?\d[^.!?;]{0,150}? or [^.!?;]{0,150}?\d/i;
/** "We could close it, or move to the smaller unit", "two quotes, one from Hill and one from Bard" */
const TWO_WAYS =
  /\b(?:we|I) (?:could|can) (?:either )?(?![^.!?;]*, or\b[^.!?;]*\bor\b)(?!not\b|be\b|help\b|offer\b|provide\b)\p{Ll}+ [^.!?;]{2,90}?,? or (?:(?:we|I) (?:could|can|might) |else |just )?(?!not\b|so\b|more\b|less\b|even\b|at\b|two\b|three\b)\p{Ll}+ [^.!?;]{2,90}|\b(?:two|2) (?:quotes|offers|options|candidates|choices|proposals)\b[^.!?;]{0,20}\bone\b/iu;
/** "We could patch it …", "Or a full re-sheet": the second way in a sentence of its own. */
const FIRST_WAY = /\b(?:we|I|you) (?:could|can) (?!not\b)\p{Ll}/iu;
const SECOND_WAY = /^or(?: else)?,? (?:an?|the|we|I|you|it|for)\b(?! (?:so|more|less)\b)/i;
/** "A used one is £1,180 fitted": one of several ways, with its figure. */
const ONE_WAY =
  /^(?:and |but |or )?(?:an?|the) (?:[\p{L}-]+ ){1,3}(?:one|option|version|quote)(?: \p{L}+){0,3}? (?:is|are|costs?|comes|would|takes?|will) [^.!?]{0,40}\d/iu;
/** Messages in which two ways are the reader's to choose from. */
const CHOSEN_IN: ReadonlySet<MessageType> = new Set(['email', 'text', 'meeting_prep']);

/** Which of two things that the writer sets side by side is wanted, by the day that the draft gives. */
export const choice: Source = ({ type, sentences, deadline }) => {
  const told = sentences.filter((sentence) => !sentence.endsWith('?'));
  const isOpen =
    told.some((sentence) => TWO_OFFERS.test(sentence)) ||
    (CHOSEN_IN.has(type) &&
      (told.some((sentence) => TWO_WAYS.test(sentence)) ||
        told.some((sentence, at) => SECOND_WAY.test(sentence) && FIRST_WAY.test(told[at - 1] ?? '')) ||
        told.filter((sentence) => ONE_WAY.test(sentence)).length === 2));
  if (!isOpen) return null;
  return deadline === null
    ? 'Which would you choose?'
    : `Can you tell me ${deadline} which you would choose?`;
};

/** What the writer would do themselves: "I would go for the new one", "I'd be inclined to take it". */
const RECOMMENDS =
  /\bI(?:'d| would) (?:probably |definitely |personally |rather )?(?:(?:go|opt|vote) for(?! it\b)|go with(?! (?:whatever|whoever|whichever|either|any))|choose|pick|be inclined to|take (?:it|the (?:\p{L}+ )?(?:one|offer|option|quote)\b))|\bI(?:'m| am) inclined to\b|\bI (?:would )?(?:recommend|favour) (?!you\b)|\bmy (?:recommendation|preference|favourite|choice) (?:is|would be)\b|\bI think it(?:'d| would) (?:probably )?make sense to\b/iu;

const AGREED: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': 'Do you agree, yes or no?',
  'DP-02': 'Do you agree, or what would you try instead?',
  'DP-03': 'Do you agree, or what would you need to see first?',
  'DP-04': 'Do you agree, or what should be checked first?',
  'DP-05': 'Do you agree?',
  'DP-06': 'Do you agree, or how do you see it?',
  'DP-07': 'Do you agree?',
  unknown: 'Do you agree?',
};

/** Whether the reader agrees to what the writer would do, by the day that the draft gives. */
export const recommended: Source = ({ type, profile, sentences, deadline }) => {
  if (!CHOSEN_IN.has(type)) return null;
  if (!sentences.some((sentence) => !sentence.endsWith('?') && RECOMMENDS.test(sentence))) return null;
  if (deadline === null || profile === 'DP-02' || profile === 'DP-03' || profile === 'DP-04')
    return AGREED[profile ?? 'unknown'];
  return profile === 'DP-01'
    ? `Can I have your yes or no ${deadline}?`
    : `Can you tell me ${deadline} whether you agree?`;
};
