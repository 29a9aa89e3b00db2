import { type Rule, rule } from '../rule.ts';

const WHO = "(?:you(?:'d| would|'ll)?|I(?:'d| would)(?: just)?|we(?:'d)?|you and I)";
const OUGHT = '(?:(?: really| all| just)* (?:want|need|had better|better|ought|should)(?: to)?)?';
const HASTE =
  '(?:get in|get (?:your|his|her) name down|be quick|hurry(?: up)?|act(?: fast| now| quickly)?|move(?: (?:fast|quick(?:ly)?))?(?: on (?:it|this|them))?(?: fast| quick(?:ly)?)?|book|decide|sign up|jump on (?:it|this))';
const WAIT =
  "(?:please )?(?:don't|dont|do not) (?:hang (?:about|around)|wait|dither|delay|miss out|dilly-dally|sit on it)";
const EDGE =
  '(?: (?:before|or) (?:someone|somebody|anyone|the price|the prices|they|it|we|you|(?:another|other) \\p{L}+)\\b[^.;!?\\d]{2,50})?';

/** A push behind a reason, as the time until which the reason holds; without a time it goes. */
export const HURRIED: readonly Rule[] = [
  rule(
    `,? (?:and |so )+(?:please )?${WHO}${OUGHT} ${HASTE} ((?:by|before) (?:[^,.;!?]|[.:](?=\\d)){2,25}?|this (?:week|month)|next (?:week|month)|today|tonight|tomorrow)${EDGE}(?=[.!]*$)`,
    ', so please let me know $1 if you are interested',
  ),
  rule(
    `,? (?:and |so )+(?:please )?${WHO}${OUGHT} ${HASTE}(?: now| asap| straight away)?${EDGE}(?=[.!]*$)`,
    '',
  ),
  rule(`,? (?:and |so )+${WAIT}(?: too long| now)?(?=[.!]*$)`, ''),
  rule(' and (?:argue|talk|worry|think) about it (?:after(?:wards)?|later)(?: on)?(?=[.!]*$)', ''),
  rule("\\bI(?:'d| would) just (get it ordered|order it|sign it|book it|buy it)\\b", "I'd like to $1"),
  rule(
    '^(?:so |and )?we (?:really |absolutely )*(?:need|have) to (?:move|act|decide|be)(?: (?:fast|quick(?:ly)?|now))?(?: on (?:it|this))? before the (prices?|rates?|fees?) (?:goes|go) up(?=[.!]*$)',
    'The $1 will go up',
  ),
];
