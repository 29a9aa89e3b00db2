import type { DraftReading } from '../../reading/draft-reading.ts';
import { capitalised } from '../sentence/smooth.ts';

/** "so that nobody is afraid of the house any more" */
const SO_THAT =
  /\bso that ((?:nobody|no one|everyone|everybody|every|each|all|any) [^.,;:()?!"]{10,80})(?=[.,;]|$)/i;
/** "so within a generation each village could have its own seed store again" */
const COULD =
  /(?:^|[,;] |\b(?:so|and) )(?:(?:(?:with)?in (?:time|(?:a|one|\p{L}+) (?:generation|years?|decades?))),? )?((?:each|every|an?|no|nobody|everyone|everybody|any) (?:\p{L}+ ){0,3}could [^.,;:()?!"]{8,70})(?=[.,;]|$)/iu;
const POINTS_BACK =
  /\b(?:it|one|ones|them|they|this(?! (?:city|town|country|village|valley|world|region|place|house|school|street|century|generation)\b)|that|these|those|he|she|him|her|such)\b/i;
const LONGEST_WORDS = 13;

/** What the draft says that all of it is for, as a line of its own, in the draft's own words. Null when it does not. */
export function purposeIn(reading: DraftReading): string | null {
  for (const { text } of reading.sentences) {
    const soThat = SO_THAT.exec(text)?.[1];
    if (soThat !== undefined && fits(soThat))
      return `So that ${soThat.charAt(0).toLowerCase()}${soThat.slice(1)}`;
    const could = COULD.exec(text)?.[1];
    if (could !== undefined && fits(could)) return capitalised(could);
  }
  return null;
}

function fits(words: string): boolean {
  return !POINTS_BACK.test(words) && words.split(' ').length <= LONGEST_WORDS;
}
