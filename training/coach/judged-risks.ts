import type { MessageType } from '../../src/domain/message-types.ts';
import type { ProfileCode } from '../../src/domain/profiles.ts';
import type { Reader } from '../../src/engine/engine.ts';
import {
  type CriticisedDraft,
  praisedSentences,
  type WeighedRisk,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { judgedDrafts, messageById, type ReadDraft, readLines } from './labelled-messages.ts';
import { readPraised } from './praised-reading.ts';
import { readWanting } from './wanting-messages.ts';

/** What an expert says of a criticism: Y right, M right about the words and wrong about the fault, P petty, N wrong. */
export type RiskLabel = 'Y' | 'M' | 'P' | 'N';

/** A criticism is right where its words are at fault, whatever it calls the fault. */
export const IS_RIGHT: ReadonlySet<RiskLabel> = new Set(['Y', 'M']);

export interface JudgedDraft extends CriticisedDraft {
  readonly labels: readonly RiskLabel[];
  /** How much the labels are trusted, from 0 to 1. */
  readonly trust: number;
}

interface Line {
  readonly id: string;
  /** Whether the draft was criticised or the rewrite that an expert made of it. */
  readonly of: 'draft' | 'ideal';
  readonly risks: readonly (WeighedRisk & { readonly label: RiskLabel })[];
}

/** Criticisms of a message for a reader given to it. */
interface GivenReaderLine extends Pick<Line, 'id' | 'risks'> {
  readonly primaryCode: ProfileCode | null;
}

function judged(
  text: string,
  type: MessageType,
  reader: Reader,
  risks: Line['risks'],
  trust: number,
): JudgedDraft {
  const sorted = risks.toSorted((a, b) => b.severity - a.severity);
  const { reading, praised } = readPraised(text, type, reader);
  return {
    text,
    type,
    primaryCode: reader.primaryCode,
    risks: sorted,
    praised: praisedSentences(reading.sentences, praised),
    labels: sorted.map(({ label }) => label),
    trust,
  };
}

/** Criticisms by versions 11 and 13 of the coach, with what readers say of each; the most severe of a draft first. */
function readOfOwnReaders(draftOf: (id: string) => ReadDraft): readonly JudgedDraft[] {
  return readLines<Line>('judged-risks.jsonl').map(({ id, of, risks }) => {
    const draft = draftOf(id);
    const text = of === 'ideal' ? (draft.ideal_rewrite ?? '') : draft.messageText;
    return judged(text, draft.messageType, draft, risks, 1);
  });
}

/** Most criticisms of plain mails were labelled by rule: N for all of a mail that wants nothing. */
const TRUST_IN_RULES = 0.3;

/** Criticisms of messages for readers who were given to them. */
function readOfGivenReaders(
  file: string,
  messageOf: (id: string) => Pick<ReadDraft, 'messageType' | 'messageText'>,
  trust: number,
): readonly JudgedDraft[] {
  return readLines<GivenReaderLine>(file).map(({ id, primaryCode, risks }) => {
    const { messageText, messageType } = messageOf(id);
    return judged(messageText, messageType, { primaryCode, secondaryCode: null }, risks, trust);
  });
}

/** All criticisms of which somebody said whether they are right: of drafts, by version 18 of mails, by version 19 of the other kinds, by versions 20 to 22 of messages in most of which little is at fault, by version 27 of drafts once more. */
export function readJudgedRisks(): readonly JudgedDraft[] {
  const draftOf = judgedDrafts();
  const wantingOf = messageById(readWanting());
  return [
    ...readOfOwnReaders(draftOf),
    ...readOfGivenReaders('wanting-risks.jsonl', wantingOf, TRUST_IN_RULES),
    ...readOfGivenReaders('plain-risks.jsonl', wantingOf, 1),
    ...readOfGivenReaders('kinds-risks.jsonl', draftOf, 1),
    ...readOfGivenReaders('sent-risks.jsonl', draftOf, 1),
    ...readOfGivenReaders('further-risks.jsonl', draftOf, 1),
  ];
}
