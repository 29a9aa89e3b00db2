import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import { writerOf } from '../parts/writer.ts';
import type { Body } from '../rewritten-body.ts';
import { deadlineOf } from '../sentence/deadline.ts';
import { topicOf } from '../subject/topic.ts';
import { admits } from './admission.ts';
import {
  authoredQuestion,
  awaitedAnswer,
  figuresQuestion,
  neededQuestion,
  type Said,
  spareQuestion,
  visionQuestion,
} from './closing-authored.ts';
import { type Asked, closingQuestion, namedTopic } from './closing-question.ts';
import { isFixedText, ownTextChange } from './closing-text.ts';
import {
  difficultQuestion,
  hasFigures,
  isFinalMatter,
  isLateMatter,
  type Matter,
} from './difficult-question.ts';
import { forbidsAnswer } from './forbids-answer.ts';
import { isLabelled } from './labelled-notes.ts';
import { chargesReader, isOwnChange, ownChange, ownPart } from './own-part.ts';
import { asksPlainly } from './plain-request.ts';

/** A message to many that already says where to answer. */
export const SAYS_WHOM_TO_TELL =
  /\b(?:tell (?:me|us)|let (?:me|us) know|queries|write to|reply to|my door)\b|\btell \p{Lu}\p{Ll}|\b[Qq]uestions?(?:[:?]| to\b)/u;

const INVITES =
  /\b(?:how|what|which|see it|your (?:side|view)|think|feel|together|talk|could we|can we|shall we)\b/i;

const ASKS_FIRST =
  /^(?:and |so |but )?(?:if [^,]{3,40}, )?(?:how|what|which|who|where|when|why|can|could|shall|would|do|does|did|is|are|may|will)\b/i;

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

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
const IS_OWNERLESS: ReadonlySet<FaultTag> = new Set(['no_owner']);

/** The question that the draft itself leaves open; null when it gives nothing to ask about. */
export function ownQuestion(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): string | null {
  return authoredQuestion(saidIn(reading, reader, findings, body));
}

/** What a question can be made of. */
function saidIn(reading: DraftReading, reader: Reader, findings: Findings, body: Body): Said {
  return {
    type: reading.type,
    profile: reader.primaryCode,
    sentences: body.paragraphs.flat().map(({ text }) => text.replaceAll('’', "'")),
    deadline: deadlineOf(reading.text),
    isFixed: shows(findings, IS_RIGID),
    topic: reading.type === 'outreach' ? namedTopic(body.lostTopic ?? topicOf(reading)) : null,
    isOwnerless: shows(findings, IS_OWNERLESS),
  };
}

/** Whether the writer owns a part and tells nothing that the reader did. */
function isOwnFault(findings: Findings, { paragraphs }: Body, reading: DraftReading): boolean {
  const sentences = paragraphs.flat();
  if (chargesReader(findings) || !sentences.some(({ text }) => admits(text))) return false;
  if (ASKS_PARDON.test(reading.text)) return true;
  return !sentences.some(({ text, isQuestion }) => !isQuestion && /\byou(?:r|['’]re|['’]ve)?\b/i.test(text));
}

