/** Sentences that are nothing without the one beside them: mock praise that is taken back, and what is left of a charge. */
import type { Unit } from '../parts/draft-parts.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import type { Around } from './around.ts';
import type { FaultWords } from './drop-faults.ts';

/** Whether a sentence is nothing without what goes in front of it, or is taken back by the one behind it. */
export function goesWithNeighbour(
  unit: Unit,
  before: Unit | undefined,
  after: Unit | undefined,
  isCharge: (unit: Unit) => boolean,
  { known }: Around,
  faults: FaultWords,
): boolean {
  if (TAKEN_BACK.test(after?.text ?? '') && isMockPraise(unit, known)) return true;
  if (before === undefined) return false;
  return (AGAIN.test(unit.text) && isMaimed(before, faults)) || (isScrap(unit, known) && isCharge(before));
}

/** "Great job on the report. Oh wait, …": praise that the next sentence takes back. */
const MOCK_PRAISE =
  /^(?:(?:wow,? |oh,? )?(?:thanks|thank you) for|(?:how )?(?:nice|kind|good|lovely|thoughtful) of you|great|good|nice|lovely|brilliant|fantastic|excellent|superb|wonderful|amazing|well done|bravo|congratulations|congrats)\b[^.!?;,]{0,60}[.!]*$|^(?:well,? )?what an? (?:wonderful|lovely|great|brilliant|marvellous|fantastic|beautiful|splendid|charming) [^.!?;]{3,90}[.!]*$/i;
const TAKEN_BACK = /^(?:oh,? )?(?:no,? )?(?:wait|except|not)\b(?! (?:only|until|for|to)\b)|^meanwhile\b/i;

function isMockPraise({ text, isListItem }: Unit, known: ReadonlySet<string>): boolean {
  return !isListItem && MOCK_PRAISE.test(text) && !holdsFacts(text, known);
}

/** "… so that's my evening gone. Again.", "… guess who gets to clean it? Me." */
const AGAIN = /^(?:(?:yet |once )?again|me|us|yours truly|you guessed it)[.!?…]*$/i;

/** "You never ring. One call.": a word or three without a verb, which are nothing without the charge in front of them. */
function isScrap({ text, isListItem }: Unit, known: ReadonlySet<string>): boolean {
  return !isListItem && SCRAP.test(text) && !hasVerb(text) && !holdsFacts(text, known);
}

const SCRAP =
  /^(?!(?:thanks?|thank|please|sorry|yes|no|cheers|love|best|kind|many|dear|hi|hello)\b)\p{L}+(?: \p{L}+){0,2}[.!…]*$/iu;

/** Whether a sentence loses the words that the next one speaks of. */
function isMaimed(unit: Unit, faults: FaultWords): boolean {
  return faults.isOnlyFault(unit) || faults.without(unit) !== unit;
}
