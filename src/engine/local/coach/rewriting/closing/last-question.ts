import { mayOnlyTell } from '../../judging/wanting/wanting.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import { isSorryForDeed } from '../faults/staying/owed.ts';
import { deadlineOf } from '../sentence/deadline.ts';
import { topicOf } from '../subject/topic.ts';
import { admits, tellsOwnDeed } from './admission.ts';
import { askTopic, spokenTopic } from './asked/ask-topic.ts';
import { chargesReader } from './asked/charges-reader.ts';
import { softAskOf } from './asked/own-ask.ts';
import { isOwnChange } from './asked/own-change.ts';
import { soughtHelp } from './asked/sought-help.ts';
import { type Asked, closingQuestion, namedTopic } from './closing-question.ts';
import { type EditedDraft, sentencesOf, shows } from './edited-draft.ts';
import { takesNoAnswer } from './forbids-answer.ts';
import {
  dayAhead,
  difficultQuestion,
  hasFigures,
  isFinalMatter,
  isLateMatter,
  isOverMatter,
  isTooSoonToTalk,
  type Matter,
} from './questions/difficult-question.ts';
import { thingAtIssue } from './questions/thing-at-issue.ts';
import type { Said } from './said.ts';

/** What a closing question to this reader can name. */
export function askedOf(draft: EditedDraft): Asked {
  const { reading, reader, body } = draft;
  const isToOne = reading.type === 'email' || reading.type === 'outreach';
  const isNote = reading.type === 'meeting_prep';
  return {
    type: reading.type,
    profile: reader.primaryCode,
    deadline: deadlineOf(reading.text),
    topic: isToOne ? askTopic(reading) : isNote ? null : namedTopic(body.lostTopic ?? topicOf(reading)),
  };
}

