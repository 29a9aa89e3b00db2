import { oneOf } from '../../../patterns/one-of.ts';
import { admits } from '../../closing/admission.ts';
import { small } from '../../wording/rule.ts';

/** What the writer owns, beyond the deeds that an admission names. */
const OWNS = [
  "^(?:and |but |so )?(?:it(?:'s| is| was) )?(?:probably |partly |also |maybe |perhaps |entirely |all )*(?:my|our) (?:own )?(?:fault|mistake|doing)\\b(?! if\\b)",
  "\\b(?:which|that|it|this)(?:'s| is| was) (?:entirely |partly |also |all )?(?:my|our) (?:own )?(?:mistake|fault|doing|responsibility)\\b",
  "\\b(?:I|we)(?:'m| am|'re| are) (?:very |really |so |truly )?sorry (?:about|for|that)\\b|\\b(?:I|we) (?:do )?(?:apologi[sz]e|regret) (?:for |about |that )?(?!bother|disturb|in advance|if\\b)\\p{L}+",
  "\\bI (?:was|am|'m) (?:completely |quite |partly )?(?:wrong|unfair|at fault|to blame)\\b|\\bI(?:'m| am) aware (?:of that|that I)\\b",
  '\\b(?:on|down to) (?:me|us)\\b',
  "\\b(?:my|our) (?:team|people|side|office) (?:should|could) have\\b|, which (?:I|we) should have\\b|\\band I(?:'m| am) (?:very |really |truly )?sorry(?=[.!]*$)",
];

/** What the writer will not do any more. */
const REFUSES = [
  "\\b(?:I|we)(?: will not|(?:'ll| will) no longer| won't| shan't|(?:'m| am|'re| are) not going to)(?: be)? (?!(?:lie|pretend|bore|mince|go into|even|forget|bother|keep you|hide|deny|beat|say (?:more|any)|stand (?:for|by)|take (?:it|this|that|any)|tolerate|accept (?:it|this|that)|put up|have (?:it|this|that)|let (?:it|this|that)|wait (?:for ever|forever|around)|repeat|remind(?:ing)?|ask(?:ing)? (?:you )?again|argue|discuss|listen|mention|hold|able)\\b)\\p{L}+",
];

/** What the writer holds to be untrue. */
const DENIES = [
  "\\b(?:it|that|this|which)(?:'s| is| was) (?:simply |just |frankly |plainly )?(?:not (?:true|correct|the case|so)|untrue|false)\\b",
  "\\b(?:it|that|this|which) (?:isn't|wasn't) (?:true|correct|the case|so)\\b",
];

/** A kind reading of what the reader did, and what the writer knows of their side. */
const GRANTS = [
  "^(?:and |but )?(?:I know |I'm sure |maybe |perhaps )?you (?:may|might|probably|surely) (?:well )?(?:not have meant|didn't mean|did not mean|don't mean|had (?:your|good|a) reasons?)\\b",
  "\\bI (?:doubt|don't (?:think|believe)|do not (?:think|believe)) (?:that )?(?:you|it|this|that) (?:did|do|does|meant|mean|was|were|is) ?(?:it |this |that )?(?:on purpose|meant|intended|deliberate(?:ly)?|badly)?\\b(?! ?(?:(?:really|even|actually|ever) )*(?:car(?:e|ed|ing)|tr(?:y|ied|ying)|bother(?:ed)?|interested|committed|listening|thinking|serious|paying|taking)\\b)",
  "^I know (?:that )?(?:you(?:'re| are|'ve| have) (?:had |been |got )?(?:alone|under|tired|short|a lot|a hard|stretched|on your own)|(?:the|this) \\p{L}+ (?:is|means|has been)|how (?:much|hard)|it(?:'s| is| was|'s been| has been) (?:a )?(?:hard|difficult|tough|tight|busy|a lot))",
  "\\bI (?:don't|do not) (?:think|believe) (?:that )?you(?: (?:knew|saw|noticed|heard|reali[sz]ed)\\b|(?:'re| are)(?: \\p{L}+){0,2} (?:on purpose|deliberate(?:ly)?|to blame|at fault)\\b)",
  "^(?:and |but )?I (?:get|see|know|understand|reali[sz]e|appreciate|accept) (?:that )?you(?:'d| had)? (?:only |just |really )?(?:wanted|meant|tried|gave up|were (?:trying|only|just|under)|(?:had|have|need|needed) (?:a lot|to|no (?:time|choice|idea)|little))\\b",
  '^(?:and |but )?you know (?:that )?I (?:really |do )?(?:love|like|value|admire|rate|respect) (?:how|what|that|the way|your|working)\\b',
  "\\bI won't be (?:angry|cross|upset)\\b|\\bI (?:don't|do not) want to (?:take|lose|end|stop|replace)\\b",
];

