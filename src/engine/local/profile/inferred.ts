/** "Pregnant, so she will play it safe" tells what the writer concludes from who somebody is, and nothing that was seen. */
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

const INFERRING = wordSet('so therefore hence thus consequently');
/** Behind one of these something else is told. */
export const TURNING = wordSet('but although though yet while');
/** "Typical Swiss, wants …" tells of the Swiss. */
export const TYPICAL = wordSet('typical typically stereotypical');

/** "Was so proud". */
const BEING = wordSet('is am are was were be been being');

/** Whether the words from `at` on, behind a description, are a conclusion from it ("so she …", "and therefore …"). */
export function isConclusion({ words }: Tokens, at: number): boolean {
  const first = words[at] === 'and' ? at + 1 : at;
  if (words[first] === 'which') return words[first + 1] === 'is' && words[first + 2] === 'why';
  if (BEING.has(words[at - 1] ?? '') || words[first + 1] === 'far') return false;
  return INFERRING.has(words[first] ?? '');
}
