import { allMatches } from '../../../../facts/all-matches.ts';

/** A month in small letters, in full or short. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A day of the week in small letters. */
export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DATE = `(?:${DAY}(?: (?:noon|morning|evening|\\d{1,2}:\\d{2}))?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?::\\d{2})? ?[ap]m(?: tomorrow| tmrw| (?:on )?${DAY})?|noon(?: (?:on )?${DAY})?|tomorrow)`;
const DEADLINE = new RegExp(
  `\\b(by|before|until|till|closes on|ends on|deadline:?(?: is)?) (${DATE})\\b`,
  'gi',
);

/**
 * The one date by which the draft needs something, as "by 9 June" or "before 5pm tomorrow"; null when the draft
 * names none, or more than one.
 */
export function deadlineOf(text: string): string | null {
  const found = new Map<string, string | null>();
  for (const match of allMatches(text, DEADLINE)) {
    const before = clauseBefore(text, match.index);
    if (/^(?:until|till)$/i.test(match[1] ?? '') && !HELD.test(before)) continue;
    if (IS_TOLD.test(text.slice(match.index + match[0].length, match.index + match[0].length + LONGEST_TOLD)))
      continue;
    if (PRICED.test(`${before}${match[0]}`)) continue;
    const date = (match[2] ?? '').replace(/\btmrw\b/i, 'tomorrow');
    // Beside it another date need not be the one that counts.
    const word = /^(?:by|deadline)/i.test(match[1] ?? '') ? 'by' : 'before';
    found.set(date.toLowerCase(), isNoDueDay(before) ? null : `${word} ${date}`);
  }
  const only = [...found.values()];
  return only.length === 1 ? (only[0] ?? null) : null;
}

/** "By 20 September it had gone over 400": what happened by then, and nothing to be done. */
const IS_TOLD =
  /^,? (?:it|they|we|I|he|she|(?:the|our|my|your) \p{L}+)(?: (?:had|was|were)|['’]d) (?!(?:to|better|like|need|rather)\b)\p{L}/iu;
const LONGEST_TOLD = 60;

/** "£18 an hour before noon": when something costs less, and nothing that is due. */
const PRICED =
  /[£$€] ?\d[\d.,]*(?: (?:an?|per|each|\/) ?\p{L}+) (?:before|until|till|by) (?:noon|\d{1,2}(?::\d{2})? ?[ap]m)\b/iu;

/** "not before 1 June", "can't come before the 19th": when something cannot be. */
const CANNOT_BE =
  /(?:\b(?:not|never|cannot|cant|wont|unable to)\b|n['’]t\b)(?!.*\b(?:unless|if|without|later|but|and|so)\b)[^,;:]{0,40}$/i;
/** "You'd said it would be done by the 6th": a day that somebody promised. */
const WAS_PROMISED =
  /\b(?:(?:you|he|she|they|we|I)(?:['’]d| had)? (?:said|promised|swore|agreed|told (?:me|us|them))|(?:was|were) (?:due|meant|supposed|promised))\b[^,;:]{0,60}$/i;

/** "If I don't tell them by Wednesday": there the day is due all the same. */
const ON_CONDITION = /\b(?:if|unless|once|in case)\b/i;

function isNoDueDay(before: string): boolean {
  if (ON_CONDITION.test(before)) return false;
  return CANNOT_BE.test(before) || WAS_PROMISED.test(before);
}

/** What holds until a day must be answered by then; what lasts until a day need not. */
const HELD =
  /\b(?:prices?|offers?|quotes?|holds?|held|valid|discount|rates?|grant|stands|reserved|reserve|keeps?|kept|option|tickets?|registration|places?|bookings?|apply|time|you have|only)\b/i;
const LONGEST_CLAUSE = 80;

/** The words of the same sentence that stand before the place. */
function clauseBefore(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - LONGEST_CLAUSE), place);
  return before.slice(
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; ')) + 1,
  );
}
