import { type Rule, rule, ruleThroughout } from '../rule.ts';

const TIME =
  '(?:soon|early|late|spring|summer|autumn|winter|easter|christmas|(?:next|this|last) (?:week|month|year|term)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mid|early|late)[- ]\\p{L}+|week|month|year|tomorrow)';
const HOUR = '(?:noon|midday|midnight|lunch(?:time)?|breakfast|dinner)';

const OTHER_DOUBT =
  '\\b(?:might|may|could|probably|perhaps|maybe|possibly|seems?|looks? like|I think|I believe|quite|sort of|kind of)\\b';

/** A word that shows a verb. */
const SAYS =
  "(?:\\p{L}'(?:ll|s|re|ve|d)|\\b(?:is|are|was|were|has|have|will|can|cannot|do|does|did|\\p{L}{3,}(?:ed|s)))\\b";

/** Shrugs of a doubt: gone where the sentence doubts without them or tells what the writer will do, else "I think". */
const SHRUGGED: readonly Rule[] = [
  rule(`^(?=[^.!?;]*${OTHER_DOUBT})([^.!?;]*?),? (?:I guess|I suppose)(?=[.!]*$)`, '$1'),
  rule(
    "^(I(?:'ll|'d|'m| will| would| can| should| shall)\\b[^.!?;]*?),? (?:I guess|I suppose)(?=[.!]*$)",
    '$1',
  ),
  rule('(?<=\\bcan (?:always|still) [^.!?;]{2,60}),? (?:I guess|I suppose)(?=[.!]*$)', ''),
  rule(`^(?=[^.!?;]*${SAYS})([^.!?;]*?\\p{L}{2}),? (?:I guess|I suppose)(?=[.!]*$)`, '$1, I think'),
  rule('^([^.!?;]{1,40}?),? (?:I guess|I suppose)(?=[.!]*$)', '$1'),
  rule(
    "^(?:(?:so|and|but|well|then),? )?I (?:guess|suppose) (?=(?:we|it|some|there|that|this|the|they|he|she)(?:['’]\\p{L}+)? )",
    'I think ',
  ),
];

/** Hedges around something that is told, where the sentence says the same without them. */
export const HEDGED: readonly Rule[] = [
  rule("^I(?:'m| am) (?:not an?|no) expert(?: (?:on|in|at) (?:this|it|that))?,? but (?=\\p{L})", ''),
  ...SHRUGGED,
  rule(
    "^(?:so )?about ((?:the|our|your) [^,.!?]{3,40}), (?:I|we)(?:'ve| have)(?: got)? (?:some|a few|a couple of|lots of|several|many) (?:\\p{L}+ )?(?:thoughts|ideas)[.!]*$",
    'About $1.',
  ),
  ruleThroughout(`\\b(${TIME})-?ish\\b`, '$1'),
  ruleThroughout(`(?<=\\b(?:around|about) )(${HOUR})-?ish\\b`, '$1'),
  ruleThroughout(`(?<!\\b(?:around|about|by) )\\b(${HOUR})-?ish\\b`, 'around $1'),
  ruleThroughout(
    '(?<=\\b(?:want|wants|like|need|have|try|plan|able) to) (?:maybe|perhaps|possibly) (?=\\p{Ll})',
    ' ',
  ),
  ruleThroughout(
    '(?:one|you|I|we) (?:might|may|could) (?:perhaps |possibly |almost |well )?be (?:forgiven|excused|tempted|inclined) (?:for |to )(?:venturing|thinking|saying|believing|hoping|venture|think|say|believe|hope)(?: that)? ',
    '',
  ),
  rule(
    "^(?:(?:and|but|so|well),? )?I(?:'d| would|'ll| will)? (?:perhaps |possibly |just )?(?:hazard|venture|have) a (?:wild |rough )?guess(?: that)?,? (?=(?:the|we|it|this|our|that|they|there|he|she|\\d|\\p{L}+ \\d))",
    'I think ',
  ),
  ruleThroughout('(?<=\\b(?:could|would|might) (?:you|we|I)) conceivably (?=\\p{Ll})', ' '),
  ruleThroughout(
    "\\b(?:I(?:'d| would)|one (?:might|could|may)) (?:perhaps |possibly |almost |even |tentatively )?(?:venture|dare|hazard|go so far as)(?: a guess)?(?: to (?:say|suggest|think|guess))?(?: that)? (?=(?:the|we|it|this|our|that|they|there|\\d|\\p{Lu}))",
    '',
  ),
  ruleThroughout(
    ',? (?:dare I say(?: it)?|if I may (?:say so|be so bold)|so to say|so to speak|in a manner of speaking|as far as it goes|in some (?:small |little )?way|all things being equal|(?<!^(?:do |please )?(?:come|join|pop|drop|have|use|stay|try)\\b[^.!?]{0,80})if you like|if you will|for want of a better word|for lack of a better word)(?=[,.;!]|$)',
    '',
  ),
  rule(
    '^(?:so |and |but )?(?:perhaps|maybe|conceivably|possibly|presumably),? (?=(?:from|on|by|in|at|until) (?:\\d|the \\d|next|\\p{Lu})[^.!?]*\\b(?:could|might|may|would)\\b)(?![^.!?]*(?:\\?|\\b(?:or|maybe|perhaps|possibly)\\b))',
    '',
  ),
  rule(
    '(?<=\\b(?:looks like|seems|think|could|might|may|probably|would)\\b[^.!?]{1,80})(?<!\\b(?:or|not|yes|just|very|\\d[\\d.,]*)),? (?:maybe|perhaps|possibly)(?=[.!]*$)',
    '',
  ),
  ruleThroughout(
    ",? (?:though|but|although|even if|and) (?:I(?:'m| am)|I may be|I might be|I could be) (?:probably |surely |very likely |almost certainly |quite possibly |no doubt )*(?:wrong|mistaken|being (?:silly|daft|paranoid|oversensitive)|imagining (?:it|things)|off)(?: (?:here|about (?:it|this|that)))?(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    ",? (?:but|though|although) (?:don't quote me(?: on (?:it|that|this))?|what do I know|who knows(?: really)?|time will tell|I(?:'m| am) no expert|no promises|(?:I(?:'m| am) )?happy either way|(?:I(?:'m| am) )?easy either way|whatever you (?:think|prefer|like)|it(?:'s| is) (?:entirely |totally )?up to you|that(?:'s| is) just me|just a thought)(?=[.!]*$)",
    '',
  ),
  ruleThroughout('\\b(?:a )?(?:tiny|wee|teeny|teensy|weeny) (?:little )?bit (?=\\p{Ll})', 'a bit '),
  ruleThroughout(
    '\\b(is|are|was|were|feels?|looks?|seems?) (?:kind of|sort of|kinda|sorta|a tad|ever so slightly|somewhat|rather|fairly|basically) (?=\\p{Ll})',
    '$1 ',
  ),
  ruleThroughout('\\b(?:kinda|sorta) (?=\\p{Ll})', ''),
  ruleThroughout('\\b(?:almost|nearly) (?:sort of|kind of) ', 'almost '),
  rule('^(?:sort of|kind of|kinda|sorta) (?=\\p{Ll}{3,}ing\\b)', ''),
  ruleThroughout(
    ' (?:sometime|some time|somewhere) (?=(?:around|between|before|after|in|on) (?:\\d|the \\d))',
    ' ',
  ),
];
