import { COMMON_NOUNS } from './tone-words.ts';

/** What stands before a noun: an article or the like with up to one word behind it, or a preposition. */
const BEFORE_NOUN =
  /(?:\b(?:the|an?|my|our|your|ur|his|her|their|its|this|these|those|any|some|no|each|every|\d+) (?:[\p{L}'’-]+ )?|\b(?:of|with|about|around|for|on|in|at|from|by|to|via|into|over|under|between|without|re) )$/iu;

/** "Samples", and "it samples". */
const PLURAL = /[^suai]s$/;
const BEFORE_VERB = /\b(?:he|she|it|that|which|who|what|this|nobody|somebody|everybody|everyone|someone) $/i;

/** Whether one of the words found nowhere else stands where nouns stand, so that it may name a thing. */
export function holdsThing(text: string, named: readonly string[]): boolean {
  return named.some((word) => {
    if (COMMON_NOUNS.has(word.toLowerCase())) return false;
    const before = text.slice(0, text.indexOf(word));
    return BEFORE_NOUN.test(before) || (PLURAL.test(word) && !BEFORE_VERB.test(before));
  });
}

function isDefinite(before: string): boolean {
  return /\b(?:the|a|an|my|our|your|ur|his|her|their|this) $/i.test(before);
}

/** Whether words for things are more than one that may be none: "a nuisance" names one, "nuisance" may not. */
export function namesThing(text: string, named: readonly string[]): boolean {
  return named.length > 1 || named.some((word) => isDefinite(text.slice(0, text.indexOf(word))));
}
