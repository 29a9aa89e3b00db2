import { inLowerCase, wordsIn } from '../../../../facts/words.ts';

const ALIKE = 0.6;

/** Whether one says mostly what the other says; nothing is like anything. */
export function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsIn(other).map(inLowerCase));
  const own = wordsIn(one).map(inLowerCase);
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * ALIKE;
}

/** Whether two say the same, and neither leaves out much of the other. */
export function sayTheSame(one: string, other: string): boolean {
  return isAlike(one, other) && isAlike(other, one);
}

const SHORTEST_CONTENT_WORD = 4;
/** What makes a wish a question, and says nothing more. */
const POLITELY: ReadonlySet<string> = new Set([
  'could',
  'would',
  'please',
  'from',
  'that',
  'this',
  'with',
  'them',
  'able',
  'right',
]);

/** Whether a question only puts the same words politely, and names nothing that the words leave open. */
export function onlyAsksAgain(question: string, words: string): boolean {
  const said = new Set(wordsIn(words).map(inLowerCase));
  const content = wordsIn(question)
    .map(inLowerCase)
    .filter((word) => word.length >= SHORTEST_CONTENT_WORD && !POLITELY.has(word));
  return content.length > 0 && content.every((word) => said.has(word));
}
