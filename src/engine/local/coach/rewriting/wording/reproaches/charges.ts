import { hasVerb } from '../../sentence/clauses.ts';
import { ask, type Rule, rule, small } from '../rule.ts';

/** A verb as it follows "have to". */
const base = (verb: string): string => verb.replace(/^(?:'ll|will|am going to|'m going to|have to) /i, '');

/** What follows when it happens again, as what the writer would rather avoid. */
const CONSEQUENCES: readonly Rule[] = [
  rule(
    "^If (?:you|this|that|it) [^,.!?]{2,40}?(?:\\bagain|\\bone more(?: time)?|\\bonce more|\\banother \\p{L}+),? (?:and |then )?(?:I|we) ((?:(?:'ll|will) )?(?:give|hand|pass|take|ask|call|look|cancel|find|put|let|stop|end|move|replace|offer) [^.!?;]{3,80}?)(?:,? and that(?:'s| is) (?:it|that|final))?[.!]*$",
    (what) => `I would rather not have to ${base(what)}.`,
  ),
  rule(
    "^If (?:you|this|that|it) [^,.!?]{2,40}?(?:\\bagain|\\bone more(?: time)?|\\bonce more|\\banother \\p{L}+) (?:I|we)(?:'ll| will) ((?:give|hand|pass|take|ask|call|look|cancel|find|put|let|stop|end|move|replace|offer) [^.!?;]{3,80}?)(?:,? and that(?:'s| is) (?:it|that|final))?[.!]*$",
    (what) => `I would rather not have to ${what}.`,
  ),
  rule(
    '^(?:A|Any|One|Every|The) (?:further|more|other|second|repeated|next) \\p{L}+(?: of [^,.!?]{3,30})? (?:(?:leads|will lead|results|will result) (?:to|in)|(?:has|will have) (?:for|as)(?: a| its)? consequence) (?:your |immediate )?([^.!?;]{3,80}?)[.!]*$',
    (what) => `I would like us to avoid ${/^(?:the|a|an)\b/i.test(what) ? '' : 'a '}${what}.`,
  ),
];

const COME =
  '(?:so |and |now )?(?:please )?(come|pop in|stop by|drop by) (?:and |to )?(see|find|talk to|speak to) me((?: [^.,;:!?]{1,60}?)?)[.!]*$';
const SO_THAT = 'so that I can hear how you see it';

/** An order to come and be told off, as the talk that it can be. */
const SUMMONS: readonly Rule[] = [
  ask(`^${COME}`, (come, see, when) => `Could you ${small(come ?? '')} and ${see} me${when}, ${SO_THAT}`),
  ask(`(?<=[.!] )${COME}`, (come, see, when) => `Could you ${small(come ?? '')} and ${see} me${when}`),
  ask(
    `^(?:so |and |now )?(?:please )?(talk|speak) to me((?: (?:on|at|before|after|tomorrow|today|first|this|\\p{Lu}\\p{Ll}+day)\\b[^.,;:!?]{0,60}?))[.!]*$`,
    (talk, when) => `Could you ${small(talk ?? '')} to me${when}, ${SO_THAT}`,
  ),
];

