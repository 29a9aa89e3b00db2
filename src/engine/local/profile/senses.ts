/**
 * "The figures" are what somebody checks, or what somebody is judged on. Who asks how soon something will show in them means the
 * result, and the word is read as one that means nothing else.
 */
import { markWords } from './marks.ts';
import type { Tokens } from './tokens.ts';
import { bears, clauseStart, wordSet } from './unread.ts';

const FIGURES = wordSet('figures numbers revenue');
const RESULT = 'quarter';
const PACE = wordSet('quickly soon fast long when');
const SHOWING = wordSet(
  'show shows see seen visible appear appears turn turns reach reaches hit hits feel felt',
);
/** So far before the word stands what makes it a result. */
const MOST_BEFORE = 12;
const BEFORE_FIGURES = wordSet('the our their my your in reach reaches hit hits');
const MAY_BE_RESULT = markWords(FIGURES);

/** Whether it is asked before the word how soon something will show in it. */
function isResult(tokens: Tokens, at: number): boolean {
  const { words } = tokens;
  if (!BEFORE_FIGURES.has(words[at - 1] ?? '')) return false;
  const from = Math.max(clauseStart(tokens, at), at - MOST_BEFORE);
  let isPaced = false;
  for (let before = from; before < at; before += 1) {
    if (isPaced && SHOWING.has(words[before] ?? '')) return true;
    isPaced ||= PACE.has(words[before] ?? '');
  }
  return false;
}

/** The same tokens with such words read as the result they mean; the same object where there are none. */
export function inTheirSense(tokens: Tokens): Tokens {
  let words: string[] | null = null;
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (!bears(tokens, at, MAY_BE_RESULT) || !FIGURES.has(tokens.words[at] ?? '') || !isResult(tokens, at))
      continue;
    words ??= tokens.words.slice();
    words[at] = RESULT;
  }
  return words === null ? tokens : { ...tokens, words };
}
