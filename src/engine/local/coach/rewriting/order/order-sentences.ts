import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { contentStems } from '../../../../facts/words.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { ADDED, followers, partsFromAsk, saysWhenBehindHearsay, takesAsk } from './companions.ts';
import { isShortContext, withDeed } from './deed.ts';
import { offerBehindIntroduction } from './introduction.ts';
import { leadScore, mayLead, RESULT_IN_FIGURES } from './lead-score.ts';
import {
  goesOnWithRow,
  isLeftBehind,
  leavesItsPlace,
  takesFromPerson,
  takesFromWriter,
} from './left-behind.ts';
import { likelyLead } from './likely-lead.ts';
import type { Placed } from './placed.ts';
import { LEANS_BACK, OPENS_LEANING, pointsOut } from './points-back.ts';
import { isHeading, staysInFront } from './stays-in-front.ts';
import { isClaimWithScope, speaksOfIntroduced, usesIntroducedName, usesUnknownName } from './told-before.ts';
import { isGrave, isRiddleInFront, namesAnything } from './unfit-lead.ts';

/** Those whom a purpose serves. */
const PEOPLE =
  /\b(?:child(?:ren)?|people|families|pupils|patients|visitors|newcomers|households|villages|farms|schools|readers|students|neighbours|girls|boys|kids|young people|pensioners|generations?)\b/i;
