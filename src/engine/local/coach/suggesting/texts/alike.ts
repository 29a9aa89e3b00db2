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
/** What makes a wish a question or an order, and says nothing more. */
const POLITELY: ReadonlySet<string> = new Set([
  ...['need', 'must', 'should', 'going', 'forward', 'future'],
  ...['could', 'would', 'please', 'from', 'that', 'this', 'with', 'them', 'able', 'right'],
]);

function contentOf(text: string): readonly string[] {
  return wordsIn(text)
    .map(inLowerCase)
    .filter((word) => word.length >= SHORTEST_CONTENT_WORD && !POLITELY.has(word));
}

/**
 * Whether a question only puts most of the same words politely, and names nothing that the words leave open. What is left when a long
 * way round is cut is plainer than the words, and does not ask again.
 */
export function onlyAsksAgain(question: string, words: string): boolean {
  const said = new Set(contentOf(words));
  const asked = contentOf(question);
  return asked.length >= said.size * ALIKE && asked.length > 0 && asked.every((word) => said.has(word));
}
