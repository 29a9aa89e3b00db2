import { type Rule, rule } from '../rule.ts';

/** "Lovely to find out …", as what the writer did. */
const LEARNT: Readonly<Record<string, string>> = {
  'find out': 'found out',
  hear: 'heard',
  learn: 'learned',
  read: 'read',
  discover: 'discovered',
  see: 'saw',
  be: 'was',
};

/** Sarcasm around a fact, as the fact. */
const SARCASM: readonly Rule[] = [
  rule(
    `^(?:so |how |well )?(?:lovely|nice|great|wonderful|charming|brilliant|funny|delightful) to (${Object.keys(LEARNT).join('|')}) (?=(?:from|on|in|at|by|with|only|yesterday|this|last)\\b)`,
    (verb) => `I ${LEARNT[verb.toLowerCase()] ?? verb} `,
  ),
  rule(
    '^(?:thank you|thanks) (?:so much |very much |ever so much |a lot )?for your (["“](?:help|support|advice|effort|efforts|consideration|honesty|loyalty|trust|patience)["”]) (?=(?:with|on|in|at|over)\\b)',
    'This is about your $1 ',
  ),
  rule(
    "^(?:and |so )?I (?:suppose|guess) ([^.!?,;]{3,60}?) (don't|do not|doesn't|does not) (?:really |even )?(?:matter|mean anything|mean much) to (?:you|some)[.!]*$",
    (what, verb) => `${what} ${/^do(?:n't| not)/i.test(verb) ? 'matter' : 'matters'} to me.`,
  ),
  rule('^(?:funny|strange|odd|interesting|curious),? (?:because|since|as|that|how),? (?=\\p{L})', ''),
  rule('^(?:lovely|nice|great|funny|strange|interesting) how (?=\\p{L})', ''),
  rule(
    "^(?:oh )?(?:fine|brilliant|great|lovely|wonderful|perfect|super|fantastic|marvellous),? (?=(?:another|yet another|so|I'll|I will)\\b)",
    '',
  ),
  rule(
    '^(?:great|nice|good|lovely|brilliant|super) (?:work|job)(?: as (?:usual|always|ever))? (?:on|with) (the|your|our) ([^,.;!?]{3,30}),? (?:it |that )?only took (\\p{L}+|\\d+) (reminders|weeks|days|months|attempts|tries)\\b',
    'The $2 took $3 $4',
  ),
  rule(
    "^(?:well well,? )?((?:Professor|Doctor|Dr\\.?|Sir|Madam|King|Queen|Lord|Lady|Mr\\.?|Mrs\\.?|Ms\\.?) \\p{Lu}[\\p{L}'-]+) and (?:his|her|your|their) (?:famous|precious|beloved|wonderful|magic|clever|great) (\\p{L}+)[.!]*$",
    '$1, this is about your $2.',
  ),
  rule('\\b(are|is) (\\d[\\d,.]*) and (?:shrinking|falling|dying(?: out)?|ageing|aging|sinking)\\b', '$1 $2'),
  rule(
    ',? (?:since|because|as) (?:apparently|obviously|evidently|clearly|it seems) (?:I\'m|I am|nobody|no one|you|we|some|everyone|everybody)\\b[^.;!?\\d"]{3,90}(?=[.!]*$)',
    '',
  ),
  rule(
    ',? (?:as|since|because) (?:nobody|no one) (?:(?:ever )?(?:listens|cares|reads it|reads them|notices|asks|bothers|does it)|[^.,;!?\\d"]{3,40} anyway)(?: anyway)?(?=[.!]*$)',
    '',
  ),
  rule(
    `,? (?:so |and )?(?:how )?(?:lovely|nice|great|wonderful|charming|brilliant) to (?:${Object.keys(LEARNT).join('|')})\\b[^.,;!?\\d]{3,50}(?=[.!]*$)`,
    '',
  ),
  rule(
    ', as you (?:may|might|will|perhaps)(?: just)? (?:faintly|vaguely|dimly|perhaps|just about) (?:recall|remember|know|have heard),(?= )',
    '',
  ),
  rule(
    ',? in case (?:the )?\\p{L}+ (?:still )?(?:interests?|matters? to|concerns?|bothers?) (?:you|your \\p{L}+)(?=[.,;!]|$)',
    '',
  ),
  rule(
    ", which(?: (?:I'm|I am) told| they say| I hear)? (?:is|are) (?:so )?(?:good for (?:the soul|the character|me|us all)|character[- ]building|a virtue|half the fun)(?=[.!]*$)",
    '',
  ),
  rule('^I merely (?=\\p{Ll}+(?:ed|t)\\b)', 'I '),
  rule(',? for once(?=[.!?]*$)', ''),
  rule(',? (?:but|and) (?:hey|come on|oh well|whatever)(?=[.!]*$)', ''),
];

