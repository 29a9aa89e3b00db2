import { type Rule, rule, ruleThroughout } from '../rule.ts';

const EVER_SO = '(?:really |very |so |quite |dead |super |a bit |just |all )*';

/** What a shy writer says in front of "but", joined by "and" or a comma. */
const SHY = `(?:${[
  `(?:I |we )?(?:know|realise|realize|appreciate|understand)(?: that)? (?:you(?:'re| are| must be|r)|ur|your) ${EVER_SO}(?:busy|swamped|stretched|snowed under|tied up|flat out)(?: (?:just now|right now|at the moment|these days|today|lately))?`,
  "(?:I |we )?(?:know|realise|realize|appreciate|understand)(?: that)? (?:you(?:'ve| have)?|u)(?: got)? (?:a lot|lots|loads|plenty|enough|so much|tons)(?: going)? on(?: your plate)?(?: (?:just now|right now|at the moment|these days|today|lately))?",
  '(?:I |we )?(?:know|realise|realize|appreciate|understand)(?: that)? (?:money|time|things) (?:is|are) (?:tight|short|hectic|busy|mad)',
  "(?:please )?(?:don't|do not|dont) (?:quote|shoot|hate|judge|laugh at|shout at|kill|yell at|be (?:cross|mad|angry) with) me(?: (?:on|for) (?:this|it|that))?",
  '(?:I |we )?(?:know|realise|realize|appreciate)(?: that)? (?:this|it) is (?:a lot|a big ask|too much|quite a lot)(?: to ask(?: of you)?)?',
  `(?:I(?:'d| would)? )?(?:totally|completely|fully|quite|really)? ?understand if (?:it(?:'s| is) a no|you (?:can't|cannot|say no|don't want to|have to say no))`,
  "no (?:worries|problem|pressure|rush|bother)(?: at all)? if (?:not|you (?:can't|cannot))",
  "(?:please )?(?:don't|do not) (?:panic|be alarmed|freak out)",
  "(?:please )?(?:don't|do not) feel (?:(?:like )?you have to|obliged|any pressure)",
  '(?:please )?(?:(?:just )?tell me to (?:get lost|go away|bog off|mind my own business|shut up|sling my hook))',
  `(?:(?:this|it) (?:is|may be|might be)|(?:this|it)'s|its) (?:prob |probably |maybe |perhaps )*${EVER_SO}(?:nothing|random|cheeky|daft|silly|mad|last minute|out of the blue|awks|awkward)`,
  "I(?:'m| am) (?:almost certainly |probably |maybe |perhaps |surely )*(?:being|just being) (?:silly|daft|thick|slow|paranoid|over-?sensitive)",
  "I (?:really )?(?:don't|do not|wouldn't) want to (?:step|tread) on (?:any|anyone's|anybody's|your) toes",
  "(?:maybe|perhaps) (?:it's|it is) (?:just |only )?me",
  "(?:I'm )?sorry if (?:this|it|that) (?:is|sounds) (?:silly|daft|stupid|petty)",
  '(?:prob|probably|maybe|perhaps|most likely) (?:nothing|a (?:daft|silly|stupid) (?:question|idea|thought))',
  "(?:I(?:'m| am) )?not being (?:funny|rude|nasty|awkward)",
  "I(?:'m| am) no (?:expert|statistician|scientist|lawyer|accountant|engineer|doctor|mathematician|genius)",
  "(?:I(?:'m| am) )?not sure (?:if|whether) (?:you(?:'re| are)|this is) the right (?:person|place|address|one)(?: for (?:this|it|that)| to ask)?",
  "(?:so |very |really |I'm |I am )*sorry (?:its|it's|it is|for being|to be) (?:so |a bit |rather )?late",
].join('|')})`;
const LEAD = '(?:(?:and|so|well|ok|okay|look|hey|ooh|oh|right|anyway|hi|hiya|heya),? ){0,3}';

/** Shyness in front of the point, which the sentence says as well without it. */
export const SHY_FRONTS: readonly Rule[] = [
  rule(`^${LEAD}${SHY}(?:(?:,| and|, and) ${SHY}){0,2},? but (?:here goes,? )?(?=\\S)`, ''),
  rule(
    `^${LEAD}(?:I |we )?(?:know|realise|realize|appreciate|understand)(?: that)? (?:money|time|things) (?:is|are) (?:tight|short|hectic|busy|mad)(?:,? so feel free to say no)?\\. (?=\\p{L})`,
    '',
  ),
  ruleThroughout(
    '(?<=\\p{L}), (?:and |but )?(?:please )?(?:do )?(?:just )?(?:say|tell me|shout|stop me) if (?:it|its|this|that|I)\\b[^,;:.!?\\d]{2,30}, (?=\\p{Ll})',
    ' ',
  ),
];
