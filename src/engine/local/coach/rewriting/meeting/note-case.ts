import { isCommonWord } from '../../../../facts/common-words.ts';

const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august)$/i;

/** The words with a small first letter when the first is an everyday word, behind a label. */
export function lowerFirst(words: string): string {
  const first = /^\p{Lu}\p{Ll}+(?![\p{L}'’])/u.exec(words)?.[0];
  const isPlain = first !== undefined && isCommonWord(first.toLowerCase()) && !DAY_OR_MONTH.test(first);
  if (
    /^(?:We|He|She|They|It|There|That|What|Who|You|Nobody|Everybody|Everyone|Somebody|Someone|Here|Where|How|Don|Do|Let|Isn|Aren|Doesn|Won|Can)['’]\p{Ll}/u.test(
      words,
    )
  )
    return words.charAt(0).toLowerCase() + words.slice(1);
  return isPlain || /^(?:A|Go|Be|Do) /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
