/**
 * Whole clauses that threaten, shut the door on an answer, shrug the matter off or foretell how difficult the reader
 * will be. Each is closed at both ends by whoever uses it, so that what it names is part of the figure of speech.
 */

const YOU_THEN =
  "(?:you(?:'re| are|'ll| will)|it(?:'s| is| goes)|I(?:'m| am|'ll| will)|we(?:'re| are|'ll| will)|there(?:'s| is|'ll))";
const OUT = '(?:off|out|out of|taken off|thrown out|removed|excluded|struck off|banned|fired|sacked)';

export const THREATS: readonly string[] = [
  `(?:[^\\d.;,]{3,40} )?(?:once more|one more time|ever again|again),? and ${YOU_THEN} [^\\d.;]{2,60}`,
  '(?:the|any|one) (?:next|further|slightest|smallest|single|other|more) (?:\\p{L}+ )?(?:deviation|mistake|slip|breach|violation|offence|incident|delay|complaint|absence|word)\\b[^\\d.;]{0,20} (?:has|will|means|leads|results|ends|brings|costs|and (?:you|I|we|it))\\b[^\\d.;]{2,70}',
  '(?:any )?(?:refusal|refusing|failure|non-compliance|disobedience|deviations?|violations?|lateness|absence)(?: to [^\\d.;,]{3,40})? (?:ends?|means?|voids?|forfeits?|(?:will |shall )?(?:lead|result)s? (?:to|in)|will (?:mean|end|cost|void))\\b[^\\d.;]{0,50}\\b(?:your|you|the end|loss|removal|exclusion|withdrawal|termination|dismissal)\\b[^\\d.;]{0,30}',
  `(?:whoever|anyone who|anybody who|those who) (?:does|do|tries|refuses|disagrees|objects|complains|forgets|deviates|ignores)\\b[^\\d.;,]{0,30} (?:is|are|will be) ${OUT}\\b[^\\d.;]{0,40}`,
  '[^\\d.;,]{3,50} will (?:in (?:the )?future |henceforth |from now on )?be (?:noted|entered|put|kept|recorded) (?:in|on) your (?:file|record)s?',
  "shape up or [^\\d.;]{3,30}|put up or shut up|(?:it(?:’s|'s| is) )?my way or the highway",
  "[^\\d.;,]{3,40} (?:do not|don't|does not|doesn't) (?:put|place|make|set) (?:you|anybody|anyone|somebody|someone) above (?:the|our) (?:rules?|law|others|rest)|(?:nobody|no one) is (?:above (?:the|our) (?:rules?|law)|irreplaceable|indispensable)",
  '(?:violations?|breaches|infringements?|offences|offenders|latecomers|non-compliance)(?: [^\\d.;,]{2,30})? (?:gets?|is|are|will be|shall be) (?:reported|logged|sanctioned|punished|escalated|dealt with)\\b[^\\d.;]{0,50}',
  'such [^\\d.;,]{3,40} (?:will|shall|can) (?:not|no longer) be (?:tolerated|accepted|permitted)(?: [^\\d.;]{2,30})?',
  '(?:whoever|anyone who|anybody who|those who) (?:has|have|sees?|finds?) (?:an? |any )?(?:problem|issue|trouble|difficulty|objection)s? with (?:that|this|it) (?:can|may|should|might|is free to|are free to) (?:think|consider|look|leave|go|find|ask (?:himself|herself|themselves))\\b[^\\d.;]{0,70}',
  "next time (?:I|we)(?:'ll| will)(?: just| simply)? (?:do (?:it|this|that) (?:without you|myself|ourselves|alone)|ask (?:someone|somebody) else|go (?:without you|elsewhere)|not (?:bother|ask|wait|invite you))(?: [^\\d.;]{2,30})?",
];

const ANSWERS =
  '(?:discussions?|debates?|objections?|comments?|remarks?|suggestions?|opinions?|input|digressions?|arguments?)';

