/** Writes rewriting/closing/fitting/fitting.json of the coach: with which line at its end a reader calls a message better. */
import { fileURLToPath } from 'node:url';
import {
  FITTING_TRAITS,
  fittingCases,
} from '../../src/engine/local/coach/rewriting/closing/fitting/fitting-traits.ts';
import { answeredCases, fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { allJudgedClosings, type JudgedClosings, readJudgedClosings } from './judged-closings.ts';

/** What the shipped file must say it was learnt from. */
export function fittingFingerprint(): string {
  return learntFrom(readJudgedClosings(), FITTING_TRAITS);
}

/** The labelled lines of a draft. */
function labelledClosings({ draft, proposals, labels }: JudgedClosings): readonly LabelledCase[] {
  return answeredCases(
    fittingCases(draft, proposals),
    labels.map((label) => (label === null ? null : label === 'B')),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cases = allJudgedClosings().flatMap(labelledClosings);
  writeLearnt('rewriting/closing/fitting/fitting.json', {
    fingerprint: fittingFingerprint(),
    ...fitLearnt(cases, FITTING_TRAITS),
  });
}
