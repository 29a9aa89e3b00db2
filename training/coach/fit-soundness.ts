/** Writes judging/soundness/soundness.json of the coach: which criticisms of a draft an expert would agree with. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  SOUNDNESS_TRAITS,
  soundnessTokens,
  soundnessValues,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { type LearntFile, NO_TOKENS, SEPARATOR } from '../../src/engine/local/coach/learnt-model.ts';
import { fitLearnt, learntFrom } from './fit-learnt.ts';
import { type JudgedDraft, type RiskLabel, readJudgedRisks } from './judged-risks.ts';

const IS_RIGHT: ReadonlySet<RiskLabel> = new Set(['Y', 'M']);
const OUTPUT = new URL('../../src/engine/local/coach/judging/soundness/soundness.json', import.meta.url);

/** What the shipped file must say it was learnt from. */
export function soundnessFingerprint(drafts: readonly JudgedDraft[]): string {
  return learntFrom(drafts, SOUNDNESS_TRAITS);
}

/** What is learnt from these drafts. */
export function fitSoundness(drafts: readonly JudgedDraft[]): LearntFile {
  const cases = drafts.flatMap((draft) => {
    const tokens = soundnessTokens(draft);
    return soundnessValues(draft).map((values, rank) => ({
      values,
      tokens: tokens[rank] ?? NO_TOKENS,
      label: IS_RIGHT.has(draft.labels[rank] ?? 'N') ? (1 as const) : (0 as const),
      trust: 1,
    }));
  });
  return { fingerprint: soundnessFingerprint(drafts), ...fitLearnt(cases, SOUNDNESS_TRAITS) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fitSoundness(readJudgedRisks());
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.tokens.tokens.split(SEPARATOR).length} tokens`);
}
