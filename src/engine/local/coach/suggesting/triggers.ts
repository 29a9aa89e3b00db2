import { countWords } from '../count-words.ts';
import { isLoose, withoutLooseEnd } from '../judging/quoting/loose-ends.ts';
import type { FaultTag, Mark } from '../reading/draft-reading.ts';

const SHORT_QUOTE_WORDS = 12;
/** Faults that a phrase carries by itself, so that cutting it mends the sentence. */
const IN_THE_PHRASE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'apologetic',
  'hedging',
  'hype',
  'jargon',
  'vague_deadline',
]);
const MOST_TRIGGERS = 3;
/** Words that begin a clause: cutting them alone would leave half of it. */
const CLAUSE_START = /^(?:if|that|when|whether|only|not|it|there|you|we|i|do|just because)\b/i;

/** At most three words to name in a suggestion: phrases to cut, or the quote itself when it is short enough to say again. */
export function triggersOf(tag: FaultTag, quote: string | null, marks: readonly Mark[]): string[] {
  if (!IN_THE_PHRASE.has(tag)) {
    return quote !== null && countWords(quote) <= SHORT_QUOTE_WORDS ? [quote] : [];
  }
  const softeners = tag === 'hedging' ? (quote?.match(SOFTENER) ?? []) : [];
  const phrases = softeners.length > 0 ? softeners : phrasesOf(marks);
  return phrases
    .filter((one, at) => phrases.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
    .slice(0, MOST_TRIGGERS);
}

/** What makes a statement soft; a phrase of the lexicon may hold more than these words. */
export const SOFTENER =
  /\b(?:perhaps|maybe|possibly|probably|presumably|potentially|might|sort of|kind of|kinda|sorta|a bit|somewhat|somehow|hopefully|in theory|more or less|if at all(?: possible)?|at all|i (?:just |sort of |kind of )*(?:guess|suppose|reckon|wonder(?:ed)?)|i was wondering|not sure|i don['’]t know|i think|i believe|tentatively|arguably|roughly)\b/gi;

/** Words that mean nothing cut out of their sentence. */
const BARE = /^(?:something|anything|whatever|love|somewhere|others?)$/i;

function phrasesOf(marks: readonly Mark[]): string[] {
  return marks
    .filter((mark) => !/["\n]/.test(mark.words))
    .map((mark) => withoutLooseEnd(mark.words))
    .filter((words) => words.length > 3 && !isLoose(words) && !CLAUSE_START.test(words) && !BARE.test(words));
}
