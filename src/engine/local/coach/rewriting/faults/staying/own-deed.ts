import type { Clause } from '../../sentence/clauses.ts';

/** A sentence in which somebody tells what they did themselves. */
const OWN_ACCOUNT = /^(?:(?:and|but|so|yes|still|yet),? )*(?:I|we)(?:['’](?:d|ve|m|re|ll))?\b/i;
/** What they say of it in the same breath: "…, which I'm not proud of", "…, so this isn't only you". */
const VERDICT =
  /^(?:and |but |so )?(?:(?:which|and that) (?:I|we|was|is|were)\b|(?:that|this|it)(?:['’]s| is| was| isn['’]t| wasn['’]t| is not| was not)\b)|\b(?:of|on) me[.!]*$/i;

/** "…, that was childish" behind what the writer did themselves charges nobody else. */
export function judgesOwnDeed({ text }: Clause, sentence: string): boolean {
  return OWN_ACCOUNT.test(sentence) && JUDGES_DEED.test(text);
}

const JUDGES_DEED = /^(?:and |but )?(?:that|it|this|which) was\b|\b(?:of|on) me[.!]*$/i;

/** "…, which I'm not proud of": what the writer says of their own deed in a hard talk. */
export function givesVerdict({ text }: Clause, sentence: string): boolean {
  return OWN_ACCOUNT.test(sentence) && VERDICT.test(text);
}
