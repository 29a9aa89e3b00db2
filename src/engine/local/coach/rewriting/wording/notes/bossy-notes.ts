import { type Rule, rule } from '../rule.ts';
import { ifFailing } from './hidden-failing.ts';

const WHO = '(he|she|they)';
const WHOM = '(him|her|them)';
const he = (whom: string): string => ({ him: 'he', her: 'she' })[whom.toLowerCase()] ?? 'they';
const his = (whom: string): string =>
  ({ him: 'his', her: 'her', he: 'his', she: 'her' })[whom.toLowerCase()] ?? 'their';
const asks = (who: string): string =>
  who.toLowerCase() === 'they' ? 'they ask' : `${who.toLowerCase()} asks`;

const STEER = '(?:pivot|steer|bring|lead|move|switch|go|turn|get)(?: (?:him|her|them))? back to [^.!?]{3,60}';

const MOANS = 'go on|moan|whine|whinge|bleat|grumble|complain|fuss|nag|bang on|drone on';
const MATTER = '(?![^,.!?:]*\\b(?:because|cos|coz|since|like|he|she|they)\\b)([^,.!?:]{2,60}?)';
const AND_HOPE_NOT =
  "(?:,? (?:hope not|(?:just )?(?:cut|stop|ignore) (?:him|her|them|it)(?: off)?|we(?:'ll| will) (?:see|deal with (?:it|that))[^.!?]{0,30}|hopefully not|fingers crossed))";

/** What is to be done with a thing or several, as what somebody does with them. */
function seesTo(what: string, done: string): string {
  if (done === 'decided') return 'decides';
  const verb =
    {
      clarified: 'clarifies',
      booked: 'books',
      ordered: 'orders',
      checked: 'checks',
      repaired: 'repairs',
      replaced: 'replaces',
      tested: 'tests',
    }[done] ?? 'sees to';
  return `${verb} ${/[^s]s$/.test(what) ? 'them' : 'it'}`;
}

