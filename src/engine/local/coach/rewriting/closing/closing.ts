import { softAskOf } from './asked/own-ask.ts';
import type { SoftKind } from './asked/soft-words.ts';
import { type EditedDraft, questionsOf, sentencesOf } from './edited-draft.ts';
import { chancesOf } from './fitting/fitting.ts';
import { refusesAnswer, takesNoAnswer } from './forbids-answer.ts';
import { FITS_IF_INSISTED, leastChance } from './least-chance.ts';
import { contactIn, toContact } from './named-contact.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import { proposalsFor } from './proposals.ts';
import { asksAlready } from './to-one-reader.ts';
import { saysWhom } from './ways-back.ts';

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
  const proposals = proposalsFor(draft);
  const deed = wantsDeed(draft) ? proposals.find(({ source }) => source === 'own ask') : undefined;
  if (deed !== undefined) return [deed];
  const sure = draft.reading.type === 'text' ? proposals.find(({ source }) => SURE.has(source)) : undefined;
  if (sure !== undefined) return [sure];
  if (requestsInText(draft)) return [];
  const fitting = bestOf(draft, proposals, leastChance(draft));
  if (draft.reading.type !== 'internal_comms') return fitting;
  const wayBack = wayBackFor(draft);
  return putToContact(
    draft,
    fitting.length > 0 ? fitting : proposals.filter(({ source }) => source === wayBack),
  );
}

/** The lines of a message to many with whom it names for questions. */
function putToContact(draft: EditedDraft, lines: readonly Proposal[]): readonly Proposal[] {
  const contact = contactIn(draft.reading.sentences.map(({ text }) => text));
  return contact === null ? lines : lines.map((line) => toContact(line, contact));
}

/** The line that fits best a flawed draft which would come back as it was otherwise. */
export function insistedClosingOf(draft: EditedDraft): readonly Proposal[] {
  return isAskingText(draft) || asksItself(draft) || isForWriter(draft)
    ? []
    : bestOf(draft, proposalsFor(draft), FITS_IF_INSISTED);
}

/** The writer's own request, in so many words: a second question would draw away from it. */
const OWN_REQUEST =
  /^(?:[^?]{0,200}[,.] )?(?:could|can|may|would|will) (?:you|I|we|some of you|any of you|your \p{L}+|they|he|she|the \p{L}+) (?:\S+ ){3,}\S+\?/iu;

/** What a request asks for that nobody could say yes or no to: a talk, a thought, some later day; or who does it. */
const LEFT_OPEN =
  /\b(?:future|some (?:point|time|day)|one day|agenda|consider|think about|look into|discuss|talk|speak|chat|or shall I)\b/i;

/** Whether a letter to one reader asks for what it wants already. */
function asksItself(draft: EditedDraft): boolean {
  const { type } = draft.reading;
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
