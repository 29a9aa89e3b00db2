/** Words that soften a wish and say nothing. */
export const SOFT =
  '(?:(?:maybe|perhaps|possibly|please|just|kindly|really|terribly|awfully|actually|at least|at some (?:point|stage)|one day|one of these days|some ?time|ever|all|then|too),? )*';
const LEAD =
  "(?:(?:and|so|but|anyway|also|well|ok|right|oh|honestly|obviously|ideally|to be honest|as I say|if I(?:'m| am) honest),? )*";
/** "Was thinking", "I suppose": how a wish is put off once more. */
const THOUGHT =
  "(?:(?:(?:I|we)(?:'m| am| was|'ve been| have been| were| did)? |was |been )?(?:just |sort of |kind of |only )*(?:thinking|thought|suppose|guess|reckon|think|feel)(?: that)?,? )?";
const GOOD =
  '(?:(?:really|so|very|rather|quite|such|kind of|sort of|just|most|much|far|ever so|only|perhaps|maybe) )*(?:great|good|nice|lovely|helpful|kind|wonderful|super|fantastic|ideal|cool|amazing|brilliant|brill|fab|ace|handy|useful|best|better|wise|sensible|safer|easier|fair|fairer|polite|decent|perfect|grand|appreciated|welcome|sound|tidy|smashing|magic|an idea|a (?:\\p{L}+ )?(?:idea|help|start|relief|kindness|favour|blessing|godsend|weight off|load off|change|thing|plan)|something|worth it)';
const WOULD = "(?:(?:it|that|this)(?:'d| would| might| could| may) |would |might |could |'d )";

/** The frames of a wish behind which the wished deed stands in the past or behind "would": "it would be a weight off if …". */
const CONDITIONAL = [
  `${WOULD}(?:\\p{L}+ ){0,2}?be ${GOOD}(?: [\\p{L}'’]+){0,3}?,? (?:(?:maybe|perhaps) )?if`,
  `(?:(?:it|that) )?(?:would|might|could)(?:n't| not) (?:hurt|kill (?:you|anyone|anybody)|do any harm|go amiss|be (?:a bad idea|the end of the world|the worst(?: thing| idea)?|too much(?: to ask)?|unreasonable)) if`,
  `${WOULD}(?:really |actually |certainly )*(?:help|mean (?:a lot|the world)|save (?:me|us) [^,.;!?]{2,30}?|make (?:sense|a (?:big |huge )?difference|all the difference|my (?:day|week|life (?:a lot )?easier)|things easier)|go a long way)(?: to (?:me|us))?(?: a lot| no end)? if`,
  `(?:I|we)(?:'d| would| should) (?:\\p{L}+ ){0,2}?(?:appreciate|love|like|prefer|welcome|value|be (?:\\p{L}+ ){0,2}?(?:grateful|glad|happy|happier|pleased|delighted|thankful|obliged|chuffed)|feel (?:\\p{L}+ ){0,3}?(?:better|happier|safer|easier)|sleep better|rest easier)(?: it)?(?: very much| a lot| so much)? if`,
  "(?:I|we)(?:'d| would) (?:much |far )?rather",
  "you(?:'d| would) be doing (?:me|us) (?:a|such a) (?:\\p{L}+ )?favour if",
];
/** The same where only "would" or "could" makes a wish of what follows: "I wish you'd …". */
const MODAL = [
  '(?:I |we )?(?:(?:do|only|just|really) )*wish(?: that)?',
  "(?:(?:I|we)(?:'m|'d| am| was| were| would|'ve been| have been)(?: just| rather| really| kind of| sort of)* )?hoping(?: that)?",
  "(?:I|we)(?:'d| would)(?: really| just)* hope(?: that)?",
  '(?:perhaps|maybe|possibly),?(?: one day| at some (?:point|stage)| next time| in future)?,?',
];
const WISHED = `(?: ${SOFT})?`;

/** A wish up to whose deed it is. */
export const CONDITIONAL_WISH = new RegExp(
  `^${LEAD}${THOUGHT}${SOFT}(?:${CONDITIONAL.join('|')})${WISHED}`,
  'iu',
);
export const MODAL_WISH = new RegExp(`^${LEAD}${THOUGHT}(?:${MODAL.join('|')})${WISHED}`, 'iu');

/** "If anyone fancies coming to get them, that would be something": group 1 is who, 2 or 3 the verb, 4 the rest. */
export const IF_ANYBODY = new RegExp(
  `^${LEAD}if (you|anyone|anybody|someone|somebody|(?:any|one) of you|any of you) (?:(?:fanc(?:y|ies|ied)|feels? like|felt like|(?:would|do|does|did)(?:n't| not) (?:awfully |terribly )?mind(?: terribly| awfully)?|(?:is|are|were|was) up for|could see (?:your|their) way (?:clear )?to) (\\p{L}+ing)|(?:could|can|would|might|wants? to|wanted to|(?:had|has|have|get|got|gets) (?:the )?(?:time|a (?:chance|moment|minute|sec|second)) to|(?:were|are|was|is) able to|managed to) ${SOFT}(\\p{Ll}+))((?: [^?!;]{2,140}?)?),? (?:then )?(?:that|it|I|we)(?:'d| would| might) (?:really )?(?:be|mean|help|do|make|appreciate|save|suit)(?![^.!?]*\\b(?:problem|disaster|shame|trouble|odd|weird|mistake|pity|rude|awful|terrible|bad|worse|fine|ok|okay|sad|unfair|different)\\b)[^.!?]{0,50}[.!]*$`,
  'iu',
);

