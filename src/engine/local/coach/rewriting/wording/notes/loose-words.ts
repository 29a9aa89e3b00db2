import { type Rule, rule } from '../rule.ts';

/** What runs along in notes and is not needed where each of them stands for itself. */
export const LOOSE_WORDS: readonly Rule[] = [
  rule(',? hmm,? ', ', '),
  rule('(?:,|\\.)? hm+(?=[.!]*$)', ''),
  rule(
    '^(?:maybe|perhaps) (?=(?:leave|show|bring|ask|offer|give|take|send|get|see|mention|check|talk|discuss|raise|invite|explain|tell|hear) )',
    '',
  ),
  rule(',? if it feels right(?=[.!]*$)', ''),
  rule(",? (?:but )?(?:we'll|we will) see(?: then| about that| how it goes)?(?=[.!]*$)", ''),
  rule('^(?:oh and|oh,|oh|also|and also|plus|then also),? (?=\\p{L}{2,} \\p{L})', ''),
  rule(
    '^(?:and )?then,? (?!.*\\bthen\\b)(?=(?:whether|the|a|an|\\p{L}+ \\p{L}+ on|show|ask|explain|tell|thank|talk|move|apologi[sz]e|mention|our|maybe)\\b)',
    '',
  ),
];
