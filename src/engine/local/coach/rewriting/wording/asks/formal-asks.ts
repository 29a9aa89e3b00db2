import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { ask, type Rule } from '../rule.ts';

const SOFT = '(?:(?:perhaps|possibly|maybe|kindly|respectfully|humbly|even) )*';
const WRITES =
  "(?:I|we)(?:'m| am|'re| are) (?:just )?(?:writing(?: to you)?|reaching out(?: to you)?|contacting you|getting in touch|emailing(?: you)?)(?: today)?";
const WHO = '(you(?: all)?|(?:some|any|one) of you|your \\p{L}+(?: \\p{L}+)?|anyone|anybody)';
const READY =
  '(?:would|could|might|may|will|are|is)(?: perhaps| possibly)?(?: be)? (?:in a position|able|willing|prepared|ready|happy|open|interested) (?:to|in)';

/** What an office or a shy writer would like to enquire whether somebody would be able to consider, asked for. */
export const FORMAL_ASKS: readonly Rule[] = [
  ask(
    `^${WRITES} to ${SOFT}(?:enquire|inquire|ask|see|find out)(?: as to)? (?:whether|if) ${WHO} ${READY} ${SOFT}(?:consider(?:ing)? )?${SOFT}(?!be\\b|have\\b)(\\p{Ll}+)( [^?!;]{3,140}?)[.!]*$`,
    (...groups) => {
      const [who = '', deed = '', rest = ''] = groups;
      const base = /ing$/.test(deed) ? baseOfGerund(deed) : deed;
      return base === null ? wholeOf(groups) : `Could ${who.toLowerCase()} ${base}${rest}`;
    },
  ),
];
