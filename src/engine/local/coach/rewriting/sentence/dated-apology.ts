const DATED_APOLOGY =
  /^(?:(?:so|really|very|I['’]?m|I am) )*sorry (?:to|for|about) [^.!?;,]{0,30}\b(?:mon|tues|wednes|thurs|fri|satur|sun|birth|holi)day\b[^.!?;,]{0,20}, (?:but )?(?=(?:(?:I was|I['’]?m|just|was) )*(?:wondering|wondered|asking|checking|(?:can|could|would|will|did|do|have) (?:you|u|we|I)\b))/i;

/**
 * "so sorry to bug you on a Sunday, just wondering if …": the apology in front of a question, where it names a day and so
 * must stay; empty where there is none.
 */
export function datedApology(own: string): string {
  return DATED_APOLOGY.exec(own)?.[0] ?? '';
}