/** Notes that steer, rush or surprise the reader, as notes that leave the reader room. */
export const BOSSY_NOTES: readonly Rule[] = [
  rule(
    `^${WHO}(?:'s|'re| is| are) (?:totally |just |so )?(?:useless|hopeless|impossible|clueless|a waste of time)(?:,? (?:and )?(?:he |she |they )?never (?:decides?|answers?|does|do|makes?)\\b[^.,;!?\\d]{0,30})?(?=[.!]*$)`,
    (who) => `Ask what ${who.toLowerCase()} would need to decide`,
  ),
  rule(
    `^(?:don't|dont|do not) let ${WHOM} (?:talk (?:himself|herself|themselves) out of (?:it|this)|wriggle out(?: of (?:it|this))?|get away with (?:it|this)|make excuses|off the hook)(?=[.!]*$)`,
    (whom) =>
      `Leave ${whom.toLowerCase()} time to say how ${he(whom)} ${/^them$/i.test(whom) ? 'see' : 'sees'} it`,
  ),
  rule(
    '^(?:\\p{Lu}\\p{Ll}+|he|she|they) (?:is|are) (?:totally |completely |just |so )?(?:hopeless|useless|rubbish|terrible|clueless|a disaster) (?:with|w/|at) (the [^,.;!?]{3,30}), (?=[^.;!?]{5,})',
    (what) => `About ${what}: `,
  ),
  rule(
    "^(?:just )?tell (?:him|her|them) (?:that )?(?:he|she|they)(?:'s| has| have|'ve)? (?:got )?no (?:choice|say|alternative)(?: in (?:it|this))?(?:,| -| –|:| because| as| since) (?=(?:the )?\\p{L}+ \\p{L})",
    '',
  ),
  rule(
    `^(so |then )?(?:push|press) ${WHOM} for (?:a|an|the) (?:yes|decision|signature|commitment|answer)((?: (?:that|by|before|on|at|this) [^.,;!?]{2,30})?)(?=[.!]*$)`,
    (lead = '', whom = '', when = '') => `${lead}ask what ${he(whom)} would need for a yes${when}`,
  ),
  rule(
    `^${WHO} (?:always|constantly|just) (?:blocks?|rejects?|opposes?|shoots? down|says? no to) (?:everything|anything|it all|every \\p{Ll}+)(?=[.!]*$)`,
    (who) => `Ask what ${who.toLowerCase()} would need for a yes`,
  ),
  rule(
    '^every(?:one|body) (?:says|agrees)(?: that)? ((?:our|my|the|this) [^.,;!?]{3,40}? (?:is|are) (?:simply |just |by far )?the (?:best|greatest|fastest|safest|cheapest)(?: [^.,;!?]{2,30})?)(?=[.!]*$)',
    'Have ready what shows that $1',
  ),
  rule(
    '^((?:the |our |his |her )?[\\p{L}-]+(?: [\\p{L}-]+){0,2}?)(?:\\?+| still)? (?:(?:need|ha)s? to be|must be) (sorted|clarified|decided|organi[sz]ed|arranged|fixed|booked|ordered|checked|repaired|replaced|tested)(?: out| at some point| asap| soon)*(?=[.!]*$)',
    (what, done) => `${what}: who ${seesTo(what, done.toLowerCase())}, and by when?`,
  ),
  rule(
    `^if ${WHO} asks? (?:about|for) ([^,.!?]{3,50}?),? (?:just |simply )?${STEER}[.!]*$`,
    (who, what) => `If ${asks(who)} about ${what}, answer that first, and say what is not known`,
  ),
  rule(
    `^if ${WHO} (starts? (?:with|on|about)|begins? with|brings? up|mentions?|comes? with|gets? into|goes? on about) ([^,.!?]{3,50}?),? (?:just |simply )?${STEER}[.!]*$`,
    (who, verb, what) => `If ${who.toLowerCase()} ${verb} ${what}, listen first`,
  ),
  rule(
    `^${WHO}(?:'ll| will) (?:probably |surely )?(?:go on|moan|complain|fuss|nag) about ([^,.!?]{3,50}?),? (?:just |simply )?${STEER}[.!]*$`,
    (who, what) => `${who} will ask about ${what}: say what is known and what is not`,
  ),
  rule(
    `^(?:then )?(?:get|obtain|secure|push for) (?:the |a |his |her |their )?(?:verbal |quick |final )?(?:yes|ok|okay|signature|commitment|agreement|buy-in)\\b[^.!?\\d]{0,40}\\bbefore ${WHO} (?:has|have|gets?|can)\\b[^.!?]{3,40}[.!]*$`,
    (who) => `Ask what ${who.toLowerCase()} would need for a yes, and by when`,
  ),
  rule(
    `^(if (?:there's|there is|theres) no time(?: left)?),? (?:just )?(?:ask|get|have) ${WHOM} (?:to )?(?:just )?sign[.!]*$`,
    (when, whom) => `${when}, ask when ${he(whom)} can answer`,
  ),
  rule(
    `^(if (?:he|she|they) asks? for [^,.!?]{3,40}), say (?:it's|it is|they're|they are) (?:coming|on (?:its|the|their) way),? and get ${WHOM} to sign ([^,.!?]{3,40}?)(?: before lunch| on the spot| there and then| right away)?[.!]*$`,
    (when, whom, what) =>
      `${when}, say what is there and what is not; ask what ${he(whom)} would need before signing ${what}`,
  ),
  rule(
    `^(?:get|have|make) ${WHOM} (?:to )?(?:just )?(?:sign|say yes|agree|commit)(?: to)?( [^,.!?]{3,40}?)? (?:before lunch|on the spot|there and then|right away|before (?:he|she|they) [^.!?\\d]{3,30})[.!]*$`,
    (whom, what) => `Ask what ${he(whom)} would need before signing${what ?? ''}`,
  ),
  rule(
    `,? (?:and |so )?(?:so )?${WHO} (?:can't|cannot|can not) (?:really |possibly )?(?:say no|refuse|get out of it)(?=[.!;,]|$)`,
    '',
  ),
  rule(`,? (?:and )?that(?:'s| is) all ${WHO} needs? to know(?=[.!;,]|$)`, ''),
  rule(
    `^(?:just |then )?tell ${WHOM} (?:that )?(?:it|this|everything|all)(?:'s| is) (?:already |basically |all )?(?:decided|final|settled|fixed|a done deal)(?:,? (?:and |so )?(?:there(?:'s| is) )?no (?:point|use|sense|need) (?:in )?[^.!?\\d]{3,50})?[.!]*$`,
    'Say what is decided and what is still open',
  ),
  rule(
    `^(?:(?:I |we )?(?:should|must)(?: not|n't)|(?:just )?(?:don't|do not)) let ${WHOM} (?:start|begin|come|get|go)(?: off| in)? (?:with|on|about|into) (?:(?:his|her|their) )?(?:own )?(ideas|questions|stories|suggestions|opinions|concerns|details)(?:,? (?:otherwise|or) [^.!?]{3,60})?[.!]*$`,
    (whom, what) => `Leave time for ${his(whom)} ${what}`,
  ),
  rule(`^(?:we|I)(?:'ll| will)? surprise ${WHOM} with `, (whom) => `Show ${whom.toLowerCase()} `),
  rule(',? (?:big )?wow effect!*(?=[.,;]|$)', ''),
  rule(',? (?:and )?no need to reinvent the wheel(?=[.,;]|$)', ''),
  rule(
    ',? (?:but (?:please )?mention (?:it |that |this )?(?:last|at the (?:very )?end)|(?:please )?mention (?:it |that |this )?only at the end)(?=[.!]*$)',
    ': name it early',
  ),
  rule(',? questions (?:only )?at the (?:very )?end(?: only)?(?=[.!]*$)', ', questions at any time'),
  rule(
    ",? (?:we'll |we will |I'll |we |can )?(?:sort|deal with|do|handle|see to|fix|settle)(?: (?:it|that|this|them))? (?:later(?: on)?|when it comes|afterwards|some other time|in time)(?=[.!]*$)",
    '; still open',
  ),
  rule(
    "^(?:expect |there will be )?(?:an? )?emotional reactions?(?: expected)?[;,:]? (?:do not|don't) engage(?:,? repeat point \\d+)?[.!]*$",
    'Expect that it hurts; listen first, and leave time',
  ),
  rule(
    "^(?:I |we )?(?:haven't|have not|havent|not) (?:yet )?(?:asked|told|informed) (the \\p{Ll}[^,.!?;]{2,30}|our \\p{Ll}[^,.!?;]{2,30}|\\p{Lu}[\\p{L}'’-]+)(?: yet)?(?:[,;] [^.!?\\d]{3,40})?[.!]*$",
    'Before the meeting: ask $1',
  ),
  rule(
    "^(the \\p{Ll}[^,.!?;]{2,30}?|our \\p{Ll}[^,.!?;]{2,30}?|\\p{Lu}[\\p{L}'’-]+) (?:will|can) (?:hear|find out|learn|know)(?: about| of)? (?:it|this|that)? ?(?:after(?:wards)?|later|from (?:the )?\\p{L}+)[.!]*$",
    (who) =>
      `Before the meeting: decide how ${who.charAt(0).toLowerCase() === 't' ? who.charAt(0).toLowerCase() + who.slice(1) : who} will hear of it`,
  ),
  rule(
    "^(?:I|we)(?:'ve| have)? ?(?:not|n't) (?:yet )?(?:decided|chosen|settled) (which|who|when|whether|how|on) ([^,.!?]{3,50})(?:,? [^.!?\\d]{3,50})?[.!]*$",
    (which, what) => `Before the meeting: decide ${which} ${what}`,
  ),
  rule(
    `^(?:I'm |I am )?not sure what (?:I|we) want(?: from ${WHOM})?[.!]*$`,
    'Before the meeting: settle what to ask for',
  ),
  rule(
    `^${WHO}(?:'ll| will) (?:probably |surely )?say no (?:because of|due to|since|because) ([^,.!?]{3,60})[.!]*(?: hmm[.!]*)?$`,
    (_, why) => `No because of ${why.replace(/^(?:of|it's) /, '')}: ask what would change it`,
  ),
  rule(
    `^${WHO}(?:'ll| will) (?:probably |prob |surely )?(?:(?:ask|worry|wonder|${MOANS}) about ${MATTER}${AND_HOPE_NOT}|(?:${MOANS}) about ${MATTER})[.!]*$`,
    (who, asked, moaned) =>
      `${who} will ask about ${asked ?? moaned ?? ''}: say what is known and what is not`,
  ),
  rule(',? (?:and|but) needs? not be discussed(?=[.!]*$)', ''),
  rule(
    ",? (?:could|can|may) be mentioned at the end(?: if (?:there(?:'s| is) )?time)?(?=[.!]*$)",
    ': begin there',
  ),
  rule(
    "^([^.!?]{5,100}?),? (?:but )?(?:dont|don't|do not|(?:it's |it is )?better not(?: to)?|rather not) (?:(?:mention|bring up)(?: (?:it|that|this|them))?|bring (?:it|that|this|them) up)(?:,? (?:he|she|they) [^.!?\\d]{3,30})?[.!]*$",
    ifFailing((what) => `Raise it yourself: ${what}`),
  ),
  rule(' ?\\((?:make|let) (?:him|her|them) (?:cry|squirm|sweat)!*\\)', ''),
  rule(
    `^if ${WHO}(?:'s| is|'re| are) (?:too )?(?:slow|difficult|stubborn|unsure|not sure|hesitant|hesitating),? [^.!?\\d]{3,60}[.!]*$`,
    (who) =>
      `If ${who.toLowerCase()} ${who.toLowerCase() === 'they' ? 'need' : 'needs'} time, agree on when to talk again`,
  ),
  rule(
    `^(?:I )?(?:don't|do not|dont) want to push ${WHOM}(?: tho(?:ugh)?)?[.!]*$`,
    'Ask plainly, without pushing',
  ),
  rule(
    '^(?:present|sell|frame) (?:it|this|that) as (?:good|great) news(?:,? quick(?:ly)?)?(?:,? before (?:he|she|they) starts? (?:on|about|with) ([\\p{L} ]{3,30}?)(?: again)?)?[.!]*$',
    (what) => `Say plainly what changes${what === undefined ? '' : `, and be ready for ${what}`}`,
  ),
  rule(
    '^show the first (\\p{Ll}+),? (?:and |but )?leave out the second[.!]*$',
    'Show the first $1 and the second',
  ),
  rule(
    `^${WHO}(?:'ll| will) (?:probably |surely )?(?:come (?:up )?with|bring up|start (?:on|with)) (?:his|her|their) (?:\\p{L}+ )?(ideas|questions|stories|suggestions|concerns)(?:,? [^.!?\\d]{3,40})?[.!]*$`,
    (who, what) => `Leave time for ${his(who)} ${what}`,
  ),
  rule(
    "^(?:just )?keep (?:it|this|things|everything) (?:vague|woolly|general|loose|short) so (?:that )?(?:he|she|they) (?:can not|cannot|can't|won't|doesn't|don't) (?:object|ask|argue|complain|notice|see)\\b[^.!?\\d]{0,40}[.!]*$",
    'Say it plainly, and leave room for objections',
  ),
  rule(
    `^if ${WHO} (?:wants?|needs?|asks? for) (?:more )?(?:time|to think|to wait)\\b[^.,!?\\d]{0,30},? (?:just )?(?:say|tell|remind|mention|threaten|push)\\b[^.!?\\d]{3,60}[.!]*$`,
    (who) =>
      `If ${who.toLowerCase()} ${who.toLowerCase() === 'they' ? 'need' : 'needs'} time, agree on when to talk again`,
  ),
  rule(
    '^(give|hand|show) (him|her|them) ((?:the|our|an?) [^,.!?]{3,40}?) (?:only )?at the (?:very )?end(?:,? (?:and|then) (?:get out|leave|run|go|be gone))?[.!]*$',
    '$1 $2 $3 at the start',
  ),
  rule(',? hope not(?=[.!]*$)', ''),
  rule('^(?:just )?get in,? get the (?:yes|signature|ok),? get out[.!]*$', 'Leave time for questions'),
  rule(`^(?:the )?point is (?:that )?(?:we|I) (?=need|want)`, 'We '),
];