export const SHUT_DOORS: readonly string[] = [
  "(?:do not|don't) (?:bother )?(?:e-?mail|ring|call|contact|text|write to|message|ask|complain to|argue with)(?:ing)? (?:me|us|the office|management) (?:about|over|on|regarding|with) (?:it|this|that|any of (?:it|this))",
  `(?:there (?:is|are|will be) )?no (?:further )?${ANSWERS}(?: (?:is|are|will be))? (?:foreseen|needed|wanted|required|invited|intended|desired|necessary|expected|accepted|entertained|tolerated|provided for)(?: [^\\d.;]{2,30})?`,
  '(?:the )?\\p{L}+(?: \\p{L}+)? (?:sees?|saw) no (?:need|reason|point|cause|occasion) (?:for|in|to) (?:an? |any |further |more |have )*(?:discuss|debat|talk|consult)\\p{L}*(?: [^\\d.;]{2,30})?',
  "I(?:'m| am) not (?:collecting|taking|inviting|here for|interested in) (?:any |your |more )?(?:opinions|suggestions|comments|views|ideas|objections|excuses|feedback|questions)\\b[^\\d.;]{0,25}",
  'spare (?:me|us) (?:the|your|all the|any) [^\\d.;,]{3,40}',
  `(?:the )?\\p{L}+ (?:won't|will not|can't|cannot|doesn't) wait for (?:an? |your |any |all )?(?:debating (?:club|society)|committees?|feelings|ideas|${ANSWERS})`,
  `${ANSWERS}(?: [^\\d.;,]{3,40})? (?:cannot|can't|will not|won't) be (?:accommodated|accepted|considered|entertained|tolerated|discussed)`,
  `(?:there(?:'s| is) )?no need for (?:any |further )?(?:${ANSWERS}|feedback|debate)(?: [^\\d.;]{2,25})?`,
];

const THEY_WILL = "(?:he|she|they)(?:'ll| will) (?:probably |surely |just |only |certainly |again )*";
const MOODS =
  '(?:yawn|nitpick|sulk|moan|whine|whinge|grumble|fuss|cry|ramble|rant|drone on|roll (?:his|her|their) eyes|kick off|throw a (?:fit|tantrum)|make a (?:fuss|scene)|start (?:fiddling|moaning|nitpicking|whining|fussing|arguing|crying))';

/** How the reader will be, as notes for a meeting foretell it. */
export const FORETOLD: readonly string[] = [
  `${THEY_WILL}${MOODS}(?: again)?(?: like a (?:child|baby|toddler|kid))?(?: again| anyway| as (?:usual|always))?(?:,? (?:not my problem|ignore (?:it|him|her|them)|let (?:him|her|them)|don't let (?:him|her|them)|cut (?:him|her|them) off|whatever|so what))?`,
  `${THEY_WILL}(?:survive|live|cope|get over it|get used to it|come round|cave(?: in)?|give in|swallow it|lump it)(?: anyway| somehow| in the end| eventually)?`,
  "(?:just )?(?:don't|do not) (?:let|encourage|indulge) (?:him|her|them)|cut (?:him|her|them) off|(?:just )?(?:keep|get) (?:him|her|them) moving|no digressions|(?:just )?keep (?:smiling|nodding)",
  `if (?:he|she|they) (?:makes?|kicks? up|starts?|causes?) (?:an? |any |more )?(?:fuss|stink|scene|trouble|moaning|arguing|drama|whining),? (?:just )?(?:remind|tell|show|ask) (?:him|her|them) [^\\d.;]{3,60}`,
  '(?:he|she|they|(?:\\p{L}+ )?\\p{L}+s) (?:all|always) (?:do|did|are)(?: (?:that|so|it))?(?: (?:up|down|over|round) (?:there|here)| anyway| in the end)?',
  `${THEY_WILL}be (?:very |so |all |a bit |rather )*(?:picky|difficult|awkward|grumpy|moody|stubborn|tricky|a pain|annoying|offended|sulky|hysterical|impossible)(?: again| about it| as usual| as always)?`,
  "(?:just )?(?:don't|do not) (?:get|be|go) (?:too |all )?(?:sentimental|soft|emotional|personal|drawn in|dragged in)|no (?:crying|tears|drama|fuss)",
  "(?:they|men|women|people)(?:'re| are) all (?:like that|the same)(?: (?:up|down|over) (?:there|here))?",
  '(?:the |all the |any )?(?:sceptics|skeptics|doubters|critics|naysayers|moaners|grumblers) will (?:soon |all )?(?:come round|get over it|get used to it|see(?= (?:soon|in the end|that)|$)|be convinced|fall in(?:to)? line|shut up)\\b[^\\d.;]{0,30}',
  '(?:just )?nip (?:it|that|this|them) in the bud',
];

