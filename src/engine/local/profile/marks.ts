/**
 * Which rules may have something to say where a word stands: one bit a rule, so that one look at a word serves them all, and
 * notes without a rule's words cost the rule next to nothing.
 */

/** The bits of every word that some rule has marked. */
const MARKS = new Map<string, number>();
const MOST_RULES = 31;
let rules = 0;

/** A bit of its own for a rule; every word without which the rule finds nothing bears it from now on. */
export function markWords(words: Iterable<string>): number {
  if (rules === MOST_RULES) throw new RangeError(`More than ${MOST_RULES} rules mark words.`);
  const mark = 1 << rules;
  rules += 1;
  for (const word of words) MARKS.set(word, marksOf(word) | mark);
  return mark;
}

/** The bits of all rules that a word may matter to. */
export function marksOf(word: string): number {
  return MARKS.get(word) ?? 0;
}
