import { type Rule, rule } from '../rule.ts';

/** A place or a thing, with a time or an amount in it. */
const REST = '(?:[^.,;!?]|[.:](?=\\d))';

/** That nothing else is wanted, behind what is fixed: that stays. */
const NOTHING_ELSE: readonly Rule[] = [
  rule(
    ",? (?:so |and )?(?:there(?:'s| is) )?no need (?:to get (?:clever|creative|fancy)|for (?:any |more |any more |further |new )*(?:ideas|suggestions|opinions|input|discussion|debate|variations))(?: this (?:time|year)| here)?(?=[.!]*$)",
    '',
  ),
  rule(
    ',? (?:and |so |but )?(?:nobody|no one) (?:changes|touches|alters|adds|moves|swaps) (?:anything|a thing|it|that|this|a (?:note|word|line))(?: please)?(?=[.!]*$)',
    '',
  ),
  rule(
    ',? (?:and )?(?:absolutely |strictly )?no (?:ad-?libbing|improvising|improvisation|deviations?|arguments?|discussions?|debates?|(?:more |further )?surprises|(?:ifs,? (?:and |or )?(?:no )?)?buts)(?: please)?(?=[.!]*$)',
    '',
  ),
  rule(",? and (?:it|that|this)(?:(?:'s| is) not|(?: is)?n't) (?:going to change|changing)(?=[.!]*$)", ''),
  rule(
    "^there(?:'s| is) (?:only |just |exactly )?one (?:right |correct |proper )?way to ([^.,;:!?]{3,60}?)(?:,| and) that(?:'s| is) it(?=[.!:])",
    'This is how we $1',
  ),
  rule(
    ",? so (we(?:'ll| will| are going to)? (?:do|keep) it (?:like this|this way|that way)) (?:for good|full stop|and that's that)(?=[.!]*$)",
    ', so $1',
  ),
  rule(
    ",? (?:and |so )?there(?:'s| is) (?:really |simply |frankly )?nothing (?:left |more )?to (?:discuss|talk about|debate)(?: here)?(?=[.!]*$)",
    '',
  ),
  rule(",? but (?:please )?(?:don't|do not) worry(?: about (?:it|that|this))?(?=[.!]*$)", ''),
];

/** Gruff orders, as what is asked. */
const ORDERED: readonly Rule[] = [
  rule(
    '^(?:just |simply )?do (?:exactly |just )?what it says (on|in) (?=(?:the|your|our|my)\\b)',
    'Please go by what it says $1 ',
  ),
  rule(
    '^(?:so )?you (?:just|simply|only)(?: have to| need to)? (follow|stick to|read|use|fill in|tick) (?=(?:the|your|our|my|it)\\b)',
    'Please $1 ',
  ),
  rule('^(?:stick|keep) to (?=(?:the|your|our|my) [^.,;!?]{3,50}[.!]*$)', 'Please keep to '),
  rule(' and you (?:will |just |simply )?stick to it(?=[.,;!]|$)', ' and I would like us to keep to it'),
  rule(
    '^(\\p{Lu}\\p{Ll}+, )?enough (?:with|of) (?:the|your|these|all (?:the|this|these)) ([^.,;!?]{3,40}?)(?=[.!]*$)',
    (name = '', what = '') => `${name}please no more ${what}`,
  ),
  rule('^be (there|on time)(?=[.!]*$)', 'Please be $1'),
  rule('^attendance is (?:compulsory|mandatory|obligatory|required)(?=[.!]*$)', 'We need all of you there'),
  rule(
    `^((?:also|and|but),? )?stop (\\p{L}+ing)\\b(${REST}{2,80}?)(?=[.!]*$)`,
    (also = '', gerund = '', rest = '') => `Please ${also === '' ? '' : 'also '}stop ${gerund}${rest}`,
  ),
  rule(
    '^(\\p{Lu}\\p{Ll}+, )?(the [^.,;!?]{3,40}?|this|our [^.,;!?]{3,40}?) (?:is|are) not (?:your|a) (?:private |personal |own )*(?:playground|kingdom|toy|hobby|sandbox|zoo|hotel|circus|laundry|dumping ground)(?=[.!]*$)',
    (name = '', what = '') => `${name}this is about ${what}`,
  ),
];

/** Who is meant and what will be told, without the raised finger. */
const POINTED: readonly Rule[] = [
  rule(
    ",? (?:but |and )?(?:they|it|that)(?:'ll| will) be (\\p{L}+ed|done) when (?:they're|it's|they are|it is) \\1(?=[.!]*$)",
    '',
  ),
  rule(
    ' and then (?:you )?(?:act|look|pretend to be) (?:all |so )?(?:surprised|innocent|offended|hurt)(?=[.,;!]|$)',
    '',
  ),
  rule(
    ' and (?:frankly |honestly |quite simply )?(?:nobody|no one)(?: else)?(?: around here| round here| here| in [^.,;!?]{3,20})? does it (?:better|cheaper|faster)(?=[.!]*$)',
    '',
  ),
  rule(
    ' (was|is|looked like|looks like) (?:an? )(?:total |complete |absolute |right )?(?:pigsty|tip|bombsite|dump|disaster area)(?=[.,;!]|$)',
    (verb) => ` ${verb.replace(/ like$/, '')} untidy`,
  ),
  rule(
    ",? (?:and )?that(?:'s| is) (?:all too |quite )?(?:obvious|clear|plain)(?: to (?:see|everyone|all of us))?(?=[.!]*$)",
    '',
  ),
  rule(
    " (?:to|for|with|by) (?:people|someone|somebody|those|a bunch of people) who (?:(?:obviously|clearly|apparently|evidently|just|simply) )*(?:(?:don't|do not|doesn't|can't|won't|never)(?: even)? (?:care|listen|read|bother|think|get it)|(?:were|was) (?:raised|born|brought up) (?:in a|by) \\p{L}+)(?: anyway| either way)?(?=[.,;!]|$)",
    '',
  ),
  rule(' by certain (?:individuals|people|persons|colleagues|members(?: of staff)?)(?=[.,;!]|$)', ''),
  rule(
    ',? (?:and|but|so) (?:it|this|that|they) (?:really )?needs? to be (?:sorted|fixed|dealt with|addressed|resolved)(?: out)?(?: asap| soon| at some point)?(?=[.!]*$)',
    '',
  ),
  rule(
    '^(if (?:any(?:thing|one|body)|something|someone|you)\\b[^.,;!?]{3,60}?),? (?:then )?(?:someone|somebody) (?:should|must|needs to|has to) be (?:told|informed|notified)(?=[.!]*$)',
    '$1, please tell us',
  ),
  rule(
    "^(the details|more|the rest) (?:will|'ll) (?:come(?: out)?|follow|be announced) when (?:it|they) (?:come|comes|is|are|do|does)\\b[^.;!?\\d]{0,20}(?=[.!]*$)",
    '$1 will follow',
  ),
  rule(
    ',? which I (?:really |honestly |frankly )?find (?:very |quite |rather |really |a bit )*(?:strange|odd|surprising|disappointing|curious|baffling|hard to understand|disrespectful|rude)(?:,? (?:since|as|because|given)\\b[^.;!?\\d]{0,80})?(?=[.!]*$)',
    '',
  ),
];

/** What is fixed and asked, in a sentence that a risk quotes, without the door that is shut beside it. */
export const FIXED: readonly Rule[] = [...NOTHING_ELSE, ...ORDERED, ...POINTED];
