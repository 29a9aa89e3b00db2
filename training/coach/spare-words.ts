import { readFileSync } from 'node:fs';
import type { MessageType } from '../../src/domain/message-types.ts';
import type { ProfileCode, SecondaryCode } from '../../src/domain/profiles.ts';
import { MESSAGE_FILES, RULE_FILES } from './labelled-messages.ts';

/** A draft by which readers said what can be left out of it. */
export interface ReadDraft {
  readonly id: string;
  readonly messageType: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
  readonly messageText: string;
}

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

function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** Everyday drafts, as people type them at work; nobody labelled what is wrong with them. */
export const EVERYDAY_FILE = 'everyday.jsonl';

export function readSpareWords(): readonly SpareWords[] {
  const drafts = new Map(
    [...MESSAGE_FILES, ...RULE_FILES, EVERYDAY_FILE]
      .flatMap(linesOf)
      .map((line) => JSON.parse(line) as ReadDraft)
      .map((draft) => [draft.id, draft] as const),
  );
  return linesOf('spare-words.jsonl').map((line) => {
    const { id, pieces } = JSON.parse(line) as { id: string; pieces: SpareWords['pieces'] };
    const draft = drafts.get(id);
    if (draft === undefined) throw new Error(`spare-words.jsonl: no draft ${id}`);
    return { draft, pieces };
  });
}
