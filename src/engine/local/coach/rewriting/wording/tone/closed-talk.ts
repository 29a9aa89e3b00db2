import { type Rule, rule, small } from '../rule.ts';

const TALK = '(?:debate|discussion|negotiation|argument|question|comment)s?';
/** Whom a message to many speaks of. */
const THOSE =
  '((?:those|anyone|anybody|everyone|everybody|people|staff|members|residents|parents|drivers|all of you|some of you|you|pairs|teams|the \\p{Ll}+s)(?: [^.,;!?]{3,70}?)?)';
const USED_TO =
  '(?:get used to (?:it|this|that)|live with (?:it|this|that)|put up with (?:it|this|that)|lump it|like it or lump it|cope(?: with (?:it|this|that))?|deal with (?:it|this|that)|adapt|accept (?:it|this|that)|grin and bear it)';

const those = (who: string): string => small(who);

/** That no answer is wanted: what was decided stays, and by whom. */
const DECIDED: readonly Rule[] = [
  rule(
    `(?:,| –| -|;)? ?(?:and |so |but )?(?:(?:it|this|that)(?:'s| is)?|(?<=\\band )is) ?(?:simply |really |now )?(?:not|n't) (?:up for|open (?:to|for)|a matter for) (?:any )?(?:further )?${TALK}(?=[.!]*$)`,
    '',
  ),
  rule(
    `^(?:the |this |that |our )?(?:decision|matter|plan|it|this|that) (?:is not|isn't) (?:up for|open (?:to|for)) (?:any )?(?:further )?${TALK} and (?=(?:the|all|staff|members|we|you|everyone)\\b [^.;!?]{5,})`,
    '',
  ),
  rule(
    `(?:,| –| -|;| and) ?(?:isn't|not) (?:up for|open (?:to|for)) (?:any )?(?:further )?${TALK}(?=[.!]*$)`,
    '',
  ),
  rule(
    ' and will not be (?:discussed|debated|reopened|changed|reconsidered)(?: again| further)?(?=[.!]*$)',
    '',
  ),
  rule(
    '^(?:the |this |that )?decision (?:was|has been) (?:made|taken) (?:at|by|in) (the|our) ((?:\\p{L}+ ){0,3}(?:board|committee|council|management|trustees|directors|meeting|assembly|office|governors))(?=[.!]*$)',
    (which, who) => `${which.charAt(0).toUpperCase()}${which.slice(1)} ${who} decided this`,
  ),
  rule(
    ",? (?:so|and)(?: please)? (?:don't|dont|do not) (?:ask to \\p{Ll}+|ask|argue|start|even ask),? I(?:'ve| have) (?:already )?heard (?:all|every one of) (?:the|your) (?:reasons|excuses|arguments)(?: already| before)?(?=[.!]*$)",
    '',
  ),
  rule(
    ",? (?:and |so )?I (?:don't|dont|do not) (?:want|need) (?:any |your |new |more )*(?:ideas|suggestions|opinions|questions|debate|discussion|comments)(?: this (?:year|time|week|season)| about (?:it|this)| on (?:it|this))?(?=[.!]*$)",
    '',
  ),
  rule(
    ",? (?:and |but |so )?if (?:you|anyone|anybody|people|they)(?: all)? (?:don't|dont|do not|doesn't) like (?:it|this|that),? (?:then )?(?:it's |that's )?(?:tough(?: luck)?|hard luck|bad luck|too bad|lump it)(?=[.!]*$)",
    '',
  ),
];

/** Whom a change is hard on, in place of telling them so. */
const HARD_LUCK: readonly Rule[] = [
  rule(
    `^(?:and |so |but )?${THOSE} (?:will|'ll|are going to) (?:just |simply |all |soon )*(?:have to |need to )?${USED_TO}(?: like every(?:one|body)(?: else)?)?(?=[.!]*$)`,
    (who) => `I know that this is a change for ${those(who)}`,
  ),
  rule(
    `^(?:and |so |but )?${THOSE} (?:will|'ll|are going to) (?:just |simply |all )*(?:have to|need to) (?:make|find) (?:other |alternative |their own |your own |different )?arrangements(?: like every(?:one|body)(?: else)?)?(?=[.!]*$)`,
    (who) => `I know that this means other arrangements for ${those(who)}`,
  ),
];

/** Whom to turn to, without the door that is shut beside it. */
export const TURNED_AWAY: readonly Rule[] = [
  rule(
    '^(?:any |all )?(problems|complaints|questions|queries|moans|grumbles|concerns|issues)(?: go| please)? to (the \\p{Ll}+(?: \\p{Ll}+)?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?),? (?:and )?(?:please )?not (?:to )?(?:me|us)(?=[.!]*$)',
    (what, whom) => `If you have ${matter(what)}, please ${askOrTell(what)} ${whom}`,
  ),
  rule(
    "^(?:and |so )?(?:please )?(?:don't|dont|do not) (?:come (?:running |crying |moaning )?to|bother|ask|email|ring|call) (?:me|us) (?:with|about) (?:any |your |the )?(problems|complaints|questions|queries|moans|grumbles|concerns|issues),? (?:please )?(?:see|ask|go to|speak to|talk to|tell|email|ring|call) (the \\p{Ll}+(?: \\p{Ll}+)?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=[.!]*$)",
    (what, whom) => `If you have ${matter(what)}, please ${askOrTell(what)} ${whom}`,
  ),
  rule(
    "^(?:and |so |but )?if (?:you|anyone|anybody)(?:'ve|'s| have| has)? (?:(?:don't|dont|do not|doesn't) (?:like|agree with) (?:it|this|that)|disagrees?|(?:got )?(?:a|any) (?:problem|issue)s?(?: with (?:it|this|that))?),? (?:then )?(?:please |you can |just )?take it up with (the [^.,;!?]{3,40}?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=[.!]*$|, (?:they|who|he|she)\\b)",
    (whom) => `If you see it differently, please talk to ${whom}`,
  ),
];

function matter(what: string): string {
  return /^(?:questions|queries)$/i.test(what)
    ? 'questions'
    : /^problems|issues$/i.test(what)
      ? 'problems'
      : 'concerns';
}

function askOrTell(what: string): string {
  return /^(?:questions|queries)$/i.test(what) ? 'ask' : 'tell';
}

/** Doors shut on an answer, in a sentence that a risk quotes. */
export const CLOSED_TALK: readonly Rule[] = [...DECIDED, ...HARD_LUCK];

/** That a thing is final: news to whom it is told alone, and a shut door to everybody else. */
export const FINAL: readonly Rule[] = [
  rule(",? and (?:(?:it|this)(?:'s| is)|is) (?:now |therefore )?final(?=[.!]*$)", ''),
];
