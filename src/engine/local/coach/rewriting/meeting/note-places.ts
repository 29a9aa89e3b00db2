import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { isDeed } from './deeds.ts';
import { DISCUSS } from './points.ts';

/** Where a note stands in the sheet. */
export type NotePlace =
  | 'before'
  | 'bring'
  | 'close'
  | 'discuss'
  | 'expect'
  | 'fact'
  | 'later'
  | 'objection'
  | 'plan'
  | 'settle';

/** The words in front of what to take along. */
export const BRING =
  /^(?:(?:please |(?:I |we )?(?:should|must|need to) )?bring(?: (?:him|her|them|us)(?= (?:the|an?|some|our|my|his|their)\b))?|take(?= (?!(?:notes|turns|sides|steps|risks|minutes|orders|breaks)\b)\p{L}+s[.!]*$)|attached|take along|have with|materials)\b[\s:]*/iu;
/** The label in front of how the meeting ends. */
export const CLOSE =
  /^(?:(?:close|closing|done when|end)(?: with)?:\s*|(?:I |we )?need (?=(?:his|her|their|an) (?:answer|decision|reply|yes)\b))/i;
/** "Abandoned calls not sure, need to ask Keely": what the writer has to find out first. */
const TO_FIND_OUT =
  /\b(?:[Nn]eeds?|[Hh]ave|[Gg]ot|[Ww]ants?) to (?:ask|check with|ring|phone|call|speak to|get (?:it|that|them|this) from) \p{Lu}\p{Ll}+(?: (?:first|about it|about that|before))?[.!]*$/u;
/** "Demo first, it looks slick": a step without its verb. */
const NAMED_STEP =
  /^(?:then )?(?:the )?(?:demo|video|slides|tour|film|photos?|presentation|coffee|lunch) first\b/i;
