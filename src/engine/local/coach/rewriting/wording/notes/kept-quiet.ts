import { isCommonWord } from '../../../../../facts/common-words.ts';
import { wholeOf } from '../../../patterns/groups.ts';
import { type Rule, rule, small } from '../rule.ts';
import { ifFailing, isHiddenFailing } from './hidden-failing.ts';

const WHO = '(he|she|they)';
const PROBABLY = '(?:probably |surely |just |prob )?';
const WILL = "(?:'ll| will| may| might)";
const his = (who: string): string =>
  ({ him: 'his', her: 'her', he: 'his', she: 'her' })[who.toLowerCase()] ?? 'their';

/** What a note brushes aside: "say there's no time", "just laugh it off", "tell her it's too late". */
const BRUSHED =
  "(?:just |simply |then )*(?:(?:say|tell (?:him|her|them)|explain) (?:that )?(?:no\\b|there(?:'s| is) no|it's|it is|that's|we(?:'re| are| have|'ve)? (?:no|not|out)|we don't|not)|laugh|ignore|brush|wave|shrug|cut (?:him|her|them)|shut|stop (?:him|her|them)|talk over)[^.!?\\d]{0,40}";
const OWN_THINGS =
  '(?:(?:his|her|their|the|any|all the|more) )?(?:(?:own|new|big|usual|other|wild) )*(ideas|questions|stories|suggestions|opinions|concerns|worries|details)';
/** Where papers are when nobody is to see them. */
const OUT_OF_SIGHT = '(?:in|inside) (?:the|my|a) (?:drawer|bag|desk|cupboard|safe)|out of sight|under wraps';
const THING = '((?:the|our|any|that|how|what) [^,.!?;\\d]{3,50}?)';
/** What began a sentence, inside another. */
const inside = (words: string): string =>
  isCommonWord((words.split(' ')[0] ?? '').toLowerCase()) ? small(words) : words;
const thing = (words: string): string => words.replace(/^any /i, 'the ');

/** A name alone, which may be a confidence. */
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** What to do where a reader takes it hard, in place of going on regardless. */
export function waitIfUpset(who: string): string {
  return `If it upsets ${{ he: 'him', she: 'her' }[who.toLowerCase()] ?? 'them'}, wait`;
}

