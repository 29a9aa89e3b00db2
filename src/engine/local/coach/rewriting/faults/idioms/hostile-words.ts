import { oneOf } from '../../../patterns/one-of.ts';

/** Doors that are shut on an answer. */
const BANS = [
  "^(?:individual |any |further |late |personal )?(?:objections?|concerns|complaints?|appeals|excuses|suggestions|grumbles|moaning|whining|discussions?|debates?)\\b.* (?:(?:will|can|are|is|do|does)(?: ?not|n[’']t)|will no longer|cannot|can’t)\\b",
  "^complaints?\\b.*\\b(?:pointless|useless|don't help|doesn't help|go in the bin|ignored)\\b",
  '^I (?:expect|want|will have|will accept|will tolerate) no (?:drama|fuss|excuses|discussions?|complaints|arguments?|objections|moaning|grumbling)[.!]*$',
  '^(?:so |and )?(?:please,? )?no (?:suggestions|questions|excuses|discussions?|complaints|comments|arguments|debates?|negativity|drama|moaning|whining|grumbling|ifs (?:and|or) buts)\\b(?! (?:were|was|from|came|have|has|so far|yet|about))',
  '^no further (?:correspondence|discussions?|questions|replies|e-?mails|debate)\\b',
  '\\bwill (?:in (?:the )?future |henceforth )?be (?:logged|noted in your file|noted|reported|punished|sanctioned|taken off the project|struck off)[.!]*$',
  "^(?:this|that|it)(?:'s| is) (?:not|n't) (?:up for|open (?:to|for)|a matter for|a subject for) (?:any )?(?:debate|discussion|negotiation)",
  "^(?:there(?:'s| is) )?no time for (?:questions|discussions?|debates?)\\b",
  '^any (?:grumbles|complaints|moans|moaning|whining|grumbling)\\b.*\\b(?:someone|somebody|anyone) else\\b',
  "^(?:those|anyone|anybody|whoever|people|everyone) (?:who |that )?(?:don't|doesn't|do not|does not) like (?:it|this|that),? (?:know|can|may|is|are)",
  "^(?:if you (?:don't|do not) like it,? )?you know where the door is\\b|\\bthe door is (?:over )?(?:there|open)[.!]*$",
  '^(?:like it or (?:lump it|not)|take it or leave it|end of(?: story| discussion)?|full stop|period|simple as that|deal with it|tough(?: luck)?)[.!]*$',
];

/** Mockery, and praise that means the opposite. */
const MOCKERY = [
  '\\b(?:the|our|his|her|your) (?:great|big|resident|so-called) (?:brain|genius|mastermind|thinker|expert|visionary)\\b',
  '^(?:funny|interesting|strange|odd|curious) (?:how|that)\\b|^(?:lovely|nice|great) (?:how|to see how)\\b',
  "^(?:evidently|apparently|clearly|obviously|it seems|I see)(?: that)? (?:some (?:of us|people)|certain people|others|that's too much|that is too much|I'm the only|I am the only|nobody here)\\b",
  "^no doubt (?:the (?:fairies|elves|hens|gods?|universe)|somebody|someone|everyone|it will|that will|you)\\b|^I(?:'m| am) sure the (?:fairies|elves|hens)\\b",
  "^(?:so )?I (?:guess|suppose) (?:(?:the|our|your) (?:hens|cats?|dogs?|fairies|elves|goats|cows|sheep|birds|ghosts?|furniture|bees|mice|ducks|chickens) (?:will|can|have|are|did)\\b|that(?:'s| is) too much\\b|I'm the (?:fool|idiot|mug)|\\p{L}+ (?:don't|doesn't) matter\\b)",
  "\\bI(?:'m| am)(?: always)? the (?:idiot|fool|mug|silly one) (?:who|that|again)\\b|\\b(?:silly|stupid|lucky|poor|little old) me[.!]*$",
  "\\bit(?:'s| is) not (?:that|so|exactly) (?:hard|difficult|complicated)\\b(?! to)|^it(?:'s| is) not (?:rocket science|brain surgery)\\b|\\b(?:millions of people|any child|a child|my (?:grandmother|cat|dog)|a (?:five|ten)-year-old) (?:manages?|managed|can|could)\\b",
  "\\bstraight out of the (?:stone|dark|middle) ages?\\b|\\bstuck in the (?:past|stone age|dark ages)\\b|\\b(?:join(?:ed)?|live in|back in) the real world\\b|^it(?:'s| is) 20\\d\\d,? people\\b|\\b(?:you are|you're) (?:just |such )?dinosaurs?\\b",
  "^(?:but |and )?(?:don't|do not) (?:even )?bother\\b(?! (?:with|to (?:bring|print|pack|book|wear)))|^whoever has (?:it|them) has (?:it|them)\\b|^don't mind (?:us|me)\\b|^not that (?:anyone|anybody|you) (?:cares?|asked|noticed)",
  '^(?:anyway,? )?do (?:whatever|what you (?:like|want))[.!]*$|^(?:oh )?(?:well|fine), (?:whatever|suit yourself)[.!]*$',
  '^(?:every(?:one|body)|people|(?:all|the (?:whole|entire)) (?:(?:the|our) )?\\p{L}+|half the \\p{L}+)\\b.{0,40}\\blaugh(?:s|ed|ing)?\\b',
  '^congratulations$|^(?:a|another) new record\\b|^what (?:a surprise|could possibly go wrong)\\b',
  '^(?:but )?(?:(?:please )?(?:you )?know best|you know best as (?:usual|always))\\b',
];

