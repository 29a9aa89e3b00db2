/** Last words behind which something is missing, unless they answer what stands before them ("as soon as you can"). */
const OPEN_END =
  /(?<!\b(?:as|when|whenever|whatever|what|if|where|wherever|how|however|than|all|everything|so|and) (?:you|we|I|they|he|she|it)(?: both| all)?) (?:can|could|will|would|should|shall|might|must|an?|the|and|or|because|your|our|my|their|in an? (?:way|manner|fashion))[.!?]*$/i;
/** First words that only stand behind something: "(We inform) you that …". */
const OPEN_START = /^(?:you|us|them|everyone|all) that,? (?!(?:is|was|will|would|can)\b)/i;

/** Whether an edit left half of what a sentence says: it ends or begins in the middle, as the draft's own does not. */
export function isHalfSaid(own: string, edited: string): boolean {
  return [OPEN_END, OPEN_START].some((open) => open.test(edited) && !open.test(own));
}
