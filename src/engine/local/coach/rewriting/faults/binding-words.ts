/** "If that's not possible then we'd rather leave it": what the writer does then. */
const WHAT_THEN =
  /^(?:(?:and|but|so) )?(?:if|unless)\b[^.!?]{3,100}?(?:,| then) (?:I|we)(?:['’]d|['’]ll| would| will| can['’]t| cannot| won['’]t) (?!(?:be )?(?:happy|glad|delighted|grateful|love|appreciate|understand|totally|completely)\b)/i;
/** "We only asked people who had complained": how far a figure can be trusted. */
const ONLY_SO_FAR =
  /\b(?:we|I|they)(?: have|['’]ve)? only (?:asked|tested|tried|measured|counted|looked|spoke|talked|checked|used|sampled|surveyed|interviewed|visited|compared|weighed|ran|ever)\b/i;

/** "We didn't count those": what a figure leaves out. */
const NOT_COUNTED =
  /\b(?:we|I|they) (?:did|have|could)(?:n['’]t| not) (?:count|include|test|measure|compare|weigh|check)(?:ed)?\b/i;
/** "It wasn't as cold as last year though": what the writer grants. */
const GRANTS =
  /^(?:but |and )?(?:it|they|this|that|the [\p{L} ]{3,25}?) (?:was|were|is|are)(?:n['’]t| not)? [^.!?]{3,60}?(?:,? though|,? to be fair|,? admittedly)[.!]*$/iu;
/** "We will clean up": what the writer promises. */
const PROMISE =
  /^(?:I|we)(?:['’]ll| will) (?:also |of course )?(?:clean|tidy|bring|pay|cover|help|organi[sz]e|provide|cook|drive|collect|return|lend|share|wash|prepare|print)\b/i;

/** "I already agreed it with them", "we can't change it": what is done, and what cannot be. */
const IS_SETTLED =
  /\b(?:I|we)(?:['’]ve| have)? already (?:agreed|promised|signed|booked|paid|ordered|confirmed|cancelled|sent)\b|^(?:I|we) (?:can['’]t|cannot|won['’]t) (?:change|move|pay|accept|take|give|offer|extend|wait (?:any )?longer|go (?:above|below|higher|lower)|do (?:it|that|this))\b/i;
/** "We should also think about parking": one more thing to be done. */
const TO_SETTLE =
  /\b(?:we|I) (?:should|need to|must|have to|ought to) (?:also |still |really |probably )*(?:think about|sort out|decide on|look at|plan|organi[sz]e|book|order) (?!(?:it|this|that|them|things?|everything|something|how|what|whether)\b)\p{L}/iu;

/** "…, otherwise I will": what the writer does without it. */
const OTHERWISE = /^(?:otherwise|or else|if not),? (?:I|we)(?:['’]ll| will| shall| would| have to)\b/i;

const BINDING = [OTHERWISE, WHAT_THEN, ONLY_SO_FAR, NOT_COUNTED, GRANTS, PROMISE, IS_SETTLED, TO_SETTLE];

/** Whether words bind writer or reader, or say how far a figure holds: such words stay whatever their tone. */
export function isBinding(text: string): boolean {
  return BINDING.some((words) => words.test(text));
}
