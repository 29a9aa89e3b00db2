import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { Rewritten } from '../body.ts';
import { offeredThing } from './asked/ask-topic.ts';
import { chargesReader } from './asked/charges-reader.ts';
import { isSoftAsk, lostAskOf, ownAskPlainly, saysWhatFor, softAskOf, staysBeside } from './asked/own-ask.ts';
import { isOwnChange } from './asked/own-change.ts';
import { asksPlainly, onlyNeeds } from './asked/plain-request.ts';
import type { SoftAsk } from './asked/soft-words.ts';
import { soughtHelp } from './asked/sought-help.ts';
import {
  authoredQuestion,
  awaitedAnswer,
  figuresQuestion,
  neededQuestion,
  resultQuestion,
  spareQuestion,
  visionQuestion,
} from './closing-authored.ts';
import { closingQuestion } from './closing-question.ts';
import { hasLapsed, isFixedText, wentAheadAlone } from './closing-text.ts';
import {
  checksIn,
  type EditedDraft,
  isBrainstorm,
  isNearlyRight,
  questionsOf,
  said,
  sentencesOf,
  shows,
} from './edited-draft.ts';
import { forbidsAnswer } from './forbids-answer.ts';
import { askedOf, isColdText, lastQuestion, saidIn } from './last-question.ts';
import type { Said } from './said.ts';

/** What the draft leaves to ask one reader; where it asks already, only the answer that somebody waits for. */
export function closingToOne(draft: EditedDraft): readonly string[] {
  const { reading, reader } = draft;
  if (asksAlready(draft)) return reading.type === 'text' ? [] : said(checkBeside(draft));
  if (reading.type === 'text' && isFixedText(draft)) return said(closingQuestion(askedOf(draft)));
  const matter = saidIn(draft);
  const asks = plainAsksOf(draft);
  if (asks.length > 0 && !(asks.every(onlyNeeds) && softAskOf(draft) !== null))
    return said(askedBeside(draft, matter));
  if (isNearlyRight(draft) && softAskOf(draft) === null) return [];
  const question = ownOrAuthored(draft, matter);
  if (question !== null) return said(question);
  const hasGoneAhead =
    isOwnChange(reading) || hasLapsed(draft) || (reading.type === 'text' && wentAheadAlone(draft));
  const asksToPutRight = hasGoneAhead && reader.primaryCode === 'DP-04';
  return said(asksToPutRight ? PUT_RIGHT : generalQuestion(draft));
}

/** The sentences that ask for something that the reader can do. */
function plainAsksOf(draft: EditedDraft): readonly Rewritten[] {
  const { type } = draft.reading;
  const isHollow = (sentence: Rewritten): boolean =>
    isBrainstorm(sentence) ||
    isSoftAsk(sentence, type) ||
    checksIn(sentence.text) ||
    isSalesOrder(sentence, draft);
  return sentencesOf(draft).filter((sentence) => !isHollow(sentence) && asksPlainly(sentence));
}

/** What weighs more than the asks of the draft, or what this reader misses beside them; empty where nothing does. */
function askedBeside(draft: EditedDraft, matter: Said): string {
  const isPushed = draft.reader.primaryCode === 'DP-03' && shows(draft, WANTS_A_CHECK);
  return (
    awaitedAnswer(matter) ??
    (isPushed ? figuresQuestion(matter) : null) ??
    neededQuestion(matter) ??
    spareQuestion(matter) ??
    visionQuestion(matter) ??
    (isColdLetter(draft) ? firstContact(draft) : '')
  );
}

const IS_COLD: ReadonlySet<FaultTag> = new Set(['cold_tone', 'no_people', 'pressure', 'rigid', 'ultimatum']);

/** Whether a first letter only tells a Collaborator what to do. */
function isColdLetter(draft: EditedDraft): boolean {
  const { reading, reader } = draft;
  return reading.type === 'outreach' && reader.primaryCode === 'DP-06' && shows(draft, IS_COLD);
}

/** "Order now", "Sign up today": what a stranger is pushed to, and no ask. */
const SALES_ORDER =
  /^(?:please )?(?:order|sign(?: up)?|book|buy|register|subscribe|call me|call us)\b[^.!?]{0,30}\b(?:now|today|here)\b/i;

function isSalesOrder({ text }: Rewritten, { reading, reader }: EditedDraft): boolean {
  return reading.type === 'outreach' && reader.primaryCode !== 'DP-02' && SALES_ORDER.test(text);
}

/** A word that the message has arrived, which answers nothing of what it says. */
const ASKS_FOR_RECEIPT = /^could you (?:please )?confirm\b[^?]{0,40} that you have received this\?$/i;

/** Whether a message to one reader puts a question that can be answered. */
export function asksAlready(draft: EditedDraft): boolean {
  return questionsOf(draft).some(
    (sentence) =>
      !isSoftAsk(sentence, draft.reading.type) &&
      !checksIn(sentence.text) &&
      !ASKS_FOR_RECEIPT.test(sentence.text),
  );
}