/** "We should switch", "I'd take it", "if we confirm today": a step that a reader can say yes or no to. */
const PROPOSES =
  /\b(?:let['’]?s|we (?:really |all )?(?:should|have to|must)|I(?:['’]d| would) (?:take|go|wait|push|sell|buy|choose)|(?:just )?say yes|if we (?:confirm|sign|order|pay|don['’]t)|needs? to know)\b/i;

/** Whether the reader can say yes or no to a step that the draft proposes; a Deliverer is asked for a part of it. */
function proposesStep({ reader, body }: EditedDraft): boolean {
  return reader.primaryCode !== 'DP-05' && sentencesOf({ body }).some(({ text }) => PROPOSES.test(text));
}

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
const IS_OWNERLESS: ReadonlySet<FaultTag> = new Set(['no_owner']);
const IS_UNPROVEN: ReadonlySet<FaultTag> = new Set(['no_evidence', 'hype']);

/** "this week", in which the draft wants an answer, where it says no more; else null. */
function answerTimeOf(draft: EditedDraft): string | null {
  const ask = softAskOf(draft);
  return ask?.kind === 'view' && ask.when !== '' ? ask.when.trim() : null;
}

/** What a question can be made of. */
export function saidIn(draft: EditedDraft): Said {
  const { reading, reader, body } = draft;
  return {
    type: reading.type,
    profile: reader.primaryCode,
    sentences: sentencesOf(draft).map(({ text }) => text.replaceAll('’', "'")),
    deadline: deadlineOf(reading.text) ?? answerTimeOf(draft),
    isFixed: shows(draft, IS_RIGID),
    topic: reading.type === 'outreach' ? namedTopic(body.lostTopic ?? topicOf(reading)) : null,
    about: reading.type === 'email' ? namedTopic(spokenTopic(reading)) : null,
    isOwnerless: shows(draft, IS_OWNERLESS),
    isUnproven: shows(draft, IS_UNPROVEN),
  };
}

/**
 * The questions that a message without a plain ask can end on, whatever it leaves open; the fittest comes first. None
 * for a text or a mail that proposes no step: people write them to tell as often as to ask.
 */
export function generalQuestions(draft: EditedDraft, openAsked: Asked): readonly string[] {
  const asked = openlyAsked(openAsked, draft.body);
  const general = closingQuestion(asked);
  if (mayOnlyTell(draft.reading.type) && !proposesStep(draft)) return [];
  if (draft.reading.type === 'difficult_conversation') {
    if (isPlainRequest(draft)) return [];
    const { primaryCode } = draft.reader;
    const matter = matterOf(draft);
    const own = difficultQuestion(primaryCode, matter);
    // Who did nothing has no other side to tell.
    if (matter.isOwnDoing) return [own];
    return [
      own,
      difficultQuestion(primaryCode, { ...matter, ahead: null }),
      difficultQuestion(primaryCode, { ...matter, thing: null }),
      general,
    ];
  }
  // Who looks for help asks for that.
  if (draft.reading.type === 'outreach' && soughtHelp(saidIn(draft)) !== null) return [];
  return [general, closingQuestion({ ...asked, topic: null, deadline: null })];
}

/** "Could you send the minutes?" to somebody who is charged with nothing: there is no other side to ask for. */
function isPlainRequest({ reader, findings, body }: EditedDraft): boolean {
  if (reader.primaryCode !== 'DP-05' && reader.primaryCode !== 'DP-01') return false;
  return !chargesReader(findings) && sentencesOf({ body }).some(({ text }) => IS_REQUEST.test(text));
}

const IS_REQUEST = /^could you (?:send|bring|return|pay|confirm|sign|reply|answer|call|ring|fill)\b[^?]*\?$/i;

/** For many who are told that there is no other way: no question after another way. */
function openlyAsked(asked: Asked, { paragraphs }: Body): Asked {
  const isClosed = asked.type === 'internal_comms' && takesNoAnswer(paragraphs.flat());
  return isClosed ? { ...asked, profile: null } : asked;
}

/** Whether the writer owns a part and tells nothing that the reader did. */
function isOwnFault({ reading, findings, body }: EditedDraft): boolean {
  const sentences = sentencesOf({ body });
  const owns = sentences.some(({ text }) => admits(text));
  if (IS_CONTRITE.test(reading.text) || (owns && ASKS_PARDON.test(reading.text))) return true;
  const isOurs = sentences.some(({ text }) => OUR_MISTAKE.test(text) || IS_BEHIND.test(text));
  if (chargesReader(findings)) return false;
  if (sentences.some(({ text }) => SORRY_AT_FIRST.test(text) && isSorryForDeed(text))) return true;
  if (!(owns || isOurs)) return false;
  if (sentences.some(({ text }) => IS_BEHIND.test(text))) return true;
  return !sentences.some(
    ({ text, isQuestion }) =>
      !isQuestion &&
      !PROMISES.test(text) &&
      /\byou(?:r|['’]re|['’]ve)?\b/i.test(text.replace(SAID_TO_READER, '')),
  );
}

/** Somebody who cannot apologise enough writes of what they did themselves. */
const IS_CONTRITE = /\bsorry,? (?:so )?sorry\b|\bI(?:'m| am) (?:so |just )?hopeless\b/i;
/** "So sorry I've gone quiet on you": an apology that opens its sentence, and is no aside. */
const SORRY_AT_FIRST = /^(?:I(?:['’]m| am) )?(?:so |very |really |truly )*(?:sorry|apologies)\b/i;
const OUR_MISTAKE =
  /\b(?:mix-?up|mistake|mishap|oversight)\b|\bI should have (?:told|asked|warned|said|shown|informed|rung|called)\b/i;
/** "I should have told you": in this the reader does nothing. */
const SAID_TO_READER = /\b(?:told|tell|asked|warned|shown|informed|thank) you\b/gi;
/** "I'll let you know": what the writer will do for the reader. */
const PROMISES = /^(?:I|we)(?:['’]ll| will)\b/i;
/** What the writer promised is late. */
const IS_BEHIND =
  /^(?:I|we)(?:['’]m| am|['’]re| are) (?:\p{L}+ ){0,3}?(?:behind|late)\b(?! (?:you|because of you)\b)/iu;
const ASKS_PARDON = /\b(?:forgive me|can you forgive|I(?:'m| am) (?:really |so |very )+sorry)\b/i;
const IS_DEMAND =
  /^(?:could|can|will|would) (?!we (?:all )?(?:talk|speak|meet|sit|have a)\b)\p{L}+ (?!forgive\b)[^?]*\?(?:$| (?:if not|otherwise)\b)/iu;

/** Whether a Guardian is told what the writer did on their own. */
export function tellsGuardianOwnDeed({ reader, body }: EditedDraft): boolean {
  return reader.primaryCode === 'DP-04' && tellsOwnDeed(sentencesOf({ body }).map(({ text }) => text));
}

/** What of its matter the question of a difficult message can take up. */
function matterOf(draft: EditedDraft): Matter {
  const { reading, body } = draft;
  const hasDemand = sentencesOf(draft).some(({ text }) => IS_DEMAND.test(text));
  return {
    isLate: isLateMatter(body),
    isOver: isOverMatter(body),
    thing: body.lostTopic === null ? thingAtIssue(reading) : null,
    ahead: dayAhead(body),
    hasFigures: hasFigures(body),
    hasDemand,
    isOwnDoing: isOwnChange(reading) || (!hasDemand && isOwnFault(draft)) || tellsGuardianOwnDeed(draft),
    isFinal: isFinalMatter(body),
    isTooSoon: isTooSoonToTalk(body),
  };
}
