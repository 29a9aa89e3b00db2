/**
 * Whole clauses that call the reader names, boast of the writer's patience or rub it in. Each is closed at both ends by
 * whoever uses it, so that what it names is part of the figure of speech.
 */

const FLAW =
  '(?:lazy|careless|selfish|rude|unreliable|unprofessional|irresponsible|incompetent|useless|hopeless|arrogant|childish|stupid|clueless|disorgani[sz]ed|inconsiderate|ungrateful|dishonest|immature|sloppy|thoughtless|pathetic|impossible|ignorant|reckless|negligent|two-faced|full of (?:excuses|it|yourself|himself|herself|hot air)|spoiled|spoilt|entitled|a (?:liar|coward|bully|disgrace|joke|slob|pig|cheat|hypocrite|burden|disappointment)|an? (?:\\p{L}+ )?(?:idiot|fool|moron|embarrassment))';
const VERY =
  '(?:really |totally |completely |simply |just |absolutely |utterly |so |frankly |honestly |quite |always |such |very |clearly |obviously |incredibly |unbelievably |too |plain )*';
const PERSON = "(?:you(?:'re| are| were|'ve been| have been)|(?:he|she)(?:'s| is)|they(?:'re| are))";

/** "You're careless", and more of the kind. */
export const CALLED_NAMES = `(?:because |since |that )?${PERSON} ${VERY}${FLAW}(?:,? (?:and )?(?:${VERY})${FLAW})*(?: (?:and )?(?:always have been|as (?:always|usual)))?`;

export const NAMES_CALLED: readonly string[] = [
  CALLED_NAMES,
  `(?:so )?${VERY}(?:unreliable|unprofessional|irresponsible|incompetent|useless|hopeless|careless|selfish|clueless)`,
  "you(?:'ve| have)(?: got)? (?:an? )?(?:really |very |seriously )*(?:terrible|bad|awful|lousy|rotten|horrible|poor|shocking|disgusting|negative|appalling|stinking) attitude(?: problem)?|you(?:'ve| have)(?: got)? an attitude(?: problem)?",
  `(?:that|it|this)(?:'s| is| was) ${VERY}(?:an? )?${VERY}(?:dumb|stupid|idiotic|silly|daft|boneheaded|moronic|low|cheap|nasty|underhand|foolish) (?:move|thing to do|idea|decision|mistake|trick|stunt|blow)`,
  `(?:that|it|this|which)(?:'s| is| was) ${VERY}(?:lazy|sloppy|careless|childish|irresponsible|unprofessional|amateurish|reckless|dumb|stupid|idiotic|daft|moronic|selfish|thoughtless|low|below the belt|out of order|out of line|embarrassing|uncalled for|not on|a lie|a low blow|a new low|beneath you|rubbish|typical of you)`,
  "(?:that|it|this)(?:'s| is| was) (?:a|another) new low(?: even for you)?|it (?:doesn't|can't|couldn't) get (?:any )?(?:worse|lower)(?: than this)?",
  'which (?:is|was) (?:just |simply |frankly |clearly |obviously )*(?:a (?:complete |total |blatant |flat-out )?lie|not true at all|nonsense|rubbish|unacceptable|typical|pathetic|so typical|ridiculous|a joke|a disgrace)',
  'which (?:just |only )?makes it (?:even |all the |so much )*(?:worse|more (?:annoying|disappointing|frustrating))',
  "you(?:'re| are) (?:not|n't) (?:the (?:boss|king|queen|only one|only person|centre of the (?:world|universe))|above the rules)(?: (?:here|around here|in (?:this|the) \\p{L}+|who works here))?",
  "you (?:can't|cannot|don't get to|think you can) (?:just |simply )?(?:do (?:whatever|what|as)(?:ever)? you (?:like|want|please|feel like)|come and go as you (?:like|please)|pick and choose)(?: (?:here|around here))?",
  'you (?:only (?:ever )?think (?:about|of) yourself|just take and take|take and take|never think (?:about|of) (?:anyone|anybody) (?:else|but yourself))',
  "you(?:'re| are) (?:really |just |totally )*(?:dragging|letting|pulling|bringing) (?:the (?:whole |entire )?team|everyone|everybody|us all|all of us|us) down",
];

