import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';
import { admits } from './admission.ts';
import { type Asked, closingQuestion } from './closing-question.ts';
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
    topic: body.lostTopic ?? topicOf(reading),
    isFixed: findings.risks.some(({ tag }) => tag === 'rigid'),
    isCharge: chargesReader(findings),
  };
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
  const { primaryCode } = reader;
  const question = (): string => lastQuestion(reading, reader, findings, body);
  if (reading.type === 'meeting_prep' && isLabelled(body.paragraphs.flat())) return [];
  const questions = body.paragraphs
    .flat()
    .filter((sentence) => sentence.isQuestion && !/^(?:maybe|perhaps)\b/i.test(sentence.text));
  if (reading.type === 'difficult_conversation')
    return difficultClosing(reading, reader, findings, body, questions);
  const own = reading.type === 'internal_comms' ? '' : ownChange(reading, findings);
  const asked = (): readonly string[] => said(own, question());
  const callsForIt =
    primaryCode !== null &&
    ASKED_OPENLY.has(primaryCode) &&
    findings.risks.some(({ tag }) => CALL_FOR_A_QUESTION.has(tag));
  if (questions.length > 0 && !(callsForIt && opens(reading.type, questions)))
    return reading.type === 'text' ? [] : said(own);
  const isGood = findings.risks.length === 1 && findings.strengths.length >= 3;
  if (isGood) return [];
  if (reading.type === 'internal_comms') return SAYS_WHOM_TO_TELL.test(reading.text) ? [] : [question()];
  if (body.needsAsk || findings.risks.some(({ tag }) => LACKS_AN_ASK.has(tag))) return asked();
  return callsForIt ? asked() : [];
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
