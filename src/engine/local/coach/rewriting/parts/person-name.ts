import { isCommonWord } from '../../../../facts/common-words.ts';

/** The titles in front of a name, in the languages in which people sign. */
export const TITLES =
  '(?:(?:Mr|Mrs|Ms|Mx|Miss|Dra?|Prof|Rev|Revd|Fr|Sra?|Srta|Sgt|Cpl|Lt|Capt|Maj|Col|Gen|Cllr|Hon|Dott|Dott\\.?ssa|Sig|Sig\\.?ra|Ing|Mme|Mlle|Herr|Frau|Sir|Dame|Lady|Lord|Sister|Brother|Father|Captain|Major|Colonel|Professor|Canon|Councillor|Granny|Grandad|Auntie|Uncle)\\.? (?:med\\. |\\(retd\\.?\\) )?)*';
const WORD = "\\p{Lu}[\\p{L}'’-]*\\.?(?:[&-]\\p{Lu}\\p{L}*)?";
/** A name of up to five words: "Mrs O. Danquah", "Ahmad bin Salleh", "Meg and Pat". */
export const NAME = `(?:\\((?:Mrs|Mr|Ms|Miss|Dr)\\) )?${TITLES}${WORD}(?: (?:${WORD}|van|von|de|del|della|di|da|dos|der|den|bin|bint|al|ap|y|e|et|und|and|&|\\+)){0,4}(?<! (?:van|von|de|and|&|y|e))`;

/** Given names that are everyday words, too. */
const ALSO_WORDS =
  /^(?:will|grace|mark|rose|hope|dawn|joy|faith|bill|jack|pat|sue|ray|art|penny|daisy|ivy|holly|heather|amber|ruby|pearl|jade|olive|poppy|lily|violet|iris|basil|rob|nick|drew|frank|dean|earl|chip|skip|miles|christian|max|sandy|robin|jay|ginger|summer|victor|chase|cliff|glen|dale|lance|gill|harry|bob|josh|gene|bertha|carol|eve|april|june|guy|don|dot|lee|martin|kit|kay|di|mo|al|ed|jo|ben|tom|dan|sam|tim|ali|josé)$/;
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|july|august|september|october|november|december|christmas|easter|diwali|ramadan|eid|english|french|german|spanish|british|european|room|flat|unit|block|ward|floor|no|re|ps|asap|tbc|tba|fyi|nb|eta|am|pm)$/;
const PLACE =
  /\b(?:Road|Rd|Street|Lane|Avenue|Hall|Room|House|Building|Station|Park|Square|Bridge|Inn|Arms|Centre|Center|Hotel|Church|School|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Monday)\b/;

/** At least one of them. */
export const SOME_TITLES = TITLES.replace(/\)\*$/, ')+');
const TITLED = new RegExp(`^${SOME_TITLES}`, 'u');

/** Whether capitalised words are somebody's name rather than the beginning of a sentence, a place or a day. */
export function isPersonName(words: string): boolean {
  if (PLACE.test(words)) return false;
  if (TITLED.test(words)) return true;
  const [first = '', ...others] = words.split(' ');
  const plain = first.toLowerCase().replace(/['’.-].*$/, '');
  if (NO_NAME.test(plain)) return false;
  if (/^(?:\p{Lu}\.|[B-HJ-Z])$/u.test(first)) return others.length > 0;
  return plain.length > 1 && (ALSO_WORDS.test(plain) || !isCommonWord(plain));
}
