import type { Analysis, Prediction } from './engine.ts';

/** Whether an analysis holds not one finding and no rewrite, as of a reply that refuses or that nothing can be read from. */
export function isBlankAnalysis({ strengths, risks, suggestions, rewrite }: Analysis): boolean {
  return strengths.length + risks.length + suggestions.length === 0 && rewrite.trim() === '';
}

/** Whether a prediction says nothing at all: no profile, and not why there is none. */
export function isBlankPrediction(prediction: Prediction): boolean {
  return Object.values(prediction).every((value) => value === null);
}
