/** Which lines a message may end on beside what its writer asks, orders or offers in it. */
import { namesFault } from '../../judging/finding.ts';
import { asksAgreement } from '../faults/staying/agreement-asked.ts';
import { isToOne } from '../to-one.ts';
import { givesNotice } from './asked/last-demand.ts';
import { saysWhatItWants } from './asked/own-word.ts';
import { orders, requestsDeed } from './asked/plain-request.ts';
import { type EditedDraft, isIdleQuestion, questionsOf, sentencesOf } from './edited-draft.ts';
import { isPlainNews } from './plain-news.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import { takesLeave } from './takes-leave.ts';
import { asksAlready } from './to-one-reader.ts';
import { asksOpenly } from './ways-back.ts';

/** Whether any line would draw away from what the draft asks, or ask nobody. */
export function wantsNoLine(draft: EditedDraft): boolean {
  if (draft.findings.wanting === 'nothing') return true;
  return (
    isAskingText(draft) ||
    asksItself(draft) ||
    isForWriter(draft) ||
    isNotice(draft) ||
    isPlainNews(draft.reading, draft.findings)
  );
}

/** A letter to one reader that gives notice of a claim has said what it wants. */
function isNotice({ reading: { type, sentences } }: EditedDraft): boolean {
  return isToOne(type) && givesNotice(sentences.map(({ text }) => text));
}

/** A text asks one thing. */
function isAskingText(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && questionsOf(draft).length > 0;
}

/** "Please text if you're going to be late.": a text that asks so needs no second ask. */
export function requestsInText(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && sentencesOf(draft).some(({ text }) => REQUESTS.test(text));
}

