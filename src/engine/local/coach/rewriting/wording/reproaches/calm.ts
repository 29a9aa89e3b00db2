import { ask, type Rule, rule, ruleThroughout, small } from '../rule.ts';
import { HABITS, NOT_BOTHERED } from './habits.ts';
import { LESS_FED_UP } from './harsh-verdicts.ts';

const DATE =
  '(?:then|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|\\d{1,2}(?:st|nd|rd|th)? \\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+ \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?::\\d{2})? ?[ap]m|the end of [\\p{L} ]{3,20})';
/** Threats, as what the writer wants and would rather avoid. */
const THREATS: readonly Rule[] = [
  rule(
    `^If (?:I|we) (?:do not|don't) hear (?:back )?from you (by ${DATE}),? (?:the|this|your) ([\\p{L}]+) (?:goes|will go|passes) to ([^.,;!?]{2,60})[.!]*$`,
    (by, what, whom) => `Could you tell us ${by} whether you would like the ${what}, before we ask ${whom}?`,
  ),
  rule(
    `^(Objections|Complaints|Questions|Comments|Requests) (?:will not|won't|cannot|can't) be (?:considered|accepted|heard|taken|answered) after (${DATE})[.!]*$`,
    (what, day) => `Please send ${small(what)} by ${day}.`,
  ),
  ask(
    "^(fix|sort|solve|mend|change|repair) (it|this|that),? or (?:it|this|I|we) (?:goes|go|will go|'ll go|'m going|am going|are going) (?:straight )?to (the [\\p{L} ]{3,30}|\\p{Lu}[\\p{L}'’-]+)[.!]*$",
    (verb, what, whom) => `Could we ${small(verb)} ${what} so that it need not go to ${whom}`,
  ),
  rule(
    "^(?:one more time|once more|do (?:this|that|it) again) and you(?:'re| are) (off [^.,;!?]{3,40}|out of [^.,;!?]{3,40})[.!]*$",
    'I do not want this to end with you $1.',
  ),
  rule(
    `^(?!(?:either|I|we|you|he|she|they|the|it|there|this|that|if|a|an|my|our|your|his|her|their)\\b)(?![^.,;!?]{2,70}? (?:must|has to|have to|needs? to|should|is|are|was|were|will)\\b)(\\p{L}+ [^.,;!?]{1,70}? by ${DATE}),? or (?:else|((?:I|we|you|it)\\b[^.!?]{2,100}?))[.!]*$`,
    (what, then = '') => `Can you ${small(what)}?${then === '' ? '' : ` Otherwise ${then}.`}`,
  ),
  rule(
    "^either you(?:'re| are) (?!not\\b)([^.!?]{3,80}?),? or ((?:I|we)\\b[^.!?]{2,100}?)[.!]*$",
    'Could you be $1? Otherwise $2.',
  ),
  rule(
    '^either you (?!(?:want|need|like|have|were|will|would|can|could|know|think|trust|believe|love|agree|mean|care)\\b)([^.!?]{3,80}?),? or (?:else|((?:I|we)\\b[^.!?]{2,100}?))[.!]*$',
    (what, then = '') => `Could you ${what}?${then === '' ? '' : ` Otherwise ${then}.`}`,
  ),
  ask(
    "^(?:so |and )?either you(?:'ll| will)? (?!(?:want|need|like|have|are|were|would|can|could|know|think|trust|believe|love|agree|mean|care)\\b)([^.!?,]{3,80}?),? or you(?:'ll| will| can| have to| need to)? (?!(?:are|were|get|go|leave|lose|face|look|walk|pack|find (?:another|a new|someone|somebody)|move|quit|resign|will|can)\\b)(\\p{Ll}[^.!?]{3,80}?)[.!]*$",
    'Could you either $1 or $2',
  ),
  rule(
    ",? or (?:else|(?:I|we)(?:'ll| will|'m| am|'re| are)(?: have to| going to| gonna)? (?:go|take|walk|leave|find|look|call|cancel|pull|escalate|report|done|out|reconsider|stop|replace|remove|tell|inform|close|end|withdraw|get)\\b[^.!?,;\\d]{0,60})(?=[.!]*$)",
    '',
  ),
  rule(
    "^(if [^,.!?]{3,60}), (?:that's|that is|it's|it is) (?:unfortunate|too bad|tough|a pity|your problem|not (?:our|my) problem)[.!]*$",
    '$1, please tell us.',
  ),
  ask(
    '^(?:In case of no (?:reply|answer|response)|If (?:we|I) (?:hear nothing|get no (?:reply|answer|response))),? (?:we|I) will (?:approach|ask|turn to|contact|go to) ([^.!?,;]{2,50})[.!]*$',
    'Could you tell us whether you would like this, before we ask $1',
  ),
  rule(
    '^Failure to (?:respond|reply|answer) will be taken as (?:consent|agreement)[.!]*$',
    'If I hear nothing, I will ask you again.',
  ),
];

