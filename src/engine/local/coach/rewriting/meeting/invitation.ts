import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { leansOnLast } from '../order/leans-on-last.ts';
import { pointsBack, pointsOut } from '../order/points-back.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { asRequest, saysDecision } from './invited.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

/** Those who want to know what they are to decide before they hear how the meeting will go. */
const WANT_DECISION: ReadonlySet<ProfileCode> = new Set(['DP-01', 'DP-03', 'DP-04', 'DP-05']);

/** Words of a sentence that calls people together. */
const CALLS_TOGETHER =
  /\b(?:meet|meeting|get together|invit\w+|call|sit down|session|catch[- ]up|talk|get round|workshop|round table|come together)\b/i;
/** "Friday 11 am, my office." */
const MOST_PLACE_WORDS = 8;

/** "Settle who will do the bins" as it is put to those who are invited. */
function askedWho(text: string): string {
  return text.replace(/^settle (who will [^.!?]+)[.!]*$/i, (_, who: string) => `${capitalised(who)}?`);
}

/** An invitation to a meeting in this reader's order, its bare orders as requests. */
export function asInvitation(paragraphs: Paragraphs, profile: ProfileCode | null): Paragraphs {
  return withDecisionEarly(paragraphs, profile).map((sentences) =>
    sentences.map((sentence) =>
      sentence.isListItem ? sentence : { ...sentence, text: asRequest(askedWho(sentence.text)) },
    ),
  );
}

/**
 * An invitation to a meeting with the decision right behind where and when, for readers who look for it; as it is
 * where that sentence speaks of one before it or bears a list.
 */
function withDecisionEarly(paragraphs: Paragraphs, profile: ProfileCode | null): Paragraphs {
  const all = paragraphs.flat();
  if (profile !== null && !WANT_DECISION.has(profile)) return paragraphs;
  if (all.some(({ isListItem, startsLine }) => isListItem || startsLine)) return paragraphs;
  const last = endOfInvitation(all);
  const at = all.findIndex(({ text }, index) => index > last && saysDecision(text));
  const decision = all[at];
  const next = all[at + 1];
  if (last < 0 || decision === undefined || at === last + 1) return paragraphs;
  const text = alone(decision.text);
  const passed = all[last + 1]?.text ?? '';
  const isTied =
    SAYS_WHEN_ONLY.test(text) ||
    pointsOut(text) ||
    POINTS_ANYWHERE.test(text) ||
    leansOnLast(passed) ||
    pointsBack(passed);
  if (decision.isQuestion || isTied || (next !== undefined && leansOnLast(next.text))) return paragraphs;
  const front = all.slice(0, last + 1);
  const rest = keptSentences(paragraphs, (sentence) => sentence !== decision && !front.includes(sentence));
  return [[...front, { ...decision, text }], ...rest];
}

/** "I would like to decide on Friday": what, the sentences around it say. */
const SAYS_WHEN_ONLY =
  /\b(?:decid(?:e|ing)|decision|vote|settle)(?: (?:(?:it|this|that|on it)|(?:on |by |this |next )?(?:today|tomorrow|then|there|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))*[.!]*$/i;

/** "the old one", "the same": something that was named before, wherever it stands. */
const POINTS_ANYWHERE =
  /\b(?:(?:the|an?) (?:\p{L}+ )?ones?|the (?:same|other|others|latter|rest)|them|those)\b/iu;

/** The sentence without the words that tied it to the point before it. */
function alone(text: string): string {
  return capitalised(
    text
      .replace(/^(?:at some point|finally|in the end|then|and|also),? /i, '')
      .replace(/^((?:\S+ ){1,4}?)(?:also|then|finally) /i, '$1'),
  );
}

/** The place of the last sentence that says what the meeting is, when and where; -1 when the first does not. */
function endOfInvitation(all: readonly Rewritten[]): number {
  const [first, second] = all;
  if (first === undefined || !CALLS_TOGETHER.test(first.text)) return -1;
  const isPlace =
    second !== undefined && second.text.split(' ').length <= MOST_PLACE_WORDS && !hasVerb(second.text);
  const end = isPlace ? 1 : 0;
  const saysMatter = SAYS_MATTER.test(first.text) || !NEXT_SAYS_MATTER.test(all[end + 1]?.text ?? '');
  return saysMatter ? end : end + 1;
}

const SAYS_MATTER =
  /\b(?:about|regarding|on the|to (?:talk|discuss|go|plan|prepare|look)|team meeting|our (?:\p{L}+ )?meeting)\b/iu;
/** "I want to talk about the audit." behind "Meeting on Friday at 9, my office." */
const NEXT_SAYS_MATTER =
  /^(?:I|we|it|topics?|subject|this)\b.{0,40}\b(?:about|discuss|go through|topics?|subject)\b/i;
