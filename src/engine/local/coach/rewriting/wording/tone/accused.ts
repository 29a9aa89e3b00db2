import { type Rule, rule } from '../rule.ts';

const PEOPLE =
  '(?:lads?|lot|people|guys|boys|girls|team|crew|staff|members|kids|children|builders|men|mob|gang|bunch|drivers|volunteers|players|students|pupils|tenants|guests|neighbours|visitors|workers|fitters|contractors)';
const YOUR_PEOPLE = `(?:so |and |oh |apparently )*your (?:\\p{Ll}+ )?${PEOPLE}(?: have|'ve)?(?: just| all| once again| yet again)*`;
const YOU_OR_YOURS = `^(?:${YOUR_PEOPLE}|(?:so |and |oh )*you(?: have|'ve)?(?: just| once again| yet again)*)`;
/** "the ice house", "all our tools" */
const THING = "((?:all )?(?:the|our|my)(?: [\\p{L}'-]+){1,4}?)";
/** How a thing was left. */
const STATE =
  '((?:wide )?open|unlocked|unwashed|unattended|on|running|dirty|filthy|empty|blocked|out|behind|lying [^.,;!?]{3,30}|in (?:a|an|the|such a|their) [^.,;!?]{3,30}?|all over the [^.,;!?]{3,20}?)';
const AGAIN = '((?:,? (?:yet |once )?again)?)';

/** The past of what is done to things that were not theirs, as what was done to the thing. */
const DONE: Readonly<Record<string, string>> = {
  took: 'taken',
  taken: 'taken',
  nicked: 'taken',
  pinched: 'taken',
  swiped: 'taken',
  moved: 'moved',
  blocked: 'blocked',
  broke: 'broken',
  broken: 'broken',
  used: 'used',
};

/** "was" or "were", by the word that the thing is called by. */
function wasOrWere(thing: string): string {
  return /[^s]s$/.test(thing.replace(/ (?:of|for|from|in) .*$/, '')) ? 'were' : 'was';
}

const opened = (thing: string): string => thing.charAt(0).toUpperCase() + thing.slice(1);

/** What happened to a thing, without the people who are charged with it. */
const HAPPENED: readonly Rule[] = [
  rule(`${YOU_OR_YOURS} left ${THING} ${STATE}${AGAIN}(?=[.,;!]|$)`, (thing, state, again = '') => {
    return `${opened(thing)} ${wasOrWere(thing)} left ${state}${again.toLowerCase().replace(',', '')}`;
  }),
  rule(
    `^${YOUR_PEOPLE} (${Object.keys(DONE).join('|')}) ${THING}(?=(?: (?:out|from|off|again|without|last|yesterday|this|over|on)\\b|[.,;!]|$))`,
    (deed, thing) => `${opened(thing)} ${wasOrWere(thing)} ${DONE[deed.toLowerCase()] ?? deed}`,
  ),
];

/** What the reader left undone, as what was not done. */
const UNDONE: Readonly<Record<string, string>> = {
  use: 'used',
  follow: 'followed',
  read: 'read',
  check: 'checked',
  lock: 'locked',
  close: 'closed',
  sign: 'signed',
  send: 'sent',
  book: 'booked',
  pay: 'paid',
  return: 'returned',
  charge: 'charged',
  clean: 'cleaned',
  empty: 'emptied',
  update: 'updated',
  order: 'ordered',
  water: 'watered',
  feed: 'fed',
  fill: 'filled',
  record: 'recorded',
  finish: 'finished',
  tidy: 'tidied',
  wash: 'washed',
  wipe: 'wiped',
  'put away': 'put away',
  report: 'reported',
  confirm: 'confirmed',
  'fill in': 'filled in',
  'hand in': 'handed in',
  'write down': 'written down',
};

/** A charge in a reason, and whoever is called unfit in passing. */
const IN_PASSING: readonly Rule[] = [
  rule(
    `\\b(because|as|since) you (?:just |simply |obviously |clearly )?(?:didn't|didnt|did not|never|haven't) (${Object.keys(UNDONE).join('|')}) ((?:the|my|our)(?: [\\p{L}'-]+){1,3})(?=[.,;!]|$)`,
    (joint, deed, thing) => `${joint} ${thing} ${wasOrWere(thing)} not ${UNDONE[deed.toLowerCase()] ?? deed}`,
  ),
  rule(`\\b(because|since|after|when) you left ${THING} ${STATE}(?=[.,;!]|$)`, (joint, thing, state) => {
    return `${joint} ${thing} ${wasOrWere(thing)} left ${state}`;
  }),
  rule(",? which (?:you|we)(?:'re| are) (?:now )?all paying for(?=[.!]*$)", ''),
  rule(
    ",? (?:and )?whoever [^.,;!?]{3,40}? (?:(?:clearly|obviously|evidently) (?:can't|cannot|cant|doesn't|doesnt|didn't|didnt|has|is)\\b[^.;!?\\d]{2,30}|(?:wants|needs|deserves) (?:shooting|sacking|hanging|locking up)|(?:should|ought to) be (?:shot|sacked|ashamed))(?=[.!]*$)",
    '',
  ),
];

