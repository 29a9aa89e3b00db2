import { softAskOf } from './asked/own-ask.ts';
import { saysWhatItWants } from './asked/own-word.ts';
import { orders } from './asked/plain-request.ts';
import type { SoftKind } from './asked/soft-words.ts';
import { type EditedDraft, questionsOf, sentencesOf } from './edited-draft.ts';
import { chancesOf } from './fitting/fitting.ts';
import { refusesAnswer, takesNoAnswer } from './forbids-answer.ts';
import { FITS_IF_INSISTED, leastChance } from './least-chance.ts';
import { contactIn, toContact } from './named-contact.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import { proposalsFor } from './proposals.ts';
import { saysWhatToAnswer, withoutIdleLines } from './text-answers.ts';
import { asksAlready } from './to-one-reader.ts';
import { isWantedByMany } from './wanted-by-many.ts';
import { asksOpenly, saysWhom } from './ways-back.ts';

/** By how much a line of the draft's own matter may fit worse than one that could stand in any draft. */
const LEADS: Readonly<Partial<Record<ProposalSource, number>>> = { general: 0.05, 'more general': 0 };
const OWN_LEAD = 0.1;
/** What a writer wants done is asked as they want it, whatever else would fit. */
const WANTS_DEED: ReadonlySet<SoftKind> = new Set(['do', 'look']);

/** What a text is about, so that no line could fit it better. */
const SURE: ReadonlySet<ProposalSource> = new Set(['waitingOffer', 'implied']);

/** What a flawed draft still needs at its end, the way back to the reader: one line, or none where none is likely to fit. */
export function closingOf(draft: EditedDraft): readonly Proposal[] {
  if (isAskingText(draft) || asksItself(draft) || isForWriter(draft)) return [];
  const proposals = withoutIdleLines(draft, proposalsFor(draft));
  const deed = wantsDeed(draft) ? proposals.find(({ source }) => source === 'own ask') : undefined;
  if (deed !== undefined) return [deed];
  const sure = draft.reading.type === 'text' ? proposals.find(({ source }) => SURE.has(source)) : undefined;
  if (sure !== undefined) return [sure];
  if (requestsInText(draft) || saysWhatToAnswer(draft) || isFaultlessText(draft)) return [];
  const fitting = withoutStock(draft, bestOf(draft, fittingBeside(draft, proposals), leastChance(draft)));
  if (draft.reading.type !== 'internal_comms') return fitting;
  const wanted = fitting.filter((line) => isWantedByMany(draft, line));
  const wayBack = wayBackFor(draft);
  return putToContact(
    draft,
    wanted.length > 0
      ? wanted
      : proposals.filter((line) => line.source === wayBack && isWantedByMany(draft, line)),
  );
}

/** The lines of a message to many with whom it names for questions. */
function putToContact(draft: EditedDraft, lines: readonly Proposal[]): readonly Proposal[] {
  const contact = contactIn(draft.reading.sentences.map(({ text }) => text));
  return contact === null ? lines : lines.map((line) => toContact(line, contact));
}

/** The line that fits best a flawed draft which would come back as it was otherwise. */
export function insistedClosingOf(draft: EditedDraft): readonly Proposal[] {
  if (isAskingText(draft) || asksItself(draft) || isForWriter(draft)) return [];
  if (saysWhatToAnswer(draft) || isFaultlessText(draft)) return [];
  const isToMany = draft.reading.type === 'internal_comms';
  const lines = withoutIdleLines(draft, fittingBeside(draft, proposalsFor(draft))).filter(
    (line) => !isToMany || isWantedByMany(draft, line),
  );
  return lines.length === 0 ? [] : withoutStock(draft, bestOf(draft, lines, FITS_IF_INSISTED));
}

/** A text of which no fault is named wants no question that its writer did not put; a Guardian still asks what was done. */
function isFaultlessText({ reading, reader, findings }: EditedDraft): boolean {
  const isFaultless = findings.risks.length === findings.faintRisks.length;
  return reading.type === 'text' && reader.primaryCode !== 'DP-04' && isFaultless;
}

/** Lines that could stand under any first letter. */
const STOCK: ReadonlySet<ProposalSource> = new Set(['general', 'more general', 'first contact']);

