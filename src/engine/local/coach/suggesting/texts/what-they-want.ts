import type { OwnWords } from '../own-words.ts';

export const COVERED = 'What would you want covered?';
export const IN_PLACE_FIRST = 'What would you want in place first?';
export const TROUBLES = 'What would trouble you about this?';
/** The question of the rewrite, where it asks the same. */
const ASKS_WHAT = /^what would you (?:want|need|have to|miss)\b/i;

/**
 * The end of a suggestion: `lead` and what to ask the reader, in the words of the rewrite where it asks the same; or
 * nothing more where an earlier suggestion asks it already.
 */
export function withOneQuestion(own: OwnWords, lead: string, question: string): string {
  const { request } = own.rewrite;
  if (request !== null && ASKS_WHAT.test(request)) return `${lead} "${request}"`;
  const isAsked = own.isAsked || [COVERED, IN_PLACE_FIRST, TROUBLES].some((one) => own.offered.includes(one));
  return isAsked ? '.' : `${lead} "${question}"`;
}
