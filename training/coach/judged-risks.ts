import type { MessageType } from '../../src/domain/message-types.ts';
import type { ProfileCode } from '../../src/domain/profiles.ts';
import type { Reader } from '../../src/engine/engine.ts';
import {
  type CriticisedDraft,
  praisedSentences,
  type WeighedRisk,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { judgedDrafts, readLines } from './labelled-messages.ts';
import { readPraised } from './praised-reading.ts';
import type { WantingLine } from './wanting-messages.ts';

/** What an expert says of a criticism: Y right, M right about the words and wrong about the fault, P petty, N wrong. */
export type RiskLabel = 'Y' | 'M' | 'P' | 'N';

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

/** Criticisms of a mail that was written to learn what mails want, for a reader given to it. */
interface MailLine extends Pick<Line, 'id' | 'risks'> {
  readonly primaryCode: ProfileCode;
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
function readJudgedDrafts(): readonly JudgedDraft[] {
  const draftOf = judgedDrafts();
  return readLines<Line>('judged-risks.jsonl').map(({ id, of, risks }) => {
    const draft = draftOf(id);
    const text = of === 'ideal' ? (draft.ideal_rewrite ?? '') : draft.messageText;
    return judged(text, draft.messageType, draft, risks, 1);
  });
}

/** Most criticisms of plain mails were labelled by rule: N for all of a mail that wants nothing. */
const TRUST_IN_RULES = 0.3;

/** Criticisms by version 18 of plain mails, most of which are not at fault and many of which want nothing. */
function readJudgedMails(): readonly JudgedDraft[] {
  const mails = new Map(readLines<WantingLine>('wanting-mails.jsonl').map((mail) => [mail.id, mail]));
  return readLines<MailLine>('wanting-risks.jsonl').map(({ id, primaryCode, risks }) => {
    const mail = mails.get(id);
    if (mail === undefined) throw new Error(`data/messages: no mail ${id}`);
    const reader = { primaryCode, secondaryCode: null };
    return judged(mail.messageText, mail.messageType, reader, risks, TRUST_IN_RULES);
  });
}

/** All criticisms of which somebody said whether they are right. */
export function readJudgedRisks(): readonly JudgedDraft[] {
  return [...readJudgedDrafts(), ...readJudgedMails()];
}