export const SHRUGS: readonly string[] = [
  "(?:that(?:'s| is) |it(?:'s| is) )?(?:frankly |really )?not (?:my|our) (?:problem|business|department|circus|concern)(?: (?:though|really|any ?more|frankly))?",
  "(?:we(?:'ll| will|'d| can)? )?(?:just )?cross that bridge(?: when [^\\d.;]{2,25})?",
  "(?:so |and )?(?:I )?(?:guess|suppose|reckon) (?:we(?:'re| are)|it(?:'s| is)|that(?:'s| is)) (?:all )?(?:good|fine|ok|okay)(?: then)?",
  "(?:(?:it|this|that|he|she|they)(?:'s|'re| is| are) )?bound to be (?:all )?(?:fine|ok|okay|all right|alright|good)",
  '(?:(?:and |just )?(?:we )?see) where (?:it|this|things|the \\p{L}+) (?:all )?(?:takes?|leads?|goes|go|ends? up)(?: us)?',
  "it(?:'s| is) (?:just|only) an? \\p{L}+ (?:tho|though|after all)",
  "(?:it(?:'d| would) |would )?(?:just )?be (?:nice|great|good|cool|lovely) if (?:stuff|things|everything|it|it all)(?: just| generally| all)* (?:ran|went|worked|flowed)\\b[^\\d.;]{0,25}",
  "(?:it|that|this)(?:'ll| will)?(?: somehow| just)? (?:sort|solve|resolve)s? itself(?: out)?(?: (?:I|somehow)[^\\d.;]{0,12})?",
  "(?:there(?:'s| is| are) )?(?:tons|loads|lots|plenty|heaps|no end) of (?:ideas|thoughts|opinions|possibilities|options|great things|exciting things|things) (?:floating|flying|going|buzzing|swirling|around|in the air|ahead|to come|happening)\\b[^\\d.;]{0,30}",
  '(?:we|you|I) can always (?:decide|sort it out|see|fix it|change it|deal with (?:it|that|this)|talk about (?:it|that)) (?:later(?: on)?|then|afterwards|on the day|another time)',
  "I (?:wouldn't|would not) worry(?: too much| about (?:it|that|this))*",
  '(?:if [^\\d.;,]{3,40},? )?(?:well,? )?(?:just )?use your (?:imagination|head|brain)',
];

