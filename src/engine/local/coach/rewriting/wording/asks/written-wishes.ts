import { wholeOf, withVerbOf } from '../../../patterns/groups.ts';
import { baseOfGerund, baseOfParticiple } from '../../../patterns/verb-forms.ts';
import { ask, type Rule, rule, small } from '../rule.ts';
import { CONDITIONS } from './conditions.ts';

const SOFT = '(?:(?:perhaps|maybe|possibly|just|sort of|kind of|at all|please|also|one day|some ?time),? )*';
const NICE =
  '(?:really |so |very |just |ever so |most |quite |super |dead |extremely )*(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal|amazing|brilliant|brill|perfect|useful|appreciated|a (?:big |great |huge )?help|fab|ace|handy|kind|best|wise|an idea|a good idea|a thought|something)';
/** Roundabout words for "could", "I was wondering" and "it would be good", as the words that are read on. */
const READ_ON: readonly Rule[] = [
  ask(
    `^(?:(?:anyway|so|and|also),? )?(?:I|we)(?:'m| am|'re| are| was| were|'d| would| had| have)?(?: just| only| also| really)*(?: (?:like|want(?:ed)?|writ(?:e|ing)) to)? (?:wonder(?:ed|ing)?|ask|enquire|inquire)(?: as to)? (?:if|whether) it (?:would|might|could|may|is|was)(?: be)?(?: at all)? possible for (me|us|((?:my|our|the) [^,.!?;]{2,60}?)) to (?:perhaps |maybe |possibly )?(?!be\\b)(?=\\p{Ll})([^?!;]{3,160}?)[.?!]*$`,
    (who, _whom, deed) => `Could ${who === 'me' ? 'I' : who === 'us' ? 'we' : (who ?? '')} ${deed ?? ''}`,
  ),
  rule(
    '\\b(if|whether) there (?:was|is|were|might be|would be)(?: any| a| some)? (?:chance|way|possibility|hope) (?:of |that )?(?=(?:you|we|I|your [^ ]+) (?:could|might|can|would)\\b)',
    '$1 ',
  ),
  rule("\\b(if (?:[\\p{L}']+ ){1,4}?)(?:felt|feel|feels) (?:able|up|inclined) to (?=\\p{Ll})", '$1could '),
  rule('\\bfelt (?:that )?(?:you|they|he|she|we) could (?=\\p{Ll})', 'could '),
  rule(
    '\\b(?:might|could|would|can|may) (?:possibly |perhaps |maybe )?see (?:your|their|its|his|her) way (?:clear )?to (\\p{L}+ing)\\b',
    (...groups) => {
      return withVerbOf(groups, groups[0] ?? '', (base) => `could ${base}`);
    },
  ),
  rule(
    "^(?:I (?:suppose|guess),? )?(?:what )?(?:I|we)(?:'m| am|'re| are| was| were|'d| would| had)?(?: just| only| really| going| meaning| writing| hoping| trying| wanting| like| want(?:ed)?| meant)* (?:to )?(?:ask|asking|ask you|enquire|inquire|getting at)(?: is)?:?,? (?:if|whether) (?=(?:(?:perhaps|maybe|possibly) )?(?:you|we|I|your|there|it|one of|some of|any of|somebody|someone|anybody|anyone)\\b)",
    'I was wondering whether ',
  ),
  rule(
    '\\b(?:might|could|would) be (?:able|minded|inclined|prepared|willing|in a position|good enough|kind enough|so kind as) to (?=\\p{Ll})',
    'could ',
  ),
  ask(
    '^(?:is|was|would) it(?: be)?(?: at all| even)? possible (?:that )?(you|we|I) (?:might|could|can|would) ',
    'Could $1 ',
  ),
  rule("^(?:I|we)(?:'d| had) (?:been )?(?=(?:hoping|wondering|wondered|thinking|hoped)\\b)", 'I was '),
  rule('^(I|we) was hoped ', '$1 was hoping '),
  rule('^we was ', 'we were '),
];

