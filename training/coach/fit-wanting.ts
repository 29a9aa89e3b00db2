/** Writes judging/wanting/wanting.json of the coach: whether a draft wants anything of its reader. */
import { fileURLToPath } from 'node:url';
import { mayOnlyTell } from '../../src/engine/local/coach/judging/wanting/wanting.ts';
import { WANTING_TRAITS, wantingCase } from '../../src/engine/local/coach/judging/wanting/wanting-traits.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { EVERYDAY_FILE, type ReadDraft, readLearntMessages, readLines } from './labelled-messages.ts';
import { readWanting } from './wanting-messages.ts';

/** The texts and mails that the coach was made for: all of them want something. */
function readWantingDrafts(): readonly ReadDraft[] {
  const drafts = [...readLearntMessages(), ...readLines<ReadDraft>(EVERYDAY_FILE)];
  return drafts.filter(({ messageType }) => mayOnlyTell(messageType));
}

/** What the shipped file must say it was learnt from. */
export function wantingFingerprint(): string {
  const drafts = readWantingDrafts().map(({ messageType, messageText }) => [messageType, messageText]);
  return learntFrom([readWanting(), drafts], WANTING_TRAITS);
}

function caseOf(
  { messageText, messageType }: Pick<ReadDraft, 'messageText' | 'messageType'>,
  label: 0 | 1,
): LabelledCase {
  return { ...wantingCase(readDraft(messageText, messageType)), label, trust: 1 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cases = [
    ...readWanting().map((line) => caseOf(line, line.wants === 'nothing' ? 0 : 1)),
    ...readWantingDrafts().map((draft) => caseOf(draft, 1)),
  ];
  writeLearnt('judging/wanting/wanting.json', {
    fingerprint: wantingFingerprint(),
    ...fitLearnt(cases, WANTING_TRAITS),
  });
}