const PURPOSE =
  /\b(?:in (?:\w+ )?years|(?:will|could|can) (?:finally )?(?:be|become) a (?:\p{L}+ ){0,2}(?:place|home|town|school|village|centre|house) (?:where|for|in which|that)|one day|for good|future|generation|so that|movement|vision|first (?:open|time|region|network)|20[3-9]\d|no village|every (?:child|school|district|village)|we want (?:an? (?!new\b)\p{L}+ (?:where|in which|that|who)|every)|I(?:'d| would) like us to)\b/iu;

/**
 * The sentences with the one that this reader looks for first at the front: the result for an Achiever, the new for an
 * Explorer, a figure with its comparison for an Analyzer, what is safe for a Guardian, a task with its date for a
 * Deliverer, thanks for a Collaborator, the purpose for a Visionary; in a first contact also what is the reader's own.
 * A sentence that leans on those before it takes them along, and none moves away from what leans on it.
 */
export function inOrderFor<Sentence extends Placed>(
  type: MessageType,
  profile: ProfileCode | null,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  const found = leadIndex(type, profile, sentences);
  const index = found <= 0 && type === 'outreach' ? offerIndex(profile, sentences) : found;
  if (index <= 0) return sentences;
  const start = withDeed(sentences, startOf(sentences, index));
  if (isShortContext(sentences.slice(0, start))) return sentences;
  const end = index + 1 + followers(sentences, index) + (takesAsk(profile, sentences, index) ? 1 : 0);
  return [...sentences.slice(start, end), ...sentences.slice(0, start), ...sentences.slice(end)];
}

/** What is offered to somebody who does not know the writer, in front of who writes; a Guardian and a Collaborator want to know that first. */
function offerIndex(profile: ProfileCode | null, sentences: readonly Placed[]): number {
  if (profile === 'DP-04' || profile === 'DP-06') return -1;
  const offer = offerBehindIntroduction(sentences);
  // Who "we" are is nobody yet, and a short introduction is read in a moment.
  if (isShortIntroduction(sentences.slice(0, offer))) return -1;
  return offer > 0 && canLead('outreach', sentences, offer) ? offer : -1;
}

const LONGEST_SHORT_INTRODUCTION_WORDS = 8;

function isShortIntroduction(before: readonly Placed[]): boolean {
  return (
    before
      .map(({ text }) => text)
      .join(' ')
      .split(' ').length <= LONGEST_SHORT_INTRODUCTION_WORDS
  );
}

/** A sentence at the front without the words that tied it to what stood before. */
export function asLead(text: string): string {
  return capitalised(
    withoutConnection(withoutReasonMark(text))
      .replace(
        /^(?:I(?:['’]m| am) (?:writing(?: to you)?|reaching out|getting in touch)|I (?:wanted to )?(?:reach out|write|wrote|get in touch)(?: to you)?) because (?=(?:I|we|you|your)\b)/i,
        '',
      )
      .replace(/,? by the way(?=[.!]*$)/i, '')
      .replace(/^(?:the )?only (?:thing|trouble|problem|snag) is(?: that|,)? (?=\p{L}+ \p{L})/iu, '')
      .replace(/^one thing that (?:might|may) be of (?:\p{L}+ )?interest is that /iu, '')
      .replace(/^((?:we|i|you|they|there)(?: have|'ve| is| are)?) also (?=\p{Ll})/iu, '$1 ')
      .replace(/^((?:the|your|our) \p{L}+) also (?=\p{Ll})/iu, '$1 ')
      .replace(/^((?:\p{L}+ ){1,3}?)(?:nevertheless|nonetheless|therefore) (?=\p{Ll})/iu, '$1')
      .replace(/^(I|we) do (?=(?:hold|have|know|run|own|keep|offer)\b)/i, '$1 '),
  );
}

const CONNECTED =
  /^(?:oh and |oh,? |also,? |and |but |so,? (?!(?:you|we all|everyone|everybody) knows?\b|that\b|far\b)|plus |anyway,? |in the end,? |eventually,? |by the way,? |meanwhile,? |(?:under \p{L}+|rationale|background|note): |then |now |i mean |against (?:this|that|the same) (?:background|backdrop),? |with (?:this|that|all this|all that) in mind,? |that said,? )/iu;
/** What begins a statement of its own. */
const STANDS = /^(?:(?:the|our|we|you|i|in|at|on|a|an|one|there|your|his|her|their)\b|\p{Lu}|\d)/u;

/** "… it has been decided that the centre will close": what is decided can be told at once. */
const DECIDED = /^it (?:has been|was) (?:now )?decided that (?=(?:the|our|we|all|your|from)\b)/i;

function withoutConnection(text: string): string {
  const own = text.replace(CONNECTED, '');
  const rest = own === text ? text : own.replace(DECIDED, '');
  return STANDS.test(rest) ? rest : text;
}

/** "The reason is that 6 of 20 failed." in front of what follows from it: "6 of 20 failed." */
export function withoutReasonMark(text: string): string {
  return capitalised(text.replace(REASON_MARK, '').replace(DONE_BECAUSE, ''));
}

/** "We do this because from next year …": "this" is nothing in front of what is done. */
const DONE_BECAUSE =
  /^(?:we|I)(?:['’](?:re|m)| are| am)? (?:do|doing|did) (?:this|it|so|that) because (?=\p{L})/iu;

export const REASON_MARK =
  /^(?:(?:the|our) )?reason (?:for this |behind this |we (?:do|are doing) this )?is (?:that )?(?=(?:the|we|our|it|there|they|a|an|this|in|on|of|one|two|three|\d)\b|\d)/i;

/** "I am writing about the flat.": nothing that is said of it can stand before it. */
const ANNOUNCES =
  /^(?:I(?:['’]m| am) writing|(?:this|it) is (?:about|regarding|concerning)|I(?:['’]d| would) like to talk|I (?:need|want|have|wanted) to (?:talk|raise|speak)) |^(?:(?:ok|so|well),? ){0,2}I (?:need|want|have|wanted) to (?:say|tell you) (?:this|that|something)[.:]|^(?:(?:ok|so|well),? ){0,2}(?:this|it|something) (?:has to|must|needs to) be said\b/i;
/** "Sick days: 212 in June, 149 in May" says what it counts. */
const NAMES_COUNTED = /^\p{L}[\p{L} ]{2,24}: \d/u;
/** A figure that counts what stands before it, or a note whose subject does. */
const ELLIPTICAL =
  /\b(?:has|have|runs?|uses?) (?:\d+|two|three|some|several)(?= (?:since|now|already)\b)|^(?:option|variant|plan|offer|version|model|quote) (?:[a-e]|\d|one|two|three)\b|^the (?:first|second|third|fourth|other|last) (?:one|offer|option|quote)\b|^(?:page|item|section|field|sample|source|measured|counted|vendor|price|fee|costs?|budget|deadline|length|key|rent|tempo|delivery|installation|forms?)\b/i;

function leadIndex(type: MessageType, profile: ProfileCode | null, sentences: readonly Placed[]): number {
  const reason = sentences.findIndex(
    (sentence, index) => sentence.isReason && (index === 0 || canLead(type, sentences, index)),
  );
  const opening = sentences[0]?.text ?? '';
  if (isHeading(opening)) return -1;
  if (staysInFront(opening)) return reason;
  if (type === 'difficult_conversation' && ANNOUNCES.test(opening)) return -1;
  const mayMove = (index: number): boolean =>
    sentences[index]?.isAsk === false &&
    canLead(type, sentences, index) &&
    !partsFromAsk(profile, sentences, index);
  const likely = likelyLead(type, sentences, (index) => mayMove(index) && !usesUnknownName(sentences, index));
  return likely ?? soughtFirst(type, profile, sentences, mayMove) ?? reason;
}

/** The place of the sentence that readers of this profile look for first; null where there is none. */
function soughtFirst(
  type: MessageType,
  profile: ProfileCode | null,
  sentences: readonly Placed[],
  mayMove: (index: number) => boolean,
): number | null {
  if (profile === null || type !== 'outreach') return null;
  const scores = sentences.map((sentence) => (sentence.isAsk ? 0 : leadScore(type, profile, sentence)));
  const early = Math.max(...scores.slice(0, earlyFor(profile, sentences)));
  const best = sentences.reduce(
    (found, _, index) =>
      index > 0 && (scores[index] ?? 0) > (scores[found] ?? 0) && mayMove(index) ? index : found,
    0,
  );
  const score = scores[best] ?? 0;
  return best > 0 && mayLead(score) && score > early ? best : null;
}

/** Whether a sentence is what this reader looks for first and stands without what is before it. */
export function leadsFor(profile: ProfileCode | null, sentence: Placed): boolean {
  const sign = profile === null ? undefined : LEADS[profile];
  return sign?.(sentence) === true && !leans(sentence) && !sentence.isAsk;
}

/** Types whose sentences tell a story; only a purpose, a reason or the bottom line may move ahead of it. */
const TOLD_IN_ORDER: ReadonlySet<MessageType> = new Set([
  'internal_comms',
  'difficult_conversation',
  'meeting_prep',
]);
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
  return pointsOut(asLead(sentence.text));
}

/** Sentences in front of a lead that it may take along. */
const MOST_TAKEN = 2;

/** Where the words begin on which a sentence leans; its own place when it leans on none. */
function startOf(sentences: readonly Placed[], index: number): number {
  let start = index;
  while (start > 0 && index - start < MOST_TAKEN && leans(sentences[start])) start -= 1;
  return start;
}

/** "It takes 4 minutes", "In Bern this saved 300 litres"; of "Bern has had it since May" nobody knows what it is. */
const POINTS_AT_LAST =
  /^(?:I (?:think|believe|guess) )?(?:it|this|that|these|those|they|he|she|so|which|both)\b|^(?:in|on|at|with|by|since|from|for|last|now|then|today|after|over|under|during|per)(?: [\p{L}\d'’-]+){0,4}? (?:it|this|these|those|they) \p{L}/iu;

/** Whether the words before a lead hold what it leans on: it points to them at once, or speaks of the same thing. */
function isTied(sentences: readonly Placed[], start: number, index: number): boolean {
  const text = sentences[index]?.text ?? '';
  if (POINTS_AT_LAST.test(text)) return true;
  const own = new Set(contentStems(text));
  return sentences
    .slice(start, index)
    .every((before) => contentStems(before.text).some((stem) => own.has(stem)));
}

/** Whether a sentence can go to the front with those on which it leans. */
export function canLead(type: MessageType, sentences: readonly Placed[], index: number): boolean {
  const text = sentences[index]?.text ?? '';
  const later = (sentences[index + 1 + followers(sentences, index)]?.text ?? '').replace(ADDED, '');
  if (isGrave(text) || (leans(sentences[index]) && TOLD_IN_ORDER.has(type))) return false;
  if (type === 'difficult_conversation' && /^the\b/i.test(text)) return false;
  if (ELLIPTICAL.test(text) || !(hasVerb(text) || NAMES_COUNTED.test(text))) return false;
  const start = startOf(sentences, index);
  const before = sentences[start - 1]?.text ?? '';
  const first = sentences[start];
  return (
    start > 0 &&
    !leans(first) &&
    !isRiddleInFront(first?.text ?? '') &&
    !(start < index && SPEAKS_OF_OBJECT.test(text)) &&
    !isClaimWithScope(sentences, text) &&
    (start === index || (namesAnything(first?.text ?? '') && isTied(sentences, start, index))) &&
    (start === index || sentences.slice(start, index).every(({ isAsk }) => !isAsk)) &&
    (!OPENS_LEANING.test(later) || saysWhenBehindHearsay(sentences, index)) &&
    !isLeftBehind(sentences, start, index) &&
    !leavesItsPlace(sentences, start) &&
    !goesOnWithRow(sentences, start) &&
    !takesFromPerson(sentences, start, index) &&
    !takesFromWriter(sentences, start, index) &&
    !SPEAKS_OF_UNNAMED.test(sentences[0]?.text ?? '') &&
    !/:$|[!?]\)$/.test(before) &&
    !text.endsWith(':') &&
    !speaksOfIntroduced(sentences, start, index) &&
    !usesIntroducedName(sentences, start, index)
  );
}

/** "We've had it since 2014": behind another sentence it would speak of what that one names. */
const SPEAKS_OF_UNNAMED =
  /^(?:they|he|she)\b|^(?:we|I|you)(?:['’]ve| have)? (?:had|got|bought|sold|used|tried|built|made|found) (?:it|them)\b/i;

/** "We gave it to 64 beagles": what was given may stand further up than the sentence in front. */
const SPEAKS_OF_OBJECT =
  /^(?:why )?(?:we|I|they|he|she)(?:['’]ve| have| had)? (?!think|guess|believe|suppose|hope|know)\p{L}+ (?:you (?:with|about) )?(?:it|them)\b/iu;
