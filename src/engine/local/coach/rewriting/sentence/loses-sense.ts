/** What a sentence must not lose or turn into, whatever else is wrong with it. */
import { allMatches } from '../../../../facts/all-matches.ts';
import { contentStems } from '../../../../facts/words.ts';

/** "I know money is tight but …": that the writer sees the other side. Of how busy the reader is nobody need be told. */
const CONCEDES =
  /^(?:(?:and|but|so),? )?(?:I|we) (?:do |really |fully |quite )?(know|realise|realize|understand|appreciate|see|accept) (?!(?:(?:that )?(?:you['’]?re|you are|you must be|you have|everyone|it['’]s (?:a|the|late|short|cheeky|last)|this is|how busy)\b))[^.!?]{4,80}?,? but\b/i;
/** "the awning, it's fading", "2 or 3, we'll see how many come": a state or a reason behind a comma. */
const STATE =
  /, ((?:it|they|he|she|there|we|that)(?:['’](?:s|re|ll|ve|d)| is| are| was| were| will| has| have| had) (?!(?:(?:wing|manage|cope|sort|figure|work) |see (?:how it goes|what happens|where)|take it from|play it|fine|ok(?:ay)?|all|no|nothing|up to you|not (?:a|the) (?:big|end)|a (?:shame|joke|pity|bit)|just)\b)[^,;.!?]{3,90})(?=[,;.!?]|$)/giu;
/** "a little thing": group 1 is the noun that loses its article with the word before it. */
const ARTICLE =
  /\b(?:an?) (?:(?:little|small|tiny|quick|wee|slight|minor|short|very|really|so|quite|rather|\p{L}+ly) )+(?!bit\b)(\p{L}{3,})\b(?! of\b)/giu;
const DETERMINED = '(?:an?|the|my|your|our|his|her|their|this|that|one|no|some|any|every|each)';
/** "not 100% sure": how sure the writer is. */
const HOW_SURE =
  /\bnot (?:100 ?%|entirely|completely|totally|fully|quite|absolutely|altogether) (?:sure|certain|clear)\b/i;
/** "It seems that the quality is not what we are used to from you": an impression of somebody, and no verdict yet. */
const IMPRESSION =
  /^(?:(?:and|but|well),? )?it (?:seems|appears|looks)(?: to (?:me|us))?(?: that| like| as if)?\b/i;
const SEEMS = /\b(?:seems?|appears?|looks?|impression|apparently)\b/i;
const OF_READER = /\byou(?:r|rs)?\b/i;
/** "I kind of followed the first idea but …": half done, and then not. */
const HALF_DONE = /\b(?:kind|sort) of \p{L}+(?:ed|t)\b[^.!?]*\bbut\b/iu;
/** "a bit much", "only way": what means the opposite without its small word. */
const MUCH =
  /\b(?:it|that|this)(?:['’]s| is| was| seems) much\b(?! (?:\p{L}+er|more|less|better|the same|too)\b)/iu;

/** "Thanks everyone for your patience, I know …" */
const THANKS_FIRST =
  /^(?:many )?(?:thanks|thank you)\b[^,.;!?]{0,30} for (?:your|all your|all the) (?:patience|help|work|hard work|support|understanding|time|effort|flexibility)\b/i;

/** Whether an edit takes from a sentence a concession, a state, how sure it is, or the article of a noun. */
export function losesSense(before: string, after: string): boolean {
  const lacks = (words: RegExp): boolean => words.test(before) && !words.test(after);
  return (
    losesConcession(before, after) ||
    losesArticle(before, after) ||
    lacks(HOW_SURE) ||
    (THANKS_FIRST.test(before) && !/\bthank/i.test(after)) ||
    (IMPRESSION.test(before) && OF_READER.test(after) && !SEEMS.test(after)) ||
    (HALF_DONE.test(before) && !/\b(?:kind|sort) of\b/i.test(after)) ||
    (MUCH.test(after) && !MUCH.test(before))
  );
}

function losesConcession(before: string, after: string): boolean {
  const verb = CONCEDES.exec(before)?.[1];
  return verb !== undefined && !new RegExp(`\\b${verb}\\b`, 'i').test(after);
}

function losesArticle(before: string, after: string): boolean {
  return allMatches(before, ARTICLE).some(([, noun = '']) => {
    const bare = new RegExp(`(?<!-)\\b${noun}\\b`, 'i');
    if (!bare.test(after) || new RegExp(`${noun}s?ly\\b`, 'i').test(after)) return false;
    return !new RegExp(`\\b${DETERMINED} (?:[\\p{L}-]+ ){0,2}${noun}\\b`, 'iu').test(after);
  });
}

/** The states and reasons behind a comma that a cut has taken from a sentence. */
export function statesLost(before: string, after: string): readonly string[] {
  const left = new Set(contentStems(after));
  return allMatches(before, STATE).flatMap(([, clause = '']) =>
    after.includes(clause) || contentStems(clause).every((stem) => left.has(stem)) ? [] : [clause],
  );
}
