import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { asksToPrepare, saysDecision } from '../meeting/invited.ts';
import { writerOf } from '../parts/writer.ts';
import { chargesReader } from './asked/charges-reader.ts';
import { asksPlainly } from './asked/plain-request.ts';
import { saysWhereToAsk } from './asked/where-to-ask.ts';
import { closingQuestion } from './closing-question.ts';
import { asksAlready, closingToOne, firstContact, ownOrAuthored } from './closing-to-one.ts';
import { type EditedDraft, isNearlyRight, questionsOf, said, sentencesOf, shows } from './edited-draft.ts';
import { forbidsAnswer, refusesAnswer } from './forbids-answer.ts';
import { isLabelled } from './labelled-notes.ts';
import { askedOf, lastQuestion, ownQuestion, saidIn } from './last-question.ts';

/** A message to many that already says where to answer. */
export const SAYS_WHOM_TO_TELL =
  /\b(?:problems?|questions?|issues?|concerns?|trouble)\b[^.!?]{0,40}\b(?:with|to|ask|contact|see|ring|call|email) \p{Lu}\p{Ll}+|\b(?:[Tt]ell (?:me|us)|[Ll]et (?:me|us) know|[Qq]ueries|write to|reply to|my door)\b|\b(?:[Tt]ell|[Aa]sk|[Cc]ontact|(?:[Tt]alk|[Ss]peak|[Tt]urn|[Gg]o) to|[Hh]elp is available from|[Ss]end (?:them|it|your \p{L}+) to) (?:Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?\p{Lu}\p{Ll}|\b[Qq]uestions?(?:[:?]| to\b)/u;

const INVITES =
  /\b(?:how|what|which|see it|your (?:side|view)|think|feel|together|talk|could we|can we|shall we)\b/i;

const ASKS_FIRST =
  /^(?:and |so |but )?(?:if [^,]{3,40}, )?(?:how|what|which|who|where|when|why|can|could|shall|would|do|does|did|is|are|may|will)\b/i;

/** What a flawed draft still needs at its end: the way back to the reader. Nothing where it has an ask of its own. */
export function closingOf(draft: EditedDraft): readonly string[] {
  const { type } = draft.reading;
  if (type === 'meeting_prep') return notesClosing(draft);
  if (type === 'difficult_conversation') return difficultClosing(draft);
  if (type === 'internal_comms')
    return isNearlyRight(draft) && questionsOf(draft).length === 0 ? [] : closingToMany(draft);
  return closingToOne(draft);
}

/**
 * A question for a flawed draft that would otherwise come back as it was; empty where it asks one reader plainly
 * already, since nothing more would fit.
 */
export function insistedQuestion(draft: EditedDraft): string {
  const { type } = draft.reading;
  if (type === 'difficult_conversation') return asksForView(draft) ? '' : lastQuestion(draft);
  if (type === 'meeting_prep' && isPreparedInvitation(draft)) return '';
  if (type === 'meeting_prep' && isInvitation(draft)) return ownQuestion(draft) ?? '';
  const isToOne = type === 'email' || type === 'outreach' || type === 'text';
  if (isToOne && (asksAlready(draft) || onlyThanks(draft))) return '';
  const own = isToOne ? ownOrAuthored(draft, saidIn(draft)) : ownQuestion(draft);
  if (own !== null) return own;
  if (isToOne && sentencesOf(draft).some(asksPlainly)) return '';
  if (type === 'internal_comms') return insistedToMany(draft);
  return type === 'outreach' ? firstContact(draft) : lastQuestion(draft);
}

const THANKS =
  /\b(?:thanks|thank you|lovely (?:to|evening|time|day)|congratulations|congrats|well done|happy (?:birthday|christmas|easter)|good luck|get well|see you)\b/i;

/** Whether a text does no more than thank, wish or greet. */
function onlyThanks(draft: EditedDraft): boolean {
  const texts = sentencesOf(draft).map(({ text }) => text);
  return (
    draft.reading.type === 'text' &&
    texts.length < 3 &&
    texts.some((text) => THANKS.test(text) && !/\d/.test(text))
  );
}

/** The same for many: what this reader would say to a change; else only where to ask, if the draft does not say. */
function insistedToMany(draft: EditedDraft): string {
  const all = sentencesOf(draft);
  if (all.some(({ text }) => saysWhereToAsk(text)) || (isNearlyRight(draft) && saysWhom(draft))) return '';
  const whom = writerOf(draft.reading);
  const changes = isHardNews(draft);
  if (changes && draft.reader.primaryCode === 'DP-06') return ifHard(whom);
  if (all.some(({ text }) => refusesAnswer(text))) return '';
  const question = changes && !/\bquestions?\b/i.test(draft.reading.text) ? lastQuestion(draft) : '';
  if (question !== '' && question !== ASK_IF_UNCLEAR) return question;
  return whom === null ? '' : whereToAsk(whom);
}

/** What is said to a reader of no known profile, and says least. */
const ASK_IF_UNCLEAR = 'If something is not clear, please ask.';

function whereToAsk(whom: string): string {
  return whom === 'me' ? 'Questions to me.' : `Questions: ${whom}.`;
}

function ifHard(whom: string | null): string {
  return `If this is hard for you, please tell ${whom === 'me' ? 'me' : 'us'}.`;
}

/** Notes for a meeting without labels: the question that lacks, or that this reader expects. */
function notesClosing(draft: EditedDraft): readonly string[] {
  const { reader, body } = draft;
  if (isLabelled(sentencesOf(draft))) return [];
  if (isPreparedInvitation(draft) || questionsOf(draft).length > 0) return [];
  if (isNearlyRight(draft)) return [];
  const { primaryCode } = reader;
  const isExpected =
    primaryCode !== null && ASKED_OPENLY.has(primaryCode) && shows(draft, CALL_FOR_A_QUESTION);
  if (!isExpected && !body.needsAsk && !shows(draft, LACKS_AN_ASK)) return [];
  const question = ownQuestion(draft);
  return said(question ?? (isInvitation(draft) ? '' : closingQuestion(askedOf(draft))));
}

const SPEAKS_TO_MANY = /\b(?:all|both|team|everyone|everybody|folks|colleagues|gang|guys|friends)\b/i;

/** Whether it calls several people together, or only asks something of the one who is called: no question fits beside that. */
function isInvitation(draft: EditedDraft): boolean {
  const greeting = draft.reading.blocks.find(({ kind }) => kind === 'greeting');
  if (greeting === undefined) return false;
  if (SPEAKS_TO_MANY.test(greeting.text)) return true;
  const { primaryCode } = draft.reader;
  const isOpenlyAsked = primaryCode !== null && ASKED_OPENLY.has(primaryCode);
  return !isOpenlyAsked && sentencesOf(draft).some(asksPlainly);
}

/** Whether an invitation says what is to be decided or brought, to readers who then need no question. */
function isPreparedInvitation(draft: EditedDraft): boolean {
  const { reading, reader } = draft;
  if (reader.primaryCode !== null && WANT_TO_BE_ASKED.has(reader.primaryCode)) return false;
  const isGreeted = reading.blocks.some(({ kind }) => kind === 'greeting');
  return isGreeted && sentencesOf(draft).some(({ text }) => saysDecision(text) || asksToPrepare(text));
}

const WANT_TO_BE_ASKED: ReadonlySet<ProfileCode> = new Set(['DP-02', 'DP-06', 'DP-07']);

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

const TOLD_WHERE =
  /\b(?:in writing|via ticket|ping|contact|consult|intranet|ask around|tell someone|queries|enquir(?:y|ies)|questions?|ext\.|talk to|grumbles)\b/i;

/** A change or a rule, which may be hard for one of many. */
const ASKS_SOMETHING_OF_THEM =
  /\b(?:clos\w+|mov(?:e|es|ed|ing)|ends?|ended|cancel\w*|cuts?|stops?|stopped|no longer|can['’]t|cannot|can not|must|have to|has to|changes?|changed|replace[sd]?|convert\w*|discontinu\w*|reduc\w*|instead|from now on)\b/i;

const COMES_HARD: ReadonlySet<FaultTag> = new Set(['no_people', 'surprise_change', 'ultimatum', 'rigid']);

/** Whether a message to many tells of a change or a rule that one of them may find hard. */
function isHardNews(draft: EditedDraft): boolean {
  return shows(draft, COMES_HARD) || sentencesOf(draft).some(({ text }) => ASKS_SOMETHING_OF_THEM.test(text));
}

/** Whether a message to many says where an answer goes. */
function saysWhom(draft: EditedDraft): boolean {
  return (
    SAYS_WHOM_TO_TELL.test(draft.reading.text) ||
    sentencesOf(draft).some(({ text }) => SAYS_WHOM_TO_TELL.test(text) || saysWhereToAsk(text))
  );
}

/** A way back for many: what the draft leaves open, or whom to ask; nothing where the draft wants no answer. */
function closingToMany(draft: EditedDraft): readonly string[] {
  const { reading, reader } = draft;
  const all = sentencesOf(draft);
  if (saysWhom(draft) || all.some(({ text }) => forbidsAnswer(text))) return [];
  if (all.some(({ isQuestion }) => isQuestion)) return [];
  const authored = ownQuestion(draft);
  if (authored !== null) return [authored];
  if (TOLD_WHERE.test(reading.text)) return [];
  const whom = writerOf(reading);
  if (reader.primaryCode === 'DP-06' && isHardNews(draft)) return [ifHard(whom)];
  if (whom === null) return [];
  return [whereToAsk(whom)];
}

/** What leaves room for another side, and the question about this matter; nothing where the draft invites an answer. */
function difficultClosing(draft: EditedDraft): readonly string[] {
  const { reader } = draft;
  const questions = questionsOf(draft);
  const isDated = reader.primaryCode === 'DP-05' || reader.primaryCode === 'DP-01';
  if (invites(isDated ? questions.filter(({ text }) => !ONLY_TALK.test(text)) : questions)) return [];
  if (asksForView(draft)) return [];
  return isPlainRequest(draft) ? [] : said(lastQuestion(draft));
}

/** Whether it asks for the reader's view in a wish, beside a question of its own. */
function asksForView(draft: EditedDraft): boolean {
  return questionsOf(draft).length > 0 && sentencesOf(draft).some(({ text }) => ASKS_FOR_VIEW.test(text));
}

/** "Could you send the minutes?" to somebody who is charged with nothing: there is no other side to ask for. */
function isPlainRequest({ reader, findings, body }: EditedDraft): boolean {
  if (reader.primaryCode !== 'DP-05' && reader.primaryCode !== 'DP-01') return false;
  return !chargesReader(findings) && sentencesOf({ body }).some(({ text }) => IS_REQUEST.test(text));
}

const IS_REQUEST = /^could you (?:send|bring|return|pay|confirm|sign|reply|answer|call|ring|fill)\b[^?]*\?$/i;

/** "If Friday looked different from your desk, tell me straight." */
const ASKS_FOR_VIEW =
  /\b(?:tell me (?:straight|so|if|how|where|what)|let me know (?:if|how|what)|I(?:'d| would) like to hear)\b|\btell me[.!]*$/i;

/** A wish to talk, which leaves a reader who wants a result or a date without either. */
const ONLY_TALK = /^could we talk about [^,]*\?$/i;

/** Whether a question among these asks how the reader sees it. */
export function invites(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(
    ({ text }) => text.trimEnd().endsWith('?') && INVITES.test(text) && ASKS_FIRST.test(text),
  );
}
