import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { NO_REAL_QUESTION } from './no-real-question.ts';
import { rows, signReader } from './worded-signs.ts';

/** Praise that is none, and comparisons with monkeys. */
const SARCASM = rows('sarcasm', [
  0.7,
  /\b(?:hail (?:the|to the)|fanfare|slow clap|(?:trained|blind|drunk) (?:monkey|ape|dog)|monkeys? (?:could|would|can)|rocket science|brain surgery|asking for the (?:moon|world)|would have thought (?:that )?an? [a-z]+ (?:knows?|could|would|can)|millions of people (?:manage|do)|medal for|how (?:delightful|thrilling|convenient|nice|lovely|kind|generous|thoughtful) (?:for|of) (?:us|you|them|him|her)|news to me|heaven forbid|god forbid|perish the thought)\b/i,
]);

/** "I find it hard to believe that you even looked", "you swan in": suspicion and scorn of what the reader did. */
const DISBELIEVES =
  /\bI (?:still )?find it (?:hard|difficult) to believe (?:that )?you (?:even|ever|actually|really)\b|\bI(?:['’]ve| have) (?:got )?an? (?:funny|nasty|sneaking|horrible) (?:feeling|suspicion) (?:that )?you\b|\byou (?:swan|waltz|breeze|stroll|swanned|waltzed|breezed|strolled) (?:in|off|around|about)\b/i;

/** A judgement on what somebody is or did, without a word on what happened. */
const BLAME = rows(
  'blame',
  [
    0.7,
    /^(?:(?:and|but|so) )?(?:everything|nothing) you (?:touch|do|say|start|promise)\b|\byou (?:just|simply|only) (?:ever )?(?:do|say|take) (?:whatever|what) (?:you|pops|comes|suits)\b|\bleav(?:e|es|ing) (?:me|us|others|every(?:one|body) else|the rest of us|some(?:one|body) else) to (?:clean|clear|tidy|pick|mop|sort) up (?:after you|the mess|the pieces)\b/i,
  ],
  [0.7, new RegExp(`${NO_REAL_QUESTION.source}|${DISBELIEVES.source}`, 'i')],
  [
    0.7,
    /(?:^|[:,;] )(?:he|she|they)(?:['’]s|['’]re| is| are) (?:just |simply |clearly |obviously )?lying\b(?! (?:in|on|down|around|about|there|low)\b)/i,
  ],
  [
    0.65,
    /^(?:so |and |but )?(?:perhaps|maybe) if (?:you|there was|there were)\b[^.!?]{3,60} (?:we|I|it|things|this) (?:wouldn['’]t|would not)\b/i,
  ],
  [
    0.65,
    /\b(?:that|which|this|it)(?:['’]s| is| was) (?:(?:just|simply|totally|completely|utterly|absolutely|frankly|plain|so|really|very|pretty) )*(?:irresponsible|unprofessional|lazy|sloppy|selfish|childish|pathetic|outrageous|disgraceful|hypocritical)\b/i,
  ],
  [
    0.7,
    /\byour (?:own )?(?:[a-z-]+ ){0,2}(?:is|are|was|were) (?:[a-z-]+ )?(?:rubbish|a joke|a disgrace|a mess|a shambles|terrible|sloppy|useless|shocking|awful|embarrassing|hopeless|pathetic|appalling|unacceptable|incompetent|lazy|rude|careless|unreliable|unprofessional|the problem)\b/i,
  ],
  [
    0.65,
    /\bwhat (?:on earth|the hell|planet)\b|\bso-called\b|\b(?:seriously|honest|properly|right) for once\b|\b(?:what|why)(?:['’]?s| is) (?:so )?(?:difficult|hard) (?:about|to understand)|\byou know who you are\b|\bi(?:['’]m| am) (?:sick|tired|fed up)(?: and tired)? (?:of|with) (?:you[a-z]*|the|this|these|all)\b/i,
  ],
  [
    0.6,
    /\byou(?:['’]ve| have)? (?:only |just )?(?:let (?:me(?! know\b)|us(?! know\b)|everyone|everybody|the team)|ruined|messed|screwed|wrecked|couldn['’]?t be bothered|can['’]?t be bothered|have no idea|don['’]?t (?:even )?(?:care|listen|think|bother|try))\b/i,
  ],
);

/** What one counts of somebody is laughed at. */
const MOCKERY = rows('blame', [
  0.65,
  /\b(?:is|are|was|were|['’]s) (?:just |simply |frankly )?an? (?:joke|disgrace|shambles|farce|insult|embarrassment)\b|\bmy (?:grandmother|gran|granny|dog|cat|toddler|five-year-old) (?:would|could|can|writes?|does)\b/i,
]);

/** What is taken away from whoever does not obey. */
const THREATS = rows(
  'ultimatum',
  [
    0.75,
    /\b(?:if|unless|once more|next time)\b[^.!?]{2,80}\b(?:I|we)(?:['’]ll| will) never (?:work|speak|talk|deal|help|come|buy|order|lend)\b[^.!?]{0,20}\b(?:you|again|here)\b/i,
  ],
  [
    0.75,
    /\bor (?:clear your (?:desk|locker)|pack your (?:bags|things)|find (?:yourself )?another (?:job|team|place)|look for (?:another|a new) |you(?:['’]re| are) (?:out|off|fired|finished|gone|done)\b)/i,
  ],
);

/** Others as a stick: "the other leaders managed it in a day". */
const VEILED = rows(
  'passive_aggressive',
  [0.7, /^typical[.!]*$/i],
  [
    0.65,
    /\b(?:other [a-z]+|everyone else|everybody else|the (?:rest|others)|some of us|(?:other|the) [a-z-]+ (?:leaders|colleagues|parents|members|teams)) (?:[a-z-]+ )?(?:manage|manages|managed|cope|copes|coped)(?: it| to| this| so| that| without| with|$)\b/i,
  ],
  [
    0.85,
    /\bdo it your ?sel(?:f|ves) (?:next time|then|from now)\b|\bnext time (?:just )?do it your ?sel(?:f|ves)\b/i,
  ],
  [
    0.65,
    /\bcertain (?:individuals|people|persons|colleagues|members|parents|residents)\b(?! (?:may|might|can|could|will|need))/i,
  ],
  [
    0.65,
    /\b(?:i suppose|i guess) (?:my|our) (?:opinion|view|time|feelings|work)\b|\bmust be (?:nice|lovely|great) to\b|\b(?:would|might) have been (?:nice|good|polite|helpful) (?:to|if|of)\b|\bdon['’]?t mind (?:me|us)\b(?! [a-z]+ing\b)|\bas you (?:surely|no doubt|certainly) (?:know|read|noticed|remember)\b/i,
  ],
);

/** What could stand above any message: to nobody in particular, or about the weather. */
const GENERIC = rows(
  'generic_opening',
  [
    0.65,
    /\b(?:i |we )?hope (?:that )?(?:you|everyone|everybody|all|this|the family|things|life|summer|spring)(?:['’]ve| have| has| had| are|['’]re| is|['’]s)?(?: all)? (?:recovered|enjoyed|enjoying|had (?:a|an)|having (?:a|an)|doing|keeping|well\b|survived|finds|treating|good|great|fine)/i,
  ],
  [
    0.6,
    /\b(?:evenings are drawing in|christmas is (?:just )?around|just around the corner|summer is (?:nearly |finally |almost )?(?:here|over)|hasn['’]t the weather|what a (?:week|month|year|summer|winter|start)|another busy (?:week|month|year))\b/i,
  ],
);

/** No exception is known to the writer. */
const ABSOLUTES = rows('absolutes', [
  0.65,
  /\b(?:nothing (?:can|will|could) (?:possibly )?(?:go|ever go) wrong|no[- ]brainer|(?:every|each) single (?:time|one|day|week|customer|visitor|person)|you (?:always|never) (?!be\b|have to\b|need\b)[a-z]+|there is no (?:better|other) [a-z]+|works? every time|never (?:fails|failed)|always (?:works|the same|been like (?:this|that)))\b/i,
]);

/** Faults that the build of single sentences shows. Each span is an exact part of its sentence. */
export const plainFaultSigns: (reading: DraftReading) => Sign<FaultTag>[] = signReader<FaultTag>([
  ...SARCASM,
  ...BLAME,
  ...MOCKERY,
  ...THREATS,
  ...VEILED,
  ...GENERIC,
  ...ABSOLUTES,
]);
