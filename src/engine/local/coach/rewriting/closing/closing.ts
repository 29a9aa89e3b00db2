import { namesFault } from '../../judging/finding.ts';
import { isContradicted } from './contradicted.ts';
import { type EditedDraft, questionsOf, sentencesOf } from './edited-draft.ts';
import { chancesOf } from './fitting/fitting.ts';
import { refusesAnswer, takesNoAnswer } from './forbids-answer.ts';
import { leastChance } from './least-chance.ts';
import { contactIn, toContact } from './named-contact.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import { proposalsFor } from './proposals.ts';
import { saysWhatToAnswer, withoutIdleLines } from './text-answers.ts';
import { isWantedByMany } from './wanted-by-many.ts';
import { besideOwnAsk, isFaultlessText, requestsInText, wantsNoLine, withoutStock } from './wanted-lines.ts';
import { saysWhom } from './ways-back.ts';

/** By how much a line of the draft's own matter may fit worse than one that could stand in any draft. */
const LEADS: Readonly<Partial<Record<ProposalSource, number>>> = { general: 0.05, 'more general': 0 };
const OWN_LEAD = 0.1;

/** What a text is about, so that no line could fit it better. */
const SURE: ReadonlySet<ProposalSource> = new Set(['waitingOffer', 'implied']);

/** What a flawed draft still needs at its end, the way back to the reader: one line, or none where none is likely to fit. */
export function closingOf(draft: EditedDraft): readonly Proposal[] {
  if (wantsNoLine(draft)) return [];
  const proposals = withoutIdleLines(draft, proposalsFor(draft)).filter(
    (line) => !isContradicted(draft, line),
  );
  const sure = draft.reading.type === 'text' ? proposals.find(({ source }) => SURE.has(source)) : undefined;
  if (sure !== undefined) return [sure];
  if (draft.findings.wanting === 'unsure') return proposals.filter(({ source }) => source === 'put right');
  if (requestsInText(draft) || saysWhatToAnswer(draft) || isFaultlessText(draft)) return [];
  const fitting = withoutStock(draft, bestOf(draft, besideOwnAsk(draft, proposals), leastChance(draft)));
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

function bestOf(draft: EditedDraft, proposals: readonly Proposal[], least: number): readonly Proposal[] {
  const chances = chancesOf(draft, proposals);
  const ranks = proposals.map(({ source }, at) => (chances[at] ?? 0) + (LEADS[source] ?? OWN_LEAD));
  const best = ranks.indexOf(Math.max(...ranks));
  return (chances[best] ?? 0) < least ? [] : proposals.slice(best, best + 1);
}

/** What a message to many ends on where nothing else fits; null where it says whom to turn to, asks itself or wants no answer. */
function wayBackFor(draft: EditedDraft): ProposalSource | null {
  if (!namesFault(draft.findings) || saysWhom(draft) || questionsOf(draft).length > 0) return null;
  if (draft.reader.primaryCode === 'DP-06') return 'if hard';
  const isRefused = draft.reading.sentences.some(({ text }) => refusesAnswer(text));
  return isRefused || takesNoAnswer(sentencesOf(draft)) ? null : 'where to ask';
}
