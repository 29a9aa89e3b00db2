import { draftSigns } from '../../src/engine/local/coach/judging/draft-signs.ts';
import { weighFaults } from '../../src/engine/local/coach/judging/naming/fault-evidence.ts';
import { NAMING_TRAITS, namingCases } from '../../src/engine/local/coach/judging/naming/naming-traits.ts';
import { signsInPlace } from '../../src/engine/local/coach/judging/quoting/out-of-place.ts';
import type { LearntFile } from '../../src/engine/local/coach/learnt-model.ts';
import { FAULT_TAGS } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { fitLearnt, type LabelledCase, learntFrom } from './fit-learnt.ts';
import { readLearntMessages } from './labelled-messages.ts';
import type { UnseenReading } from './unseen-readings.ts';

/** What the shipped file must say it was learnt from. */
export function namingFingerprint(): string {
  const labels = readLearntMessages().map(({ id, messageText, planted_risks }) => [
    id,
    messageText,
    planted_risks.map(({ tag }) => tag),
  ]);
  return learntFrom(labels, NAMING_TRAITS);
}

/** One case a fault. Drafts without a planted fault are left out: how flawed a draft is, is asked elsewhere. */
function casesOf({ message, reading, learned, isRewrite }: UnseenReading): LabelledCase[] {
  if (isRewrite || message.planted_risks.length === 0) return [];
  const named = new Set(message.planted_risks.map(({ tag }) => tag));
  const { faults } = draftSigns(reading, learned);
  const caseOf = namingCases(weighFaults(signsInPlace(faults, reading), reading.type, message));
  return FAULT_TAGS.map((tag) => ({ ...caseOf(tag), label: named.has(tag) ? 1 : 0, trust: 1 }));
}

/** What is learnt from these drafts about which faults an expert names in a flawed draft. */
export function fitNaming(reads: readonly UnseenReading[]): LearntFile {
  return { fingerprint: namingFingerprint(), ...fitLearnt(reads.flatMap(casesOf), NAMING_TRAITS) };
}
