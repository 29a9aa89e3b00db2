import { applyRules, type Rule, rule, small } from '../rule.ts';
import { BOSSY_NOTES } from './bossy-notes.ts';
import { ifFailing } from './hidden-failing.ts';
import { KEPT_QUIET } from './kept-quiet.ts';
import { PRIVATE_NOTES } from './private-notes.ts';

/** "she sees" for "her". */
function subjectOf(object: string): string {
  return { him: 'he sees', her: 'she sees' }[object.toLowerCase()] ?? 'they see';
}

const HIM: Readonly<Record<string, string>> = { his: 'he thinks', her: 'she thinks', their: 'they think' };

/** Notes that ask for a view or an answer in passing, as the question that is put. */
const VIEWS_ASKED: readonly Rule[] = [
  rule(
    "^(?:(?:it )?(?:would|'d) be (?:really |so )?(?:nice|good|great|useful|helpful|handy) to know|(?:I(?:'d| would) like|we(?:'d| would) like) to know) (when|how|who|which|what|where|whether|if) (?=\\p{L})",
    (word) =>
      /^(?:when|how|who|which)$/i.test(word)
        ? `Settle ${word.toLowerCase()} `
        : `Ask ${word.toLowerCase() === 'if' ? 'whether' : word.toLowerCase()} `,
  ),
  rule(
    "^(?:just )?(?:don't|do not) let (?:him|her|them) (?:see|find|know about|find out about|hear about|hear of) ((?:the|our|my) [^.!?]{3,80})[.!]*$",
    'Name $1 openly',
  ),
  rule(
    "^(if (?:he|she|they) asks? (?:for|about) [^,.!?]{3,40}?),? (?:just )?say (?:that )?(?:it's|it is|they're|they are) (?:coming|in hand|on (?:its|the|their) way)[.!]*$",
    '$1, say what is there and what is not',
  ),
  rule(
    "^no (?:discussions?|debates?|arguments?),? (?:as |since |because )?(?:we haven't got|we don't have|there's no|there is no|no) time[.!]*$",
    'Leave time for questions',
  ),
  rule(
    "^(?:there is |there's )?no (?:discussions?|debates?|questions?)[,;:]? (?:as |since |because )?(?:the |this |our )?(?:decision|it)(?:'s| is) final([.!]?)[.!]*$",
    (end) => `Say that the decision is final, and ask how it is for them${end === '' ? '' : '.'}`,
  ),
  rule(
    '^tell (\\p{Lu}\\p{L}+|him|her|them) (?:that )?(his|her|their) (people|team|staff|crew) (?:moan|complain|whinge|whine|grumble)s?(?: (?:too much|all the time|a lot|constantly))?[.!]*$',
    (whom, whose, people) => `Ask ${whom} what worries ${whose} ${people}`,
  ),
  rule(
    '^(?:then )?(?:get|gather|hear|see about) (his|her|their) (?:thoughts|views?|take|opinion|input|feedback)(?: (?:on|about) (?:it|this|that))?[.!?]*$',
    (whose) => `Ask what ${HIM[whose.toLowerCase()]}`,
  ),
  rule(
    '^(?:then )?(?:get|gather|hear) (his|her|their) (?:thoughts|views?|take|opinion|input|feedback) (?:on|about) ([^.!?]{3,80})[.!?]*$',
    (whose, what) => `Ask what ${HIM[whose.toLowerCase()]} about ${what}`,
  ),
  rule(
    '^(?:then )?(?:just )?see what (he|she|they) thinks?(?: (?:of|about) (?:it|this|that))?[.!?]*$',
    (who) => `Ask what ${who.toLowerCase()} ${who.toLowerCase() === 'they' ? 'think' : 'thinks'}`,
  ),
  rule(
    "^(he|she|they)(?:'s|'re| is| are) (?:bound|sure|likely|going) to be (?:grumpy|moody|cross|stroppy|in a (?:bad )?mood|difficult|awkward)(?:,? (?:again|as usual))?,? (?:so |and )?(?:just )?(?:butter|soften|sweeten) (?:him|her|them) up[.!]*$",
    (who) => `Listen first: ${who.toLowerCase()} may not be in the mood`,
  ),
];

