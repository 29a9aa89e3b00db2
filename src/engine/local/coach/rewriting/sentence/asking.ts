/** "Could you sort it out? If not, I will need to ring the council.": a question, with what follows without it. */
const ASKS_IF_NOT = /^(?:can|could|would) [^?]{5,200}\? (?:if not|otherwise)\b/i;

/** "We open on 17 May. Could some of you come? We can't pay.": a request with what is told around it. */
const ASKS_AND_TELLS =
  /(?:^|[.!] )(?:could|can|may|would|shall|do you|are you|who can|who is|does anyone) [^.?!]{5,200}\? \p{Lu}/iu;

/** Whether a sentence is a question, with or without a word behind it on what happens if it is not met. */
export function isAsking(text: string): boolean {
  return text.endsWith('?') || ASKS_IF_NOT.test(text) || ASKS_AND_TELLS.test(text);
}