/** Wishes that name what the reader might do or give, each as the question that it stands for. */
export const WISHES: readonly Rule[] = [
  ...READ_ON,
  ...CONDITIONS,
  rule(
    `^(?:it(?:'d| would)|would|'d) be ${NICE} if (?:people|everyone|everybody|you all|all of you|you) could ${SOFT}(let|tell|send|give|remind|show) (us|me) (?=\\p{L})`,
    (...groups) => `Please ${small(groups[0] ?? '')} ${groups[1] ?? ''} `,
  ),
  ask(
    '^(?:would|is) it (?:be )?(?:too |very |awfully |really |at all |a bit )*(?:cheeky|rude|awful|ok|okay|all right|alright|a cheek|possible|forward|much|naughty|fine) (?:of (?:me|us) )?to (?:ask (?:you )?for|ask to have|request|have) ((?:the|your|an?|some|two|three|another|one) [^?!;]{3,110}?)[.?!]*$',
    'Could we have $1',
  ),
  ask(
    '^(?:would|is) it (?:be )?(?:too |very |awfully |really |at all |a bit )*(?:cheeky|rude|awful|ok|okay|all right|alright|a cheek|forward|much|naughty|fine) (?:of (?:me|us) )?to ask (?:you to |if you (?:could|would|might) )(?=\\p{Ll})',
    'Could you ',
  ),
  ask(
    "^you (?:wouldn't|don't|do not|would not)(?: by any chance)? (?:happen to )?have ((?:an?|any|some|the|one) [^?!;,]{3,90}?)(?:,? (?:would|do) you)?[.?!]*$",
    'Do you have $1',
  ),
  rule(
    "^(?:(?:maybe|perhaps),? )?it(?:'s| is| may be| might be| would be|'d be) (?:perhaps |maybe )?worth (someone|somebody) (\\p{L}+ing)( [^?!;]{3,140}?)[.!?]*$",
    (...groups) => {
      const [who = '', deed = '', rest = ''] = groups;
      return withVerbOf(groups, deed, (base) => `${who} should ${base}${rest}.`);
    },
  ),
  ask(
    "^if you (?:happen(?:ed)? to be|were|are|'re)( (?:passing|going|coming|around|about|near|in|out|over|up|down|at)\\b[^,.;?!]{0,60}?),? (?:then )?(?:maybe|perhaps|possibly) you (?:could|might|can) (?=\\p{Ll})([^?!;]{3,120}?)[.?!]*$",
    'If you are$1, could you $2',
  ),
  ask(
    "^(?:please |just |do )*let (?:me|us) know if you(?:'d| would) be (ok|okay|all right|alright|fine|happy|comfortable|in favour) (with|of) ([^?!;]{3,120}?)[.?!]*$",
    'Would you be $1 $2 $3',
  ),
  ask(
    "^(?:if (?:you(?:'re| are)|everyone(?:'s| is)|that(?:'s| is)|it(?:'s| is)) (?:happy|ok|okay|all right|alright|fine|agreeable)(?: with (?:that|this|it|you))?,? |unless (?:you(?:'d| would) rather (?:not|I didn't|we didn't)|you (?:object|mind|disagree|say otherwise|tell me otherwise)|(?:I|we) hear otherwise),? )(I|we)(?:'ll| will| shall|'d| would|(?: was|'m| am|'re| are| were) (?:going|planning) to|(?: was| were)? thinking (?:that )?(?:I|we)(?:'d| would)) (?:just |then )?(?:go ahead and )?(?!be\\b|assume\\b|take it\\b)(?=\\p{Ll})([^?!;]{4,120}?)[.!]*$",
    'Shall $1 $2',
  ),
  ask(
    '^((?:an?|some|any) (?:quick |simple |short |plain )?(?:yes or no|yes|no|word|line|steer|answer|date|number|name)(?: (?:on|about|by|before|from) [^,.!?;]{2,80}?)?) would (?:really |just |be enough to )?(?:help|do|be a help|be enough|be great|settle it)[.!]*$',
    (what) => `Could I have ${small(what ?? '')}`,
  ),
  ask(
    `^(?:(I)|we)(?:'d| had| was| were|'m| am|'re| are|'ve been)? (?:just |rather |really |kind of |sort of |quite )*(?:hoping|hoped|wondering (?:if|whether)|wondered (?:if|whether)) (?:that )?there (?:might|may|could|would) be (?:any |a |some )?(?:chance|possibility|way|hope) (?:of(?= \\p{L}+ing\\b)|to|for us to|for me to) (\\p{L}+)( [^?!]{3,160}?)[.?!]*$`,
    (...groups) => {
      const [one, verb = '', rest = ''] = groups;
      const base = baseOfGerund(verb) ?? (/ing$/i.test(verb) ? null : verb);
      return base === null ? wholeOf(groups) : `Could ${one === undefined ? 'we' : 'I'} ${base}${rest}`;
    },
  ),
  ask(
    `^(?:(I)|we)(?:'d| had| was| were|'m| am|'re| are|'ve been)? (?:just |rather |really |kind of |sort of |quite )*(?:wondering|wondered) about (?:the (?:possibility|chance|option) of )?${SOFT}(having|getting|using|borrowing|hiring|renting|taking|visiting|bringing)( [^?!]{3,160}?)[.?!]*$`,
    (...groups) => {
      const [one, gerund = '', rest = ''] = groups;
      return withVerbOf(groups, gerund, (base) => `Could ${one === undefined ? 'we' : 'I'} ${base}${rest}`);
    },
  ),
  ask(
    "^(?:(I)|we)(?:'d| had| was| were|'m| am|'re| are|'ve been)? (?:just |rather |really |kind of |sort of |quite )*(?:wondering|wondered) about (?:perhaps|maybe|possibly|just) ((?:an?|some|your|the|one of your|two|three) (?!(?:way|idea|thing|future|possibilit|question|problem)\\p{L}*\\b)[^?!;]{3,110}?)(?:, sorry [^?!;]{3,60})?[.?!]*$",
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have ${groups[1] ?? ''}`,
  ),
  ask(
    `^it(?:'d| would| might| may|'s| is) (?:perhaps |maybe |possibly )?be ${NICE} if ((?:they|he|she|it|the [^,.!?;]{2,40}?|your [^,.!?;]{2,40}?|our [^,.!?;]{2,40}?)) (?:were|was|got) (?!to\\b)(\\p{L}+)((?: [^?!;]{2,140}?)?)[.!?]*$`,
    (...groups) => {
      const [who = '', deed = '', rest = ''] = groups;
      return baseOfParticiple(deed) === null ? wholeOf(groups) : `Could ${small(who)} be ${deed}${rest}`;
    },
  ),
  ask(
    `^(?:it(?:'d| would| might)|would|'d) (?:perhaps |maybe )?be ${NICE} to (?:know|hear|learn|find out|be told|have an idea(?: of)?) (?!what (?:you|everyone|people|you all)\\b)(if|whether|how(?: many| much| long)?|what|which|when|where|who|why|your \\p{L}+|numbers|names|times|dates) ?((?:(?!from you)[^?!;]){0,160}?)[.!?]*$`,
    (...groups) => {
      const [word = '', rest = ''] = groups;
      const behind = rest.trim() === '' ? '' : ` ${rest.trim()}`;
      if (/^(?:your|numbers|names|times|dates)/i.test(word)) return `Could you let me have ${word}${behind}`;
      return behind === ''
        ? wholeOf(groups)
        : `Could you tell me ${/^if$/i.test(word) ? 'whether' : small(word)}${behind}`;
    },
  ),
  ask(
    `^(?:it(?:'d| would| might)|would|'d) (?:perhaps |maybe )?be ${NICE} to (get|have|see) ((?:this|that|it|them|one|some|both|two|three|the [^,.!?;]{2,40}?|your [^,.!?;]{2,40}?|our [^,.!?;]{2,40}?)) (?:all )?(?!sorted|done|fixed|resolved|settled|finished|cleared)(\\p{L}+)((?: (?!(?:as|because|since|so)\\b)[^?!;]{2,90}?)?)[.!]*$`,
    (...groups) => {
      const [verb = '', what = '', deed = '', rest = ''] = groups;
      return baseOfParticiple(deed) === null || /\b(?:because|since|as|so)\b/i.test(rest)
        ? wholeOf(groups)
        : `Could we ${/^get$/i.test(verb) ? 'get' : 'have'} ${what} ${deed}${rest}`;
    },
  ),
  rule(
    `^if (?:that|this|it)(?:'s| is|'d be| would be| sounds like| was| were) (?:something|a thing|anything) (?:that )?you(?:'d| would| might|'re| are|'d be)? (?:be )?(up for|interested in|able to do|willing to do|happy to do|keen on|open to|like to do|take on|do),? (?:that|it)(?:'d| would| will) be ${NICE}(?:, (otherwise|if not),? (?:I (?:suppose|guess|think) )?([^?!;]{4,80}?))?[.!]*$`,
    (...groups) => {
      const [how = '', otherwise, rest = ''] = groups;
      const verb = /^(?:take on|do|like to do)$/i.test(how) ? '' : 'be ';
      const question = `Would you ${verb}${how} that?`;
      return otherwise === undefined || rest === ''
        ? question
        : `${question} ${otherwise.charAt(0).toUpperCase()}${otherwise.slice(1)} ${rest}.`;
    },
  ),
  ask(
    "^(?:I|we)(?:'d| would) (?:very much |really |greatly |so )?(?:value|appreciate|welcome|love|like) (an? (?:second|fresh|other|expert|quick|spare|outside)?(?: )?(?:pair|set) of (?:eyes|hands|ears)|another (?:pair|set) of (?:eyes|hands)|a second opinion|your eye)((?: (?:on|over|with|for|at)\\b[^?!;]{2,140}?)?)[.!]*$",
    'Could I have $1$2',
  ),
  ask(
    '^((?:an?|some|the|two|three|one|half an?|your) (?!(?:way|thing|problem|question)\\b)[^,.!?;]{3,110}?) would (?:really |just |absolutely )?(?:save my bacon|save (?:me|us|the day|my life)|make all the difference|be a (?:godsend|lifesaver|life saver|huge relief|great kindness)|help (?:me|us)? ?(?:no end|enormously|so much|a lot|out)|do the trick|be just the thing|get (?:me|us) out of (?:a hole|trouble))[.!]*$',
    (what) => `Could I have ${small(what ?? '')}`,
  ),
  ask(
    "^(?:I|we)(?:'d| would) (?:feel|be) (?:a lot |much |far |so much |rather )?(?:happier|better|easier|safer|more comfortable) (?:with|if I had|having|to have) your (say-so|go-ahead|approval|ok|okay|yes|blessing|agreement|permission|nod|word)((?: (?:before|on|for|to|about|by) [^?!;]{2,90}?)?)[.!]*$",
    'Can I have your $1$2',
  ),
  ask(
    `^(?:and |so )?if (?:any(?:body|one)|someone|somebody|any of you) (?:could|can|would|might|(?:was|is|were) (?:able|willing|happy) to) ${SOFT}(?=\\p{Ll})([^?!;]{4,120}?),? (?:that|it)(?:'d| would| will) be ${NICE}[.!]*$`,
    'Who can $1',
  ),
  ask(
    `^(?:and |so )?if (?:any(?:body|one)|any of you) (?:knew|knows|know|had|has|have|'s got|has got|had got) (?!any thoughts|thoughts|ideas)((?:(?! would)[^?!;]){4,120}?),? (?:that|it)(?:'d| would| will) be ${NICE}[.!]*$`,
    (...groups) => {
      const knows = /^(?:and |so )?if (?:any(?:body|one)|any of you) kn/i.test(wholeOf(groups));
      return `Does anyone ${knows ? 'know' : 'have'} ${groups[0] ?? ''}`;
    },
  ),
  rule(
    `^(?:and |so )?if (?:any(?:body|one)|someone|somebody|any of you) (?:was|is|were|'s) (free|around|available)((?: [^?!;,]{2,60}?)?),? (?:that|it)(?:'d| would| will) be ${NICE}(?:, (it's [^?!;]{4,80}?))?[.!]*$`,
    (...groups) => {
      const [how = '', rest = '', told = ''] = groups;
      return `Who is ${how}${rest}?${told === '' ? '' : ` ${told.charAt(0).toUpperCase()}${told.slice(1)}.`}`;
    },
  ),
];