/** "What I'd like is for the right ones to go out": group 1 is who or what, group 2 the deed. */
export const LIKED_TO = new RegExp(
  `^${LEAD}(?:(?:all|what) (?:I|we)(?:'d| would)(?: really| just)* (?:like|love|want|prefer|ask)|(?:I|we)(?:'d| would)(?: really| just| dearly| much| very much)* (?:love|like|prefer|expect|hope|need|want))(?: is)?(?: for)? (.{2,60}?) to (.{4,140}?)[.!]*$`,
  'iu',
);

/** "I suppose one of us ought to put the school down": group 1 is the deed. */
export const ONE_OF_US = new RegExp(
  `^${LEAD}${THOUGHT}${SOFT}one of us (?:really |probably )*(?:ought to|should|needs to|has to|must|had better|could|'d better) ${SOFT}(\\p{Ll}[^?!;]{3,120}?)[.!]*$`,
  'iu',
);
/** "I think you should at least offer to pay": group 1 is the deed. */
export const AT_LEAST = new RegExp(
  `^${LEAD}${THOUGHT}${SOFT}you (?:should|could|ought to|might|need to) (?:really )?at (?:the very )?least (\\p{Ll}[^?!;]{3,120}?)[.!]*$`,
  'iu',
);
/** "I think you need to decide by Friday": group 1 is the deed. */
export const TO_DECIDE = new RegExp(
  `^${LEAD}${THOUGHT}${SOFT}you (?:really )?(?:need to|have to|ought to|should|must) (?:really )?((?:decide|choose|make up your mind|let (?:me|us|them) know|tell (?:me|us|them)) (?!yourself\\b)[^?!;]{3,120}?)[.!]*$`,
  'iu',
);
/** "It's not too much to ask that you use your own space": group 1 is the deed. */
export const NOT_MUCH = new RegExp(
  `^${LEAD}(?:(?:it|that)(?:'s| is)|is it) (?:really )?(?:not |n't )?(?:too |so )?much to ask (?:that |for )?you (?:to )?(\\p{Ll}[^?!;]{3,120}?)[.!?]*$`,
  'iu',
);
/** "You might want to think about moving your van": group 1 is the verb, group 2 the rest. */
export const MIGHT_WANT = new RegExp(
  `^${LEAD}${SOFT}you (?:might|may) (?:want|like|wish) to (?:think about|consider|look at|look into) (\\p{L}+ing)( [^?!;]{2,120}?)?[.!]*$`,
  'iu',
);
/** "I could really do with you being there this Sunday": group 1 is the verb, group 2 the rest. */
export const DO_WITH_YOU = new RegExp(
  `^${LEAD}(?:(?:I|we) could (?:really |just )*do with you|(?:I|we)(?:'d| would) (?:really |much |very much )*(?:appreciate|welcome|value) your?) (\\p{L}+ing)( [^?!;]{2,120}?)?[.!]*$`,
  'iu',
);
/** "In future a bit of notice would not go amiss": group 1 is when, group 2 the thing. */
export const NOT_AMISS = new RegExp(
  `^${LEAD}(in future,? |next time,? |from now on,? )?((?:an?|some|any|the|your|\\d+) [^,.?!;]{3,100}?) (?:would|might)(?:n't| not) (?:go|come) (?:far )?amiss(?: either)?[.!]*$|^${LEAD}(in future,? |next time,? |from now on,? )?((?:an?|some|any|the|your|\\d+) [^,.?!;]{3,100}?) (?:would|might)(?:n't| not) (?:hurt|kill (?:you|anyone|anybody)|be unwelcome|do any harm)(?: either)?[.!]*$|^${LEAD}(?:I|we) (?:would|wou)(?:n't| not) say no to ((?:an?|some|any|the|your|\\d+) [^.?!;]{3,100}?)[.!]*$`,
  'iu',
);
/** "Would be good to know by Weds if you're coming": group 1 is when, group 2 what. */
export const GOOD_TO_KNOW = new RegExp(
  `^${LEAD}(?:${WOULD}be ${GOOD} to know|(?:I|we)(?:'d| would)(?: really| just)* (?:like|love|want|prefer) to know|I want to know)( (?:by|before) [^?!;,.]{2,20}?)? ((?:if|whether|when|who|where|which|why|how|what) [^?!;]{3,120}?)[.!]*$`,
  'iu',
);
/** "It would be nice to get the deposit back before the 1st": group 1 is what, with how and when. */
export const GOOD_TO_GET = new RegExp(
  `^${LEAD}${WOULD}be ${GOOD} to (?:get|have) ((?:the|your|my|our|those|these|that|it|them)\\b[^?!;]{0,60}? ?(?:back|by|before|sent|sorted|done|this week|today|tomorrow)\\b[^?!;]{0,60}?)[.!]*$`,
  'iu',
);
/** "I was hoping you might have rung the vet by now": group 1 is what the reader should have done. */
export const HOPED_DONE = new RegExp(
  `^${LEAD}(?:(?:I|we)(?:'m|'d| am| was| were| would|'ve been)? (?:just |rather |really )*)?(?:hoping|hoped) (?:that )?you(?:'d| would| might)(?: have|'ve)? (?:already )?((?:rung|seen|done|been|sent|taken|made|told|spoken|written|got|found|paid|brought|sorted|fixed|booked|ordered|called|asked|signed|checked|finished|heard|had) [^?!;,]{2,100}?)(?: (?:by now|already|yet))*((?:, [^?!;]{3,100})?)[.!]*$`,
  'iu',
);
