import { CALLED_NAMES } from '../../faults/idioms/scolded.ts';
import { type Rule, rule, ruleThroughout, small } from '../rule.ts';

const VERY =
  '(?:really |totally |completely |simply |just |absolutely |utterly |so |frankly |honestly |quite |plain |pretty |an? |nothing but |such |bit of |little |total |complete |absolute |real |right |utter |bloody |big )*';
const BAD =
  '(?:disaster|mess|nightmare|joke|shambles|disgrace|catastrophe|embarrassment|rubbish|garbage|crap|trash|useless|pathetic|horrible|terrible|awful|dreadful|hideous|ugly|lousy|appalling|abysmal|dire|shoddy|sloppy|amateurish|half-baked|hopeless|unusable|a waste of (?:(?:my|our|your|every(?:one|body)[^ ]s) )?(?:time|paper|space|money)|horrendous|atrocious)';
const WORK =
  '(?:report|analysis|presentation|slides?|deck|draft|proposal|text|article|code|design|logo|website|site|page|layout|flyers?|posters?|colou?rs|fonts?|plan|work|summary|minutes|spreadsheet|offer|quote|translation|copy|brochure|newsletter|menu|cover|photos?|pictures|drawing|sketch(?:es)?|essay|homework|paper|chapter|manual|instructions|documentation|budget|schedule|concept|campaign|video|ad|script|speech|paintwork|wall|finish|handwriting|notes)';
const DOINGS =
  '(?:presentation|meeting|talk|event|call|service|shift|party|trip|training|rehearsal|tour|evening|day|launch|demo|performance|lesson|pitch|handover|opening|delivery|visit|session|workshop|interview|rollout|set-?up|clean-?up|weekend|week|month|quarter|season|match|concert|lunch|dinner)';
/** What somebody is called, for whom the message is about somebody else. */
const CALLED = `${VERY}(?:bully|brat|menace|thief|liar|slob|pig|nightmare|pest|lazy|rude|disgusting|useless|out of control|impossible|unbearable|disgrace|selfish|stupid)`;
const ABOUT = '((?:\\p{Ll}+ ){0,2}?';
/** How somebody comes across, which can be told; what somebody is cannot. */
const MANNER =
  '(rude|cold|aggressive|arrogant|harsh|condescending|unfriendly|dismissive|impatient|patroni[sz]ing|disrespectful|impolite|abrupt|bossy|grumpy|unhelpful|unprofessional)';

