/** Parts of a sentence that tell something of its matter, so that they stay though they name no thing of their own. */
import type { Clause } from '../../sentence/clauses.ts';

/** "…, should be destroyed", "…, revised to show the new date": what is said of that which stands before. */
const PREDICATE =
  /^(?:(?:should|shall|must|may|will|would|can|could|is|are|was|were|has|have|had)(?:n['’]t| not)?(?! (?:that|this|it|there|you|we|I|they|the|your|our|my|anyone|anybody)\b) \p{Ll}|\p{Ll}{3,}(?:ed|wed|wn) (?:to|by|for|from|her|him|it|them|us|me|you)\b)/iu;
/** "…, but this is not correct": that something is not so. */
const NOT_SO =
  /^(?:this|that|which|these|those|they) (?:is|was|are|were|has|have|had|do|does|did|will|would|can|could) not\b/i;
/** "…, which is still to be agreed", "…, both of which I need to see": what is still wanting. */
const WANTING =
  /\bto be (?:determined|decided|confirmed|agreed|announced|arranged|settled|done)\b|\bof which (?:I|we) (?:still )?need\b/i;
/** "…, e.g.", "Washington, D.C.", "… and US.": half of what an abbreviation parts, or a name in capitals. */
const CUT_SHORT = /^(?:i\.e|e\.g|(?:\p{Lu}\.)+|\p{Lu}{2,})[.!]*$/u;
/** "… and I am sure of one thing --": leads to what comes next. */
const LEADS_ON = /[-–—:]\s*$/;
/** "…, but get here early", "…, so let me know": what the reader is to do. */
const BIDS =
  /^(?:please )?(?:let (?:me|us|him|her|them) know|get (?:here|there|to the)|call|ring|contact|send|tell|bring|check)\b/i;

/** Whether a part at the end of a sentence says what is done or to be done, that something is not so, or leads on. */
function endsInMatter(words: string): boolean {
  return [PREDICATE, NOT_SO, WANTING, CUT_SHORT, LEADS_ON, BIDS].some((mark) => mark.test(words));
}

/** "As far as I know, …", "Apparently, …", "Currently, …": how sure or how lasting it is. */
const LIMITS =
  /^(?:as far as (?:I|we) (?:know|can tell)|as (?:I|we) (?:recall|remember|understand it)|apparently|evidently|reportedly|supposedly|typically|technically|officially|currently|for now|so far|to date|at this (?:time|point|stage))$/i;
/** "However, …", "As a result, …", "As soon as the list is here, …": how it hangs on what stands before, or on what. */
const HANGS_ON =
  /^(?:however|therefore|thus|hence|consequently|otherwise|instead|as a result|after all|(?:as soon as|once|until|in order to|as part of|as of|per) .+)$/i;

/** Whether a part of a sentence belongs to what is told in it. */
export function tellsOfMatter({ joint, text }: Clause): boolean {
  const words = text.replace(/\s+/g, ' ').trim();
  return joint === '' ? LIMITS.test(words) || HANGS_ON.test(words) : endsInMatter(words);
}
