import { readFileSync } from 'node:fs';
import type {
  CriticisedDraft,
  WeighedRisk,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { type LabelledMessage, MESSAGE_FILES, RULE_FILES } from './labelled-messages.ts';
import { EVERYDAY_FILE } from './spare-words.ts';

/** What an expert says of a criticism: Y right, M right about the words and wrong about the fault, P petty, N wrong. */
export type RiskLabel = 'Y' | 'M' | 'P' | 'N';

export interface JudgedDraft extends CriticisedDraft {
  readonly labels: readonly RiskLabel[];
}

interface Line {
  readonly id: string;
  /** Whether the draft was criticised or the rewrite that an expert made of it. */
  readonly of: 'draft' | 'ideal';
  readonly risks: readonly (WeighedRisk & { readonly label: RiskLabel })[];
}

function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** Criticisms by version 11 of the coach, with what readers say of each; the most severe of a draft first. */
export function readJudgedRisks(): readonly JudgedDraft[] {
  const drafts = new Map(
    [...MESSAGE_FILES, ...RULE_FILES, EVERYDAY_FILE]
      .flatMap(linesOf)
      .map((line) => JSON.parse(line) as LabelledMessage)
      .map((draft) => [draft.id, draft] as const),
  );
  return linesOf('judged-risks.jsonl').map((line) => {
    const { id, of, risks } = JSON.parse(line) as Line;
    const draft = drafts.get(id);
    if (draft === undefined) throw new Error(`judged-risks.jsonl: no draft ${id}`);
    const sorted = risks.toSorted((a, b) => b.severity - a.severity);
    return {
      text: of === 'ideal' ? draft.ideal_rewrite : draft.messageText,
      type: draft.messageType,
      primaryCode: draft.primaryCode,
      risks: sorted,
      labels: sorted.map(({ label }) => label),
    };
  });
}
