import type { MessageType } from '../../../../../domain/message-types.ts';
import type { MeritTag, Sentence } from '../../reading/draft-reading.ts';
import { countsInWords, figures, looksAhead } from '../signs/sentence-facts.ts';
import { holdsMeritMatter } from './merit-matter.ts';
import { takesBack } from './taken-back.ts';

/** Minutes make an hour exact. */
const EXACT_HOUR = /\b\d{1,2}[:.][0-5]\d\b/;

/** Whether an hour is told to the minute; with whom and when a meeting is, goes without praise. */
function isExactHour({ index, text }: Sentence, type: MessageType): boolean {
  return !(type === 'meeting_prep' && index === 0) && EXACT_HOUR.test(text);
}

/** "We roll it out everywhere today": a day that nobody is asked to keep, and no date. */
function isOnlyToday({ asks, marks, text }: Sentence, type: MessageType): boolean {
  const dates = marks.filter((mark) => mark.tag === 'date');
  return (
    (asks.length === 0 || type === 'meeting_prep') &&
    !/\b(?:at|by|before|until|till) \d/i.test(text) &&
    dates.length > 0 &&
    dates.every(({ words }) => /^(?:today|tonight|tomorrow|tmrw|now)$/i.test(words))
  );
}

const LONGEST_TITLE_WORDS = 8;

/** With whom a meeting is and when: no day by which anything is due, and nothing that is meant for one reader. */
function isMeetingTitle({ index, wordCount }: Sentence, type: MessageType): boolean {
  return type === 'meeting_prep' && index === 0 && wordCount <= LONGEST_TITLE_WORDS;
}

/** "Insurance - no idea": names what is not there. */
const IN_DOUBT = /\b(?:no idea|not sure|don['’]?t (?:have it|know))\b/i;

/** What comes later opens nothing. */
const OPENING_SENTENCES = 3;

/** "17 4 9" */
const NUMBERS_ALONE = /^\d+(?: \d+)+[.!]*$/;

/**
 * Whether a sentence holds what a merit is made of, as far as it is made of one thing: a figure, a day that lies ahead.
 * Numbers in a row say nothing, and words that take the merit back are not praised for it.
 */
export function isTrulyThere(tag: MeritTag, sentence: Sentence, type: MessageType): boolean {
  if (NUMBERS_ALONE.test(sentence.text) || !holdsMeritMatter(tag, sentence.text)) return false;
  if (takesBack(tag, sentence.text)) return false;
  if (tag === 'personalised' && isMeetingTitle(sentence, type)) return false;
  if (tag === 'warm_opening') return sentence.index < OPENING_SENTENCES;
  if (tag === 'specific_numbers')
    return figures(sentence) > 0 || countsInWords(sentence) || isExactHour(sentence, type);
  if (tag === 'clear_deadline')
    return looksAhead(sentence, type) && !isOnlyToday(sentence, type) && !isMeetingTitle(sentence, type);
  return tag !== 'safeguard_named' || !IN_DOUBT.test(sentence.text);
}