export const FED_UP: readonly string[] = [
  "(?:it|this|that)(?:'s| is| was) (?:just |simply |really )*an? (?:total|complete|absolute|utter|real|right) (?:nightmare|disaster|mess|joke|shambles|disgrace|farce)",
  "I (?:really |honestly )?(?:don't|do not|shouldn't) (?:want to|have to|need to) (?:chase|run after|babysit|nag|police|hunt down|beg) (?:people|anyone|anybody|you|everyone|grown-ups|adults)\\b[^\\d.;]{0,25}",
  '(?:someone|somebody|you) should (?:really |just )?(?:teach|learn) (?:him|her|them|your (?:son|daughter|kids?|child|children|dog))? ?(?:some )?(?:manners|respect|discipline)',
  'you (?:clearly |obviously |apparently |evidently |seem to )*have (?:other|better|more important) (?:priorities|things (?:to do|on your mind))',
  "you (?:just |only |always )*talk big(?: (?:and|but) [^\\d.;]{3,30})?|you(?:'re| are) all talk(?: (?:and|but) no (?:action|trousers))?",
  'you (?:really |certainly |clearly )*have (?:such |quite )?(?:a|the) (?:real |great )?(?:talent|gift|knack) for (?:making|ruining|annoying|missing|forgetting|messing|complicating|upsetting|losing|breaking|wasting)\\b[^\\d.;]{0,40}',
  "(?:and |but )?I (?:can't|cannot|couldn't|could not) believe my (?:eyes|ears)",
  "you (?:clearly |obviously |just |really )*(?:don't|do not|didn't|never) take (?:this|it|me|us|anything|your (?:job|work)|things) seriously(?: enough)?",
  "you(?:'re| are) (?:all )?(?:supposed to be )?(?:adults|grown-ups|grown (?:men|women|adults)|professionals|an adult|a grown-up),? (?:so )?(?:please )?(?:act|behave|start acting|start behaving) like (?:it|one|them)",
  "(?:well,? )?now I(?:'ve| have) (?:heard|seen) everything|you(?:'ve got to| have to| must) be (?:kidding|joking)(?: me)?",
  "(?:that|this|it)(?:'s| is) (?:really |so |just |the )*(?:basic|basic stuff|basics|elementary|kindergarten stuff|kid's stuff|page one|common sense|not hard)(?: really| stuff)?",
  "(?:he|she|they)(?:'ll| will) (?:probably |surely |just |only )*(?:play the (?:victim|innocent)|turn on the tears)(?: again)?(?:,? as (?:usual|always))?",
  '(?:just |please )?use your (?:own )?(?:common sense|head|brain|eyes)',
  '(?:so |and )?how (?:can|could) (?:you|anyone|anybody|someone|people) (?:ever |possibly )*be (?:so|that|this) \\p{L}+',
  "I(?:'m| am) (?:really |so |totally |just )*(?:beyond|more than) (?:\\p{L}+ )?(?:disappointed|angry|annoyed|frustrated|furious|upset|fed up|words)(?: (?:with|at|by|about) (?:you|this|it|that))?",
  "(?:this|it|that)(?:'s| is) (?:really |just |all |now )*(?:getting|becoming|starting to get) (?:really |so |beyond |a bit |very |quite |rather )*(?:ridiculous|silly|old|tiresome|out of hand|embarrassing|boring|annoying|tedious|absurd|a joke|beyond a joke|on my nerves)",
  "(?:it|this|that|you|he|she|they)(?:'s|'re| is| are) (?:really |just )*driving (?:me|us|everyone) (?:mad|crazy|nuts|insane|up the wall|round the bend|to distraction)",
  "(?:I|we) (?:don't|do not) get paid (?:enough )?(?:to|for) [^\\d.;]{3,50}|I(?:'m| am) not paid (?:enough )?(?:to|for) [^\\d.;]{3,50}",
  "I(?:'m| am) (?:really |so )?(?:done|through|finished) (?:with )?(?:being (?:nice|patient|polite|understanding)|making excuses for you|covering for you)(?: about (?:it|this|that))?",
  'surely (?:even )?(?:you|an?|anyone|anybody|someone|somebody|it|that|people|one|the)\\b[^\\d.;?]{3,80}',
  "(?:so )?(?:much|that's it) for (?:team ?work|team spirit|communication|being able to rely on you)",
  'you had one job(?::? [^\\d.;]{3,40})?',
  "if (?:this|it|that|anything) (?:goes|went) wrong,? (?:it(?:'s| is| will be|'ll be)|that(?:'s| is)) (?:all )?(?:on you|your (?:fault|problem|responsibility))",
  "(?:and )?it(?:'ll| will) (?:all )?be your (?:own )?(?:fault|problem)|because you (?:can't|don't|won't|cannot) do yours",
  '(?:and )?(?:apparently|clearly|obviously|it seems) (?:nobody|no one) (?:here|at home|there|else|in (?:this|the|your) \\p{L}+) (?:cares|bothers|gives a damn|gives a \\p{L}+|is interested|noticed|could care less)',
  "(?:but )?of course (?:you (?:didn't|never|don't|wouldn't|know (?:better|best)|had other plans)|nobody|no one)(?: (?:listen|bother|care|check|ask|read|think|notice|do it|did|cared|listened|bothered|asked))?(?: to me)?",
  '(?:this is )?(?:the )?(?:last|final) warning',
];

/** The same as a question. */
export const SCOLDED_QUESTIONS: readonly string[] = [
  '^(?:so |and )?(?:is|does|did|has) (?:anyone|anybody|somebody|nobody|no one) (?:here )?(?:actually |even |ever |really )*(?:check|checking|read|reading|look|looking|listen|listening|proofread|think|thinking|care|paying attention|in charge|awake)\\b[^\\d?]{0,40}\\?$',
  '^(?:so |and )?(?:were|are|did|have|can|do) you (?:even|actually|ever) (?:listen|listening|pay|paying|look|looking|read|reading|think|thinking|care|try|trying|there)\\b[^\\d?]{0,40}\\?$',
  '^(?:so |and )?how (?:can|could) (?:you|anyone|anybody|someone|people) (?:ever |possibly )*be (?:so|that|this) \\p{L}+\\?$',
  '^(?:so |and )?do I (?:really |honestly |seriously |actually )?(?:have|need) to (?:remind|tell|explain|spell|repeat|teach|hold|treat|babysit|beg|draw)\\b[^\\d?]{3,80}\\?$',
  '^(?:so |and )?guess who (?:gets|has|had|got) to [^\\d?]{3,60}\\?$',
  '^(?:so |and )?(?:do|did|can|could) you (?:ever|even) (?:read|listen|check|look|think|care|try)\\b[^\\d?]{0,50}\\?$',
  "^(?:so |and )?why (?:is it|does it) always (?:me|us|have to be me)\\b[^\\d?]{0,60}\\?$|^(?:so |and )?why can(?:'t| not) you (?:just |ever |for once )[^\\d?]{3,60}\\?$",
];