/** The draft's own soft ask put plainly, where it says what it wants; else what its matter leaves open, and then the ask. */
export function ownOrAuthored(draft: EditedDraft, matter: Said): string | null {
  const lost = lostAskOf(draft);
  if (lost !== null) return lost;
  const soft = softAskOf(draft);
  if (soft === null) return authoredQuestion(matter);
  const plain = wantsDecision(draft, soft) ? null : ownAskPlainly(draft, soft);
  if (plain !== null && staysBeside(draft, plain)) return '';
  if (plain !== null && saysWhatFor(soft, matter.type)) {
    const isBare = soft.kind === 'talk' && soft.object === null && !namesThing(plain);
    return (isBare ? resultQuestion(matter) : null) ?? plain;
  }
  const authored = authoredQuestion(matter);
  if (authored !== null || matter.type !== 'outreach') return authored ?? plain;
  if (soft.kind === 'reply')
    return sentencesOf(draft).some((one) => onlyNeeds(one) || /\b(?:is|are) looking for\b/i.test(one.text))
      ? INTERESTED
      : null;
  return soft.kind === 'view' && soft.object === null ? firstContact(draft) || plain : plain;
}

/** Whether a question says what there is to talk about. */
function namesThing(question: string): boolean {
  return !/\babout this\b/.test(question);
}

/** Whether a wish to talk goes to a reader who would rather decide. */
function wantsDecision({ reading, reader, body }: EditedDraft, { kind, object }: SoftAsk): boolean {
  return (
    kind === 'talk' &&
    object === null &&
    reading.type === 'email' &&
    reader.primaryCode === 'DP-01' &&
    body.needsAsk
  );
}

/** A check of the figures beside a request for something, for an Analyzer who is pushed; else nothing. */
function checkBeside(draft: EditedDraft): string {
  const onlyHas = questionsOf(draft).every(({ text }) =>
    /^could (?:I|we) have (?!an? (?:call|chat|coffee|meeting))/i.test(text),
  );
  if (draft.reader.primaryCode !== 'DP-03' || !onlyHas || !shows(draft, WANTS_A_CHECK)) return '';
  return figuresQuestion(saidIn(draft)) ?? '';
}

/** What somebody who needs a thing asks a stranger. */
const INTERESTED = 'Would you be interested?';

const PUT_RIGHT = 'What would you want checked or put right now?';

/** Faults that make an Analyzer want to look at the figures before anything else. */
const WANTS_A_CHECK: ReadonlySet<FaultTag> = new Set(['hype', 'no_evidence', 'pressure']);

/** The question of one kind or another where nothing of the draft's own can be asked. */
function generalQuestion(draft: EditedDraft): string {
  const { reading, findings, body } = draft;
  if (reading.type === 'outreach') return firstContact(draft);
  if (reading.type === 'email' && body.needsAsk && reading.asks.length > 0) return lastQuestion(draft);
  const accuses = sentencesOf(draft).some(({ text }) =>
    /\byou (?:were|did|didn't|have|haven't|left|missed|forgot|told|said|went|took|gave|made|never)\b/i.test(
      text,
    ),
  );
  const isCharged = (accuses && chargesReader(findings)) || isColdText(draft);
  return reading.type === 'text' && isCharged ? closingQuestion(askedOf(draft)) : '';
}

const ONLY_GREETS = /\bjust (?:wanted|want) to say (?:hello|hi|thanks|thank you)\b/i;
const LOOKS_AHEAD =
  /\b(?:in (?:\p{L}+ |\d+ )?(?:years|generations?)|one day|future|for good|20[3-9]\d|vision|dream|could|region|villages?|generations?|children|coast|school)\b/iu;

/** What a first letter without an ask can end on; empty where the general question would have nothing to take up. */
export function firstContact(draft: EditedDraft): string {
  const texts = sentencesOf(draft).map(({ text }) => text);
  if (texts.some(forbidsAnswer)) return '';
  if (draft.reader.primaryCode === 'DP-06' && ONLY_GREETS.test(draft.reading.text))
    return 'Could we talk about this?';
  const sought = soughtHelp(saidIn(draft));
  if (sought !== null) return sought;
  const asked = askedOf(draft);
  const topic = TAKES_ANY.has(asked.profile) ? asked.topic : offeredThing(texts);
  if (asked.profile !== 'DP-07' || texts.some((text) => LOOKS_AHEAD.test(text)))
    return closingQuestion({ ...asked, topic, isFixed: false, isCharge: false, deadline: null });
  return topic === null
    ? 'Could we talk about where this could lead?'
    : `Would ${topic} take you where you want to go?`;
}

/** Readers whose first question can name any thing; the others are asked how an offer is for them. */
const TAKES_ANY: ReadonlySet<ProfileCode | null> = new Set(['DP-01', 'DP-02', 'DP-04', 'DP-05', null]);
