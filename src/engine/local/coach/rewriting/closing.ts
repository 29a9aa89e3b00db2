import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';
import { admits } from './admission.ts';
import { ORDER_START } from './clauses.ts';
import { authoredQuestion } from './closing-authored.ts';
import { type Asked, closingQuestion, namedTopic } from './closing-question.ts';
import { deadlineOf } from './deadline.ts';
import {
  dayOfMatter,
  difficultQuestion,
  isLateMatter,
  type Matter,
  thingOfMatter,
} from './difficult-question.ts';
import { isLabelled } from './labelled-notes.ts';
import { chargesReader, isOwnChange, ownChange, ownPart } from './own-part.ts';
import type { Body } from './rewritten-body.ts';
import { topicOf } from './topic.ts';

/** Faults that a reader who looks to people, safety, freedom or purpose wants answered by a question. */
const CALL_FOR_A_QUESTION: ReadonlySet<FaultTag> = new Set([
  'cold_tone',
  'no_people',
  'no_purpose',
  'rigid',
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
  'ultimatum',
]);
const LACKS_AN_ASK: ReadonlySet<FaultTag> = new Set(['buried_ask', 'no_ask', 'no_next_step', 'vague_ask']);
const ASKED_OPENLY: ReadonlySet<ProfileCode> = new Set(['DP-02', 'DP-04', 'DP-06', 'DP-07']);

/** A message to many that already says where to answer. */
export const SAYS_WHOM_TO_TELL =
  /\b(?:tell (?:me|us)|let (?:me|us) know|queries|write to|reply to|my door)\b|\btell \p{Lu}\p{Ll}|\b[Qq]uestions?(?:[:?]| to\b)/u;

const INVITES =
  /\b(?:how|what|which|see it|your (?:side|view)|think|feel|together|talk|could we|can we|shall we)\b/i;

const ASKS_FIRST =
  /^(?:and |so |but )?(?:if [^,]{3,40}, )?(?:how|what|which|who|where|when|why|can|could|shall|would|do|does|did|is|are|may|will)\b/i;

/** Whether none of the draft's own questions invites more than a yes or a no. */
function opens(type: MessageType, questions: readonly { readonly text: string }[]): boolean {
  return (type === 'email' || type === 'outreach') && !questions.some(({ text }) => INVITES.test(text));
}

/** What a closing question to this reader can name. */
export function askedOf(reading: DraftReading, reader: Reader, findings: Findings, body: Body): Asked {
  return {
    type: reading.type,
    profile: reader.primaryCode,
    deadline: deadlineOf(reading.text),
    topic: namedTopic(body.lostTopic ?? topicOf(reading)),
    isFixed: findings.risks.some(({ tag }) => tag === 'rigid'),
    isCharge: chargesReader(findings),
  };
}

type Sentences = Body['paragraphs'][number];

/** Faults that make an Analyzer want to look at the figures before anything else. */
const WANTS_A_CHECK: ReadonlySet<FaultTag> = new Set(['hype', 'no_evidence', 'pressure']);

const REQUEST = /\b(?:please|kindly)\b|\bI need (?:your|you to)\b|\bwe need (?:your|you to)\b/i;
const NO_ORDER =
  /^(?:do (?:give|say|wave|send my|stop by)|give my|don't|do not|never|note|see|look|let|let's|make|take|come|go|show|explain|just|please note)\b/i;

/** Whether a sentence asks the reader for something to do, plainly enough to be what the message ends on. */
function asksPlainly({ text, isAsk, isQuestion }: Sentences[number]): boolean {
  if (isQuestion) return true;
  return isAsk && !NO_ORDER.test(text) && (REQUEST.test(text) || ORDER_START.test(text));
}

/** The question that the draft itself leaves open; null when it gives nothing to ask about. */
export function ownQuestion(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): string | null {
  const all = body.paragraphs.flat();
  return authoredQuestion({
    type: reading.type,
    profile: reader.primaryCode,
    sentences: all.map(({ text }) => text.replaceAll('’', "'")),
    deadline: deadlineOf(reading.text),
    isFixed: findings.risks.some(({ tag }) => tag === 'rigid'),
    topic: namedTopic(body.lostTopic ?? topicOf(reading)),
    asks: all.some(asksPlainly),
  });
}

/** Whether the writer owns a part and tells nothing that the reader did. */
function isOwnFault(findings: Findings, { paragraphs }: Body): boolean {
  const sentences = paragraphs.flat();
  return (
    !chargesReader(findings) &&
    sentences.some(({ text }) => admits(text)) &&
    !sentences.some(({ text, isQuestion }) => !isQuestion && /\byou(?:r|['’]re|['’]ve)?\b/i.test(text))
  );
}

/** What of its matter the question of a difficult message can name. */
function matterOf(reading: DraftReading, findings: Findings, body: Body): Matter {
  return {
    topic: body.lostTopic ?? topicOf(reading) ?? thingOfMatter(body),
    isLate: isLateMatter(body),
    when: dayOfMatter(body),
    isOwnDoing: isOwnChange(reading, findings) || isOwnFault(findings, body),
  };
}