/** Why the writer went ahead, without the charge of not having answered. */
const UNANSWERED: readonly Rule[] = [
  rule(
    "^(?:well,? |so )?(?:as|since|because|seeing as|given that) (?:nobody|no one|none of you|not one of you|you(?: lot| all| guys| people)?) (?:could|can|would|couldn't|can't)(?: even)? (?:be (?:bothered|arsed) to|bring yourselves to|find (?:the )?time to) (?:reply|answer|respond|write back|get back)((?:(?: to)? (?:me|us|my|our|the)\\b[^,.;!?]{0,40}?)?),? (?=(?:I|we)(?:'|\\b))",
    (what = '') =>
      `As I had no answer${/^(?: to)? (?:me|us)$/i.test(what) ? '' : what.replace(/^(?: to)?(?= )/i, ' to')}, `,
  ),
  rule(
    "^since you (?:people |lot |guys |all )?(?:never|can't|couldn't|don't)(?: ever)?(?: seem to)?(?: manage to)? agree on ([^,.;!?]{3,40}?),? (?=I\\b|we\\b)",
    'As nothing had been agreed on $1, ',
  ),
];

/** What others feel about the reader, and what the reader is said to do "as if". */
const ASIDES: readonly Rule[] = [
  rule(
    `(^|, (?:and |but )?| and | but )you (?:completely |just |simply |again )?(?:forgot to|didn't|did not|failed to)(?: even| bother to)? (${Object.keys(UNDONE).join('|')}) ((?:the|our|my)(?: [\\p{L}'-]+){1,3}?)${AGAIN}(?=[.,;!]|$| and\\b)`,
    (joint, deed, thing, again = '') =>
      `${joint}${thing} ${wasOrWere(thing)} not ${UNDONE[deed.toLowerCase()] ?? deed}${again.toLowerCase().replace(',', '')}`,
  ),
  rule(
    ",? and (?:(?:all )?(?:my|our|the) [\\p{L} ]{3,30}?(?: is| are)|(?:most|all|some) of us are|(?:I|we)(?:'m|'re| am| are)) (?:all |really |getting |quite )*(?:fed up|sick(?: and tired)?|tired)(?: to the back teeth)? (?:of|with) (?:it|this|that|you)(?=[.!]*$)",
    '',
  ),
  rule(
    "(?<=\\byou(?:['’](?:re|ve))?\\b.{24,120}),? as (?:if|though) (?:nobody|no one|we|I|you|everyone|everybody|the rest|the \\p{Ll}+)\\b[^.;!?\\d]{3,60}(?=[.!]*$)",
    '',
  ),
  rule('\\band (?:then )?(?:just )?(?:swan|waltz|sail|stroll|clear|bugger|sod|skive) off\\b', 'and leave'),
  rule(
    '\\band (?:then )?(?:just )?(?:swanned|waltzed|sailed|strolled|cleared|buggered|sodded|skived) off\\b',
    'and left',
  ),
  rule(
    "^(?:and |so |but )?as (?:per )?(?:usual|always|ever),? (?=(?:I|we)(?:'re|'m| was| were| am| are)\\b)",
    '',
  ),
  rule(
    '^(?:well,? |it was |oh,? |how )?(?:nice|lovely|good|great|charming|wonderful) to (?:hear|learn|find out)(?: (?:about )?(?:it|that|this))? (from|through) ((?:the|my|our|a|an) [^.,;!?]{3,40}?|\\p{Lu}\\p{L}+)(?: and not (?:from )?you)?(?=[.!]*$)',
    'I heard it $1 $2',
  ),
];

/** Charges that no reading could take for anything else. */
export const ACCUSED: readonly Rule[] = [...HAPPENED, ...IN_PASSING, ...UNANSWERED];

/** Charges in a sentence that a risk quotes. */
export const ACCUSED_NAMED: readonly Rule[] = ASIDES;