/** Names that the reader is called, and motives that they are given. */
const BLAME = [
  "\\byou(?:'ve been| have been| are|'re| were) (?:(?:such|really|just|being|quite|so|always|simply|frankly|clearly) )*(?:an? )?(?:pain|nightmare|nuisance|diva|disgrace|coward|bully|childish|selfish|lazy|ridiculous|impossible|unreasonable|hopeless|useless|pathetic|petty|arrogant|blocker|disaster)\\b",
  "^you(?:'re| are) (?:just |simply |always |far |way )*too (?!late\\b|early\\b|kind\\b|far\\b|busy\\b|close\\b|many\\b|few\\b)\\p{L}+\\b|\\bthat(?:'s| is) the (?:entire|whole|real|actual) problem\\b",
  "^(?:you )?(?:just |simply |always )?(?:keep |are |like |love )?hid(?:e|ing) behind\\b|\\byou(?:’re| are|'re)? (?:keep |always )?hiding behind\\b",
  '^(?:nobody|no one) else\\b.*\\b(?:fuss|complain(?:s|ed)?|problems?|trouble|issue|moans?|makes?|minds?|whin\\p{L}+|difficult(?:y|ies)?)\\b|^every(?:one|body) else (?:manages?|managed|can|copes?|gets it|understands|had no|has no|does it|seems)\\b',
  '^(?:and |but )?(?:all )?(?:the )?other (?!things\\b|people\\b)\\p{L}+s (?:all |seem to |can )?(?:manage|cope|do|behave)(?: it)?(?: (?:fine|well|perfectly well|just fine|all right|without (?:fuss|trouble)))?[.!]*$',
  '^I know (?:that )?you (?:like|love|prefer|want) to do (?:your own thing|(?:it|things) your (?:own )?way)(?:,? but (?:all )?(?:the )?(?:others|other \\p{L}+s|every(?:one|body) else) (?:all |can |seem to )?(?:manages?|copes?|do|does)(?: it)?)?[.!]*$',
  '^(?:and )?(?:the rest of you|you lot|you all|all of you|some of you|you) (?:really |all )?(?:should|ought to) be (?:\\p{L}+ly )?(?:ashamed|embarrassed)\\b(?: of your(?:self|selves))?[.!]*$',
  '^nobody (?:in|at|on) (?:this|the|our) \\p{L}+ (?:trusts|believes|respects|likes|wants)\\b',
  '^(?:(?:and|but|so|well),? )*you (?:all |both )?(?:already |exactly )*know (?:exactly )?who to (?:blame|thank)(?: for (?:it|this|that))?(?:,? (?:if|when) [^,.!?\\d]{2,50})?[.!]*$',
  '^I (?:did|made|wrote|decided?|run|organised) [^.!?]{2,30}, not you[.!]*$',
  '\\b(?:get|fall) in(?:to)? line[.!]*$|\\btoe the line\\b|\\bget with the programme?\\b|\\bshape up\\b|\\bstep up or\\b|\\bpull your(?:self|selves| weight| socks)\\b',
  "\\byou(?:'ve| have) (?:just |only |simply )?been lucky\\b|^let's be honest$|^(?:come|oh come) on$",
  '\\b(?:is|are) killing (?:us|me)\\b|\\bdrives? (?:us|me|everyone) (?:mad|crazy|up the wall)\\b|^(?:and )?\\p{L}+ annoys? me[.!]*$',
  '^(?:(?:look|well|so|hey),? )?no (?:biggie|big deal|offence|offense|hard feelings)[.!]*$|^(?:look|hey)$',
  '^I had (?:other|better|more important) things to do[.!]*$|^(?:thanks for that|thanks a lot|thanks for nothing),?(?: brilliant| great| really)?[.!]*$|^brilliant[.!]*$',
];

/** "Don't drop out again": a fault of the past as an order. */
const AGAIN = [
  "^(?:please |and |but |just )*(?:don't|do not|dont) (?:(?:you )?dare )?(?:drop out|be late|forget|miss|improvise|mess|do (?:that|this|it)|let (?:me|us|her|him|them) down|start|get creative|lose|oversleep|cancel|bail|disappear|vanish|make me|pretend|argue|leave (?:me|us))\\b.{0,30}\\b(?:again|this time|for once|like last time|any ?more)[.!]*$",
];

/** Questions that want no answer. */
const RHETORICAL = oneOf(
  "^(?:but |and )?(?:you |they )?(?:didn't|don't|haven't|weren't|never)?.{0,60}, (?:did|do|have|were) you\\?$",
  '^do (?:you|they) do (?:it|this|that) on purpose\\?|^next time\\b.{3,60}\\b(?:ok|okay|right|all right|alright|understood|got it)\\?$',
  '^(?:surely )?you must see\\b|^what (?:on earth|the (?:hell|heck))\\b|^(?:seriously|really|again|happy now)\\?+$|^who do you think\\b|^is that (?:so|too) (?:hard|much)\\b',
);

/** "The grid is the grid." */
const TAUTOLOGY = '^(?:and |but )?(?:(?:the|an?) )?(\\p{L}{3,}) (?:is|are) (?:(?:the|an?) )?\\1[.!]*$';

const STATED = oneOf(...BANS, ...MOCKERY, ...BLAME, ...AGAIN, TAUTOLOGY);

/** Whether words mock, blame, or shut the door on an answer. Says nothing of the facts in them. */
export function isHostile(words: string): boolean {
  const text = words.trim().replaceAll('’', "'");
  return text.endsWith('?') ? RHETORICAL.test(text) : STATED.test(text);
}
