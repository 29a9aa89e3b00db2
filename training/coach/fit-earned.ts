/** Writes judging/praise/earned.json of the coach: which praise of a draft an expert would agree with. */
import { fileURLToPath } from 'node:url';
import { EARNED_TRAITS, earnedCases } from '../../src/engine/local/coach/judging/praise/earned-traits.ts';
import { answeredCases, fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { type JudgedPraises, readJudgedMerits, readJudgedPraises } from './judged-merits.ts';

/** What the shipped file must say it was learnt from. */
export function earnedFingerprint(): string {
  return learntFrom(readJudgedMerits(), EARNED_TRAITS);
}

/** The labelled praises of a draft. */
function labelledCases(draft: JudgedPraises): readonly LabelledCase[] {
  return answeredCases(
    earnedCases(draft),
    draft.labels.map((label) => (label === null ? null : label === 'Y')),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cases = readJudgedPraises().flatMap(labelledCases);
  writeLearnt('judging/praise/earned.json', {
    fingerprint: earnedFingerprint(),
    ...fitLearnt(cases, EARNED_TRAITS),
  });
}
