/**
 * How sure a prediction is. The labels are calibrated: of predictions labelled High at least 90 % should be
 * right, Medium 65 to 90 %, Low below that.
 */
export const CONFIDENCE_LABELS = ['High', 'Medium', 'Low'] as const;
export type ConfidenceLabel = (typeof CONFIDENCE_LABELS)[number];

/** What a label tells somebody who reads an answer. */
export const CONFIDENCE_MEANING =
  'Confidence tells how often such a guess was right about notes by writers that the engine had never read: High at least 90 times in a hundred, Medium 65 to 90 times, Low less often. Where a language model makes the predictions, the label is its own estimate.';
