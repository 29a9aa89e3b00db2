/** Writes judging/soundness/soundness.json of the coach: which criticisms of a draft an expert would agree with. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SoundnessFile } from '../../src/engine/local/coach/judging/soundness/soundness.ts';
import {
  SOUNDNESS_TRAITS,
  soundnessTokens,
  soundnessValues,
} from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { SEPARATOR, scaleOf } from '../../src/engine/local/coach/token-table.ts';
import { type JudgedDraft, type RiskLabel, readJudgedRisks } from './judged-risks.ts';
import { fitSparse, SETTINGS } from './sparse-logistic.ts';
import { digestOf, packedTokens, vocabularyOf } from './token-tables.ts';

/** A token of fewer criticisms tells nothing. */
const FEWEST_CRITICISMS = 3;
const IS_RIGHT: ReadonlySet<RiskLabel> = new Set(['Y', 'M']);
const OUTPUT = new URL('../../src/engine/local/coach/judging/soundness/soundness.json', import.meta.url);

/** What the shipped file must say it was learnt from. */
export function soundnessFingerprint(drafts: readonly JudgedDraft[]): string {
  return digestOf(drafts, SETTINGS, SOUNDNESS_TRAITS, FEWEST_CRITICISMS);
}

/** What is learnt from these drafts. */
export function fitSoundness(drafts: readonly JudgedDraft[]): SoundnessFile {
  const cases = drafts.flatMap((draft) =>
    draft.risks.map((_, rank) => ({
      values: soundnessValues(draft, rank),
      tokens: soundnessTokens(draft, rank),
      label: IS_RIGHT.has(draft.labels[rank] ?? 'N') ? 1 : 0,
      trust: 1,
    })),
  );
  const vocabulary = vocabularyOf(
    cases.map(({ tokens }) => tokens),
    FEWEST_CRITICISMS,
  );
  const rows = new Map(vocabulary.map((token, row) => [token, row]));
  const examples = cases.map((one) => ({
    ...one,
    tokens: [...one.tokens].flatMap((token) => rows.get(token) ?? []),
  }));
  const fitted = fitSparse(examples, vocabulary.length, scaleOf);
  const weights = SOUNDNESS_TRAITS.map((name, at) => {
    const value = (fitted.values[at] ?? 0) + (name === 'bias' ? fitted.bias : 0);
    return [name, Number(value.toFixed(3))] as const;
  });
  return {
    fingerprint: soundnessFingerprint(drafts),
    weights: Object.fromEntries(weights),
    tokens: packedTokens(vocabulary, fitted.tokens),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fitSoundness(readJudgedRisks());
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.tokens.tokens.split(SEPARATOR).length} tokens`);
}
