/**
 * A local change of wording. Patterns are anchored or bounded, so that they take time in proportion to the
 * sentence. A replacement must leave a grammatical sentence wherever the pattern matches.
 */
export interface Rule {
  readonly pattern: RegExp;
  readonly replacement: string;
  /** The result is a question. */
  readonly asks?: boolean;
}

/** Applies every rule in turn; the first rule that turns the sentence into a question ends the sentence in "?". */
export function applyRules(sentence: string, rules: readonly Rule[]): string {
  let result = sentence;
  for (const { pattern, replacement, asks } of rules) {
    const next = result.replace(pattern, replacement);
    if (next === result) continue;
    result = asks === true ? asQuestion(next) : next;
  }
  return result;
}

/** The sentence with a question mark in place of its last mark. */
export function asQuestion(sentence: string): string {
  const plain = sentence.replace(
    /^((?:Could|Can|Would|Who can)(?: you(?: please)?| we)? )(\p{Lu})(?=\p{Ll})/u,
    (_, opening: string, first: string) => opening + first.toLowerCase(),
  );
  return `${plain.replace(/[\s.!?…,;]+$/, '')}?`;
}
