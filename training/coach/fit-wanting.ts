/** Writes judging/wanting/wanting.json of the coach: whether a draft wants anything of its reader. */
import { fileURLToPath } from 'node:url';
import type { MessageType } from '../../src/domain/message-types.ts';
import { mayOnlyTell } from '../../src/engine/local/coach/judging/wanting/wanting.ts';
import { WANTING_TRAITS, wantingCase } from '../../src/engine/local/coach/judging/wanting/wanting-traits.ts';
import type { LearntCase } from '../../src/engine/local/coach/learnt-model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { EVERYDAY_FILE, type ReadDraft, readLearntMessages, readLines } from './labelled-messages.ts';

/** Messages of which their writers said what they want: nothing, something that they only hint at, or what they ask for. */
interface WantingLine {
  readonly id: string;
  readonly messageType: MessageType;
  readonly messageText: string;
  readonly wants: 'nothing' | 'hint' | 'ask';
}

const WANTING_FILES = ['wanting-texts.jsonl', 'wanting-mails.jsonl'] as const;

export function readWanting(): readonly WantingLine[] {
  return WANTING_FILES.flatMap((file) => readLines<WantingLine>(file));
}

/** What the shipped file must say it was learnt from. */
export function wantingFingerprint(): string {
  return learntFrom(readWanting(), WANTING_TRAITS);
}

function caseOf({ messageText, messageType }: Pick<ReadDraft, 'messageText' | 'messageType'>): LearntCase {
  return wantingCase(readDraft(messageText, messageType));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The drafts that the coach was made for all want something.
  const drafts = [...readLearntMessages(), ...readLines<ReadDraft>(EVERYDAY_FILE)]
    .filter(({ messageType }) => mayOnlyTell(messageType))
    .map((draft) => ({ ...draft, wants: 'something' }));
  const cases = [...readWanting(), ...drafts].map((line): LabelledCase => {
    return { ...caseOf(line), label: line.wants === 'nothing' ? 0 : 1, trust: 1 };
  });
  writeLearnt('judging/wanting/wanting.json', {
    fingerprint: wantingFingerprint(),
    ...fitLearnt(cases, WANTING_TRAITS),
  });
}