/** Charges, as what happened. */
const CHARGES: readonly Rule[] = [
  ruleThroughout('(?<!\\bbecause of )\\b(you) lot\\b(?! of\\b)', '$1'),
  rule('\\byou (?:have )?failed to (?=\\p{Ll})', 'you did not '),
  ...NOT_BOTHERED,
  rule('\\byou (?:have )?(?:really |totally )?dropped the ball\\b', 'something was missed'),
  rule('\\byour (?:sloppy|lazy|careless|shoddy|slapdash|half-baked|so-called|precious) (?=\\p{Ll})', 'your '),
  rule(
    '^(your (?:claim|accusation|allegation|suggestion|assertion|complaint|statement|insinuation) (?:that|about|of) [^.;!?]{3,120}?) (?:is|are|was) (?:(?:frankly|simply|just|totally|completely|absolutely|quite|an?) )*(?:ridiculous|nonsense|outrageous|absurd|laughable|rubbish|pathetic|insulting|offensive|joke|disgrace)(?:,? and (?:I|we) (?:(?:strongly|deeply) )?(?:resent|reject|object to) (?:it|that))?(?=[.!]*$)',
    (claim) => `I do not agree with ${small(claim)}`,
  ),
  rule(
    '(?<!\\byou(?: people| lot| guys| all)? )\\b(is|are|(?:was|were)(?= (?:just |simply |frankly )?a (?:disgrace|joke|shambles|scandal|farce)\\b)) (?:just |simply |frankly |an absolute |absolutely |completely )*(?:a (?:disgrace|joke|shambles|scandal|farce)|ridiculous|pathetic|laughable|unacceptable|outrageous)\\b',
    '$1 a problem',
  ),
  ...HABITS,
  rule(
    '\\b(?:every single|each and every) time\\b(?=[^.!?]*\\byour?\\b)|(?<=\\byour?\\b[^.!?]{0,80})\\b(?:every single|each and every) time\\b',
    'too often',
  ),
  rule(
    '^(?:great|nice|good|lovely|brilliant|fantastic|well done|bravo)(?: job| work| one)?,? (?:on |for )?leaving (the|my|our|your) (\\p{Ll}+(?: \\p{Ll}+)?) (open|unlocked|on|off|empty|outside|dirty|unattended)[.!]*$',
    (which, what, how) =>
      `The ${which === 'the' || which === 'your' ? what : what} ${/[^s]s$/.test(what) ? 'were' : 'was'} left ${how}.`,
  ),
  rule(
    ',? (?:what a )?(?:lovely|great|nice|wonderful|brilliant) way to (?:start|end|spend) (?:my|the|a|our) \\p{Ll}+(?=[,.;!]|$)',
    '',
  ),
  rule("\\b(?:please )?(?:don't|do not) get (?:too )?creative\\b", 'please keep to that'),
  rule(',? (?:and )?no need to thank me(?=[,.;!]|$)', ''),
  rule(
    ",? (?:which |as )I'm sure you(?:'ve| have| can| will)? (?:\\p{Ll}+ )?(?:read|remember|know|noticed|recall)(?=[,.;!]|$)",
    '',
  ),
  rule(",? (?:and )?(?:everyone|everybody)(?:'s| has) noticed(?=[.!;]*$)", ''),
  rule(",? (?:so|and|but) don't tell me [^,.;!?\\d]{3,40}(?=[.!]*$)", ''),
  rule(
    '^(?:lovely|nice|great|good|funny|interesting) (?:that|how|to see that) ([^.!?]{5,120}?),? but (?:funnily enough|somehow|strangely(?: enough)?|apparently|of course) ',
    '$1, but ',
  ),
  rule(
    '(?<=\\byou [^.!?]{2,50})(?<!look|looks|looking|feel|sound) like an? (?:\\p{Ll}+ )?(?:hen|child|idiot|fool|lord|king|queen|dictator|baby|princess|diva|machine|clown|dog|dragon|maniac)\\b',
    '',
  ),
  rule(
    ",? (?:and )?(?:we|you) (?:all )?know (?:exactly |full well )?who(?:'s| is)? [^.!?,;\\d]{3,40}(?=[.!]*$)",
    '',
  ),
  rule('^because of (?:certain|some) people,? ', ''),
  // "my last email (which evidently nobody read)"
  ruleThroughout(
    ' \\((?:which |that |as |but |and )?(?:evidently |clearly |obviously |apparently |of course )(?:nobody|no one|none of you|not everyone|some(?: people| of you)?|certain people|you)\\b[^()\\d]{2,60}\\)',
    '',
  ),
  ruleThroughout(
    ' \\((?:for |to )?(?:those|anyone|anybody|the ones|people)(?: of you)? (?:who|that) (?:(?:seems?|appears?) to have|(?:has|have)(?: apparently| clearly| obviously)?) (?:forgotten|missed|ignored|not noticed)\\b[^()\\d]{0,40}\\)',
    '',
  ),
  rule(
    '^I (?:fully )?expect (?:to see )?(everyone|everybody|all of you|you all|you)(?: to be)? there(?=[.!]*$)',
    'I hope to see $1 there',
  ),
  rule(',? as you may or may not (?:recall|remember|know)(?=[,.;!]|$)', ''),
  rule(' since nobody(?: else)? (?:ever )?\\p{Ll}+ it(?=[.!]*$)', ''),
  rule(',? because of (?:you (?:lot|people)|your lot|certain people)(?= and\\b|[,.;!]|$)', ''),
  rule(
    '^(?:and )?(?:thanks to|because of) (?:you(?:r)? (?:lot|people|guys|crew|bunch)|you),? (?=(?:we|I|our|my) (?:lost|missed|had to|have to|are late|are behind|were late|now have|paid|ended up|still have)\\b)',
    '',
  ),
  rule(
    '^(?:please |just )?(?:behave|act) (?:like|as) (?:adults|grown-?ups|professionals)(?:,| and) (?=\\p{Ll})',
    'Please ',
  ),
  rule(
    '^(?:here )?we move fast and break things(?: (?:here|around here|round here))?,? (?:so|and) (?=\\p{L})',
    '',
  ),
  rule(
    ",? but (?:hey,? )?(?:(?:we|you) (?:live and learn|learn by doing|learn as (?:we|you) go)|nobody(?:'s| is) perfect|that(?:'s| is) life)(?: [:;]-?[)D])?(?=[.!]*$)",
    '',
  ),
  ask(
    "^((?:why|where) (?:is|are|was|were|isn't|aren't|hasn't|haven't|has|have|did|didn't) [^.?!]{4,120})[.!]*$",
    '$1',
  ),
  rule('\\byet again\\b', 'again'),
  rule(
    '^(?:just )?(?:a )?(?:(?:friendly|gentle|kind|quick|little|small|polite) )+reminder to (?:please )?(?=\\p{Ll})',
    'Please ',
  ),
  rule(
    '^(?:just )?(?:a )?(?:(?:friendly|gentle|kind|quick|little|small|polite) )+reminder(?: that|[,:]) (?=\\p{L})',
    '',
  ),
  rule('\\b(?:friendly|gentle) (?=reminder\\b)', ''),
];