const ASKS_PARDON = /\b(?:forgive me|can you forgive|I(?:'m| am) (?:really |so |very )+sorry)\b/i;
const IS_DEMAND = /^(?:could|can|will|would) (?:you|I)\b[^?]*\?$/i;

/** What of its matter the question of a difficult message can take up. */
function matterOf(reading: DraftReading, findings: Findings, body: Body): Matter {
  const hasDemand = body.paragraphs.flat().some(({ text }) => IS_DEMAND.test(text));
  return {
    isLate: isLateMatter(body),
    hasFigures: hasFigures(body),
    hasDemand,
    isOwnDoing: isOwnChange(reading) || (!hasDemand && isOwnFault(findings, body, reading)),
    isFinal: isFinalMatter(body),
  };
}

/** What a flawed draft still needs at its end: the way back to the reader. Nothing where it has an ask of its own. */
export function closingOf(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const all = body.paragraphs.flat();
  if (reading.type === 'meeting_prep') return notesClosing(reading, reader, findings, body);
  if (reading.type === 'difficult_conversation')
    return difficultClosing(reading, reader, findings, body, questionsOf(all));
  if (reading.type === 'internal_comms')
    return isNearlyRight(findings) && questionsOf(all).length === 0
      ? []
      : closingToMany(reading, reader, findings, body);
  return closingToOne(reading, reader, findings, body);
}

/** What the draft leaves to ask one reader; where it asks already, only the answer that somebody waits for. */
function closingToOne(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const all = body.paragraphs.flat();
  const own = reading.type === 'text' ? ownTextChange(reader, findings, all) : ownChange(reading);
  const questions = questionsOf(all);
  if (questions.length > 0)
    return reading.type === 'text' ? [] : said(own, checkBeside(questions, reading, reader, findings, body));
  if (reading.type === 'text' && isFixedText(reader, findings, all))
    return [closingQuestion(askedOf(reading, reader, findings, body))];
  const matter = saidIn(reading, reader, findings, body);
  if (all.some((sentence) => !isBrainstorm(sentence) && asksPlainly(sentence))) {
    const isPushed = reader.primaryCode === 'DP-03' && shows(findings, WANTS_A_CHECK);
    const beside =
      awaitedAnswer(matter) ??
      (isPushed ? figuresQuestion(matter) : null) ??
      neededQuestion(matter) ??
      spareQuestion(matter) ??
      visionQuestion(matter);
    return said(own, beside ?? '');
  }
  if (isNearlyRight(findings)) return [];
  const question = authoredQuestion(matter);
  if (question !== null) return said(own, question);
  if (own !== '' && reader.primaryCode === 'DP-04') return [own, PUT_RIGHT];
  return said(own, generalQuestion(reading, reader, findings, body));
}

/** A check of the figures beside a request for something, for an Analyzer who is pushed; else nothing. */
function checkBeside(
  questions: Sentences,
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): string {
  const onlyHas = questions.every(({ text }) =>
    /^could (?:I|we) have (?!an? (?:call|chat|coffee|meeting))/i.test(text),
  );
  if (reader.primaryCode !== 'DP-03' || !onlyHas || !shows(findings, WANTS_A_CHECK)) return '';
  return figuresQuestion(saidIn(reading, reader, findings, body)) ?? '';
}

const PUT_RIGHT = 'What would you want checked or put right now?';

/** Faults that make an Analyzer want to look at the figures before anything else. */
const WANTS_A_CHECK: ReadonlySet<FaultTag> = new Set(['hype', 'no_evidence', 'pressure']);

/** The question of one kind or another where nothing of the draft's own can be asked. */
function generalQuestion(reading: DraftReading, reader: Reader, findings: Findings, body: Body): string {
  if (reading.type === 'outreach') return firstContact(reading, reader, body);
  if (reading.type === 'email' && body.needsAsk && reading.asks.length > 0)
    return lastQuestion(reading, reader, findings, body);
  const accuses = body.paragraphs
    .flat()
    .some(({ text }) => /\byou (?:were|did|didn't|have|haven't|left|missed|forgot)\b/i.test(text));
  return reading.type === 'text' && accuses && chargesReader(findings)
    ? closingQuestion(askedOf(reading, reader, findings, body))
    : '';
}

/** Notes for a meeting without labels: the question that lacks, or that this reader expects. */
function notesClosing(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const all = body.paragraphs.flat();
  if (isLabelled(all)) return [];
  const own = ownChange(reading);
  if (questionsOf(all).length > 0) return said(own);
  if (isNearlyRight(findings)) return [];
  const { primaryCode } = reader;
  const isExpected =
    primaryCode !== null && ASKED_OPENLY.has(primaryCode) && shows(findings, CALL_FOR_A_QUESTION);
  if (!isExpected && !body.needsAsk && !shows(findings, LACKS_AN_ASK)) return [];
  const question = ownQuestion(reading, reader, findings, body);
  return said(own, question ?? closingQuestion(askedOf(reading, reader, findings, body)));
}

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

const LOOKS_AHEAD =
  /\b(?:in (?:\p{L}+ |\d+ )?(?:years|generations?)|one day|future|for good|20[3-9]\d|vision|dream|could|region|villages?|generations?|children|coast|school)\b/iu;

/** What a first letter without an ask can end on; empty where the general question would have nothing to take up. */
function firstContact(reading: DraftReading, reader: Reader, body: Body): string {
  const texts = body.paragraphs.flat().map(({ text }) => text);
  if (texts.some(forbidsAnswer)) return '';
  const profile = reader.primaryCode;
  if (profile === 'DP-07' && !texts.some((text) => LOOKS_AHEAD.test(text))) return '';
  return closingQuestion({
    type: reading.type,
    profile,
    deadline: null,
    topic: null,
    isFixed: false,
    isCharge: false,
  });
}

/** A question that only plays with a thought. */
const IS_BRAINSTORM = /^(?:maybe|perhaps|could be|might be)\b/i;

function isBrainstorm({ text, isQuestion }: Sentences[number]): boolean {
  return isQuestion && IS_BRAINSTORM.test(text);
}

function questionsOf(all: Sentences): Sentences {
  return all.filter((sentence) => sentence.isQuestion && !isBrainstorm(sentence));
}

function isNearlyRight({ risks, strengths }: Findings): boolean {
  return risks.length === 1 && strengths.length >= 3;
}

function shows(findings: Findings, tags: ReadonlySet<FaultTag>): boolean {
  return findings.risks.some(({ tag }) => tags.has(tag));
}

const TOLD_WHERE =
  /\b(?:in writing|via ticket|ping|contact|consult|intranet|ask around|tell someone|queries|enquir(?:y|ies)|questions?|ext\.|talk to|grumbles)\b/i;

/** A way back for many: what the draft leaves open, or whom to ask; nothing where the draft wants no answer. */
function closingToMany(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
): readonly string[] {
  const all = body.paragraphs.flat();
  const saysWhom =
    SAYS_WHOM_TO_TELL.test(reading.text) || all.some(({ text }) => SAYS_WHOM_TO_TELL.test(text));
  if (saysWhom || all.some(({ text }) => forbidsAnswer(text))) return [];
  if (all.some(({ isQuestion }) => isQuestion)) return [];
  const authored = ownQuestion(reading, reader, findings, body);
  if (authored !== null) return [authored];
  if (TOLD_WHERE.test(reading.text)) return [];
  const whom = writerOf(reading);
  if (reader.primaryCode === 'DP-06')
    return [`If this is hard for you, please tell ${whom === 'me' ? 'me' : 'us'}.`];
  if (whom === null) return [];
  return [whom === 'me' ? 'Questions to me, please.' : `Questions: ${whom}.`];
}

/** What leaves room for another side, and the question about this matter; nothing where the draft invites an answer. */
function difficultClosing(
  reading: DraftReading,
  reader: Reader,
  findings: Findings,
  body: Body,
  questions: readonly { readonly text: string }[],
): readonly string[] {
  const isDated = reader.primaryCode === 'DP-05' || reader.primaryCode === 'DP-01';
  if (invites(isDated ? questions.filter(({ text }) => !ONLY_TALK.test(text)) : questions)) return [];
  const owns = body.paragraphs.flat().some(({ text }) => admits(text));
  return said(
    owns ? '' : ownChange(reading) || ownPart(reading, reader, findings, body),
    lastQuestion(reading, reader, findings, body),
  );
}

/** A wish to talk, which leaves a reader who wants a result or a date without either. */
const ONLY_TALK = /^could we talk about [^,]*\?$/i;

/** The question that a message without a plain ask should end on. */
export function lastQuestion(reading: DraftReading, reader: Reader, findings: Findings, body: Body): string {
  return reading.type === 'difficult_conversation'
    ? difficultQuestion(reader.primaryCode, matterOf(reading, findings, body))
    : closingQuestion(openlyAsked(askedOf(reading, reader, findings, body), body));
}

/** For many who are told that there is no other way: no question after another way. */
function openlyAsked(asked: Asked, { paragraphs }: Body): Asked {
  const isClosed =
    asked.type === 'internal_comms' && paragraphs.flat().some(({ text }) => forbidsAnswer(text));
  return isClosed ? { ...asked, profile: null } : asked;
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
