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
];

const ANSWERS =
  '(?:discussions?|debates?|objections?|comments?|remarks?|suggestions?|opinions?|input|digressions?|arguments?)';

export const SHUT_DOORS: readonly string[] = [
  `(?:there (?:is|are|will be) )?no (?:further )?${ANSWERS}(?: (?:is|are|will be))? (?:foreseen|needed|wanted|required|invited|intended|desired|necessary|expected|accepted|entertained|tolerated|provided for)(?: [^\\d.;]{2,30})?`,
  '(?:the )?\\p{L}+(?: \\p{L}+)? (?:sees?|saw) no (?:need|reason|point|cause|occasion) (?:for|in|to) (?:an? |any |further |more |have )*(?:discuss|debat|talk|consult)\\p{L}*(?: [^\\d.;]{2,30})?',
  "I(?:'m| am) not (?:collecting|taking|inviting|here for|interested in) (?:any |your |more )?(?:opinions|suggestions|comments|views|ideas|objections|excuses|feedback|questions)\\b[^\\d.;]{0,25}",
  'spare (?:me|us) (?:the|your|all the|any) [^\\d.;,]{3,40}',
  `(?:the )?\\p{L}+ (?:won't|will not|can't|cannot|doesn't) wait for (?:an? |your |any |all )?(?:debating (?:club|society)|committees?|feelings|ideas|${ANSWERS})`,
  `${ANSWERS}(?: [^\\d.;,]{3,40})? (?:cannot|can't|will not|won't) be (?:accommodated|accepted|considered|entertained|tolerated|discussed)`,
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
];

export const SHRUGS: readonly string[] = [
  "(?:that(?:'s| is) |it(?:'s| is) )?(?:frankly |really )?not my (?:problem|business|department|circus|concern)(?: (?:though|really|any ?more|frankly))?",
  "(?:we(?:'ll| will|'d| can)? )?(?:just )?cross that bridge(?: when [^\\d.;]{2,25})?",
  "(?:so |and )?(?:I )?(?:guess|suppose|reckon) (?:we(?:'re| are)|it(?:'s| is)|that(?:'s| is)) (?:all )?(?:good|fine|ok|okay)(?: then)?",
  "(?:(?:it|this|that|he|she|they)(?:'s|'re| is| are) )?bound to be (?:all )?(?:fine|ok|okay|all right|alright|good)",
  '(?:(?:and |just )?(?:we )?see) where (?:it|this|things|the \\p{L}+) (?:all )?(?:takes?|leads?|goes|go|ends? up)(?: us)?',
  "it(?:'s| is) (?:just|only) an? \\p{L}+ (?:tho|though|after all)",
  "(?:it(?:'d| would) |would )?(?:just )?be (?:nice|great|good|cool|lovely) if (?:stuff|things|everything|it|it all)(?: just| generally| all)* (?:ran|went|worked|flowed)\\b[^\\d.;]{0,25}",
  "(?:it|that|this)(?:'ll| will)?(?: somehow| just)? (?:sort|solve|resolve)s? itself(?: out)?(?: (?:I|somehow)[^\\d.;]{0,12})?",
];

export const SCORN: readonly string[] = [
  'must be (?:so |really |very )*(?:nice|lovely|great|wonderful|fun|handy),? (?:having|being|going|getting|knowing|sitting|leaving|living|to)\\b[^\\d.;]{2,50}',
  '(?:very|how) (?:terribly |very )?(?:artistic|avant-garde|mature|grown-up|droll|quaint)|how (?:sweet|charming|original|modern|inspired)(?: ?[;:]-?[)(])?',
  "(?:[^\\d.;]{3,50} )?I(?:'m| am) at a loss (?:to (?:say|understand|imagine|see|know)|as to)\\b[^\\d.;]{0,60}",
  "(?:so |and )?(?:I (?:guess|suppose) )?that(?:'s| is) (?:my|our) (?:evening|weekend|day|holiday|night|morning|afternoon|lunch|sunday|saturday) (?:gone|over|ruined|done|wasted|shot)(?: again| then)?",
  '(?:do )?(?:come|look|climb|step) down (?:from|off) (?:your|that) (?:cloud|high horse|ivory tower|perch|pedestal|throne)\\b[^\\d.;]{0,25}',
];

/** The same as a question. */
export const SHRUGGED_QUESTIONS: readonly string[] = [
  '^(?:so |and )?(?:can|could|shall) (?:we|you) (?:just |please |all |now )*(?:draw a line under (?:it|this|that)|leave it (?:there|at that)|put (?:it|this|that) behind us|move on|forget (?:about )?(?:it|this|that)|let it go)(?: (?:now|please|already))?\\?$',
  "^(?:so |and )?(?:I )?(?:guess|suppose) (?:we(?:'re| are)|it(?:'s| is)|that(?:'s| is)) (?:all )?(?:good|fine|ok|okay)(?: then)?\\?$",
  "^(?:it |it'd |it would |would )?(?:just )?be (?:nice|great|good|cool|lovely) if (?:stuff|things|everything|it|it all)(?: just| generally| all)* (?:ran|went|worked|flowed)\\b[^\\d.;?]{0,25}\\?$",
];
