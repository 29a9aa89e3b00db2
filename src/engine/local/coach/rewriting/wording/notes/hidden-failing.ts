import { wholeOf } from '../../../patterns/groups.ts';
import type { Rule } from '../rule.ts';

const NOT_SO =
  "(?<!\\b(?:we|I|you) )(?:do|does|did)(?:n't| not) \\p{Ll}{3,}|(?:was|were|is|are|has|have)(?:n't| not)(?: been)? (?:yet )?(?:done|ready|tested|approved|checked|signed|paid|insured|booked|finished|delivered)";
const WENT_WRONG =
  'fail\\p{Ll}*|broken?|scratch\\p{Ll}*|crack(?:s|ed)?|missing|worse|exceed\\p{Ll}*|breach\\p{Ll}*|damaged?|lost|leak\\p{Ll}*|flood\\p{Ll}*|accidents?|incidents?|outages?|errors?|mistakes?|complaints?|complained|dropouts?|lawsuits?|penalt(?:y|ies)|late|delay\\p{Ll}*|too (?:warm|cold|hot|long|small|few|high|low)|only (?:on|by|from|in) the|\\d ?%[^.!?]*\\blimit';
/** What makes a figure look better than it is. */
const FLATTERS = 'had a sale|estimate[ds]?|outliers?|guessed|rounded|skewed|biased';

/** What did not work out, so that the reader would find it. */
const FAILING = new RegExp(`(?:\\b|(?=\\d))(?:${NOT_SO}|${WENT_WRONG}|${FLATTERS})\\b`, 'iu');
/** What somebody keeps to themselves, or what the writer may not tell yet. */
const CONFIDENCE =
  /\b(?:he|she|they|him|her|his|hers|their|theirs|them)\b(?! (?:limits?|polic(?:y|ies)|rules?|standards?)\b)|\b(?:wife|husband|son|daughter|divorce|illness|health|confidential|secret|private|not (?:yet )?(?:public|official|announced)|embargo\w*)\b/i;

/**
 * Whether what a note leaves unsaid is a failing of the matter itself. Only then is the reader better served by hearing
 * it from the writer: anything else may be a confidence, a tactic or beside the point, and nobody is told to raise it.
 */
export function isHiddenFailing(words: string): boolean {
  return FAILING.test(words) && !CONFIDENCE.test(words);
}

/** A replacement of a note that is made only where what it leaves unsaid, its first group, is a failing. */
export function ifFailing(say: (what: string) => string): Rule['replacement'] {
  return (...groups) => {
    const [what = ''] = groups;
    return isHiddenFailing(what) ? say(what) : wholeOf(groups);
  };
}
