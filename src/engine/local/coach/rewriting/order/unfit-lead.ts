/** "We did Pallister's", "we do the outside of Harbour House": what was done there, only the trade of the writer says. */
const DONE_FOR_SOMEBODY =
  /^(?:[Ww]e|I)(?:['’]ve| have)? (?:\p{Ll}+ )?(?:do the \p{Ll}+ (?:of|at|in|on|for) |(?:did|done) the \p{Ll}|(?:do|did|done) \p{Lu}[\p{L}.]*['’]s\b|(?:did|done) \p{Lu})/u;
/** "I'd need two casuals by 20 March", "They'd want to know by the 14th": if what comes to pass? */
const HANGS_ON_PROPOSAL =
  /^(?:I|we|they|it|that|he|she)(?:['’]d| would) (?:then |also |only |just )?(?:need|take|cost|require|want|have to|mean)\b/i;
/** "…, with these they never will again": of a thing that the sentence in front names. */
const BY_MEANS_OF_OTHERS =
  /\b(?:with|from|through|without) (?:these|those) (?:they|we|you|he|she|I|nobody|every\p{L}*)\b/iu;

/** "From 1 October we're all doing it." */
const DOES_WHAT_WAS_SAID =
  /^(?!.*\b(?:the|our|your|my|an?) \p{L}).*\b(?:do|doing|use|using|try|trying) (?:it|this|that)[.!]*$/iu;

/** Whether a sentence that points at nothing would still be a riddle to whoever reads it first. */
export function isRiddleInFront(text: string): boolean {
  return (
    DOES_WHAT_WAS_SAID.test(text) ||
    DONE_FOR_SOMEBODY.test(text) ||
    HANGS_ON_PROPOSAL.test(text) ||
    BY_MEANS_OF_OTHERS.test(text)
  );
}
