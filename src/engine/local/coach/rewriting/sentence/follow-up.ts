/** "Just following up on the contract." */
const FOLLOWS_UP =
  /^(?:(?:hi|hello|hey),? )?(?:I(?:['’]m| am| was| wanted to)? )?(?:just |only |quickly )*(?:follow(?:ing)? up|check(?:ing)? in|circl(?:e|ing) back|touch(?:ing)? base|chas(?:e|ing))(?: again)?(?: on| about| regarding| re)? ((?:the|our|your|my|this) [^.!?;,]{2,60})[.!?]*$/i;
/** "Chase the rest and get back to me": an order to do so. */
const IS_ORDER =
  /^(?:(?:hi|hello|hey),? )?(?:just |quickly )*(?:follow up|check in|circle back|touch base|chase)\b/i;
/** What is no thing that could stand anywhere. */
const IS_CLAUSE = /\b(?:we|you|I|they|that|which|if|whether|is|are|was|were|please)\b/i;

/** What a message only comes back to, as the question behind that; null for any other sentence. */
export function askedAfter(sentence: string): string | null {
  const text = sentence.trim();
  const thing = IS_ORDER.test(text) ? undefined : FOLLOWS_UP.exec(text)?.[1];
  return thing === undefined || IS_CLAUSE.test(thing) ? null : `Where do we stand with ${thing}?`;
}
