import { ask, type Rule, rule, small } from '../rule.ts';
import { affirmed, askedIfNot, deedOf, IS_GERUND, ifNot, inside } from './consequences.ts';
import { GOES_OVER } from './goes-over.ts';
import { PLAIN_ALTERNATIVES } from './plain-alternatives.ts';
import { THREATS } from './threats.ts';

/** A word that begins an order: a verb, since nothing else stands there that begins a sentence. */
const ORDER =
  "(?!(?:I|we|you|he|she|it|they|the|an?|this|that|these|those|there|my|our|your|his|her|their|its|if|when|unless|because|as|since|so|but|and|or|what|who|where|why|how|which|is|are|was|were|am|do (?:you|we|they|I)|does|did|can|could|will|would|should|shall|may|might|must|not|no|nobody|everyone|everybody|someone|people|in|on|at|by|for|from|to|with|after|before|until|till|once|one|two|three|all|any|some|every|each|more|most|only|maybe|perhaps|either|neither|anyone|anything|nothing|something|yes|well|ok|okay|hi|sorry|thanks|another|both|many|few|last|next|today|tomorrow|otherwise|then|here|now|still|also|always|never|need|want|got|have|had|has|going|gonna|been|hope|think|guess|just|like)\\b)\\p{L}+(?!')";
/** Up to where the condition goes; no mark inside but that of a time or an amount. */
const WHAT = '((?:[^.,;:!?]|[.,:](?=\\d)){3,110}?)';
/** What would befall the writer, which is nothing that they threaten to do. */
const BEFALLS =
  '(?!(?:run out|run short|lose|miss|end up|fall behind|get (?:stuck|behind|in trouble)|be (?:late|short|out of|behind|stuck|without|in trouble|left))\\b)';
/** What follows; what will never be done again is not something that "will need to" be done. */
const AND_THEN = '((?!never\\b)(?:[^.;:!?]|[.:](?=\\d)){3,110}?)';
const WRITER_WILL =
  "(I|we)(?:(?:'m| am|'re| are)(?= (?!going to\\b)\\p{L}+ing\\b)|'ll| will| shall|(?:'m| am|'re| are) (?:going to|gonna) (?=(?:have|go|report|cancel|call|look|speak|talk|take|ask|start|be|escalate|raise|involve|contact|write|complain|charge|withdraw|stop|hire|use|tell|find|send|leave|make|bring|hand|give|remove|replace|do)\\b)| have to| would have to|'ll have to| will have to|(?= (?:hand|report|cancel|stop|call|ring|sell|pull|withdraw|close|take|give) (?:the|it|this|your|my|our|them|you)\\b))(?: just| simply| personally| then| be forced to| have no choice but to)*";

/** The same behind "or", by which a sentence that may hold it is found. */
const OR_WRITER_WILL = WRITER_WILL.replace('(I|we)', '( or I| or we| or else I| or else we)');

/** "A corrected version", "the money": what can be had. */
const THING = /^(?:an?|the|my|our|your|this|that|these|some|\d+) (?!\p{L}+ing\b)/iu;

const REFUSED =
  " (I|we)(?:'m| am|'re| are) (?:not|never) (?:going to |gonna |ever )?((?:\\p{L}+ing)\\b[^;:!?]{0,60}?|[^;:!?]{3,60}?)";
/** "… or I'm not coming": so that I can come. */
const CAN_THEN = (what: string, who: string, deed: string): string =>
  IS_GERUND.test(deedOf(deed))
    ? `Could you ${small(what)}? If not, ${inside(who)} will not be ${deedOf(deed)}.`
    : `Could you ${small(what)}, so that ${inside(who)} can ${deedOf(deed)}?`;

const ROOM_IN = "(?:you(?:'re| are)|you(?:'ll| will) be) (?:off|out of)";
const EITHER = `^(?:so |and |but )?(?:it(?:'s| is) )?either (?:you(?:'ll| will)? |we )?(?:can )?(?:just |finally )?(?=${ORDER}\\b)`;
const WANTS = '^(?:and |so |but )?(I|We) (?:want|need|expect|demand)';

