import type { Unit } from '../parts/draft-parts.ts';
import { phrasesIn } from '../subject/topic.ts';
import { capitalised } from './smooth.ts';

/** "It was skipped", "They fell": a pronoun of whose thing something happened. */
const CARRIES =
  /^(It|They|This|These)(?= (?:(?:has|have|had|is|are|was|were|will be|has been|have been)(?: (?:still|now|also|again|not|never|only|already|just))? (?:\p{L}{2,}(?:ed|en|wn)\b(?! (?:that|to))|sent|left|lost|cut|put|made|done|told|held|kept|late|missing|empty|due|ready|on|in|at|\d)|(?:will|would|can|could) (?:not |also |really )?(?:save|cost|pay|take|cut|last|run|need|bring|replace|hold|fit|free)\b|(?:costs?|takes?|took|fell|rose|came|went|arrived|ended|starts?|started|opens?|closes?|moved|needs?|runs?)\b(?! (?:that|out that|to my|as))))/u;
/** "It has been agreed by all that …": "it" stands for what follows. */
const LOOKS_AHEAD = /^(?:It|This) [^,;:.!?]{2,60} (?:that|to|whether|how|why) \p{L}/u;
const NAMES_A_THING = /\b(?:the|your|our|my|his|her|their|this|that|these|an?)\b/gi;
/** "It's a no-brainer" names nothing. */
const CALLED_SO = /\b(?:it|that|this)(?:['’]s| is| was) an? [\p{L}-]+/giu;
const IS_PLURAL = /(?<!s)s$/;
/** "Do try it in your lab": a sentence that speaks of something named before it is no place to look for its name. */
const SPEAKS_OF_ONE = /\bit\b/i;
const SPEAKS_OF_SEVERAL = /\b(?:they|them)\b/i;

/** The last thing named by words that do not stay; null unless they name exactly one of the right number. */
function thingOf(words: string, isPlural: boolean): string | null {
  const [thing, ...others] = phrasesIn(words);
  const named = words.replace(CALLED_SO, ' ');
  if (thing === undefined || others.length > 0 || (named.match(NAMES_A_THING)?.length ?? 0) > 1) return null;
  const before = named.slice(0, named.search(thing.split(' ').at(-1) ?? ''));
  if ((isPlural ? SPEAKS_OF_SEVERAL : SPEAKS_OF_ONE).test(before)) return null;
  return IS_PLURAL.test(thing) === isPlural ? thing : null;
}

/** Whether an edit has left the first words of a sentence alone. */
function beginsAlike(own: string, edited: string): boolean {
  const opening = (text: string): string => text.toLowerCase().split(' ', 2).join(' ');
  return opening(own) === opening(edited);
}

/**
 * The sentence with the thing itself for "it" or "they", where the sentence that named the thing has gone: "It was
 * skipped twice" behind "You're ignoring the new checklist" becomes "The new checklist was skipped twice".
 */
export function withCarriedSubject(text: string, own: Unit, leftOutBefore: () => Unit | undefined): string {
  const pronoun = CARRIES.exec(text)?.[1];
  if (pronoun === undefined || LOOKS_AHEAD.test(text) || !beginsAlike(own.text, text)) return text;
  const before = leftOutBefore();
  if (before === undefined) return text;
  const thing = thingOf(before.text, /^The/.test(pronoun));
  return thing === null ? text : `${capitalised(thing)}${text.slice(pronoun.length)}`;
}