const REQUESTS =
  /^please (?!note|find|excuse|forgive|accept|bear|remember|don['’]t|do not|keep to|stick to|follow)\p{Ll}/iu;

/** A text of which no fault is named wants no question that its writer did not put; a Guardian still asks what was done. */
export function isFaultlessText({ reading, reader, findings }: EditedDraft): boolean {
  return reading.type === 'text' && reader.primaryCode !== 'DP-04' && !namesFault(findings);
}

/** The writer's own request, in so many words: a second question would draw away from it. */
const OWN_REQUEST =
  /^(?:[^?]{0,200}[,.] )?(?:could|can|may|would|will) (?:you|I|we|some of you|any of you|your \p{L}+|they|he|she|the \p{L}+) (?:\S+ ){3,}\S+\?/iu;

/** What a request asks for that nobody could say yes or no to: a talk, a thought, some later day; or who does it. */
const LEFT_OPEN =
  /\b(?:future|some (?:point|time|day)|one day|agenda|consider|think about|look into|discuss|talk|speak|chat|or shall I)\b/i;

/** Whether the draft ends what it proposes with "OK?". */
function asksForYes(draft: EditedDraft): boolean {
  const sentences = sentencesOf(draft);
  return sentences.some(({ text }, at) => asksAgreement(text, sentences[at - 1]?.text));
}

/** Whether a message to one reader asks for what it wants already. */
function asksItself(draft: EditedDraft): boolean {
  const { type } = draft.reading;
  if (type === 'difficult_conversation')
    return asksOpenly(sentencesOf(draft)) || asksForYes(draft) || takesLeave(draft.reading);
  if (type !== 'email' && type !== 'outreach') return false;
  return (
    asksAlready(draft) &&
    questionsOf(draft).some(({ text }) => OWN_REQUEST.test(text) && !LEFT_OPEN.test(text))
  );
}

/** Whether notes speak to nobody outside quotation marks: a question would have no one to answer it. */
function isForWriter({ reading: { type, text, blocks } }: EditedDraft): boolean {
  if (type !== 'meeting_prep' || blocks.some(({ kind }) => kind === 'greeting')) return false;
  return !/\b(?:you|your|yours)\b/i.test(text.replace(/["“][^"“”]*["”]/g, ''));
}

/** Lines that could stand under any first letter. */
const STOCK: ReadonlySet<ProposalSource> = new Set(['general', 'more general', 'first contact']);

/** Whether the writer, and not the rewrite, puts a question that somebody can answer. */
function asksInDraft({ reading }: EditedDraft): boolean {
  return reading.sentences.some(
    ({ text, isQuestion }) =>
      isQuestion && !isIdleQuestion(text) && !LEFT_OPEN.test(text) && !OF_NOBODY.test(text),
  );
}

/** No stock question under a first letter that asks itself, or says what its writer wants or offers. */
export function withoutStock(draft: EditedDraft, lines: readonly Proposal[]): readonly Proposal[] {
  if (draft.reading.type !== 'outreach') return lines;
  const isOffer = draft.reader.primaryCode === 'DP-05' && PRICED.test(draft.reading.text);
  const isSaid =
    isOffer ||
    asksInDraft(draft) ||
    sentencesOf(draft).some(({ text }) => ASKS_IF_NOT.test(text)) ||
    sentencesOf(draft).some((one) => saysWhatItWants(one, draft.reader.primaryCode));
  return isSaid ? lines.filter(({ source }) => !STOCK.has(source)) : lines;
}

/** "Could you do something about it? If not, …": what is asked, and what follows without it. */
const ASKS_IF_NOT = /\? (?:If not|Otherwise)\b/;
/** "The jerseys cost 484 euros", "valid until 15 May": an offer that says all that its reader needs. */
const PRICED = /[£€$] ?\d|\d(?:[.,]\d+)? ?(?:€|£|euros?|pounds|dollars|eur|gbp|usd|chf)\b/i;
/** "Please approve by Friday": the decision is asked for, and by when. */
const ASKS_DECISION =
  /^(?:so |and |but )?(?:(?:please|kindly) |(?:can|could|would|will) you (?:please )?)(?:approve|sign|confirm|decide|agree|accept|authori[sz]e)\b[^.!?]* (?:by|before|until|till|on|today|tomorrow|tonight)\b/i;
/** Lines that ask for a yes or no. */
const OF_DECISION: ReadonlySet<ProposalSource> = new Set(['decisionByDate', 'general', 'more general']);

/** What asks for a judgement of the whole, and could stand in any letter. */
const OF_ANY_LETTER: ReadonlySet<ProposalSource> = new Set([
  'general',
  'more general',
  'put right',
  'figures',
  'before',
]);
/** "Could somebody sit with us?", which asks nobody. */
const OF_NOBODY = /^(?:\p{L}+ )?(?:some|any)(?:one|body)\b/iu;

/** "Please think about it beforehand", "Tell me if you have worries": what those who are invited are to say or know. */
const ASKS_FOR_THOUGHT =
  /^(?:so,? |and )?(?:please |kindly |do )*(?:read|think (?:about|of|over)|have a think|look (?:at|through|over)|check|send|submit|prepare|tell (?:me|us)|let (?:me|us) know)\b/i;

/** Whether an invitation asks those it invites something, or for their thoughts. */
function asksOfMeeting(draft: EditedDraft): boolean {
  return questionsOf(draft).length > 0 || sentencesOf(draft).some(({ text }) => ASKS_FOR_THOUGHT.test(text));
}

/** Behind a mail's own order or question, and what an invitation asks for, only lines of its own matter: no reader wants two last questions. */
export function besideOwnAsk(draft: EditedDraft, proposals: readonly Proposal[]): readonly Proposal[] {
  const { type } = draft.reading;
  if (type === 'meeting_prep' && asksOfMeeting(draft))
    return proposals.filter(({ source }) => !OF_ANY_LETTER.has(source));
  // Who asks for a way forward proposes it; what is left to ask is how the reader sees it.
  if (type === 'difficult_conversation' && questionsOf(draft).length > 0)
    return proposals.filter(({ source }) => source !== 'more general');
  if (type !== 'email') return proposals;
  const isAsked =
    asksAlready(draft) &&
    !questionsOf(draft).some(({ text }) => LEFT_OPEN.test(text) || OF_NOBODY.test(text));
  const asks =
    isAsked ||
    sentencesOf(draft).some(orders) ||
    draft.reading.sentences.some(({ text }) => requestsDeed(text));
  const isDecided = sentencesOf(draft).some(({ text }) => ASKS_DECISION.test(text));
  const left = isDecided ? proposals.filter(({ source }) => !OF_DECISION.has(source)) : proposals;
  return asks ? left.filter(({ source }) => !OF_ANY_LETTER.has(source)) : left;
}
