import { baseOfGerund, baseOfParticiple } from '../../../patterns/verb-forms.ts';
import { type Rule, rule, small } from '../rule.ts';

const WHOEVER =
  '(?:you|staff|everyone|all \\p{Ll}+|members|stewards|branches|setters|drivers|children|pupils|volunteers|players|artists|residents|colleagues|teams|visitors)';

/** What is forbidden, as what is asked. */
export const BANS: readonly Rule[] = [
  rule(`^(?:${WHOEVER}) (?:is|are) (?:hereby |kindly )?not to (?=\\p{Ll})`, 'Please do not '),
  rule(
    '^(?:absolutely )?nothing (?:is|may|can) (?:to )?be (?:added|moved|changed|altered|removed|swapped|touched)(?:(?:,| or) (?:added|moved|changed|altered|removed|swapped|touched))*(?=[.!]*$)',
    'Please leave everything as it is',
  ),
  rule(
    '^((?:own|other|new|personal|private|your own|the|any) [^.,;!?]{2,50}?) (?:is|are) not to be (\\p{L}+)\\b([^.,;!?]{0,60}?)(?=[.!]*$)',
    (what, done, rest) => {
      const base = baseOfParticiple(done);
      const whose = what.replace(/^own\b/i, 'your own');
      return base === null
        ? `${what} are not to be ${done}${rest}`
        : `Please do not ${base} ${small(whose)}${rest}`;
    },
  ),
  rule(
    `^([^.;!?]{3,140}?\\b(is|are)\\b[^.;!?]{2,140}?),? and (?:may|must|can)(?: not|not) be (?:altered|changed|modified|reworded|swapped|moved|adapted|varied)(?=[.!]*$)`,
    (before, verb) => `${before}; please leave ${/^is$/i.test(verb) ? 'it as it is' : 'them as they are'}`,
  ),
];

/** Stiff phrases of a sentence that a risk quotes, as one person says them to another. */
export const COLD: readonly Rule[] = [
  rule(
    '^(?:please )?find (below) (?=(?:your|our|the|my)\\b)([^.;!?]{3,120}?)(?=[.!]*$)',
    (where, what) => `You will find ${what} ${where}`,
  ),
  rule(
    '^(your \\p{L}+(?: \\p{L}+){0,3}?) (?:has|have) been identified as (?:being )?(?:highly |very |particularly )?suitable(?= for\\b|[.!]*$)',
    '$1 would suit us',
  ),
  rule(
    `^(?:${WHOEVER}|\\p{L}+s) (?:will|must|shall|are to) refrain from (\\p{L}+ing)\\b([^.;!?]{0,60}?)(?=[.!]*$|;)`,
    (gerund, rest) => {
      const base = baseOfGerund(gerund);
      return base === null ? `Please avoid ${gerund}${rest}` : `Please do not ${base}${rest}`;
    },
  ),
  rule(
    '^you are (?:hereby )?(?:to|requested to|required to|asked to|expected to) (?!be\\b|have\\b)(?=\\p{Ll})',
    'Please ',
  ),
  rule(
    '^any(?:one|body) (not \\p{L}+ing)((?: with [^.,;!?]{2,30})?) (?:is to|must|has to|should) (see|speak to|ask|contact|tell|report to) ([^.,;!?]{2,40}?)(?=[.!]*$)',
    'If anyone is $1$2, please $3 $4',
  ),
  rule(",? it(?:'s| is) (?:that|as) simple(?: as that)?(?=[.!]*$)", ''),
  rule('^no discussion of alternatives,? (?:as|because|since) (?=\\p{L}+ \\p{L}+ \\p{L})', ''),
];

/** What others would have to do for the writer, as something that can be asked of them. */
export const ASKED_OF_OTHERS: readonly Rule[] = [
  rule(
    "^([^.;!?]{5,120}), (?:but |so )?(they|he|she)(?: would| will|'ll|'d) (?:just )?have to (move|change|swap|make room|wait|share|give up|find)\\b([^.;!?]{2,60}?)[.!]*$",
    (matter, who, verb, rest) => `${matter}; could ${who} ${verb}${rest}?`,
  ),
];