/** What the writer means to leave unsaid or to brush aside, as a note to say it or to hear it. */
export const KEPT_QUIET: readonly Rule[] = [
  rule(
    `^if ${WHO} (starts? (?:with|on|about)|comes? (?:up )?with|brings? up|has|have|wants? to (?:add|change|suggest|bring in)) ([^,.!?]{3,40}?),? ${BRUSHED}[.!]*$`,
    (who, verb, what) => `If ${who.toLowerCase()} ${verb} ${what}, listen first`,
  ),
  rule(
    `^(?:I |we )?(?:mustn't|shouldn't|should not|don't|do not|never) let (him|her|them) (?:start|begin|come|get|go)(?: off| in| on)? (?:with|on|about|into) ${OWN_THINGS}(?: again)?(?:,? (?:otherwise|or) [^.!?\\d]{3,60})?[.!]*$`,
    (whom, what) => `Leave time for ${his(whom)} ${what}`,
  ),
  rule(
    `^${WHO}${WILL} ${PROBABLY}(?:ask about|ask for|want|want to know|want to see|need) ((?!to\\b)[^,.!?:]{3,40}?),? but ((?:I|we) (?:haven't|hasn't|don't|can't|have not|do not|cannot|have no|never)\\b[^.!?:]{2,60})[.!]*$`,
    (_, what, answer) => `If asked about ${what}: ${answer}; say so`,
  ),
  rule(
    `^(?:the )?((?!(?:it|this|that|he|she|they)\\b)\\p{L}[\\p{L} ]{2,28}?) (?:will|may|might)(?: probably| surely)? (?:come up|be an issue|be a problem|be raised|be the sticking point)(?:,? (?:but |so |and )*${BRUSHED})?[.!]*$`,
    (what) => `Be ready for questions about ${inside(what)}`,
  ),
  rule(
    "^(?:the )?([\\p{L} ]{3,30}) (?:Q|question|issue)(?: [-–]|:|,) (?:just )?say (?:that )?((?:we're|we are|it's|it is|they're) [^,.!?\\d]{3,40})[.!]*$",
    'If asked about the $1: $2; say by when there will be an answer',
  ),
  rule(
    `^(?:any |all )?(?:remarks?|questions?|talk|mention|discussion|comments?) (?:about|on|of) ${THING} (?:(?:is|are) )?(?:to|must|should) be avoided, (?:it's|it is|they're|they are) ([^.!?]{3,60})[.!]*$`,
    (...groups) => {
      const [what = '', how = ''] = groups;
      const words = `${thing(what)} ${/s$/.test(what) ? 'are' : 'is'} ${how}`;
      return isHiddenFailing(words) ? `Raise it yourself: ${words}` : wholeOf(groups);
    },
  ),
  rule(
    `^(?:any |all )?(?:remarks?|talk|mention|discussion|comments?) (?:about|on|of) ${THING} (?:(?:is|are) )?(?:to|must|should) be avoided[.!]*$`,
    ifFailing((what) => `Raise it yourself: ${thing(what)}`),
  ),
  rule(
    `^(?:just |please |better )?(?:keep quiet about|keep mum about|say nothing (?:about|of)|don't say anything about|not a word about|avoid (?:mentioning|talking about|bringing up|any mention of)|steer clear of) ${THING}[.!]*$`,
    ifFailing((what) => `Raise it yourself: ${thing(what)}`),
  ),
  rule(
    `^((?:the |our )?[^.!?;]{5,80}?) (?:is |are )?to (?:be (?:left|kept)|stay|remain) (?:${OUT_OF_SIGHT})[.!]*$`,
    (what) => `Bring ${inside(what)}`,
  ),
  rule(`^(?:leave|keep) ((?:the|our) [^,.!?;]{3,60}?) (?:${OUT_OF_SIGHT})[.!]*$`, 'Bring $1'),
  rule(
    `^${WHO}${WILL} ${PROBABLY}(?:cry|weep|be in tears|get (?:all )?(?:emotional|tearful|upset)|be (?:upset|heartbroken|devastated)),? (?:just |but |so )*(?:ignore|don't|do not|move on|carry on|keep going|leave it|let (?:him|her|them))[^.!?\\d]{0,40}[.!]*$`,
    waitIfUpset,
  ),
  rule(
    `^${WHO}${WILL} ${PROBABLY}(?:cry|weep|be in tears)(?: (?:probably|again|of course))?[.!]*$`,
    waitIfUpset,
  ),
  rule(
    '^(?:nobody|no one) needs to (?:see|read|get|have) ((?:the|our) [^,.!?;\\d]{3,40}?)(?: (?:beforehand|before(?: the meeting)?|in advance|first))(?:,? (?:as|since|because) [^.!?\\d]{3,60})?[.!]*$',
    'Before the meeting: send $1',
  ),
  rule(
    "^([^,.!?:;]{2,40}? )(?:always |often |usually )?asks about ([^,.!?:;]{3,50}?),? (?:so |but )?(?:just )?(?:tell (?:him|her|them)|say) (?:that )?(?:it(?:'s| is)|everything(?:'s| is)|that(?:'s| is)) (?:all )?(?:in hand|under control|fine|sorted|okay|ok|dealt with|taken care of)[.!]*$",
    (who, what) => `${who}will ask about ${what}: say what is known and what is not`,
  ),
  rule(
    "^(?:plan: )?(?:announce|say|tell (?:him|her|them)|mention|drop|bring up) (it|this|that) (?:right )?(?:at )?the (?:very )?end(?: of the meeting)?,? so (?:that )?(?:there's|there is|nobody has|he has|she has|they have|we have) no (?:time|chance)\\b[^.!?\\d]*[.!]*$",
    'Announce $1 at the start, and leave time for questions',
  ),
  rule(
    "^(?:don't|do not|no need to) (?:bother|waste (?:his|her|their|any )?time)(?: (?:him|her|them))? (?:with|w|w/|on) (?:the )?(\\p{L}[\\p{L} ]{2,25}?)(?:,? (?:he|she|they)(?:'ll| will|'d|'s)\\b[^.!?\\d]{3,40})?[.!]*$",
    'Bring the $1',
  ),
  rule(
    '^no agenda (?:(?:is )?to be (?:sent|given|shared)|sent|given)?(?: out)? ?(?:beforehand|before|in advance)[.!]*$',
    'Before the meeting: say what it will be about',
  ),
  rule("^((?:don't|do not) (?:mention|bring up|talk about|name) )(\\p{L}+)([.!]*)$", (quiet, name, end) =>
    isName(name ?? '') ? `Leave ${name} out of it` : `${quiet}${name}${end}`,
  ),
  rule(
    '^((?:the |our )[^.!?;:]{5,80}?) can (?:sort|do|get|handle|deal with|see to) (?:that|it|this|them)(?: out)?(?: all)? (?:later(?: on)?|afterwards|some other time)[.!]*$',
    '$1: still open',
  ),
  rule(
    `(?<=\\p{L}{3}\\P{L}{0,3}),? (?:and |so |but )*(?:(?:it|this|that)(?:'s| is) )?(?:all )?(?:a )?(?:done deal|done and dusted|end of(?: story)?)(?=[.!]*$)`,
    '',
  ),
  rule(
    `^(?:keep it from|don't tell) (?:him|her|them) (?:about )?${THING}[.!]*$`,
    ifFailing((what) => `Raise it yourself: ${thing(what)}`),
  ),
];