export const SCORN: readonly string[] = [
  'must be (?:so |really |very )*(?:nice|lovely|great|wonderful|fun|handy),? (?:having|being|going|getting|knowing|sitting|leaving|living|to)\\b[^\\d.;]{2,50}',
  '(?:very|how) (?:terribly |very )?(?:artistic|avant-garde|mature|grown-up|droll|quaint)|how (?:sweet|charming|original|modern|inspired)(?: ?[;:]-?[)(])?',
  "(?:[^\\d.;]{3,50} )?I(?:'m| am) at a loss (?:to (?:say|understand|imagine|see|know)|as to)\\b[^\\d.;]{0,60}",
  "(?:so |and )?(?:I (?:guess|suppose) )?that(?:'s| is) (?:my|our) (?:evening|weekend|day|holiday|night|morning|afternoon|lunch|sunday|saturday) (?:gone|over|ruined|done|wasted|shot)(?: again| then)?",
  '(?:do )?(?:come|look|climb|step) down (?:from|off) (?:your|that) (?:cloud|high horse|ivory tower|perch|pedestal|throne)\\b[^\\d.;]{0,25}',
  "I (?:really |honestly )?(?:don't|do not|can't|cannot) (?:know|understand|imagine|see|believe) (?:how|why) (?:anyone|anybody|somebody|people|you) (?:can|could|would) (?:ever |even |possibly )*(?:be (?:so )?(?:careless|blind|stupid|rude|selfish|slow|lazy|mean|sloppy|late|naive)|hesitate|do (?:that|this|it)|miss (?:that|this|it))\\b[^\\d.;]{0,30}",
  "I(?:'ve| have)(?: got)?(?: quite| more than)? enough (?:to do|on my plate)(?: (?:already|as it is)| without [^\\d.;]{3,40})?",
  "you(?:'re| are) (?:just |simply |only )?being (?:so |very |too |totally |a bit )*(?:paranoid|difficult|awkward|negative|silly|dramatic|precious|petty|unfair|unreasonable|oversensitive|over-sensitive|stubborn|childish|ridiculous|impossible|hysterical|lazy|selfish)(?: (?:again|now|about (?:it|this|that)|as (?:usual|always|ever)))*",
  "you(?:'ve| have)? (?:made|make|are making) (?:an? |such a )?(?:complete |total |utter |right )*(?:fool|idiot|laughing stock|spectacle|clown|mockery) (?:out )?of (?:yourself|me|us|everyone|the \\p{L}+)\\b[^\\d.;]{0,80}",
  "I(?:'m| am) (?:starting|beginning) to (?:think|wonder|suspect|believe) (?:that |if |whether )?you (?:do|did|don't|want|like|enjoy|just|never|have no)\\b[^\\d.;]{3,60}",
];

/** The same as a question. */
export const SHRUGGED_QUESTIONS: readonly string[] = [
  '^(?:so |and )?(?:can|could|shall) (?:we|you) (?:just |please |all |now )*(?:draw a line under (?:it|this|that)|leave it (?:there|at that)|put (?:it|this|that) behind us|move on|forget (?:about )?(?:it|this|that)|let it go)(?: (?:now|please|already))?\\?$',
  "^(?:so |and )?(?:I )?(?:guess|suppose) (?:we(?:'re| are)|it(?:'s| is)|that(?:'s| is)) (?:all )?(?:good|fine|ok|okay)(?: then)?\\?$",
  "^(?:it |it'd |it would |would )?(?:just )?be (?:nice|great|good|cool|lovely) if (?:stuff|things|everything|it|it all)(?: just| generally| all)* (?:ran|went|worked|flowed)\\b[^\\d.;?]{0,25}\\?$",
];

/** Tales of oneself and sayings of one's elders, with which a message need not begin. */
export const TALES: readonly string[] = [
  "(?:and |so )?I thought (?:that )?(?:it (?:would|might) be (?:helpful|useful|good|worth it|best) to|I(?:'d| would| should)) (?:just )?(?:give|provide|share|start with)(?: you)?(?: with)? (?:a bit of|some|a little|a short|a quick) (?:background|context|history)(?: [^\\d.;]{2,50})?",
  '(?:as )?my (?:(?:late|old|dear) )?(?:grand(?:mother|father|ma|pa)|mother|father|mum|dad|nan|gran|granny|aunt|uncle|old (?:boss|teacher|master)) (?:always|used to|would|once|often|never) (?:say|said|tell me|told me)\\b[^\\d.;]{3,90}',
  "(?:I|we)(?:'ve| have)? (?:always )?(?:loved|adored|dreamt of|dreamed of|been (?:in love with|obsessed with|crazy about|mad about|fascinated by)) [^\\d.;]{2,50}(?:,? (?:ever )?since (?:I was|my|childhood|school)[^\\d.;]{0,30}|(?:all|my whole) my life|my whole life)",
  "(?:I(?:'m| am)|we(?:'re| are)) (?:absolutely |quite |very |fully )*(?:confident|certain|convinced|sure|positive) (?:that )?you(?:'ll| will) (?:want to|love|agree|say yes|enjoy|be (?:thrilled|delighted|amazed|impressed|convinced|pleased)|not regret)\\b[^\\d.;]{0,40}",
];
