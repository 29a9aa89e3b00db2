/** "Just following up on the contract." */
const FOLLOWS_UP =
  /^(?:(?:hi|hello|hey),? )?(?:I(?:['’]m| am| was| wanted to)? )?(?:just |only |quickly )*(?:follow(?:ing)? up|check(?:ing)? in|circl(?:e|ing) back|touch(?:ing)? base|chas(?:e|ing))(?: again)?(?: on| about| regarding| re)? ((?:the|our|your|my|this) [^.!?;,]{2,60})[.!?]*$/i;
/** What is no thing that could stand anywhere. */
const IS_CLAUSE = /\b(?:we|you|I|they|that|which|if|whether|is|are|was|were)\b/i;

/** What a message only comes back to, as the question behind that; null for any other sentence. */
export function askedAfter(sentence: string): string | null {
  const thing = FOLLOWS_UP.exec(sentence.trim())?.[1];
  return thing === undefined || IS_CLAUSE.test(thing) ? null : `Where do we stand with ${thing}?`;
}