/** What a flawed draft still needs at its end: the way back to the reader. */
export function closingOf(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const all = body.paragraphs.flat();
  if (reading.type === 'meeting_prep' && isLabelled(all)) return [];
  if (reading.type === 'difficult_conversation')
    return difficultClosing(reading, reader, findings, body, questionsOf(all));
  const questions = questionsOf(all);
  const isOpen = callsForAQuestion(reader, findings) && opens(reading.type, questions);
  const own = reading.type === 'internal_comms' ? '' : ownChange(reading, findings);
  if (questions.length > 0 && !isOpen) return reading.type === 'text' ? [] : said(own);
  if (isNearlyRight(findings)) return [];
  return reading.type === 'internal_comms'
    ? closingToMany(reading, ownQuestion(reading, reader, findings, body), all)
    : closingToOne(reading, reader, findings, body);
}

/** A question where the draft does not ask plainly, or where this reader wants to be heard, too. */
function closingToOne(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const own = ownChange(reading, findings);
  const callsForIt = callsForAQuestion(reader, findings);
  const authored = ownQuestion(reading, reader, findings, body);
  const question = authored ?? closingQuestion(askedOf(reading, reader, findings, body));
  const all = body.paragraphs.flat();
  if (reading.type !== 'meeting_prep' && all.some(asksPlainly))
    return said(own, callsForIt || wantsACheck(reader, findings) ? (authored ?? '') : '');
  const fits = authored !== null || !isEmptyInText(reading, reader, findings);
  return callsForIt || lacksAsk(body, findings) ? said(own, fits ? question : '') : [];
}

const MOCKS: ReadonlySet<FaultTag> = new Set(['sarcasm', 'passive_aggressive', 'blame']);

/** Whether a text says nothing that this reader's general question could be about. */
function isEmptyInText({ type }: DraftReading, { primaryCode }: Reader, findings: Findings): boolean {
  if (type !== 'text' || chargesReader(findings)) return false;
  return primaryCode === 'DP-07' || (primaryCode === 'DP-06' && shows(findings, MOCKS));
}

function wantsACheck({ primaryCode }: Reader, findings: Findings): boolean {
  return primaryCode === 'DP-03' && shows(findings, WANTS_A_CHECK);
}

function lacksAsk(body: Body, findings: Findings): boolean {
  return body.needsAsk || shows(findings, LACKS_AN_ASK);
}

function questionsOf(all: Sentences): Sentences {
  return all.filter(({ text, isQuestion }) => isQuestion && !/^(?:maybe|perhaps)\b/i.test(text));
}

function isNearlyRight({ risks, strengths }: Findings): boolean {
  return risks.length === 1 && strengths.length >= 3;
}

function callsForAQuestion({ primaryCode }: Reader, findings: Findings): boolean {
  return primaryCode !== null && ASKED_OPENLY.has(primaryCode) && shows(findings, CALL_FOR_A_QUESTION);
}

function shows(findings: Findings, tags: ReadonlySet<FaultTag>): boolean {
  return findings.risks.some(({ tag }) => tags.has(tag));
}

const MANY_WRITE =
  /\b(?:office|team|unit|department|management|services|board|committee|directorate|administration|cell|finance|group|operations|facilities)\b/i;
const TOLD_WHERE =
  /\b(?:in writing|via ticket|ping|contact|consult|intranet|ask around|tell someone|queries|enquir(?:y|ies)|questions?|not open to discussion|not up for debate|no suggestions)\b/i;

/** A way back for many: what the draft leaves open, or whom to ask where it asks for nothing at all. */
function closingToMany(reading: DraftReading, authored: string | null, all: Sentences): readonly string[] {
  if (SAYS_WHOM_TO_TELL.test(reading.text)) return [];
  if (authored !== null) return [authored];
  if (TOLD_WHERE.test(reading.text) || all.some(asksPlainly)) return [];
  const signature = reading.blocks.findLast(({ kind }) => kind === 'signature')?.text ?? '';
  return [
    `If you have questions, please ask ${signature === '' || MANY_WRITE.test(signature) ? 'us' : 'me'}.`,
  ];
}

/** What leaves room for another side, and the question about this matter; nothing where the draft invites an answer. */
function difficultClosing(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
  questions: readonly { readonly text: string }[],
): readonly string[] {
  if (invites(questions)) return [];
  const owns = body.paragraphs.flat().some(({ text }) => admits(text));
  return said(
    owns ? '' : ownChange(reading, findings) || ownPart(reading, reader, findings),
    lastQuestion(reading, reader, findings, body),
  );
}

/** The question that a message without a plain ask should end on. */
export function lastQuestion(reading: DraftReading, reader: Reader, findings: Findings, body: Body): string {
  return reading.type === 'difficult_conversation'
    ? difficultQuestion(reader.primaryCode, matterOf(reading, findings, body))
    : closingQuestion(askedOf(reading, reader, findings, body));
}

/** Whether a question among these asks how the reader sees it. */
export function invites(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(
    ({ text }) => text.trimEnd().endsWith('?') && INVITES.test(text) && ASKS_FIRST.test(text),
  );
}

function said(...sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence) => sentence !== '');
}
