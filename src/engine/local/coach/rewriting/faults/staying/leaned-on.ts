import { oncePerDraft } from '../../../draft-memory.ts';
import { oneOf } from '../../../patterns/one-of.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { nextLeft } from '../left-units.ts';

/** Words of time and place behind a figure that counts what was named before. */
const BEHIND_FIGURE =
  '(?: (?:in|on|last|this|before|after|by|since|until|so far|then|now|yesterday|today|instead|to|and|vs|against|compared|out)\\b|[,.!;]|$)';
const FIGURE =
  '(?:(?:about|around|only|just|nearly|almost|over|under|roughly|some) )?(?:\\d+(?:[.,]\\d+)*(?![.,]?\\d)|(?:two|three|four|five|six|seven|eight|nine|ten)(?=[.!]))';
/** "I think you do too." */
const DONE_TOO =
  '^(?:(?:and|but) )?(?:I (?:think|know|hope|bet|guess|suspect) )?(?:you|they|he|she|we|I) (?:do|did|does|have|has|had|are|is|were|was|am|will|would|can|could)(?: not)? (?:too|as well|either)[.!]*$';

/** "So do I.", "Neither does she." */
const JUST_SO =
  '^(?:and |but )?(?:so|neither|nor) (?:do|does|did|am|is|are|was|were|have|has|had|will|would|can|could) (?:I|we|you|he|she|they|the|our|my|your)\\b';

const LEANS = oneOf(
  // "We had 212 in April", "It was 41 last year": a figure without the thing it counts.
  `^(?:(?:and|but|so|before that|last (?:time|year|month|week)|this (?:time|year|month|week)),? )?(?:I|we|they|it|that|there)(?:'s|'re)?(?:'ve)?(?: only| just| now| already| even| still)? (?:had|have|have sold|got|get|did|do|sold|saw|made|counted|took|lost|was|were|is|are|(?:are |were )(?:now )?(?:at|up to|down to)|went (?:from|to|up to|down to)|used to be|reached|hit) ${FIGURE}${BEHIND_FIGURE}`,
  // "Three times last week alone.", "Twice.", "Mostly on Mondays.": what came how often.
  "^(?:(?:only|just|about|already|at least|that(?:'s| is| was)) )?(?:once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|several|many|\\d+) times)\\b[^,.!?]{0,40}[.!]*$",
  '^(?:mostly|mainly|usually|especially|only|always|even) (?:on|in|at|with|during|after|before|the|when)\\b[^,.!?]{0,50}[.!]*$',
  // "You didn't.", "But they weren't."
  "^(?:and |but )?(?:you|they|he|she|it|we|I|nobody) (?:did|do|does|have|has|had|was|were|will|would|ca|wo|could)(?:n't| not)?[.!]*$",
  // "Of the 26 who started, 19 still come": of whom?
  `^(?:and |but )?of (?:the|those|these) ${FIGURE} (?:who|that|which|we|I|they|in|on|from|still)\\b`,
  // "Could you?": what was said before.
  '^(?:could|can|would|will|do|did|have) (?:you|we|I)\\?$',
  // "When would suit?": for what, the talk or visit in front says.
  '^(?:and |so,? )?(?:when|what (?:day|time)|which day) (?:would|will|does|might|could|is|are)(?: (?:you|it))?(?: be)? (?:suit|work|good|best|convenient|free|easiest|possible)\\b[^?]{0,30}\\?$',
  // "Or plants.", "In his view it won't last"
  '^or (?!else\\b)',
  // "I would be delighted.": at what?
  "^(?:I|we)(?:'d| would) (?:(?:really|very much|absolutely) )?(?:love (?:it|that|to)|like (?:it|that|to)|be (?:\\p{L}+ )?(?:delighted|honoured|happy|glad|thrilled|pleased))[.!]*$",
  DONE_TOO,
  JUST_SO,
  '^(?:in|to|from) (?:his|her|their) (?:view|opinion|words|mind|experience|eyes)\\b',
  // "The old one was cheaper", "Cafes using it get more guests".
  '^(?:and |but )?(?:the|that|this) (?:old|other|new|first|second|last|cheaper|bigger|smaller|current|previous|existing|same) ones?\\b',
  '^(?:\\p{L}+ ){1,3}(?:using|who use|that use|that have|who have) (?:it|them)\\b',
  '^(?:it|that|this) (?:applies|goes|counts|holds) (?:to|for)\\b',
);

/** Whether a sentence cannot be understood without the one in front of it. */
export const hangsOnLast = oncePerDraft((text: string): boolean => {
  return LEANS.test(text.replaceAll('’', "'"));
});

/** Words that name things: "sign-ups have gone", "our loyalty app". */
const NAMES_SOME =
  /\b(?:the|our|your|my|his|her|their|an?|this|these|those) (?!(?:lot|bit|while|few|way|best|year|week|month|moment)\b)\p{L}{3,}|\p{Ll}{3,}(?<!ss|us|is)s\b|\b\p{L}{3,}ing (?:late|up|in)\b/iu;

/** "Of the 26 who started": of those whom a sentence in front has called something. */
const COUNTS_SOME_OF = /^(?:and |but )?of (?:the|those|these)\b/i;
const NAMES_GROUP = /\b(?:the|our|your|my|his|her|their|an?) \p{L}{3,}/iu;

/** "Or plants.", "You do too.": the other choice, or what is done too, is whatever stands in front. */
const OTHERWISE = oneOf('^or\\b', DONE_TOO, JUST_SO);

/** Whether what is left right behind a unit leans on it: nothing that stays stands between, and it names something. */
export function isLeanedOn(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const next = nextLeft(units, unit, gone);
  if (next === undefined || next.isListItem || !hangsOnLast(next.text)) return false;
  if (COUNTS_SOME_OF.test(next.text)) return NAMES_GROUP.test(unit.text);
  return OTHERWISE.test(next.text) || NAMES_SOME.test(unit.text);
}

/** "PayEasy", "Ryan". */
const CALLED = /(?<!^)\b\p{Lu}[\p{L}\d]{3,}/gu;
/** Sentences that say who writes, which the signature says, too. */
const INTRODUCES = /^(?:I['’]m|I am|my name|this is|we['’]re|we are)\b/i;

/** Whether only this of the units that stay has a name from the signature: "With PayEasy it's done in minutes" says for what it stands. */
export function tellsOfSigner(
  units: readonly Unit[],
  unit: Unit,
  gone: ReadonlySet<Unit>,
  signature: string,
): boolean {
  if (signature === '' || INTRODUCES.test(unit.text)) return false;
  const names = (unit.text.match(CALLED) ?? []).filter((name) => signature.includes(name));
  const others = units.filter((other) => other !== unit && !gone.has(other));
  return names.some((name) => !others.some(({ text }) => text.includes(name)));
}
