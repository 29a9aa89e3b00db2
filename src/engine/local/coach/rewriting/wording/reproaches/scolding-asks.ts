import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { type Rule, rule, small } from '../rule.ts';

const ADVERBS = '(?:really |honestly |just |simply |actually |frankly )*';
/** Whom an apology is due to. */
const WHOM =
  "(me|us|him|her|them|\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?|the \\p{Ll}+(?: \\p{Ll}+)?|(?:Mr|Mrs|Ms|Dr)\\.? \\p{Lu}[\\p{L}'-]+)";

/** What is asked for in a reproach, as the request. */
export const SCOLDING_ASKS: readonly Rule[] = [
  rule(
    "^(?:and |so )?You(?:'d| had)? better (?!have\\b|be\\b|believe\\b|off\\b|watch\\b)(not )?(?=\\p{Ll})([^.!?]{3,100}?)[.!]*$",
    (not = '', deed = '') => `Please ${not === '' ? '' : "don't "}${deed}.`,
  ),
  rule(
    '^(Whoever [^.,;!?]{3,50}?) (?:had better|better|should have the (?:decency|guts|courage) to) ([^.!?,;]{3,60}?)(?=[.,;!]|$)',
    '$1, please $2',
  ),
  rule(
    '^(?:I think |at least |and )?the (?:very )?least you (?:can|could) do is (?:to )?(?=\\p{Ll})([^.!?]{3,80})[.!]*$',
    'I would like you to $1.',
  ),
  rule(
    "^(?:at the (?:very )?least,? )?I (?:think I )?(?:really )?(?:deserve|(?:am|'m) owed|expect|demand|want) an explanation(?: for (?:this|that|it))?(?: from you)?[.!]*$",
    'I would like to understand why.',
  ),
  rule(
    '^I (?:expect|want|need) (?:everybody|everyone|all of you|you all|all staff|everyone in the team) to (?=\\p{Ll})([^.!?]{3,100})[.!]*$',
    (deed) => `Please ${deed.replace(/\b(?:their|his or her)\b/g, 'your')}.`,
  ),
  rule(
    "^(?:to )?whoever (?:keeps|is|goes on|it is that keeps) (\\p{L}+ing) ([^.:;!?]{3,80}?)(?: [–—-]+|[:,;]) (?:please |just )?(?:stop (?:it|this|that|now|doing (?:it|that))|stop|cut it out|don't)[.!]*$",
    stopped,
  ),
  rule('^(?:please |just |now )*stop (\\p{L}+ing) ([^.!?]{3,90}?)[.!]*$', stopped),
  rule(
    `^(?:and |but |so )?(?:it(?:'s| is)|it(?:'d| would) be) ${ADVERBS}(?:only |basic |plain )?(?:common )?(?:sense|courtesy|decency|good manners|basic manners) to (?=\\p{Ll})([^.!?]{3,100})[.!]*$`,
    'It is important to $1.',
  ),
  rule(
    `^(?:and |but |so )?(?:is it|it(?:'s| is) not|it isn't|it can't be) ${ADVERBS}(?:too much to ask|asking too much|that hard|so hard|so difficult|that difficult|rocket science|brain surgery|hard|difficult)(?: of you| for you)? to (?=\\p{Ll})([^.!?]{3,100})[.!?]*$`,
    'Please $1.',
  ),
  rule(
    `^(?:and |but |so )?would it ${ADVERBS}(?:kill|hurt) you(?: all| guys)? to ${ADVERBS}(?=\\p{Ll})([^.!?]{3,100})[.!?]*$`,
    'Please $1.',
  ),
  rule(
    `^(?:and |but |so )?(?:(?:honestly|really|come on|seriously),? )?(?:it(?:'s| is)|this is) ${ADVERBS}(?:not|n't) (?:exactly |that )?(?:rocket science|brain surgery|difficult|complicated|hard)(?:, (?:people|folks|guys|everyone))?[:;,–—-]+ (?=(?:the|just|please|you|if|when|all|every|\\p{Ll}+ \\p{Ll}+) )`,
    '',
  ),
  rule(
    '^(?:and |but )?you could(?: (?:at least|perhaps|maybe))? have(?: at least)? (called|rung|phoned|told me|told us|let me know|let us know|asked|asked me|asked us|written|warned me|warned us|said something|said so|sent (?:me )?a (?:message|text|note)|messaged|texted)(?: (?:me|us))?( (?:first|beforehand|before|earlier))?[.!]*$',
    (deed, when = '') =>
      `${HELP[Object.keys(HELP).find((start) => deed.toLowerCase().startsWith(start)) ?? ''] ?? 'A word'}${when === '' ? '' : ' beforehand'} would have helped.`,
  ),
  rule(
    "^I(?: would have|'d have|'d| had)? expected (you|someone|somebody) to (?:have the (?:decency|courtesy|guts|good grace) to|at least|show the courtesy to) (?=\\p{Ll})",
    'I would have liked $1 to ',
  ),
  rule(
    '^(?:and |but |so )?(?:maybe |perhaps )?next time,? (?:maybe |perhaps |just |please |you (?:could|might|should) )*try (\\p{L}+ing) (to people|[^.!?]{2,80}?)[.!]*$',
    (gerund, rest) => tried(gerund, rest),
  ),
  rule(
    "\\bYou(?:'d| had)? better have (?:an? |some )?(?:very |really |damn |bloody )*good (?:explanation|reason|excuse)(?: for (?:this|that|it))?[.!]*$",
    'Please tell me what happened.',
  ),
  rule('(?<=\\p{L}), and explain yourself(?: to (?:me|us))?(?=[.!?]*$)', ', and tell me how it happened'),
  rule('(?<=\\p{L}) and explain yourself(?: to (?:me|us))?(?=[.!?]*$)', ' and tell me how it happened'),
  rule('^(?:so )?(?:please )?explain yourself(?: to (?:me|us))?[.!]*$', 'Please tell me how it happened.'),
  rule(
    "\\b(From now on|In future|In the future|As of (?:today|now)),? (?:you|nobody|no one) (don't|do not|never) (?=\\p{Ll})",
    (when, not) => `${when}, please ${/never/i.test(not) ? 'never' : "don't"} `,
  ),
  rule(
    "^(?:and |but )?you (?:can't|cannot|can not) just (?!do (?:whatever|what|as|that|this)\\b|be\\b|walk in here\\b|act\\b|assume\\b|come and go\\b|[^.!?,;]*\\b(?:that|this|it|them|because|cos|since|when|like)\\b)(?=\\p{Ll})([^.!?,;]{4,90})[.!]*$",
    "Please don't $1.",
  ),
  rule(
    `^(?:so |and |but )?I (?:demand|insist) that (?=(?:somebody|someone|you|the|your|this|it|we|they|he|she)\\b)`,
    'Please make sure that ',
  ),
  rule(
    `^(?:so |and |but )?you owe ${WHOM} an apology,? and I (?:want|expect|need) (?:it(?: done)?|that|one) (?=(?:by|before|today|tomorrow|in|on|this|until)\\b)([^.!?]{2,60})[.!]*$`,
    'I would like you to apologise to $1 $2.',
  ),
  rule(
    `^(?:so |and |but )?you owe ${WHOM} an apology( (?:by|before) [^.,;!?]{2,40})?[.!]*$`,
    (whom, when = '') => `I would like you to apologise to ${whom}${when}.`,
  ),
  rule(
    '^(?:and |so |but )?(?:please )?(?:just )?do (?:it|this|that) (?:properly|right)(?: (?:next time|this time|for once))?(?=,? and \\p{Ll})',
    'Please take more care next time',
  ),
  rule(
    '^(?:and |so |but )?(?:please )?(?:just )?do (?:it|this|that) (?:properly|right)(?: (?:next time|for once))[.!]*$',
    'Please take more care next time.',
  ),
  rule(
    `^(?:so |and |but )?(?:you )?${ADVERBS}(?:obviously |clearly |apparently |evidently )?(?:you )?(?:didn't|did not|haven't|have not)(?: even)? (?:bother(?:ed)? to )?read (the|my|our) ([^.,;:!?]{3,30}?)[,;:–—-]+ (?:it|which|as it|because it|where it) (clearly )?(says|said|states|asks|asked)\\b`,
    (which, what, _clearly, says) => `${capital(which)} ${what} ${says}`,
  ),
  rule(',? if you can (?:find|spare) (?:the )?(?:time|a minute)(?=[.!]*$)', ''),
  rule(
    ",? if (?:that|it)(?:'s| is) not (?:too much|asking too much)(?: to ask| trouble)?(?: (?:for|of) you)?(?=[.!]*$)",
    '',
  ),
  rule(
    '^(?:and |so )?I (?:want|expect|demand) (this|it|that|these|them) (?:to be )?(done|fixed|sorted|sorted out|finished|put right|corrected|resolved|cleaned up|repaired|settled|paid|removed|solved) (?=(?:by|before|today|tomorrow|tonight|this|until|within)\\b)([^.!?]{2,60})[.!]*$',
    (what, done, when) => `Could ${what.toLowerCase()} be ${done} ${when}?`,
  ),
];

const HELP: Readonly<Record<string, string>> = {
  call: 'A call',
  rung: 'A call',
  phoned: 'A call',
  text: 'A message',
  mess: 'A message',
  sent: 'A message',
  written: 'A message',
  warned: 'A warning',
  asked: 'A question',
};

function tried(gerund: string, rest: string): string {
  const base = baseOfGerund(gerund);
  const whom = rest.replace(/^to people$/i, 'to us first');
  return base === null
    ? `Next time, please try ${small(gerund)} ${whom}.`
    : `Next time, please ${base} ${whom}.`;
}

function stopped(...groups: string[]): string {
  const [gerund = '', rest = ''] = groups;
  const base = baseOfGerund(gerund);
  return base === null ? `Please stop ${gerund} ${rest}.` : `Please don't ${base} ${rest}.`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
