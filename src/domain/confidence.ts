/**
 * How sure a prediction is. The labels are calibrated: of predictions labelled High at least 90 % should be
 * right, Medium 65 to 90 %, Low below that.
 */
export const CONFIDENCE_LABELS = ['High', 'Medium', 'Low'] as const;
export type ConfidenceLabel = (typeof CONFIDENCE_LABELS)[number];