/** What the reader is asked to do or to stop, however it is asked. */
const ASKS = [
  "\\bplease (?!(?:just |try (?:and|to) |all )*(?:do better|be better|be more (?:careful|professional|considerate|organi[sz]ed)|improve|try harder|make (?:more |an? |more of an? )?effort)\\b)(?!(?:just )?(?:understand|note|forgive|excuse|accept|believe|know|spare|remember|try|keep (?:it|that|this) in mind|think|consider|be (?:mad|angry|cross)|do(?:n't| not) (?:be|take|worry|think|start|tell me|pretend|bother|trouble))\\b)\\p{L}+ \\p{L}+|\\p{L}+ (?:it|them|the \\p{L}+|this|back|today|tomorrow),? please[,.!]",
  "^(?:and |so )?(?:don't|do not|never) (?:ever )?(?:do|say|talk|speak|use|take|touch|go|come|leave|open|park|smoke|send|post|share|enter|tell)\\b(?! (?:me|you dare)\\b).* again[.!]*$",
  '\\b(?:it|that) (?:should|has to|must) be you\\b',
];

const WORDS = oneOf(...OWNS, ...REFUSES, ...DENIES, ...GRANTS, ...ASKS);
const GRANTED = oneOf(...GRANTS);

/** "Just get it done today or …": an order with its day is what the message is for, whatever is threatened behind it. */
const DATED_ORDER =
  /^(?:(?:and|so|now|just|please),? )*(?:get|send|bring|hand|pay|return|fix|sort|clear|move|finish|sign|call|ring|reply|answer|give|take|put|clean|remove|do) (?:it|them|that|this|those|these|me|us|the|my|our|your)\b[^.!?;]{0,60}?\b(?:today|tonight|tomorrow|(?:by|before|until) (?:noon|midday|tonight|the|next|this|\p{Lu}\p{Ll}+day|\d))/u;

/** A threat that names no deed, or that only mocks. */
const EMPTY = /\b(?:you(?:'ll| will) (?:regret|see|be sorry)|god help|don't come crying)\b/i;
/** "If it isn't here by Friday, we cancel", "One more complaint and I will end the lease." */
const ANNOUNCES =
  /^(?:and |so |but )?(?:if|unless|until)\b[^.!?;:]{3,120}?,? (?:then )?(?:I|we)(?:'ll|'d| will| would| shall| have to| must| cancel| want| need| can't| cannot)\b|^one more \p{L}+[^.!?;:]{0,60} and (?:I|we)(?:'ll| will| have to)\b/iu;

/** "If they aren't in the calendar, the person named there is on call." */
const RULES =
  /^(?:and |so |but )?(?:if|unless)\b[^.!?;:,]{2,60}, (?:then )?the \p{L}+\b[^.!?;:]*\b(?:is|are|will|goes|stays|must)\b/iu;

/** Whether words read kindly what the reader did, or own what they know of the reader's side. */
export function grantsReader(text: string): boolean {
  return GRANTED.test(text.trim().replaceAll('’', "'"));
}

/** What must be said again where the tone of a hard message changes: a part owned, a refusal, a denial, a condition. */
export function holdsWritersWord(text: string): boolean {
  const plain = text.trim().replaceAll('’', "'");
  if (plain.endsWith('?') || EMPTY.test(plain)) return false;
  return (
    admits(plain) ||
    WORDS.test(plain) ||
    ANNOUNCES.test(plain) ||
    RULES.test(plain) ||
    DATED_ORDER.test(small(plain))
  );
}