/** Orders and set phrases, as one person says them to another. */
const COLD: readonly Rule[] = [
  rule('^You are to (?=\\p{Ll})', 'Please '),
  rule(
    '\\byou are (?:hereby |kindly )?(?:required|requested|expected|instructed|obliged) to (?=\\p{Ll})',
    'we ask you to ',
  ),
  rule('\\b(we|they|staff|all(?: \\p{L}+){1,3}) are required to (?=\\p{Ll})', '$1 need to '),
  rule('^Kindly comply (?=from|by|with)', 'Please follow this '),
  rule('^Kindly (?=\\p{Ll})', 'Please '),
  rule(
    '^as per my (?:email|e-mail|mail|message|note|letter) of (\\d{1,2} \\p{L}+|\\p{L}+ \\d{1,2}),? ',
    'As I wrote on $1, ',
  ),
  rule(
    '^any (?:moaning|complaints|whining|grumbling|objections) goe?s? to me ',
    'Please send me any objections ',
  ),
  rule(
    ",? so there(?:'s| is) (?:nothing to (?:discuss|talk about)|no point (?:in )?(?:discussing|debating|arguing(?: about| over)?)(?: (?:it|this|that))?)(?=[.!]*$)",
    '',
  ),
  rule(
    '^(?:as )?per my (?:last|previous|earlier) (?:email|e-mail|mail|message|note),?(?: and (?:in )?the (?:one|two|three|ones) before(?: (?:that|it))?,?)? (?!\\()',
    'As I wrote, ',
  ),
  rule(
    '^(?:as )?per my (last|previous) (two|three|four|\\d) (emails|mails|messages|notes),? ',
    'As I wrote in my $1 $2 $3, ',
  ),
  rule(
    '(?<=\\bdecision (?:is final|stands)),? and (?:it )?(?:will|is) not (?:be discussed|up for discussion|open to discussion|negotiable)(?=[.!]*$)',
    '',
  ),
  rule('\\bis (?:hereby )?terminated\\b', 'ends'),
  rule('\\bare (?:hereby )?terminated\\b', 'end'),
  rule('(?<=\\b(?:to|with|by|for|from|of|contact|inform|tell) )the undersigned\\b', 'me'),
  rule(
    '^Your (request|application|claim)( for [^.!?,;]{3,60}?)? (?:has been|was|is) (?:denied|refused|rejected|declined)\\b',
    (what, more) => `I am sorry that we cannot agree to your ${what}${more ?? ''}`,
  ),
  ask('^explain yourself[.!]*$', 'What happened'),
  rule(',? and (?:is|are) not (?:negotiable|up for (?:discussion|debate))(?=[.!]*$)', ''),
  rule('^(acknowledge|confirm) receipt[.!]*$', (verb) => `Please ${verb.toLowerCase()} receipt.`),
  rule('^Noted[.!]*$', 'Thank you, I have seen it.'),
  rule('^(?:Queries|Questions|Comments) in writing only[.!]*$', 'Questions are welcome in writing.'),
  rule(
    '^There (?:will be|are) no (exceptions|changes|swaps|deviations)[.!]*$',
    (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)} are not planned.`,
  ),
  rule('^No (changes|deviations|swaps|exceptions)(?: please)?[.!]*$', (what) =>
    what === 'changes'
      ? 'Please keep it as it is.'
      : `${what.charAt(0).toUpperCase()}${what.slice(1)} are not planned.`,
  ),
  rule(
    '^No (\\p{Ll}+s) and no (\\p{Ll}+s)[.!]*$',
    (one, other) => `${one.charAt(0).toUpperCase()}${one.slice(1)} and ${other} are not planned.`,
  ),
  rule(',? end of(?: story| discussion)?(?=[.!]*$)', ''),
  rule(
    '^I need to raise the following (?:with you )?(?:regarding|about|concerning) ',
    'I would like to talk with you about ',
  ),
  rule(
    '^I am (?:contacting|writing to) you on behalf of ([^,.;]{3,60}?) (?:regarding|concerning|about|with regard to) ',
    'I am writing for $1 about ',
  ),
  rule('\\b(the|our) (\\p{Ll}[\\p{L} ]{2,30}?) requires (?:the )?use of ', '$1 $2 would like to use '),
  rule('^(We|I) require ', '$1 need '),
  rule('\\byou will make sure (?:that )?', 'please make sure '),
  rule(
    '\\bmake sure (?:that )?([^,.;!?]{3,40}?) (?:comply|complies)(?=[.,;!]|$)',
    'make sure $1 know about it',
  ),
];

/** Threats, charges and cold orders put calmly. */
export const CALM: readonly Rule[] = [...THREATS, ...CHARGES, ...COLD, ...LESS_FED_UP];