/** Threats and charges beside a fact. */
const PRESSED_HARD: readonly Rule[] = [
  rule(
    ",? or I(?:'m| am) (?:out|gone|off|done),? (?:and )?(?:then )?you can (?:find|look for|get) (?:someone|somebody|anyone) else to (\\p{Ll}+) ([^.!?]{3,80}?)[.!]*$",
    '. I $1 $2.',
  ),
  rule(
    "^if ([^,.!?]{3,60}), I(?:'m| am) (?:out|gone|off|done)[.!]*$",
    (what) => `I would find it hard if ${what}.`,
  ),
  rule(",? or I(?:'m| am) (?:out|gone|off|done)(?=[.!,;]|$)", ''),
  rule(
    "^either (it|this|that)(?:'s| is) ([^.!?,;]{2,30}?) or I(?:'ll| will)? (take|go|bring) ([^.!?;]{3,50}?)[.!]*$",
    'Could $1 be $2? If not, I will need to $3 $4.',
  ),
  rule(',? and (?:then )?you can explain (?:it|that|this|yourself) to [^.!?,;\\d]{3,40}(?=[.!]*$)', ''),
  rule(
    ",? otherwise (?!(?:we|I)(?:'ll| will)? (?:go|turn|write) )(?:we|I)(?:'ll| will)? (?:proceed|go|shall|take|look|choose|give|offer|will have to)\\b[^.!?;\\d]{0,50}(?=[.!]*$)",
    '',
  ),
  rule('\\b(?:evidently|obviously|clearly) have no (\\p{L}+) worth the name\\b', 'have no $1'),
  rule(
    '\\bas (?:a certain|some|one) (?:departments?|people|persons?|teams?|colleagues?|members?) (?:has|have) been unable to keep (the [\\p{L} ]{3,30}?) (tidy|clean|closed|locked|safe|free|in order), (?=\\p{Ll})',
    'to keep $1 $2, ',
  ),
  rule('\\b(none of them|nobody|no one) (?:even )?bothered to answer\\b', '$1 answered'),
  rule(
    '^It (?:has )?only t(?:ook|aken) you since ([^.!?]{3,20}) to (?:notice|see|answer|reply)[.!]*$',
    'It has been like this since $1.',
  ),
  rule(
    '^I (?:expect|demand) (an?|the|your) (?=(?:public |written |full |proper )?(?:correction|apology|answer|explanation|reply|decision)\\b)',
    'I would like $1 ',
  ),
  rule(
    "^[Dd]eal with (\\p{Lu}\\p{L}+) if (?:you're |you are )?(?:unhappy|not happy|you don't like it|you do not like it)[.!]*$",
    'If that does not suit you, please talk to $1.',
    'u',
  ),
  rule(
    "^(?:those|anyone|anybody|whoever|people) (?:who |that )?(cannot|can't|don't|do not|doesn't|does not) ([^.!?,;]{3,40}?) (?:may|can|will have to|should|must) (?:explain (?:themselves|himself|herself|it|that)|answer|report|justify (?:themselves|it)) to ([^.!?;]{3,50}?)[.!]*$",
    (verb, what, whom) =>
      `If you ${/^ca/i.test(verb) ? 'cannot' : 'do not'} ${what}, please talk to ${whom}.`,
  ),
  rule(
    '^(?:one more|another) (?:stunt|mistake|slip|incident|word)(?: like (?:this|that|it))?,? and (?=(?:the|my|your|our|it|we|I)\\b)([^.!?;]{5,80}?)(?:,? end of(?: story)?)?[.!]*$',
    (what) => `If it happens again, ${what}.`,
  ),
  rule(
    '^You (?:humiliated|embarrassed|bullied|attacked|insulted|ridiculed|belittled|ignored) (\\p{Lu}\\p{L}+)((?: (?:at|in|on|during|before) [^,.;!?]{3,40})?)(?:,? (?:and )?(?:I|we|everyone|everybody) could (?:all )?(?:feel|see) it[^.!?;\\d]*)?[.!]*$',
    'This is about what happened with $1$2.',
    'u',
  ),
];

/** What a confident word adds to a fact: nothing. */
const BRUSHED: readonly Rule[] = [
  rule(
    '^(?:[Ww]ell )?(?:[Ss]ure|[Oo]kay|[Gg]ranted|[Aa]dmittedly|[Yy]eah),? (?=(?:one|two|three|the|there|some|we|it|\\d|\\p{Lu})\\b)',
    '',
    'u',
  ),
  rule(',? fingers crossed,? (?=(?:on|by|in|from|before|next)\\b)', ' '),
  rule("(?<=\\b(?:is|it's|are|was|were|cover|insured|free|covered) [^.!?]{0,40}) anyway(?=[.!]*$)", ''),
  rule('\\b(\\p{L}{3,}), \\1,? \\1\\b', '$1'),
  rule(
    '\\b100 ?% (?=(?:safe|sure|certain|secure|reliable|convinced|confident|legal|harmless|behind)\\b)',
    '',
  ),
  rule(
    '^(?:all )?the (\\p{Ll}+(?: \\p{Ll}+)?) (?:bumf|stuff|faff) can (?:come|wait|follow|be sorted|be done)(?: till)? (?:later|afterwards|after)\\b',
    'The $1 papers are still to come',
  ),
  rule('\\bbumf\\b', 'paperwork'),
  rule(
    "^(?:the )?paperwork(?:'s| is) an? (?:faff|pain|nuisance|bore),? so (we|I) (?:usually |always |just )?(sort|do|fill in) it (afterwards|later)\\b",
    '$1 usually $2 the paperwork $3',
  ),
];

/** Mockery, threats and brushed-off doubts around a fact: the fact stays in plain words. */
export const UNMOCKED: readonly Rule[] = [...SARCASM, ...PRESSED_HARD, ...BRUSHED];