/** Verdicts on work and persons, as what the writer can say of them. */
export const HARSH_VERDICTS: readonly Rule[] = [
  rule(
    `^(?:honestly,? |frankly,? |let's face it,? )?(your (?:\\p{Ll}+ )?(?:contractor|supplier|provider|agency|cleaners?|caterer|landlord|firm|system|software|tool|website|site)) (?:is|are) ${VERY}${BAD}(?:,| and| [-–]) (?=(?:any(?:one|body)|every(?:one|body)|you|I|we|the|there)\\b [^.;!?]{8,})`,
    'About $1: ',
  ),
  rule(
    `^(?:no offen[cs]e,? but )?(your (?:\\p{Ll}+ ){0,2}?\\p{Ll}+) (?:has|have) been ${VERY}${BAD}((?: (?:on|with|over|about|from|to deal with|to work with)\\b[^.,;!?]{0,40}?)?)(?=[.!]*$)`,
    (who, about) => `I have had trouble with ${who}${about.replace(/ to (?:deal|work) with$/, '')}`,
  ),
  rule(`^${CALLED_NAMES},? and (?=(?:I|we|the|my|our|it|everyone|nobody|your)\\b)`, ''),
  rule(
    `\\b(the|your|this|that|our) ${ABOUT}${WORK})((?: (?:on|about|for|of|in) [^.,;!?]{2,40}?)?) (?:looks?|sounds?|reads?|is|was) like (?:it was (?:drawn|written|made|done|designed) by )?(?:an? |my )?(?:\\p{L}+-year-old|child|kid|toddler|monkey|drunk|amateur|robot|beginner)(?: (?:drew|wrote|made|did|designed|built|painted) (?:it|them|this))?(?=[.,;!]|$)`,
    (which, what, more) => `${which} ${what}${more} needs more work`,
  ),
  rule(
    `\\b(the|your|this|that|our|last) ${ABOUT}${DOINGS})((?: (?:yesterday|today|last \\p{L}+|this \\p{L}+|on \\p{Lu}\\p{L}+|at [^.,;!?]{2,30}|with [^.,;!?]{2,30}))?) was ${VERY}${BAD}(?: (?:to|for) (?:all (?:concerned|involved|of us)|us all|every(?:one|body)(?: (?:concerned|involved))?))?(?=[.,;!:]|$| and\\b)`,
    (which, what, when) => `${which} ${what}${when} did not go well`,
  ),
  rule(
    `\\b(the|your|this|that|these|those|our) ${ABOUT}${WORK})((?: (?:on|about|for|of|in) [^.,;!?]{2,40}?)?) (is|are|looks|look|was|were) ${VERY}${BAD}(?=[.,;!:]|$| and\\b)`,
    (which, what, more, verb) => {
      const needs = /^(?:was|were)$/.test(verb)
        ? `${verb} not good enough`
        : /^(?:are|look)$/.test(verb)
          ? 'need more work'
          : 'needs more work';
      return `${which} ${what}${more} ${needs}`;
    },
  ),
  rule(
    `^((?:Chapter|Section|Table|Figure|Page|Version|Draft|Part) \\d+) is ${VERY}${BAD}(?=[.,;!:]|$| and\\b)`,
    '$1 needs more work',
  ),
  rule(
    `\\b(the (?:quality|standard|state)(?: of [^.,;!?]{3,40}?)?|(?:your|the|this|these|those) (?:food|results?|numbers|map|data|statistics|maths|sums|spelling|grammar|answers|tickets|service|handover|directions|figures|estimate)(?: (?:for|on|about) (?:the|our|my|this|last) [^.,;!?\\d]{2,30}?)?) (is|are|was|were) ${VERY}${BAD}(?=[.,;!:]|$| and\\b)`,
    '$1 $2 not good enough',
  ),
  rule(
    `\\b(the rest|the others?|this one|that one|the (?:first|second|third) one) (?:is|are) ${VERY}${BAD}(?=[.,;!:]|$| and\\b)`,
    (what) => `${what} ${/others$/.test(what) ? 'do' : 'does'} not work for me`,
  ),
  rule(
    ",? and I(?:'m| am) at a (?:complete |total )?loss (?:as to |to understand )?(?:how|why|what) [^.;!?\\d]{3,80}(?=[.!]*$)",
    '',
  ),
  rule('\\b(is|are) full of holes\\b', (verb) => (verb === 'is' ? 'has gaps' : 'have gaps')),
  rule(
    `^(?:I (?:don't|do not) (?:want|mean) to be (?:rude|mean|unkind|offensive|harsh),? but )?(your (?:son|daughter|dog|kid|kids|child|children|husband|wife|boy|girl|brother|sister|team|colleague|partner|guys)) (?:is|are) ${CALLED}[.!]*$`,
    'This is about $1.',
  ),
  rule(
    `^(?:and |but |so )?(what you (?:did|said|wrote|sent)(?: [^.,;!?]{2,50}?)?) (?:was|is) ${VERY}(?:${BAD}|stupid|dumb|idiotic|reckless|irresponsible|careless|selfish|unacceptable|outrageous|childish|rude|disrespectful|unprofessional|crazy|insane|inexcusable|unforgivable|wrong|out of order)[.!]*$`,
    (what) => `This is about ${small(what)}.`,
  ),
  rule(
    '^(?:and |but |so )?you (?:should|ought to) be (?:really |so |thoroughly )?ashamed of ((?:how|what|the way) you [^.!?]{3,80})[.!]*$',
    'This is about $1.',
  ),
  rule(
    `^(?:and |but |so )?you (?:really |totally |completely |royally |badly |just |simply )*(?:blew it|messed (?:it )?up|screwed (?:it )?up|fucked (?:it )?up|botched it|made a (?:total |complete |right |real )*(?:mess|hash) of (?:it|things)|dropped the ball)((?: (?:with|on|at|in|by) [^.,;!?]{3,50}?)?)(?=[.,;!]|$)`,
    (where) => `Things went wrong${where}`,
  ),
  rule(
    '\\byou (?:really |totally |completely |royally |badly |just |simply )*(?:messed up|screwed up|botched|bungled|blew|fucked up|ruined|wrecked|spoiled|spoilt|sabotaged|made a (?:total |complete |right |real )*(?:mess|hash) of) (the|my|our|your) ([^.,;!?]{3,40}?)(?=[.,;!]|$| and\\b)',
    (which, what) => `something went wrong with ${which} ${what}`,
  ),
  rule(
    `\\byou (are|were|can be) (?:(?:so|very|really|extremely|always|often|just|quite|far too|too|incredibly) )*${MANNER}(?=(?: (?:on|to|with|in|at|towards?) [^.,;!?]{3,40}|,? and (?:you\\b|\\p{Ll}+[.,!]|\\p{Ll}+ (?:to|on|with|in)))| when you\\b|, you\\b)`,
    (be, how) => `you ${/^were$/i.test(be) ? 'came' : 'come'} across as ${how}`,
  ),
];

/** Whoever is fed up, as unhappy: what they say of it stays as it is. */
export const LESS_FED_UP: readonly Rule[] = [
  // "You are all adults and I am …": what nobody needs to be told.
  rule(
    "^(?:(?:you|we)(?:'re| are) all (?:adults|grown-?ups)(?: here)?|(?:you|we)(?:'re| are) not (?:children|kids))(?:,? (?:and|so)|[,;–—-]) (?=(?:I|we|it|the|there|please|from|this)\\b)",
    '',
  ),
  ruleThroughout(
    "\\b(?:people|others|those) who (?:just |simply )?(?:can't|cannot|couldn't) be bothered(?: to [\\p{Ll} ]{2,20})?(?=[.,;!?]|$)",
    'others',
  ),
  rule(
    "\\b(I|we)(?:'m| am|'re| are) (?:really |so |totally |just |absolutely )*(?:fed up with|sick (?:and tired )?of|tired of) (?=(?:doing|covering|cleaning|picking|waiting|having|being|fixing|correcting|redoing|chasing|finding|hearing|getting|standing|washing|sweeping|tidying|clearing|running|paying|explaining|repeating|reminding)\\b)",
    (who) => `${who} ${/^we$/i.test(who) ? 'are' : 'am'} unhappy about `,
  ),
  rule(
    '\\b((?:crew|team|staff|parents|customers|clients|residents|neighbours|members|guests|colleagues|others|kids|volunteers|tenants) (?:is|are)|(?:everybody|everyone) is) (?:really |so |totally |completely |absolutely )*(?:fed up with|sick (?:and tired )?of|tired of) (?=\\p{L})',
    '$1 unhappy with ',
  ),
];
