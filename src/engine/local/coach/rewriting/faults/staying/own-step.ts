import { oneOf } from '../../patterns/one-of.ts';
import { hasVerb } from '../../sentence/clauses.ts';

const TOLD = oneOf(
  // "I'll take it off again at some point", "I'm going to ring him"
  "^(?:(?:and|but|so|then|or|anyway),? )?(?:I|we)(?:'ll| will|'m going to| am going to|'re going to| are going to|'m gonna) (?:also |then |just |probably |maybe |try (?:and|to) |have to )*(?!(?:be (?:happy|glad|delighted|there for)|love|never|regret|not lie|lie|admit|say|let you|leave (?:it|that|this) (?:to|with|there)|understand|appreciate|wait|hear|see|know|look forward|win|miss|make sure|keep it|be honest)\\b)\\p{L}+",
  // "It's been making noises"
  "^(?:(?:and|but|because|as|since),? )?(?:it|he|she|they)(?:'s| has|'ve| have) been (?:\\p{L}+ly )?(?!(?:amazing|exciting|thrilling|nagging|going|raving|bugging|meaning)\\b)\\p{L}+ing \\p{L}",
  // "Find someone else", "ask somebody else"
  '^(?:please )?(?:find|get|ask) (?:someone|somebody|anyone) else\\b',
);

/** "I think a drawing", "maybe a second mast". */
const GUESSED =
  /^(?:I (?:think|guess|believe|reckon|suppose)|maybe|perhaps|probably|possibly) (?:it was )?((?:an?|the|some|two|three|\d+) \p{L}[^,;:.!?]{1,40})[.!?]*$/iu;

/** Whether words tell what the writer will do, what the reader is to do, what goes on, or which thing it was: facts without a figure. */
export function tellsOwnStep(text: string): boolean {
  const plain = text.trim().replaceAll('’', "'");
  if (TOLD.test(plain)) return true;
  const thing = GUESSED.exec(plain)?.[1];
  return thing !== undefined && !hasVerb(thing);
}
