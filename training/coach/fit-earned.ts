/** Writes judging/praise/earned.json of the coach: which praise of a draft an expert would agree with. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  EARNED_TRAITS,
  earnedTokens,
  earnedValues,
} from '../../src/engine/local/coach/judging/praise/earned-traits.ts';
import { type LearntFile, NO_TOKENS, SEPARATOR } from '../../src/engine/local/coach/learnt-model.ts';
import { fitLearnt, type LabelledCase, learntFrom } from './fit-learnt.ts';
import {
  type JudgedPraises,
  type PraiseLabel,
  readJudgedMerits,
  readJudgedPraises,
} from './judged-merits.ts';

const IS_RIGHT: ReadonlySet<PraiseLabel> = new Set(['Y']);
const OUTPUT = new URL('../../src/engine/local/coach/judging/praise/earned.json', import.meta.url);

/** What the shipped file must say it was learnt from. */
export function earnedFingerprint(): string {
  return learntFrom(readJudgedMerits(), EARNED_TRAITS);
}

/** The labelled praises of a draft. */
export function earnedCases(draft: JudgedPraises): LabelledCase[] {
  const tokens = earnedTokens(draft);
  return earnedValues(draft).flatMap((values, at) => {
    const label = draft.labels[at] ?? null;
    if (label === null) return [];
    return [{ values, tokens: tokens[at] ?? NO_TOKENS, label: IS_RIGHT.has(label) ? 1 : 0, trust: 1 }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cases = readJudgedPraises().flatMap(earnedCases);
  const file: LearntFile = { fingerprint: earnedFingerprint(), ...fitLearnt(cases, EARNED_TRAITS) };
  writeFileSync(OUTPUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${cases.length} labels, ${file.tokens.tokens.split(SEPARATOR).length} tokens`);
}
