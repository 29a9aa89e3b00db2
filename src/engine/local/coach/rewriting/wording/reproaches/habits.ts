import { baseOfPast } from '../../../patterns/verb-forms.ts';
import { type Rule, rule, ruleThroughout } from '../rule.ts';

/** What stands between "never" and its verb. */
const EVEN = '(?:ever|even|once|actually|really|bother(?:ed)? to)';
/** "You never let anyone sit alone": what may be praise. */
const NO_FAILING = '(?:let|leave|forget|fail|miss|complain|lose|give up|hesitate|refuse|moan|stop)';
/** Pasts that no list of verbs that can be asked for holds. */
const OTHER_PAST =
  /^(?:came|went|had|saw|knew|thought|were|was|sat|stood|lost|began|felt|fell|drove|chose|broke|wore|grew|spent|built|caught|heard|led|won|understood|took|forgot)$/;

/** "You never ask", as a habit that does not always hold; one thing that did not happen stays as it is. */
function seldomDone(lead: string, verb: string, whole: string): string {
  const base = baseOfPast(verb);
  const isPast = OTHER_PAST.test(verb) || (base !== null && base !== verb) || /[^e]ed$/.test(verb);
  const isVerb = verb === 'tell' || verb === 'miss' || !/(?:s|ly)$/.test(verb);
  return isPast || !isVerb ? whole : `${lead} often do not ${verb} `;
}

/**
 * Where "you never" begins what is said of the reader. Behind other words it may be a wish, a promise or a threat, whose
 * sense would turn: "make sure you never", "I hope you always".
 */
const AS_CHARGE =
  '(?<=^|[,;:–—-] |\\b(?:and|but|so|because|since|while|though|although|(?:I know|feel|think|find|noticed?)(?: that| like)?) )';

/** "You lot": whoever else is meant. */
const ALL_OF = '(?:(?:lot|people|guys|all|both) )?';

/** What is said of the reader at all times, as what the writer has seen. */
export const HABITS: readonly Rule[] = [
  rule(
    "(?<=^you (?:always|never|didn't|did not|don't|do not) [^,?]{3,80}), (?:do|did|are|were|have|will|would) (?:you|ya)[.!?]*$",
    '.',
  ),
  rule(
    '(?<=\\byou (?:always|constantly|forever|often) [^.,;!?]{3,60}),? (?:and|but) (?:you )?never (?:even |ever |once )?(?:think|care|give|bother|listen|notice|consider|stop to|do (?:the|any|your) )[^.,;!?\\d]{0,40}(?=[.!]*$)',
    '',
  ),
  rule("\\byou(?:'re| are) (?:always|constantly|forever) (?=\\p{Ll})", 'you are often '),
  ruleThroughout(
    "\\b(and|so|but|that) I(?:'m| am)? always (?:have|having) to (?=(?:chase|ask|remind|follow up|wait|pick up|clear up|tidy|clean|fix|redo|cover|beg)\\b)",
    '$1 I often have to ',
  ),
  rule('\\byou always (\\p{Ll}[^.!?;]{2,60}?), always(?=[,.!;])', 'you often $1'),
  rule(
    `${AS_CHARGE}you ${ALL_OF}(?:always|constantly|continually|forever) (?!have to\\b)(?=\\p{Ll})`,
    'you often ',
  ),
  // "You always send them late and they're always wrong"
  ruleThroughout('(?<=\\byou often [^.;!?]{3,80}) always (?=\\p{Ll})', ' often '),
  rule(
    `${AS_CHARGE}you ${ALL_OF}never (?:ever |even )?bother with ((?:the|our|my) [^.,;!?]{3,40}?)(?=[.,;!]|$)`,
    'you often skip $1',
  ),
  rule(
    `${AS_CHARGE}(you) ${ALL_OF}never (?!${EVEN}\\b|${NO_FAILING}\\b)((?!have to\\b)\\p{Ll}{3,}) `,
    (you, verb) => seldomDone(you, verb, `${you} never ${verb} `),
  ),
];

/** "Can't be bothered", as what is not done or not wished; "if you can be bothered" adds nothing but scorn. */
export const NOT_BOTHERED: readonly Rule[] = [
  rule(
    ',? (?:that is,? )?if you (?:can|could) (?:actually |even |ever )?be (?:bothered|arsed)(?: to [^.,;!?\\d]{2,40})?(?=[.!?]*$)',
    '',
  ),
  rule("\\b(?:can't|cannot|can not) (?:even )?be (?:bothered|arsed) to be\\b", 'are not'),
  rule("\\b(?:couldn't|could not) (?:even )?be (?:bothered|arsed) to be\\b", 'were not'),
  rule(
    "\\b(if you) (?:really |just |simply |clearly |obviously )?(?:can't|cannot|can not) (?:even )?be (?:bothered|arsed) to (?=\\p{Ll})",
    '$1 would rather not ',
  ),
  rule(
    "\\b(?:clearly |obviously |evidently )?(?:couldn't|could not) be (?:bothered|arsed) to (?=\\p{Ll})",
    'did not ',
  ),
  rule(
    "\\b(I|you|we|they|people) (?:clearly |obviously |evidently |just )?(?:can't|cannot) be (?:bothered|arsed) to (?=\\p{Ll})",
    '$1 do not ',
  ),
  rule(
    "\\b(he|she) (?:clearly |obviously |evidently |just )?(?:can't|cannot) be (?:bothered|arsed) to (?=\\p{Ll})",
    '$1 does not ',
  ),
];

/** "You have always left it to me", a reproach; "you have always got ideas" is none. */
export const HAS_ALWAYS: readonly Rule[] = [
  ruleThroughout(
    "\\byou(?:'ve| have) always (?!(?:got|been|had|made|helped|supported|loved|stood|kept|known|given|shown|found|wanted|said|managed|treated us well)\\b)(?=\\p{Ll})",
    'you have often ',
  ),
];