/** A reproach beside a fact, taken off the fact. */
const BESIDE_FACTS: readonly Rule[] = [
  rule(
    "\\s*,?\\s*\\((?:unanswered|as (?:usual|always|ever)|naturally|of course|surprise|again|yet again|obviously|not that you|if you (?:care|remember)|for once|you(?:’re|'re| are) welcome|sigh|thanks for)[^()\\d]{0,40}\\)",
    '',
    'giu',
  ),
  rule(
    "(^|,? and |,? but |[;,] )(?:it's|it is|that's|it was) (?:all |entirely |clearly )?your (?:own )?fault (?:that|if) (?=\\p{L})",
    '$1',
  ),
  rule(
    ",? in case (?:anyone|anybody|you)(?:'s| has|'ve| have)? (?:forgot(?:ten)?|missed (?:it|that)|cares?|wondered|(?:didn't|did not) notice)(?=[.!;,]|$)",
    '',
  ),
  rule('^Thanks to you,? (?=(?:we|I|our|my|the|it|they|\\d)\\b)', ''),
  rule(
    '(?<!\\b(?:same|business|just|is|are|was|were|stays?|remains?)),? (?:as|like) (?:a |an )?(?:usual|always|ever)(?=[.!;,]*$)',
    '',
  ),
  rule(
    '\\b(?:my|our) gut (?:feeling )?(?:says|tells me|is)(?: that)? (?=(?:the|we|it|that|this|you|there|our|my)\\b)',
    'I think ',
  ),
  rule(
    "(?<=\\b(?:someone|somebody|anyone)(?: else)?) (?:who|that)(?:'s| has)(?: actually| really)?(?: got)? (?:a bit of|some|an ounce of|half a|any) (?:sense|brain|brains|decency|common sense|backbone)(?=[.,;!]|$)",
    '',
  ),
  rule('(?<=\\p{L}), (?:possibly|perhaps|maybe),(?= \\p{Ll}+ (?:might|may|could)\\b)', ''),
  rule(
    "^(?:(?:I'm|I am) )?(?:so |really )?sorry to (?:bother|trouble|disturb|be a pain|bring|raise)\\b[^.;!?\\d]{0,110}?, but (?=(?:the|your|our|my|it|there|we|I|you|sales|some|this)\\b)",
    '',
  ),
  rule('^Meanwhile,? (?:back )?in the real world[:,]? ', ''),
  rule('^It has been (?:noted|observed|brought to my attention) that (?=\\p{L})', ''),
  rule(",? (?:and|but) that(?:'s| is) (?:it|that|final|the end of it)(?=[.!]*$)", ''),
  rule(
    "^(?:so,? )?(?:please )?(?:don't|do not|dont) be (?:mad|angry|cross|upset)(?: with me| at me)?,? but (?=\\S)",
    '',
  ),
  rule(
    '^(?:nice|great|lovely|wonderful|brilliant|fantastic) (\\p{Ll}+) (yesterday|last night|this morning|on \\p{Lu}\\p{L}+day),? (?:truly|really|I)\\b[^.!?:;\\d]*[.!]*$',
    'This is about your $1 $2.',
  ),
  rule(",? (?:and )?(?:I |we )?(?:just )?(?:didn't|did not) want to bother you(?=[.!]*$)", ''),
  rule(",? so (?:there(?:'s| is) )?no need to worry(?: about [^.,;!?\\d]{2,40})?(?=[.!]*$)", ''),
  rule(
    ',? (?:and|but) (?:honestly,? |frankly,? )?your \\p{L}+ (?:is|are) what (?:slows?|holds?|drags?|annoys?)\\b[^.,;!?\\d]{2,40}(?=[.!]*$)',
    '',
  ),
  rule(',? because (?:somebody|someone|one of us) has to \\p{Ll}[^.,;!?\\d]{2,50}(?=[.!]*$)', ''),
  rule(
    '(?<!look|looks|looking|looked|feel|sound) like (?:small |little )?(?:children|kids|idiots|criminals|slaves|dogs)(?=[.,;!]|$)',
    '',
  ),
  rule(
    ",? (?:and )?I(?:'m| am) sure (?:it|that|they)(?:'s| is| was| were| looks?| looked| went)(?: all| so| very| really| quite)* (?:lovely|great|nice|wonderful|charming|marvellous|beautiful|fun)\\b[^,.;!?\\d]{0,40}(?=[.!]*$)",
    '',
  ),
  rule(
    ",? (?:but )?(?:it(?:'s| is) (?:such )?a )?(?:pity|shame) (?:that )?(?:nobody|no one|you|we|there)(?:'ll| will| won't)\\b[^,.;!?\\d]{3,60}(?=[.!]*$)",
    '',
  ),
  rule(
    '(?<=\\p{L}[^.;!?]{8,200}),? (?:and )?guess who (?:gets|got|has|had|is|was)\\b[^.;!?\\d]{2,60}(?=[.!?]*$)',
    '',
  ),
  rule('^From now on,? (?:you )?(?:just|simply) (?=\\p{Ll})', 'From now on, please '),
  ask(
    '^(?:anyway,? |so,? )?(?:maybe|perhaps) (?:one day |some day |at some point )?it (?:could|would|might) be (?:nice|good|great|helpful|useful) to have (?:(?:some (?:kind|sort|form) of|an?) )([^.;:!?]{3,80})[.!]*$',
    'Could we have a $1',
  ),
  rule(',? (?:and|but) you (?:can )?do the maths?(?=[.!]*$)', ''),
  rule(
    "^(?:and |so |but )?it(?:'s| is) (?:\\p{Ll}+ly |quite |pretty |very |all too )?(?:obvious|clear|plain) (?:to \\p{L}+ )?(?:that )?(?=you (?:didn't|did not|haven't|have not|don't|do not|couldn't|never)\\b)",
    'It seems to me that ',
  ),
  rule(
    "\\b(who)(?:se|'s) (?:bright|brilliant|great|genius|clever|stupid) idea (was|is) it to (?=\\p{Ll})",
    (who, verb) => `${who}se idea ${verb} it to `,
  ),
  rule(
    ',? but (?:as (?:usual|ever|always),? |of course |obviously )you (?:always |of course )?(?:knew|know) (?:it )?(?:better|best)(?=[.!]*$)',
    '',
  ),
  rule(',? but never mind (?:me|us)(?=[.!]*$)', ''),
  rule(
    ",? and (?:I(?:'m| am)|we(?:'re| are)) (?:not|n't) (?:going to|gonna|prepared to|about to) (?:be made (?:a fool|an idiot)|be treated like|put up with|stand for)\\b[^.,;!?\\d]{0,50}(?=[.!]*$)",
    '',
  ),
  rule('^(?:and |also |oh and )*you can stop (?=\\p{L}+ing (?:me|us|it|that|my|our|the)\\b)', 'Please stop '),
  rule(' and all that(?= |[.,;!]|$)', ''),
  rule('^I get that (?=there|you|the)', 'I know that '),
  rule(
    "^(?:maybe|perhaps) there(?:'s| is) a reason,? (?:but )?I (?:wouldn't|don't) know(?=[.!]*$)",
    'There may be a reason that I do not know',
  ),
  rule('\\bHenceforth,? ', 'From now on, '),
  rule(
    '\\b(In future|From now on|In the future),? you (?:(?:will|must|have to|are to|shall) (?=\\p{Ll})|(?=(?:stick|keep|follow|use|ring|call|check|ask|tell|bring|wear|come|do|go|send|sign|start|stay|stop|take|work|write|report|clean|count|lock|put|pay)\\b))',
    '$1, please ',
  ),
  rule('^(?:so )?apparently,? (?=(?:the|your|our|we|I)\\b)', ''),
  rule(
    "\\b(?:and )?maybe (that|this|it) (wasn|weren)'t (?=\\p{Ll}+ed\\b)",
    (what) => `and ${what} may not have been `,
  ),
  rule(
    '^(?:and |so )?I want (an?|the|your) ([^,.;!?]{2,50}?) (tomorrow|today|tonight|by [^,.;!?]{3,25}|this week)[.!]*$',
    (which, what, when) => `Could I have ${which} ${what} ${when}?`,
  ),
  rule(
    '^(?:I have to say|I must say|let me be clear|to be clear),? (?:that )?(?=(?:the|your|our|you|it|this|I|we)\\b)',
    '',
  ),
  rule(
    '\\bthe (?:great|famous|esteemed|illustrious) (?:chef|boss|artist|expert|doctor|professor|director) is\\b([^.!?;]{0,120})',
    (rest) => `you are${(rest ?? '').replace(/\b(?:his|her)\b/g, 'your')}`,
  ),
  rule('\\bwhat (?:the hell|on earth|the heck)\\b', 'what'),
  rule(
    "^(?:so|ok(?:ay)?|right|well|um),? (?:(?:yeah|um|er|uh),? )?((?:the|our|your) [\\p{L}'-]{3,20}(?: [\\p{L}'-]{3,20})?)[.!]*$",
    (what) => (hasVerb(what ?? '') ? `${what}.` : `This is about ${what}.`),
  ),
  rule('^(?:but |and )?with (?:all )?due respect,? ', ''),
  rule(',? (?:but|and) with (?:all )?due respect,? ', ', and '),
];

/** Words of a difficult message that charge the reader beside a fact: the fact stays, the charge goes. */
export const UNCHARGED: readonly Rule[] = [...CONSEQUENCES, ...SUMMONS, ...BESIDE_FACTS];
