/** "How could you be so careless?", "What have you got to say for yourself?": a charge put as a question, which asks nothing. */
export const NO_REAL_QUESTION =
  /\bhow (?:could|can|dare) you (?:be so|even|just|possibly|do (?:this|that|something))\b|\bwhat have you got to say for yoursel(?:f|ves)\b/i;
