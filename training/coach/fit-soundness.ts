/** Writes judging/soundness/soundness.json of the coach: which criticisms of a draft an expert would agree with. */
import { fileURLToPath } from 'node:url';
import {
  SOUNDNESS_TRAITS,
  soundnessCases,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import type { LearntFile } from '../../src/engine/local/coach/learnt-model.ts';
import { fitLearnt, learntFrom, writeLearnt } from './fit-learnt.ts';
import { IS_RIGHT, type JudgedDraft, readJudgedRisks } from './judged-risks.ts';

/** What the shipped file must say it was learnt from. */
export function soundnessFingerprint(drafts: readonly JudgedDraft[]): string {
  return learntFrom(drafts, SOUNDNESS_TRAITS);
}

/** What is learnt from these drafts. */
export function fitSoundness(drafts: readonly JudgedDraft[]): LearntFile {
  const cases = drafts.flatMap((draft) =>
    soundnessCases(draft).map((one, rank) => ({
      ...one,
      label: IS_RIGHT.has(draft.labels[rank] ?? 'N') ? (1 as const) : (0 as const),
      trust: draft.trust,
    })),
  );
  return { fingerprint: soundnessFingerprint(drafts), ...fitLearnt(cases, SOUNDNESS_TRAITS) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeLearnt('judging/soundness/soundness.json', fitSoundness(readJudgedRisks()));
}
