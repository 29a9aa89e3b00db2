/** What is decided, and not to be talked about. */
export const CLOSED =
  /\b(?:up for (?:discussion|debate)|(?:been|already) decided|(?:not|n['’]t) be (?:discussed|debated)|(?:the )?decision (?:has been|is|was) (?:made|final|taken)|nothing to discuss|no (?:discussion|debate|exceptions?|excuses)|end of|get used to|no choice|if (?:you|we) (?:don['’]?t|have not|haven['’]?t)|like it or|(?:who|those who) (?:refuse|object|do(?:es)?n['’]t like it)\b[^.]*\bcan (?:stay|go|leave|find))\b/i;
/** What leaves nobody a way out, tagged on to what is asked. */
const NO_WAY_OUT =
  /(?<=[\p{L}\d)]),? (?:(?:and|with) )?((?:no (?:exceptions?|excuses|ifs or buts|discussion|debate)|without exception)(?: please)?)(?=[.!]*$)/iu;

/** "no exceptions" at the end of words that say something else as well; null where nothing of the kind stands there. */
export function closingWords(quote: string | null): string | null {
  return quote === null ? null : (NO_WAY_OUT.exec(quote)?.[1] ?? null);
}
