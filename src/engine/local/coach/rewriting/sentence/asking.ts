/** "Could you sort it out? If not, I will need to ring the council.": a question, with what follows without it. */
const ASKS_IF_NOT = /^(?:can|could|would) [^?]{5,200}\? (?:if not|otherwise)\b/i;

/** Whether a sentence is a question, with or without a word behind it on what happens if it is not met. */
export function isAsking(text: string): boolean {
  return text.endsWith('?') || ASKS_IF_NOT.test(text);
}
