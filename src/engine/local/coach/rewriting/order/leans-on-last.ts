import { oncePerDraft } from '../../draft-memory.ts';
import { hangsOnLast } from '../faults/staying/leaned-on.ts';

const OPENS_TIED =
  /^(?:it|its|this|that|these|those|they|them|their|he|she|his|her|however|otherwise|instead|because|or|both|such|if not|yes|no(?! [a-z])|not|even|especially|except|even so|still)(?:['’]\w+)?\b(?! (?:year|month|week|morning|summer|term)\b)|^the (?:reason|trouble|problem|result|same|rest|others?|first|second|latter|former|idea|move|measure|decision)\b|^what (?:isn['’]t|is not|remains|is left)\b|^for (?:this|that) (?:we|I|you|reason|purpose)\b/i;
/** "after that date", "the same day", "below that threshold". */
const TIED_INSIDE =
  /\b(?:that|this|the same) (?:date|day|time|threshold|point|end|way|case)\b|\b(?:before|after|below|above|until|like|of|with|for) (?:that|this|it|them|these|those)\b(?! (?!(?:we|I|you|they|he|she)\b)\p{L}|['’]\p{L})|\b(?:the latter|do so|all of (?:it|them|this))\b/iu;
const EARLY_PRONOUN =
  /^(?:\S+ ){1,4}(?:it|they|them|these|those)(?:['’]\w+)?\b|^(?:in|on|with|for|by|of|at|to|from) (?:its|their)\b/i;
const OWN_PERSON = /\b(?:\p{L}{3,}s|people|everyone|staff|children)\b[^.]{0,80}\b(?:they|them|their)\b/iu;
const ONE_PERSON = /\b(?:he|she|him|his|her)\b/i;

/** "With it people in wheelchairs can come on their own": "it" is never what the sentence itself names. */
const BY_MEANS_OF_LAST =
  /^(?:with|in|on|by|for|from|through|without) (?:it|them|this|that)\b(?! \p{Ll}+ (?:is|are|was|were|we|you|I)\b)/iu;

/** "We have recorded 9 of about 20.", "The three who didn't sign are away": counts what stands before. */
const COUNTS_LAST =
  /^(?:I|we)(?:['’]ve| have)? \p{L}+ (?:only )?\d+ (?:out )?of (?:about |around |some |roughly )?\d+[.!]*$|^the (?:one|two|three|four|five|six|few|\d+)(?: others?)? (?:who|that|which)\b/iu;

/** "Also", "And of course": adds to what stands before without speaking of it. */
const ADDS = /^(?:(?:and|but|so|also|oh|plus|then|of course|anyway|anyhow)\b,? ){1,3}/i;

/** With fewer, "And your calm." is the end of the sentence before it. */
const FEWEST_OWN_WORDS = 5;

/** Whether a sentence speaks of what the one before it named. */
export const leansOnLast = oncePerDraft((sentence: string): boolean => {
  const text = sentence.replace(ADDS, '');
  if (text !== sentence && text.split(' ').length < FEWEST_OWN_WORDS) return true;
  if (OPENS_TIED.test(text) || BY_MEANS_OF_LAST.test(text)) return true;
  if (COUNTS_LAST.test(text) || TIED_INSIDE.test(text) || hangsOnLast(text)) return true;
  if (EARLY_PRONOUN.test(text) && !OWN_PERSON.test(text)) return true;
  const person = ONE_PERSON.exec(text);
  return person !== null && !/\p{L} \p{Lu}\p{Ll}/u.test(` ${text}`.slice(0, person.index));
});