/** "Either you change or I'm going to Petra": whom the writer would turn to. */
const TURNS_TO =
  /^(?:So |And |But )?[Ee]ither (?:you|this|that|it|things|we) (?![^.,;:!?]{0,60}\b(?:by|before|until|till)\b)[^.,;:!?\d]{3,60},? or (?:else )?I(?:'m| am|'ll| will| shall)? (?:telling|tell|going (?:straight )?to|go(?:ing)? (?:straight )?to|talk(?:ing)? to|speak(?:ing)? to|call(?:ing)?|involve|involving) (the \p{Ll}+|my \p{Ll}+|\p{Lu}[\p{L}'-]+)[.!]*$/u;

/** "You have until Friday to reply, otherwise": what is asked, its day and what follows. */
const GIVEN_TIME = `^(?:so |and |but )?you have (?:until|till) ((?:[^.,;:!?]|[.:](?=\\d)){2,40}?) to (?=${ORDER}\\b)${WHAT},? (?:or(?: else)?|otherwise),? `;

/** Both sides of "or", as what is asked and what follows without it. */
const EITHER_OR: readonly Rule[] = [
  rule(`${GIVEN_TIME}${WRITER_WILL} ${BEFALLS}${AND_THEN}[.!]*$`, (day, what, who, deed) =>
    askedIfNot(`${what} by ${day}`, who, deed),
  ),
  rule(
    `^(?:so |and |but )?(?:it(?:'s| is) )?either we (?=${ORDER}\\b)${WHAT},?${OR_WRITER_WILL} ${AND_THEN}[.!]*$`,
    (what, who, deed) => `Could we ${what}? ${ifNot(who, deed)}`,
  ),
  rule(
    `${EITHER}(?=\\S+ \\S+ \\S+)${WHAT},? or (?:else )?(I|we)(?:'m| am|'re| are) ((?:going|talking|turning|speaking|writing) to (?:the|my|our|your) [^.;:!?]{3,60}?)[.!]*$`,
    askedIfNot,
  ),
  rule(`${EITHER}${WHAT},?${OR_WRITER_WILL} ${BEFALLS}${AND_THEN}[.!]*$`, askedIfNot),
  rule(`${EITHER}${WHAT},? or${REFUSED}[.!]*$`, CAN_THEN),
  rule(
    `${EITHER}${WHAT},? or (?:else )?${ROOM_IN} (the|this|our|my) ([^.,;:!?]{3,40}?)[.!]*$`,
    (what, which, from) => `Could you ${what}, so that you can stay on ${which} ${from}?`,
  ),
  rule(
    `${WANTS} ${WHAT},? or (?:else )?${ROOM_IN} (the|this|our|my) ([^.,;:!?]{3,40}?)[.!]*$`,
    (who, what, which, from) =>
      `${THING.test(what) ? 'Could I have' : `${who} need`} ${what}, so that you can stay on ${which} ${from}${THING.test(what) ? '?' : '.'}`,
  ),
  rule(
    `${WANTS} ${WHAT},? or (?:else )?(I|we) want ${AND_THEN}[.!]*$`,
    (who, what, other, then) => `${who} need ${what}; if not, ${inside(other)} would like ${then}.`,
  ),
  rule(`${WANTS} ${WHAT},?${OR_WRITER_WILL} ${BEFALLS}${AND_THEN}[.!]*$`, (who, what, other, deed) =>
    THING.test(what)
      ? `Could ${inside(who)} have ${what}? ${ifNot(other, deed)}`
      : `${who} need ${what}; otherwise ${inside(other)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `${WANTS} ${WHAT},? or (?:else )?we(?:'ll| will)? (?:all )?(?:lose|miss) (the|our|your|this) ([^;:!?]{3,60}?)[.!]*$`,
    (who, what, which, thing) => `${who} need ${what} to keep ${which} ${thing}.`,
  ),
  {
    pattern: TURNS_TO,
    replacement: (whom = '') => `I would rather settle this with you than with ${whom}.`,
  },
];

const ORDERED = `^(?:please |just |now )*(?=${ORDER}\\b)(?!(?:make|take|leave|let) (?:it|sense|me)\\b)`;

/** An order and what follows without it. */
const ORDER_OR: readonly Rule[] = [
  rule(
    `${ORDERED}${WHAT},? or (?:else )?(your|the|our|my) ([^.,;:!?]{2,40}?) (?:doesn't|does not|don't|do not|won't|will not|can't|cannot) ([^;:!?]{2,60}?)[.!]*$`,
    (what, whose, who, deed) => `Could you ${small(what)}, so that ${whose} ${who} can ${deed}?`,
  ),
  rule(
    `${ORDERED}${WHAT},? or (?:else )?you (?:don't|do not|won't|will not|can't|cannot) ((?!even\\b|get\\b)[^;:!?]{2,60}?)[.!]*$`,
    (what, deed) => `Could you ${small(what)}, so that you can ${deed}?`,
  ),
  rule(`${ORDERED}${WHAT},?${OR_WRITER_WILL} ${AND_THEN}[.!]*$`, askedIfNot),
  rule(
    `${ORDERED}${WHAT},? or (?:else )?(I|we) want ((?!you\\b)[^;:!?]{3,60}?)[.!]*$`,
    (what, who, then) => `Please ${small(what)}; if not, ${inside(who)} would like ${then}.`,
  ),
  rule(`${ORDERED}${WHAT},? or${REFUSED}[.!]*$`, CAN_THEN),
  rule(
    `${ORDERED}${WHAT},? or (?:else )?(your|the|our|my) ([^.,;:!?]{2,40}?) (?:is|are|will be|gets?|get) (cancelled|canceled|lost|dropped|removed|terminated|closed|stopped|given away|given to [^.,;:!?]{3,30}|sold|deleted|suspended|withdrawn|postponed|binned|thrown (?:out|away))[.!]*$`,
    (what, whose, thing, done) => `Could you ${small(what)}? If not, ${whose} ${thing} will be ${done}.`,
  ),
  rule(
    `${ORDERED}${WHAT},? or (?:don't|do not) (?:even )?bother\\b[^.,;:!?\\d]{0,40}[.!]*$`,
    (what) => `Could you ${small(what)}?`,
  ),
];

/** What has been asked for already, and needs no second question. */
const ASKED_BEFORE = /^(?:it|this|that|they)$/i;

/** What happens if, said calmly; a condition that names more than "it" stays as it is. */
const CONDITIONS: readonly Rule[] = [
  rule(
    `^(?:and |so |but )?If (it|this|that|they|the [^.,;:!?]{2,30}?|my [^.,;:!?]{2,30}?)(?: isn't| is not| aren't| are not| hasn't been| has not been|'s not|'re not) (repaired|fixed|paid|finished|delivered|returned|sorted|corrected|replaced|removed|refunded|resolved|cleaned|ready|done|here|back|sent|signed|moved|shut|locked|gone|dealt with)((?: (?:by|before|until) (?:[^.,;:!?]|[.:](?=\\d)){2,40}?)?),? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (thing, state, when, who, deed) =>
      when === '' && ASKED_BEFORE.test(thing)
        ? `If ${small(thing)} ${/^they$/i.test(thing) ? 'are' : 'is'} not ${state}, ${inside(who)} will need to ${deedOf(deed)}.`
        : `Could ${small(thing)} be ${state}${when}? ${ifNot(who, deed)}`,
  ),
  rule(
    "^(?:and |so |but )?(If (?:it|this|that|they|you|the|your|my|I (?:have|need) to) [^.,;:!?]{3,60}?),? (I|we)(?:'m| am|'re| are) ((?:calling|giving|taking|reporting|cancelling|telling|asking|moving|getting|handing|sending) [^.;:!?]{2,60}?)[.!]*$",
    (condition, who, deed) => `${condition}, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?(If I (?:see|hear|find|catch|notice|get)\\b[^.,;:!?]{3,60}?\\bagain),? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (condition, who, deed) => `${condition}, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?(If (?:this|that|it) (?:keeps happening|keeps on happening|goes on|carries on|continues|doesn't (?:stop|change|get better))),? (?:then )?(I|we)(?:'ll| will)? (?:just )?(?:have|need) to ((?!be\\b)[^.;:!?]{3,90}?)(?:[.!]+|$)(?=$| )`,
    (condition, who, deed) =>
      `${condition}, ${inside(who)} will need to ${deed}, and ${inside(who)} would rather not.`,
  ),
  rule(
    `^(?:and |so |but )?One more ((?!time\\b)\\p{Ll}+(?: (?:of|from|about|like) [^.,;:!?]{3,40}?)?),? and ${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (what, who, deed) => `If there is one more ${what}, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?Any more(?: of (?:this|that|it))?,? and ${WRITER_WILL} ${AND_THEN}(?:,? end of(?: story)?)?[.!]*$`,
    (who, deed) => `If it goes on, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?(?:If you (?:don't|do not|can't|cannot|won't|will not)|Unless you)(?: finally| at least| just)? (?!(?:like|want|agree|care|know|believe|hear|mind|understand|have|need|think|feel|see|trust|mean)\\b)(?=${ORDER}\\b)${WHAT},? (?:then )?(I|we) (?:won't|will not|can't|cannot|shan't) ((?!be able\\b|have\\b)[^;:!?]{3,90}?)[.!]*$`,
    (what, who, deed) => `Could you ${small(what)}, so that ${inside(who)} can ${affirmed(deedOf(deed))}?`,
  ),
  rule(
    `^(?:and )?(?:If (?:you|this|that|it)\\b[^.,;:!?]{2,40}?(?:\\bagain|\\bone more time|\\bonce more)|Do (?:this|that|it) (?:again|one more time|once more)|Once more|One more time),? (?:and |then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (who, deed) => `If it happens again, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?(?:If you (?:don't|do not|can't|cannot|won't|will not)|Unless you)(?: finally| at least| just)? (?!(?:like|want|agree|care|know|believe|hear|mind|understand|have|need|think|feel|see|trust|mean)\\b)(?=${ORDER}\\b)${WHAT},? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    askedIfNot,
  ),
  rule(
    `^(?:and |so |but )?If (it|this|that|they|my [^.,;:!?]{2,30}?|the [^.,;:!?]{2,30}?)(?: isn't| is not| aren't| are not|'s not|'re not) ((?:in|up|on|off|at|out of) ?[^.,;:!?]{0,30}?) ((?:by|before) (?:[^.,;:!?]|[.:](?=\\d)){2,40}?),? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (thing, state, when, who, deed) => `Could ${small(thing)} be ${state} ${when}? ${ifNot(who, deed)}`,
  ),
  rule(
    `^(?:and |so |but )?next time,? ${WRITER_WILL} ((?:tell|telling|report|reporting|call|calling|cancel|take|go|going|involve|charge|withdraw)\\b(?:[^.;:!?]|[.:](?=\\d)){3,110}?)[.!]*$`,
    (who, deed) => `If it happens again, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    `^(?:and |so |but )?If (?:(?:this|that|it) happens (?:again|one more time|once more)|there(?:'s| is) one more \\p{L}+(?: like (?:this|that|it))?),? (?:then )?you(?:'re| are|'ll be| will be) (off|out of) ((?:the|this|our|my) [^.,;:!?]{3,40}?)[.!]*$`,
    'If it happens again, you will have to come $1 $2.',
  ),
  rule(
    `^(?:and |so )?(I|we) need (?:an answer|a yes|your answer|to know|a decision) (by|before) ((?:[^.,;:!?]|[.:](?=\\d)){2,40}?) to (hold|keep) ((?:the|this|your|that) [^.,;:!?]{3,40}?)[.!]*$`,
    (who, by, when, hold, what) =>
      `Could you let ${inside(who) === 'we' ? 'us' : 'me'} know ${by} ${when}, so that ${inside(who)} can ${hold} ${what}?`,
  ),
  rule(
    `^(?:and |so |but )?(?:If you (?:don't|do not)|Unless you)(?: finally| at least)? (?=${ORDER}\\b)(?!(?:like|want|agree|care|know|mind|need|think|feel|mean)\\b)${WHAT},? (?:then )?(I|we) ((?:give|offer|pass|hand|sell|cancel|close|stop|release|remove|withdraw) (?:your|the|it|this|them)\\b(?:[^.;:!?]|[.:](?=\\d)){2,110}?)[.!]*$`,
    askedIfNot,
  ),
  rule(
    `^(?:and |so |but )?If I (?:see|hear|find|get|catch) one more ((?!time\\b)[^.,;:!?]{3,60}?),? (?:then )?you(?:'re| are|'ll be| will be) ((?:back on|off|out of) [^.,;!?]{3,40}?)[.!]*$`,
    'If there is one more $1, you will be $2.',
  ),
  rule(
    `^(?:and |so |but )?(If (?:it|they|this|the [^.,;:!?]{2,30}?)(?:'s| is|'re| are) (?:still )?(?:there|here|not (?:gone|moved|done|paid))(?: [^.,;:!?]{2,30}?)?),? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (condition, who, deed) => `${condition}, ${inside(who)} will need to ${deedOf(deed)}.`,
  ),
  rule(
    "^(?:and |so |but )?(?:If (?:I|we) (?:don't|do not) hear (?:back )?from you|Unless (?:I|we) hear (?:back )?from you) (by|before) ((?:[^.,;:!?]|[.,:](?=\\d)){3,40}?),? (?:then )?(I|we)(?:'ll| will| shall)(?: have to| just)? (?:assume|presume|take it)(?: that)? you(?:'re| are) (?:not|no longer) (interested|coming|able to [^.,;!?]{3,30}?|available|going ahead)(?:,? and(?: I'll| we'll| I will| we will)? ((?:approach|ask|turn to|contact|go to|offer|give|look|book|cancel|release|sell|invite|move|find)\\b[^.;!?]{2,60}?))?[.!]*$",
    (by, when, who, state, deed = '') =>
      `Could you let me know ${by} ${when} whether you are ${state}${deed === '' ? '' : `, before ${inside(who)} ${deed}`}?`,
  ),
  rule(
    "^(?:and |so |but )?(?:If (?:I|we) (?:don't|do not) hear (?:back )?from you|Unless (?:I|we) hear (?:back )?from you) (by|before) ((?:[^.,;:!?]|[.,:](?=\\d)){3,40}?),? (?:then )?(?:I|we)(?:'ll| will| shall)(?: have to| just)? (?:assume|presume|take it)(?: that)? ((?:you|it|this|that|the|everything|all)\\b[^.,;!?]{3,80})[.!]*$",
    'Could you let me know $1 $2 whether $3?',
  ),
  rule(
    `^(?:and |so |but )?(?:If (?:I|we) (?:don't|do not) hear (?:back )?from you|Unless (?:I|we) hear (?:back )?from you) (by|before) ((?:[^.,;:!?]|[.,:](?=\\d)){3,40}?),? (?:then )?${WRITER_WILL} ${AND_THEN}[.!]*$`,
    (by, when, who, deed) => `Could you let me know ${by} ${when}? ${ifNot(who, deed)}`,
  ),
];

/** Ends that only press. */
const PRESSING_ENDS: readonly Rule[] = [
  rule(
    `^(?:and |but |so )?(we|you|I)(?:'d| would) (?:all )?be (?:absolutely |totally |completely |quite |really )*(?:mad|crazy|foolish|silly|stupid|daft|fools|idiots|insane|nuts) not to (?=${ORDER}\\b)((?:[^.;:!?]|[.:](?=\\d)){3,90}?)[.!]*$`,
    (who, deed) => `${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()} could ${deed}.`,
  ),
  rule(
    "^(?:so |just )?(sign|order|book|buy|commit|join|register|decide|confirm|pay)((?: (?!(?:today|now|tonight|this)\\b)[^.,;:!? ]+){0,5}) (today|now|tonight|this week|this month) and (we|you|I)(?=[ '])",
    (deed, what, when, who) => `If you ${small(deed)}${what} ${when}, ${who}`,
  ),
  rule(
    '^From now on,? you (?:will |must |are to )?((?:[^.,;:!?]|[.,:](?=\\d)){3,60}?),? or (?:else )?you can (?:find (?:yourself )?(?:another|a different|a new)|look for another|leave|go)\\b[^.;:!?\\d]{0,30}[.!]*$',
    'From now on, please $1.',
  ),
  rule(
    ',? and (?:I mean (?:properly|really|actually)(?: this time)?|next time use your (?:brain|head|eyes))(?=[,.!]|$)',
    '',
  ),
  rule(
    ",? (?:and|but) that(?:'s| is) (?:the end of (?:it|that|the matter|the story)|all there is to it|how it is)(?=[.!]*$)",
    '',
  ),
  rule(",? or we(?:'re| are)(?: all)? (?:walking|stuck|going nowhere)(?=[.!]*$)", ''),
  rule(
    " so (?:that )?(?:we|I) can (?:all )?(?:stop wasting (?:time|everyone's time)|get on with (?:our|my) lives|put this to bed)(?=[.!]*$)",
    '',
  ),
  rule(
    ",? unless you(?:'ve| have) (?:got )?(?:something|anything) better to do(?:,? of course|,? that is)?(?=[.,!]|$)",
    '',
  ),
  ask(
    `${ORDERED}${WHAT},? or (?:else )?(?:do it yourself|you can do it yourself|find (?:someone|somebody|anyone) else|find (?:yourself )?(?:another|somewhere|a different|a new)\\b[^.,;:!?\\d]{0,40}|forget (?:about )?it|you(?:'re| are) on your own|(?:suffer|face|take) the consequences)[.!]*$`,
    (what) => `Could you ${small(what)}`,
  ),
  rule(
    ",? (?:and )?I(?:'m| am) not (?:having|doing|going into|getting into) this (?:conversation|discussion|argument)(?: (?:with you|again|any more))*(?=[.!]*$)",
    '',
  ),
  rule('[,.!]? (?:so )?be there or be square(?:,? I guess)?(?=[.!]*$)', ''),
  rule(
    ",? or (?:else )?(?:we(?:'re| are| will be|'ll be)|I(?:'m| am)) (?:all )?(?:totally |completely |royally )?(?:screwed|stuffed|toast|doomed|dead|finished|in trouble|in deep trouble|done for|sunk|knackered|fucked)(?=[,.!]|$)",
    '',
  ),
  rule(
    "(?:, | – |(?<=[.!]) ?)(?:it(?:'s| is) )?(?:your|ur) (?:call|choice|funeral|loss|problem)(?=[.!]*$)|,? it(?:'s| is) (?:your|ur) (?:call|choice|funeral|loss|problem)(?=[.!]*$)",
    '',
  ),
  rule(
    ',? (?:so )?no (?:ifs|buts|ands)(?:,? (?:and |or )?(?:no )?(?:ifs|ands|buts))*(?: about it)?(?=[.!]*$)',
    '',
  ),
  rule(
    "(?:,? (?:and )?(?:take it or leave it|(?:whether (?:I|we|you|they|any(?:one|body)|people) )?likes? it or not|like it or lump it|or else|no excuses|no arguments?|no discussion|don't be late)|, (?:end of(?: story| discussion)?|full stop|(?:it(?:'s| is) )?(?:as )?simple as(?: that)?|period|got it|understood))(?=[.!]*$)",
    '',
  ),
  ask(
    '^(?:so |now |and )?(?:just |please just |please )(buy|order|book|sign|approve|do|get|take|try|pay|send) (it|this|them|one|(?:the|your|our) [^.,;:!?]{3,40}?)(?: already| now| so (?:that )?we can (?:get going|move on|crack on|get on|start))?[.!]*$',
    'Could you $1 $2',
  ),
  ask(
    '^(buy|order|book|sign|approve|do|pay|send) (it|this|them|one|(?:the|your|our) [^.,;:!?]{3,40}?) already[.!]*$',
    'Could you $1 $2',
  ),
];

/** "It ships tomorrow or I'm taking you off": what the writer would have to do. */
const OTHERWISE: readonly Rule[] = [
  rule(
    '^You have (?:until|till) ([^.,;!?]{2,30}?) to explain yourself(?: to me)?(?=[ .,;!]|$)',
    'Please tell me by $1 how it happened',
  ),
  rule(
    "(?<!^(?:so |and |but |it's |it is )?either [^.;!?]{3,110}),? or (?:else )?(I|we)(?:'m| am|'re| are) (?!going to [a-z]+ing\\b)((?:taking|going|calling|giving|telling|cancelling|leaving|looking|asking|sending|reporting|moving|speaking|talking|getting|finding|handing) [^.;!?]{2,60}?)[.!]*$",
    (who, deed) =>
      `; if not, ${inside(who)} will need to ${deedOf(deed.replace(/^going to (?=(?!the\b|my\b|our\b|your\b|\p{Lu})\p{Ll}+ )/u, ''))}.`,
  ),
];

/** Ultimatums, as what the writer needs and what would follow without it, both with their facts. */
export const ULTIMATUMS_CALM: readonly Rule[] = [
  ...EITHER_OR,
  ...ORDER_OR,
  ...GOES_OVER,
  ...THREATS,
  ...CONDITIONS,
  ...PRESSING_ENDS,
  ...OTHERWISE,
  ...PLAIN_ALTERNATIVES,
];