/** Notes for a meeting that would work against this reader, turned the open way round. */
const TURNED: readonly Rule[] = [
  ...KEPT_QUIET,
  ...PRIVATE_NOTES,
  ...BOSSY_NOTES,
  rule(
    '^if (he|she) (?:suggests|brings up|mentions) ([^,.!?]{3,40}?),? (?:just )?say no\\b',
    'If $1 suggests $2, listen first',
  ),
  rule(
    "^([^.!?]{5,160}?),? so (?:don't|do not) go there[.!]*$",
    ifFailing((what) => `${what}; raise it yourself`),
  ),
  rule(
    '^if (he|she) (?:complains|objects|protests),? [^.!?]{3,60}[.!]*$',
    (who) => `If ${who.toLowerCase()} objects, listen first`,
  ),
  rule(
    "^(he|she|they)(?:'ll| will) (?:make a fuss|go on|moan|complain|ask) about ([^,:.!?]{3,40}),? (?:just )?(?:(?:say|tell (?:him|her|them)) (?:no|(?:that )?(?:it's|its|that's|we're)(?: all| totally| completely)* (?:fine|ok|okay|good|sorted|confident|final|decided|under control|the way it is))|tell (?:him|her|them) to\\b[^.!?]*|steer\\b[^.!?]*)[.!]*$",
    (who, what) => `${who} will ask about ${what}: say what is known and what is not`,
  ),
  rule(
    "^(?:and )?don't (?:go|get) into (?!(?:(?:his|her|their|the) )?(?:feelings|emotions)\\b)([^,.!?]{3,40})[.!]*$",
    'Be ready for questions about $1',
  ),
  rule('^(?:he|she|they) tends? to (?:fuss|moan|complain|panic),? ', ''),
  rule(
    "^(?:and )?don't let (him|her|them) get emotional(?: or start about ([^.!?]{3,40}))?[.!]*$",
    (who, what) =>
      `Don't rush: leave room for what ${{ him: 'he feels', her: 'she feels' }[who.toLowerCase()] ?? 'they feel'}${what === undefined ? '' : `, and for ${what}`}`,
  ),
  rule(
    "^(?:and )?(?:don't let (him|her|them) (?:get|start|go|waffle|ramble|moan|drone)|don't get)(?: on)? (?:into|about|on to|with) (?:(?:his|her|their|the) )?(?:feelings|emotions)[.!]*$",
    (who) =>
      `Leave room for how ${{ him: 'he feels', her: 'she feels' }[who?.toLowerCase() ?? ''] ?? 'they feel'} about it`,
  ),
  rule(
    "^(?:and )?don't let (him|her|them) (?:get into|start (?:about|on|with)|(?:go|waffle|ramble|bang|witter) on about|(?:waffle|ramble|moan|whinge|drone) about) ([^.!?]{3,60})[.!]*$",
    (who, what) =>
      `Be ready for ${{ him: 'his', her: 'her' }[who.toLowerCase()] ?? 'their'} questions about ${what}`,
  ),
  rule("^don't let it turn into a chat[.!]*$", 'Leave time for an answer'),
  rule(
    '^no discussion of alternatives(?:,? (?:as|because|since) ([^.!?]{3,60}))?[.!]*$',
    (why) =>
      `${why === undefined ? '' : `${why.charAt(0).toUpperCase()}${why.slice(1)}. `}Hear the alternatives all the same.`,
  ),
  rule(
    "^(?:skip|leave out|hide|don't show) (the [^,.!?]{3,40}), (?:they|it) (?:just |only )*(?:confuse|complicate|scare|upset)[^.!?]{3,60}[.!]*$",
    'Show $1, and say what they leave open',
  ),
  rule('^no need to go into (what|how|why) ([^.!?]{3,60})[.!]*$', 'Ask $1 $2'),
  rule(
    '^(?:just )?(?:hear|see) what (he|she|they) (?:says?|thinks?) and go from there[.!]*$',
    (who) => `Ask what ${who.toLowerCase()} would need, and agree on the next step`,
  ),
  rule(
    "^(?:let's )?(?:just )?(?:play it by ear|bounce ideas around|keep it loose|see (?:where|how) (?:it|energy|things) (?:goes|is|go))(?:, see where energy is)?[.!]*$",
    'Agree on the next step before the end',
  ),
  rule('^timing tb[dc][.!]*$', 'Timing: settle it in the meeting'),
  rule(
    '^(we should get [^,.!?]{3,50}), (?:somebody|someone) (?:from ([^,.!?]{3,20}) )?(?:could|should) do it[.!]*$',
    (what, where) => `${what}; ask who${where === undefined ? '' : ` from ${where}`} takes it`,
  ),
  rule("^don't get (?:lost|bogged down) in ([^,.!?]{3,40})(?:,? .*)?$", 'Have the $1 ready'),
  rule(
    '^([^.!?]{5,80}?) but leave (?:those|that|it|them) out[.!]*$',
    ifFailing((what) => `${what}; say so openly`),
  ),
  rule(
    '^([^.!?]{5,80}?) (?:is|are) not to be mentioned(?: or [^.!?]{3,40})?[.!]*$',
    (what) => `Be ready to talk about ${small(what)}`,
  ),
  rule(
    '^tell (him|her|them) that (\\p{Ll}+s) are not (?:foreseen|possible|allowed|wanted)[.!]*$',
    (who, what) => `Say what is fixed, and ask which ${what} ${subjectOf(who)}`,
  ),
  rule(
    '^ask (him|her|them) to (?:say yes|sign|decide) (?:on the spot|there and then|at once|right away)(?:,.*)?$',
    (who) => `Ask ${who.toLowerCase()} for conditions, and by when there can be an answer`,
  ),
  rule('^if (he|she) cries,? [^.!?]{3,60}[.!]*$', (who) => `If ${who.toLowerCase()} cries, wait`),
  rule(
    '^(?:just )?(?:play down|talk down|gloss over|skate over|skip over|brush over) ((?:the|our|my|his|her|their) [^.!?]{3,60})[.!]*$',
    'Name $1 openly',
  ),
  rule('^(?:pls |please )?dont? push (?:him|her|them)\\b.*$', 'Ask plainly, without pushing'),
  rule(
    "^(?:don't|do not) (?:mention|bring up|talk about) ((?:(?! unless )[^.!?]){4,120}?)(?: unless (?:he|she|they) (?:asks?|does|do|brings? (?:it|that|them|this) up|raises? it|mentions? it))?[.!]*$",
    ifFailing((what) => `Raise it yourself: ${what}.`),
  ),
  {
    pattern: /^if (he|she|they) (asks?) about ([^,]{2,40}?),? (?:just )?say we're (?:confident|fine)[.!]*$/i,
    replacement: 'If $1 $2 about $3, say what is known and what is not.',
  },
  {
    pattern: /^if (he|she|they) (says?) no,? (?:try|go to|ask) (?:his|her|their) (?:boss|manager)[.!]*$/i,
    replacement: 'If $1 $2 no, ask what would change it.',
  },
  {
    pattern: /^if (he|she|they) (brings? up) ([^,]{3,60}), park it[.!]*$/i,
    replacement: 'If $1 $2 $3, listen first.',
  },
  {
    pattern: /^(?:maybe |perhaps )?ask at the end(?: if there(?:'s| is) time)?[.!]*$/i,
    replacement: 'Ask at the start, not at the end',
  },
];

/** What is left to nobody, as a point to settle. */
const OWNERLESS: readonly Rule[] = [
  rule(
    '^(?:someone|somebody) (?:really )?(?:needs to|should|has to|must|could) (?=\\p{Ll})',
    'Settle who will ',
  ),
  rule('^(?:somebody|someone) to (?=\\p{Ll})(?!be )([^.!?]{5,80})[?]+$', 'Settle who will $1'),
  rule('^(settle who will tell [^.!?]{3,40}?) re ', '$1 about '),
];

export const OPEN_NOTES: readonly Rule[] = [...TURNED, ...VIEWS_ASKED, ...OWNERLESS];

/** Whether a note for a meeting is put otherwise as a whole. */
export function isOpened(text: string): boolean {
  return applyRules(text, OPEN_NOTES) !== text;
}

/** Whether a note works against the reader, so that it is turned the open way round. */
export function isTurned(text: string): boolean {
  return applyRules(text, TURNED) !== text;
}
