import {
  type CriticisedDraft,
  praisedSentences,
  type WeighedRisk,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { judgedDrafts, readLines } from './labelled-messages.ts';
import { readPraised } from './praised-reading.ts';

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

/** Criticisms by versions 11 and 13 of the coach, with what readers say of each; the most severe of a draft first. */
export function readJudgedRisks(): readonly JudgedDraft[] {
  const draftOf = judgedDrafts();
  return readLines<Line>('judged-risks.jsonl').map(({ id, of, risks }) => {
    const draft = draftOf(id);
    const sorted = risks.toSorted((a, b) => b.severity - a.severity);
    const text = of === 'ideal' ? (draft.ideal_rewrite ?? '') : draft.messageText;
    const { reading, praised } = readPraised(text, draft.messageType, draft);
    return {
      text,
      type: draft.messageType,
      primaryCode: draft.primaryCode,
      risks: sorted,
      praised: praisedSentences(reading.sentences, praised),
      labels: sorted.map(({ label }) => label),
    };
  });
}
