import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { leansOnLast } from './leans-on-last.ts';
import { isSpokenOf } from './spoken-of.ts';

/** From so many words on an opening is more than the news. */
const LONGEST_NEWS_WORDS = 16;
/** "You are on the 24th": of the month that the news names. */
const COUNTS_IN_MONTH = /\bthe \d{1,2}(?:st|nd|rd|th)\b(?! of\b| \p{Lu})/u;

/** The short news that a lead would be put in front of, where what follows it can do without it; else null. */
export function newsBehind(lead: readonly Rewritten[], rest: readonly Rewritten[]): Rewritten | null {
  const [first, next] = rest;
  if (lead.length === 0 || first === undefined || !isNews(first)) return null;
  if (next !== undefined && (leansOnLast(next.text) || COUNTS_IN_MONTH.test(next.text))) return null;
  return OF_OWN_LIFE.test(first.text) && !isSpokenOf(first, [...lead, ...rest]) ? null : first;
}

/** What tells of a thing of the reader's or the writer's, and is neither small talk nor a question. */
function isNews({ text, isQuestion, isListItem }: Rewritten): boolean {
  return (
    !isQuestion &&
    !isListItem &&
    text.split(' ').length <= LONGEST_NEWS_WORDS &&
    hasVerb(text) &&
    /^(?:(?:the|our|your|my) \p{L}|(?:we|I)(?:['’](?:ve|re|m|ll)| have| are| am| will)? (?!need\b|should\b|must\b|want\b|think\b|hope\b|know\b|believe\b)\p{L})/iu.test(
      text,
    )
  );
}

/** "My mother ran this bakery before me", "we went to Moeraki". */
const OF_OWN_LIFE = /^(?:my \p{L}|(?:I|we) (?:was|were|had|went|got|spent|grew|\p{L}+ed)\b)/iu;
