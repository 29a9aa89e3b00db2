import type { FaultTag } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import { deadlineOf } from '../sentence/deadline.ts';
import { topicOf } from '../subject/topic.ts';
import { admits, tellsOwnDeed } from './admission.ts';
import { askTopic, spokenTopic } from './asked/ask-topic.ts';
import { chargesReader } from './asked/charges-reader.ts';
import { isBareBan } from './asked/limp-ask.ts';
import { softAskOf } from './asked/own-ask.ts';
import { isOwnChange } from './asked/own-change.ts';
import { type Asked, closingQuestion, namedTopic } from './closing-question.ts';
import { type EditedDraft, sentencesOf, shows } from './edited-draft.ts';
import { forbidsAnswer, takesNoAnswer } from './forbids-answer.ts';
import {
  dayAhead,
  difficultQuestion,
  hasFigures,
  isFinalMatter,
  isLateMatter,
  isOverMatter,
  type Matter,
} from './questions/difficult-question.ts';
import { thingAtIssue } from './questions/thing-at-issue.ts';
import type { Said } from './said.ts';

/** What a closing question to this reader can name. */
export function askedOf(draft: EditedDraft): Asked {
  const { reading, reader, findings, body } = draft;
  const isToOne = reading.type === 'email' || reading.type === 'outreach';
  const isNote = reading.type === 'meeting_prep';
  const texts = sentencesOf(draft).map(({ text }) => text);
  return {
    type: reading.type,
    profile: reader.primaryCode,
    deadline: deadlineOf(reading.text),
    topic: isToOne ? askTopic(reading) : isNote ? null : namedTopic(body.lostTopic ?? topicOf(reading)),
    isFixed: findings.risks.some(({ tag }) => tag === 'rigid'),
    isCharge: chargesReader(findings) || (reading.type === 'text' && isColdText(draft)),
    isOpen: texts.some((text) => LEAVES_OPEN.test(text)),
    isAbsence: texts.some((text) => IS_ABSENCE.test(text)),
    isClosed: texts.some((text) => forbidsAnswer(text) && !isBareBan(text)),
    isOthers: texts.some((text) => OTHERS.test(text)),
    texts,
  };
}

const IS_COLD: ReadonlySet<FaultTag> = new Set(['blame', 'passive_aggressive', 'sarcasm', 'ultimatum']);
/** Those who are complained of to somebody else. */
const OTHERS =
  /\b(?:every(?:body|one)|nobody|no one|certain people|some people|people|none of|the (?:others|rest))\b/i;

/** Whether a text hints to a Collaborator at what somebody has done or left undone. */
export function isColdText(draft: EditedDraft): boolean {
  return draft.reader.primaryCode === 'DP-06' && shows(draft, IS_COLD);
}

const IS_ABSENCE =
  /\b(?:late|missed|forgot|didn't|did not|haven't|hasn't|not|never|no|nobody|still|waiting|wait|without|again)\b/i;
/** Words of a plan, a choice or a price, about which somebody can decide. */
const LEAVES_OPEN =
  /\b(?:offers?|quotes?|options?|approv\w+|budget|decisions?|decide|whether|recommend\w*|propos\w+|plan(?:s|ned|ning)?|ideas?|suggest\w*|could|should|would like|want(?:s|ed)? to|thinking (?:of|about)|consider\w*|switch\w*|costs?|prices?|trials?|pilots?|sign|go ahead)\b/i;

const IS_RIGID: ReadonlySet<FaultTag> = new Set(['rigid']);
const IS_OWNERLESS: ReadonlySet<FaultTag> = new Set(['no_owner']);

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
  };
}

/** The questions that a message without a plain ask can end on, whatever it leaves open; the fittest comes first. */
export function generalQuestions(draft: EditedDraft, openAsked: Asked): readonly string[] {
  const asked = openlyAsked(openAsked, draft.body);
  const general = closingQuestion(asked);
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
  return [
    general,
    closingQuestion({ ...asked, topic: null, deadline: null }),
    closingQuestion({ ...asked, isOpen: asked.isOpen !== true }),
    closingQuestion({ ...asked, isClosed: true }),
  ];
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
  if (chargesReader(findings) || !(owns || isOurs)) return false;
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
  };
}
