/** Those to whom a claim is taken when nobody pays. */
const LAW =
  /\b(?:(?:county|small claims|civil|magistrates['’]?) court|to court|small claims|legal (?:action|proceedings|steps)|(?:my|our|a) (?:solicitors?|lawyers?|attorney)|debt collect(?:ors?|ion)|(?:the )?ombudsman|trading standards|tribunal|statutory interest)\b/i;
/** What the writer will do. */
const WILL =
  /\b(?:I|we)(?:['’]ll| will| shall|['’]m going to| am going to| have no (?:other )?choice)\b|\bwithout further notice\b/i;

/** Whether one of the sentences gives notice of a claim at law: what such a letter expects is no question. */
export function givesNotice(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => LAW.test(sentence) && WILL.test(sentence));
}

/** "I expect the full amount by 4 December.", "We require payment within 14 days." */
const EXPECTS =
  /^(?:I|we) (?:therefore |now |hereby |must )*(?:expect|require|demand|insist|request|ask)\b|^(?:please )?pay\b/i;

/** Whether a sentence says what the writer of such a letter wants. */
export function expects(sentence: string): boolean {
  return EXPECTS.test(sentence);
}