/** No stock question under a first letter that says itself what its writer wants or offers. */
function withoutStock(draft: EditedDraft, lines: readonly Proposal[]): readonly Proposal[] {
  if (draft.reading.type !== 'outreach') return lines;
  const isSaid = sentencesOf(draft).some((one) => saysWhatItWants(one, draft.reader.primaryCode));
  return isSaid ? lines.filter(({ source }) => !STOCK.has(source)) : lines;
}

/** The writer's own request, in so many words: a second question would draw away from it. */
const OWN_REQUEST =
  /^(?:[^?]{0,200}[,.] )?(?:could|can|may|would|will) (?:you|I|we|some of you|any of you|your \p{L}+|they|he|she|the \p{L}+) (?:\S+ ){3,}\S+\?/iu;

/** What a request asks for that nobody could say yes or no to: a talk, a thought, some later day; or who does it. */
const LEFT_OPEN =
  /\b(?:future|some (?:point|time|day)|one day|agenda|consider|think about|look into|discuss|talk|speak|chat|or shall I)\b/i;

/** Whether a message to one reader asks for what it wants already. */
function asksItself(draft: EditedDraft): boolean {
  const { type } = draft.reading;
  if (type === 'difficult_conversation') return asksOpenly(sentencesOf(draft));
  if (type !== 'email' && type !== 'outreach') return false;
  return (
    asksAlready(draft) &&
    questionsOf(draft).some(({ text }) => OWN_REQUEST.test(text) && !LEFT_OPEN.test(text))
  );
}

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

/** Behind a mail's own order or question, only lines of its own matter: no reader wants two last questions. */
function fittingBeside(draft: EditedDraft, proposals: readonly Proposal[]): readonly Proposal[] {
  if (draft.reading.type !== 'email') return proposals;
  const isAsked =
    asksAlready(draft) &&
    !questionsOf(draft).some(({ text }) => LEFT_OPEN.test(text) || OF_NOBODY.test(text));
  const asks = isAsked || sentencesOf(draft).some(orders);
  return asks ? proposals.filter(({ source }) => !OF_ANY_LETTER.has(source)) : proposals;
}

/** Whether notes speak to nobody outside quotation marks: a question would have no one to answer it. */
function isForWriter({ reading: { type, text, blocks } }: EditedDraft): boolean {
  if (type !== 'meeting_prep' || blocks.some(({ kind }) => kind === 'greeting')) return false;
  return !/\b(?:you|your|yours)\b/i.test(text.replace(/["“][^"“”]*["”]/g, ''));
}

/** A text asks one thing. */
function isAskingText(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && questionsOf(draft).length > 0;
}

/** "Please text if you're going to be late.": a text that asks so needs no second ask. */
function requestsInText(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && sentencesOf(draft).some(({ text }) => REQUESTS.test(text));
}

const REQUESTS =
  /^please (?!note|find|excuse|forgive|accept|bear|remember|don['’]t|do not|keep to|stick to|follow)\p{Ll}/iu;

function bestOf(draft: EditedDraft, proposals: readonly Proposal[], least: number): readonly Proposal[] {
  const chances = chancesOf(draft, proposals);
  const ranks = proposals.map(({ source }, at) => (chances[at] ?? 0) + (LEADS[source] ?? OWN_LEAD));
  const best = ranks.indexOf(Math.max(...ranks));
  return (chances[best] ?? 0) < least ? [] : proposals.slice(best, best + 1);
}

function wantsDeed(draft: EditedDraft): boolean {
  const kind = softAskOf(draft)?.kind;
  return kind !== undefined && WANTS_DEED.has(kind) && !asksAlready(draft);
}

/** What a message to many ends on where nothing else fits; null where it says whom to turn to, asks itself or wants no answer. */
function wayBackFor(draft: EditedDraft): ProposalSource | null {
  if (saysWhom(draft) || questionsOf(draft).length > 0) return null;
  if (draft.reader.primaryCode === 'DP-06') return 'if hard';
  const isRefused = draft.reading.sentences.some(({ text }) => refusesAnswer(text));
  return isRefused || takesNoAnswer(sentencesOf(draft)) ? null : 'where to ask';
}