/** Notes on the mood to keep, which say nothing of the matter. */
export const MOOD_NOTE =
  /^(?:then )?(?:(?:i )?(?:will |just )*tell (?:him|her|them) (?:that )?(?:all the experts|everybody|everyone) [^.!?\d]{3,60}|(?:i )?(?:will |just )*tell (?:him|her|them) (?:that )?(?:it|everything|things)(?: will)?(?: all)? (?:comes? together|works? out|be fine)[^.!?\d]{0,30}|anyone who doesn't like it [^.!?\d]{3,40}|(?:just )?tell (?:him|her|them) (?:that )?(?:it|this|they)(?:'s| is|'re| are) (?:loads|way|miles|heaps|tons) (?:better|easier|nicer)|just an update(?: really)?|(?:just )?(?:keep (?:the )?(?:it )?(?:energy|mood|it)? ?(?:casual|relaxed|light|high|up|positive|short and sweet|friendly|loose|informal)|be (?:positive|confident|nice|firm|charming|brief)|stay (?:positive|calm|firm)|smile(?: a lot)?|good vibes|wow (?:him|her|them)|(?:he|she|they)(?:'ll| will) (?:love it|be difficult|be thrilled)|energy|story|hmm+|i(?:'m| am) (?:a bit |so |really )?(?:scared|nervous|worried|afraid)(?: tbh)?|i get nervous(?: w(?:ith)? (?:him|her|them))?|i think (?:it's|its|it is) fine|no stress|fingers crossed|plan: keep it [^.!?]{3,20}|convince (?:him|her|them)))[.!]*$/i;
