const BARE_DENIAL =
  /^(?:and |but |well,? |so )?(?:it|they|he|she|you|this|that|these|those|we|I|there|nobody|none)(?: (?:is|was|were|are|has|have|had|did|does|do|will|could|would) not| (?:is|was|were|are|has|have|had|did|does|do|wo|could|would)n['’]t|['’]s not|['’]re not)(?: yet| either)?[.!]*$/i;

/** "You said it would be in the budget. It isn't.": whether a sentence only denies what stands before it. */
export function isBareDenial(text: string): boolean {
  return BARE_DENIAL.test(text);
}
