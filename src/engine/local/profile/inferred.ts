/** "Pregnant, so she will play it safe" and "at 62 he will want it safe" tell what the writer concludes from who somebody is, and nothing that was seen. */
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

const INFERRING = wordSet('so therefore hence thus consequently');
/** Behind one of these something else is told. */
export const TURNING = wordSet('but although though yet while');
/** "Typical Swiss, wants …" tells of the Swiss. */
export const TYPICAL = wordSet('typical typically stereotypical');

/** Who somebody is made the writer expect a wish, or a way to go about things. */
const SUBJECTS = wordSet('he she they');
const EXPECTED_ADVERBS = wordSet(
  'not hardly never probably surely certainly only just always naturally most likely no doubt also still of course be bound unlikely sure to',
);
const EXPECTED = wordSet(
  'want need like love hate prefer expect insist care worry fear try avoid take play resist refuse struggle demand dislike mind check read ask question cautious careful',
);
/** Of "she'll" no more than "she" is read. */
const SHORT_WILL = "'ll";
const MOST_ADVERBS = 4;

/** "Was so proud". */
const BEING = wordSet('is am are was were be been being');

/** Whether the words from `at` on, behind a description, are a conclusion from it ("so she …", "and therefore …"). */
export function isConclusion({ words }: Tokens, at: number): boolean {
  const first = words[at] === 'and' ? at + 1 : at;
  if (words[first] === 'which') return words[first + 1] === 'is' && words[first + 2] === 'why';
  if (BEING.has(words[at - 1] ?? '') || words[first + 1] === 'far') return false;
  return INFERRING.has(words[first] ?? '');
}

/** Whether the words from `at` on are what the writer expects of somebody ("he will not want …", "and she'll surely try …"). */
export function isExpectation({ words, starts, ends }: Tokens, at: number): boolean {
  const first = words[at] === 'and' ? at + 1 : at;
  const modal = SUBJECTS.has(words[first] ?? '') ? first + 1 : first;
  const written = (ends[first] ?? 0) - (starts[first] ?? 0);
  const isShort = modal > first && written === (words[first] ?? '').length + SHORT_WILL.length;
  if (words[modal] !== 'will' && !isShort) return false;
  let verb = words[modal] === 'will' ? modal + 1 : modal;
  while (verb <= modal + MOST_ADVERBS && EXPECTED_ADVERBS.has(words[verb] ?? '')) verb += 1;
  return EXPECTED.has(words[verb] ?? '');
}

/** Whether a clause behind a description, in its sentence, tells what the writer makes of that. */
export function isInferred(tokens: Tokens, at: number): boolean {
  return isConclusion(tokens, at) || isExpectation(tokens, at);
}
