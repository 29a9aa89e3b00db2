import { hangsOnLast } from '../faults/staying/leaned-on.ts';
import { hasVerb } from '../sentence/clauses.ts';

/** Words of a question that point to what stands before it. */
export const LEANS_BACK =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she|his|her|him|there|then|such|same|both|latter|ones?|so|also|too|again|instead|otherwise|however|but|and|if not|either|above|below)\b/i;
const POINTS_BACK = /\b(?:he|she|they|them|his|her|him|latter)\b/i;
const HAS_ONE =
  /\b(?:run|runs|have|has|had|needs?|wants?|uses?|got|sees?|gets?|buys?) (?:\w+ )?one\b(?! of| (?:free|new|empty|small|big|large|open|more|spare|single|extra|whole) \w)/i;
/** The same where they stand in the first words. */
const OPENS_POINTING = /^[^,;:]*\b(?:it|its|this|these|those|such|same|also|too|again|likewise)\b/i;
/** First words that lean on what stands before them. */
export const OPENS_LEANING =
  /^(?:it|its|this|that|these|those|they|them|their|he|she|his|her|ours|mine|yours|theirs|there(?!['’]s\b| (?:is|are|was|were|will|has|have)\b)|then|such|both|so|also|and|but|or|however|otherwise|instead|if not|which|(?:until|since|by|from) then|back then|meanwhile|in the meantime|after that|before that|as a result|because of (?:this|that)|for (?:this|that) reason|consequently|because|saves|costs (?:us|you)|means (?:that|we|you|no)|gives (?:us|you)|the (?:reason|trouble|problem|result|same|rest|others?))\b/i;

/** Words that can only speak of what the same sentence has named, when they come this late in it. */
const WORDS_TO_NAME = 7;
const POINTING =
  /\b(?:he|she|they|them|his|her|him|latter|it|its|this|these|those|such|same|also|too|again)\b/i;

/** A person named before any pronoun: "Inés from the school rang, she …", "the guy from the radio said he …". */
const NAMES_FIRST =
  /^(?:(?:the|our|your) (?:guy|man|woman|lady|person|client|owner|director)\b|\p{Lu}\p{Ll}+ (?:from|of|in|at|has|had|said|rang|wrote|feels|can)\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll})/u;

/** "… someone who writes for it" */
const ENDS_LEANING =
  /^(?!.*\b(?:the|your|our|my|an?) \p{L}).*\b(?:for|of|with|about|from) (?:it|them)[.!]*$/iu;

/** "In a study at Lund with 212 patients it found …": what stands before the subject names the subject of none. */
const SUBJECT_BEHIND_PLACE =
  /^((?:in|at|on|after|during|over|within|with|by|for|from|under|between|before|last|this|since|across|out of) [^,;:.!?]{3,80}?),? (?:it|they|he|she)(?: (?:also|now|still|even|only|already|just))? (?!(?:is|was|will be|would be) (?:\p{L}+ )?(?:to|that|possible|clear|time|worth|hard|easy)\b|takes?\b|took\b|rain|snow)\p{Ll}/iu;

/** "61 of 240 answered and 38 of them said it's harder to open": of a thing the sentence has no name for. */
const COUNTS_OTHERS = /^(?:only |just |about )?(?:\d[\d.,]*|\p{L}+) (?:out )?of (?:the )?\d[\d.,]* \p{Ll}/iu;
const NAMES_ONE = /\b(?:the|an?|our|your|my|this|each|every) (?!\d)\p{L}|\p{L} \p{Lu}\p{Ll}/u;

/** "We switched on 3 May and by June it had doubled": of a thing that only the sentence before names. */
const TELLS_OF_UNNAMED =
  /^(?:I|we|you)\b(?:(?!\b(?:the|an?|our|your|my|his|her|their|this|that|these|those|each|every|some|think|hope|believe|feel|guess|suppose|say|said|know|find|found|if|whether|what|how)\b)[^.!?;:]){3,120}?\b(?:and|but|so|when|until|because)\b(?:(?!\b(?:the|an?|our|your|my)\b)[^.!?;:]){0,40}? (?:it|they)(?:['’](?:d|s|re)| had| has| have| was| were| is| are| went| came| rose| fell| got)\b/iu;

/** "I'd accept $2,350 if it's here by 10 July": if what is? */
const OFFERS_IF_IT =
  /^(?:I|we|you|they)(?:['’](?:d|ll)| would| will| can| could) [^.!?;:]{3,60} (?:if|once|when|unless) (?:it|they|that)\b/i;

function isCountOnly(text: string): boolean {
  if (!COUNTS_OTHERS.test(text)) return false;
  const before = /^(.*?)\b(?:it|its)\b/iu.exec(text)?.[1];
  return before !== undefined && !NAMES_ONE.test(before);
}

function isSubjectOutside(text: string): boolean {
  const place = SUBJECT_BEHIND_PLACE.exec(text)?.[1];
  return place !== undefined && !hasVerb(place);
}

/**
 * Whether a sentence, as it would open a message, speaks of something outside of it: a late pronoun stands for what the
 * sentence itself names.
 */
export function pointsOut(text: string): boolean {
  if (OPENS_LEANING.test(text) || HAS_ONE.test(text) || ENDS_LEANING.test(text)) return true;
  if (isSubjectOutside(text) || isCountOnly(text) || hangsOnLast(text)) return true;
  if (TELLS_OF_UNNAMED.test(text) || OFFERS_IF_IT.test(text)) return true;
  const named = NAMES_FIRST.test(text) ? text.replace(/\b(?:he|she|his|her|him|its)\b/gi, '') : text;
  const opening = named.split(' ').slice(0, WORDS_TO_NAME).join(' ');
  if (!POINTING.test(opening)) return false;
  return pointsBack(opening);
}

/** Whether words speak of something named before them. */
export function pointsBack(text: string): boolean {
  return (
    OPENS_LEANING.test(text) ||
    POINTS_BACK.test(text) ||
    HAS_ONE.test(text) ||
    OPENS_POINTING.test(text) ||
    hangsOnLast(text)
  );
}