/** The label in front of what the reader may object. */
export const OBJECTION =
  /^(?:(?:anticipated|likely|expected|possible) (?:objections?|questions?)|(?:he|she|they)(?:'ll| will| may| might) (?:ask|say|object)):\s*/i;
export const BEFORE = /^before the meeting: /i;
/** The words in front of what stays in the bag. */
export const IF_ASKED = /^(?:if asked|to present|plan|topics|things to cover|agenda|talking points): /i;
const SETTLE =
  /^settle (?:who|which|when|how|in)\b|; ask who\b|\bstill down for\b|: \p{L}+ or [\p{L} ]{1,20}\?$|\?\?|^(?!(?:really|seriously|why|thoughts|ok|okay|deal|right)\b)\p{L}+(?: \p{L}+){1,2}\?$|^(?:maybe|perhaps) we\b|^who (?!knows)\p{Ll}+s? [^?]{3,40}$|^who['’]s (?!(?:who|there|here|coming|been)\b)\p{L}+ing\b[^?]{0,60}$/iu;

const RAISED =
  /^(?:"|raise it yourself|be ready|if asked about|if it upsets|if (?:he|she|they) (?!(?:agrees?|says? yes))|(?:he|she|they|(?:mrs?|ms|dr|prof)\.? \p{L}+)(?:'ll| will|'d| would| may| might) (?:probably |surely )?(?:ask|say|want|worry|object|need|be|get|feel)\b|(?:he|she|they) might \p{Ll}|no because of)/iu;
/** What is weak about the matter: the reader finds it if the writer does not name it. */
const WEAK =
  /\b(?:raise it yourself|say so|name it early|what they leave open|still open|no references?(?: yet)?|not (?:yet )?(?:checked|tested|sorted|asked|approved|clear|ready|load-bearing)|probably isn't|(?:did|do|does)(?:n't| not) (?:arrive|work|have)|out of range|worse|failed|missing|broke|unclear|our policy stops|need to check|exceed\w*|breach\w*|was late|dropouts?)\b/i;
const STEP =
  /^(?:then |and |so |first,? |(?:i|we) (?:need|have|want|ought) to (?=(?:tell|ask|show|explain|say|mention|thank)\b)|i (?:will|would|'d) |i'd |we (?:will|would) |(?:i'll|we'll) )*(?:just )?(?:start|begin|open|show|tell|explain|present|presentation|catch up|go (?:through|over)|walk|run through|hand|ask|introduce|announce|obtain|get|say|thank|apologi[sz]e|use|leave|slides?|reading|agree|listen|hear|discuss|talk|cover|will tell|wow|if (?:there|time)|state|read|have the|move on|mention|see how|answer|leave|allow|name the|planned|remind|finish|close|end|slip in|let (?:him|her|them)|(?:right )?at the end|(?:five|ten|fifteen|\d{1,2}) min(?:utes)?, then)\b|^(?:storyline|approach|opening|agenda|tactics|plan|strategy|structure|planned|first|communicate|announce|to present):|^then\b(?! (?:he|she|they|it|there)\b)|^let's start\b|^\d{1,2}[:.]\d{2} |^\d{1,2} min(?:ute)?s?(?: max)?[.!]*$/i;
/** "Start is 28 March": a noun, though it could be a verb. */
const NAMES_THING = /^\p{L}+ (?:is|was|are|were)\b/iu;
/** What is first in a talk but for its matter; another first thing is how the writer means to win the reader. */
const PRELUDE =
  '(?:start|begin|open) with (?:how (?:the|it|we)\\b|(?:\\p{L}+ ){0,3}(?:history|background|context|introductions?|small talk|catch.?up|overview|past|founders?|recap|thanks?|apolog\\p{L}*)\\b|[^.!?]{3,40}\\bsince (?:19|20)\\d\\d\\b)';
const BACKGROUND = new RegExp(
  `^(?:then |i (?:will|would)(?: like to)? |i'd (?:like to )?|we (?:will|would) |let's )*(?:${PRELUDE}|catch up|(?:small talk|chat) about|small talk|thank (?:him|her|them) for|say a bit about|to present:|hand out|our history|talking points:|explain|go (?:through|thru|over)|run through|walk (?:(?:him|her|them) )?(?:through|thru)|tell (?:him|her|them) (?:about|how)|show (?:him|her|them)? ?(?:the )?(?:photos|slides|video|excel|spreadsheet)|reading of|presentation of|apologi[sz]e|thank everyone|slides?\\b)`,
  'iu',
);
/** Readers for whom background is for their questions. */
const HEARS_LITTLE: ReadonlySet<ProfileCode> = new Set(['DP-01', 'DP-02', 'DP-07']);
/** What shows nothing to readers who want proof or a plan. */
const SHOW =
  /^(?:then )?show (?:(?:him|her|them) )?(?:the |our |some )?(?:\p{L}+ )?(?:photos|video|slides|pictures|renderings)[.!]*$/iu;
const WANTS_PROOF: ReadonlySet<ProfileCode> = new Set(['DP-03', 'DP-04', 'DP-05']);
/** What is no task yet. */
const IDEAS =
  /^(?:topics|ideas|things to cover|brainstorm\w*|(?:i |we )?want to explore|explore|vision|just get everyone dreaming)\b/i;

/** Points that only have a name; what came with a "maybe" can wait. */
function placeOfPoints(text: string, profile: ProfileCode | null): NotePlace {
  const isLate = /^if time/i.test(text) || (profile !== null && HEARS_LITTLE.has(profile));
  return isLate ? 'later' : 'discuss';
}

/** What the first words of a note tell of its place, the surest first. */
const MARKED: readonly (readonly [NotePlace, RegExp])[] = [
  ['bring', BRING],
  ['close', CLOSE],
  ['before', TO_FIND_OUT],
  ['plan', NAMED_STEP],
  ['objection', OBJECTION],
  ['objection', RAISED],
  ['settle', SETTLE],
];

/** Whether a note is what is weak about the matter and nothing that anybody will say or do. */
export function isWeakSpot(text: string): boolean {
  return WEAK.test(text) && !RAISED.test(text) && !SETTLE.test(text);
}

/** What a note is for, with this reader. */
export function placeOf({ text, marker }: Rewritten, profile: ProfileCode | null): NotePlace {
  const isPoint = /^\d/.test(marker);
  if (profile === 'DP-07' && (isPoint || /^(?:the |short )?agenda:/i.test(text))) return 'later';
  if (text.endsWith(':')) return 'plan';
  if (BEFORE.test(text)) return 'before';
  if (/^if asked: /i.test(text)) return 'later';
  if (DISCUSS.test(text)) return placeOfPoints(text, profile);
  const marked = MARKED.find(([, mark]) => mark.test(text));
  if (marked !== undefined) return marked[0];
  if (
    !isPoint &&
    profile !== null &&
    HEARS_LITTLE.has(profile) &&
    BACKGROUND.test(text.replace(/^plan: /i, ''))
  )
    return 'later';
  if (profile !== null && WANTS_PROOF.has(profile) && SHOW.test(text)) return 'later';
  if (profile === 'DP-05' && !isPoint && IDEAS.test(text)) return 'later';
  if (isPoint) return 'plan';
  if (!NAMES_THING.test(text) && (STEP.test(text) || isDeed(text))) return 'plan';
  return WEAK.test(text) ? 'objection' : 'fact';
}
