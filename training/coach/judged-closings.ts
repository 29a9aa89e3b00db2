import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import type { EditedDraft } from '../../src/engine/local/coach/rewriting/closing/edited-draft.ts';
import type { Proposal } from '../../src/engine/local/coach/rewriting/closing/proposal.ts';
import { proposalsFor } from '../../src/engine/local/coach/rewriting/closing/proposals.ts';
import { draftToClose } from '../../src/engine/local/coach/rewriting/draft-to-close.ts';
import { judgedDrafts, type ReadDraft, readLines } from './labelled-messages.ts';

/** What an expert says of a message with a line at its end: B better, S the same, L something is lost, X nonsense. */
export type ClosingLabel = 'B' | 'S' | 'L' | 'X';

interface Line {
  readonly id: string;
  readonly closings: readonly { readonly text: string; readonly label: ClosingLabel }[];
}

/** A draft with the lines that it might end on, and for each what a reader says of it; null where none was asked. */
export interface JudgedClosings {
  readonly draft: EditedDraft;
  readonly proposals: readonly Proposal[];
  readonly labels: readonly (ClosingLabel | null)[];
}

export function readJudgedClosings(): readonly Line[] {
  return readLines<Line>('judged-closings.jsonl');
}

/** The lines of a judged draft as the coach proposes them now; labels of wordings that it no longer proposes are left out. */
function judgedClosings(
  { messageText, messageType, primaryCode, secondaryCode }: ReadDraft,
  closings: Line['closings'],
): JudgedClosings {
  const reader = { primaryCode, secondaryCode };
  const reading = readDraft(messageText, messageType);
  const draft = draftToClose(reading, reader, judgeDraft(reading, reader));
  const proposals = proposalsFor(draft);
  const labelOf = new Map(closings.map(({ text, label }) => [text, label]));
  return { draft, proposals, labels: proposals.map(({ text }) => labelOf.get(text) ?? null) };
}

/** All judged drafts. */
export function allJudgedClosings(): readonly JudgedClosings[] {
  const draftOf = judgedDrafts();
  return readJudgedClosings().map(({ id, closings }) => judgedClosings(draftOf(id), closings));
}
