/**
 * A local change of wording. Patterns are anchored or bounded, so that they take time in proportion to the
 * sentence. A replacement must leave a grammatical sentence wherever the pattern matches.
 */
export interface Rule {
  readonly pattern: RegExp;
  /** As in `String.replace`, or what makes it of the groups. */
  readonly replacement: string | ((...groups: string[]) => string);
  /** The result is a question. */
  readonly asks?: boolean;
}

/** Applies every rule in turn; the first rule that turns the sentence into a question ends the sentence in "?". */
export function applyRules(sentence: string, rules: readonly Rule[]): string {
  let result = sentence;
  for (const { pattern, replacement, asks } of rules) {
    const next =
      typeof replacement === 'string'
        ? result.replace(pattern, replacement)
        : result.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
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

/** The words with a small first letter, unless it is that of a name or an abbreviation. */
export function small(words: string): string {
  return /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "is" or "are", by whether the words end like a plural. */
export function isOrAre(words: string): string {
  return /[^s]s$/.test(words) ? 'are' : 'is';
}
