import { judgedDrafts, type ReadDraft, readLines } from './labelled-messages.ts';

/**
 * What happens when words go and all else stays: K something is lost, B the sentence breaks or says something else,
 * U little is lost, D nothing is.
 */
export type SpareLabel = 'K' | 'B' | 'U' | 'D';

export interface SpareWords {
  readonly draft: ReadDraft;
  /** Whole sentences, and parts of sentences, without a number, a date or a name. */
  readonly pieces: readonly (readonly [text: string, label: SpareLabel])[];
}

/** What readers said can be left out of each draft. */
export function readSpareWords(): readonly SpareWords[] {
  const draftOf = judgedDrafts();
  return readLines<{ readonly id: string; readonly pieces: SpareWords['pieces'] }>('spare-words.jsonl').map(
    ({ id, pieces }) => ({ draft: draftOf(id), pieces }),
  );
}
