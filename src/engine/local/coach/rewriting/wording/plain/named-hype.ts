import { type Rule, ruleThroughout } from '../rule.ts';

const WORLDS = "(?:(?:world|country|market|industry|planet|nation)['’]s )?";
const SUPERLATIVE =
  '(?:smartest|best|greatest|finest|coolest|slickest|number one|#1|leading|most (?:advanced|powerful|innovative|exciting|amazing|modern))';
const THING =
  '((?!(?:you|we|they|he|she|it|that|there|which|who|ever|around|available|of|out|I)\\b)\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,2}?)';

/** "A", "an", or nothing before several things. */
function withArticle(verb: string, thing: string): string {
  if (verb.toLowerCase() === 'are' || /[^s]s$/.test(thing)) return thing;
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}

/** Claims beyond measure that a risk names, as the claim: "the world's best solution for clinics" is a solution for clinics. */
export const NAMED_HYPE: readonly Rule[] = [
  ruleThroughout(
    `\\b(is|are) (?:(?:quite|simply|easily|hands down|by far|clearly) )?(?:the )?${WORLDS}${SUPERLATIVE} ${THING}(?: (?:out there|around|anywhere|ever))?(?= (?:in|on|for)\\b|[.!,;]|$)`,
    (verb, thing) => `${verb} ${withArticle(verb, thing)}`,
  ),
  ruleThroughout(
    '\\bwill (?:(?:completely|totally|absolutely|utterly) )?(?:transform|revolutioni[sz]e) ((?:your|our|the|their|how) [^.,;!?]{3,60}?)(?: (?:overnight|forever|for good))?(?=[.,;!]|$)',
    'will change $1',
  ),
];
