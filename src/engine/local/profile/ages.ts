/** "She is 62", "at 62": a number that says how old somebody is. */
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

/** What a number of one or two digits is read as. */
export const AGE = '#small';
const BEFORE_AGE = wordSet('at aged');
const BEFORE_SAID_AGE = wordSet('is am are was were he she they');

/** Whether a number may be an age: most are not, and are not looked at any closer. */
export function mayBeAge({ words }: Tokens, at: number): boolean {
  if (words[at] !== AGE) return false;
  const before = words[at - 1] ?? '';
  return BEFORE_AGE.has(before) || BEFORE_SAID_AGE.has(before);
}

/** "At 62", "aged 62", and no more. */
export function isAgeAlone({ words }: Tokens, { from, to }: Stretch): boolean {
  return to - from === 2 && BEFORE_AGE.has(words[from] ?? '') && words[from + 1] === AGE;
}
