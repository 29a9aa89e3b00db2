import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfParticiple } from '../../../patterns/verb-forms.ts';
import { ask, type Rule } from '../rule.ts';

const LEAD =
  "^(?:(?:and|but|so|also),? )?(?:I (?:can )?(?:see|notice|noticed) (?:that )?|(?:it )?looks like |I don't think )?";
/** What ends before anything else is said: a reason, a reproach, a second matter. */
const MATTER =
  '((?: (?!and\\b|but\\b|or\\b|so\\b|because\\b|which\\b|who\\b|even\\b|despite\\b|although\\b|though\\b|since\\b|when\\b|if\\b|like\\b|as\\b)[^\\s,;:!?—–]+){0,14}?)';
const END = '(?:,? (?:please|again))?[.!]*$';
const HAVE_NOT = "(?:haven't|havent|have not|'ve not)";

/** What is told of a reader who has not done it is news, and no request to make up for it. */
const NO_DEED: ReadonlySet<string> = new Set([
  'find',
  'go',
  'have',
  'hold',
  'join',
  'meet',
  'travel',
  'try',
  'visit',
]);

/** "sent the rota" as "Could you send the rota"; the sentence as it was where no such deed is known. */
function asked(...groups: string[]): string {
  const [participle = '', matter = ''] = groups;
  const base = baseOfParticiple(participle);
  return base === null || NO_DEED.has(base) ? wholeOf(groups) : `Could you ${base}${matter}`;
}

/** A reproach that something has not come yet, as the question for it: the reader knows that it is late. */
export const OUTSTANDING: readonly Rule[] = [
  ask(
    `${LEAD}you (?:still ${HAVE_NOT}|${HAVE_NOT} still) (?:even )?(\\p{L}+)${MATTER}(?: yet)?${END}`,
    asked,
  ),
  ask(`${LEAD}you ${HAVE_NOT} (?:even )?(\\p{L}+)${MATTER} yet${END}`, asked),
  ask(
    `${LEAD}(?:I|we) still ${HAVE_NOT} (?:had|got|received|seen) (your${MATTER})(?: yet)?${END}`,
    'Could you send $1',
  ),
  ask(`${LEAD}(?:I|we) ${HAVE_NOT} (?:had|got|received|seen) (your${MATTER}) yet${END}`, 'Could you send $1'),
];
