/** What a letter to a stranger cannot lose, whatever a finding says of it: nothing else tells them why it came. */
import { oneOf } from '../../patterns/one-of.ts';

const WANTS =
  '(?:looking for|searching for|asking for|asking (?:you|anyone) (?:to|for)|seeking|after|collecting|raising|trying to (?:find|sell|raise|get|reach)|selling|recruiting|short of|in need of)';

const MATTER = oneOf(
  // "We're always looking for people to help out", "we're not asking for money".
  `\\b(?:I|we)(?:'m|'re| am| are)(?: not| always| also| still| now| currently| only| just| actively| really| mainly| desperately)* ${WANTS} (?!(?:great|exciting|amazing) )\\p{L}`,
  // "I do energy bills for restaurants", "we look after lifts": what the writer does.
  '^(?:(?:and|so|basically|well),? )*(?:I|we) (?:do|make|sell|run|clean|repair|fix|mend|teach|train|design|install|supply|grow|bake|brew|print|rent|hire out|manage|organi[sz]e|translate|write|photograph|cater|service|maintain|restore|paint|host|publish|produce|import|collect|breed|look after|work (?:as|for|in|on|with)) (?!(?:not|so|it|this|that|things|more than|our best|the best|everything|sure|magic|dreams|believe|hope|think)\\b)\\p{L}',
  // "They say that you know who is still living", "I heard you want to sell": what brought the writer to this reader.
  "\\b(?:says?|said|told (?:me|us)|tells? (?:me|us)|mention(?:s|ed)|hear|heard|read|saw|noticed|see|understand|gather)(?: (?:that|how|on|in|at|from|the|your|\\p{Lu}\\p{L}+)){0,6} you(?:r|'re|'ve|'d)?\\b(?! (?:will|would|can|could|should|must|all|need)\\b)",
  // "Designs are supplied by our studio": who does what.
  '^(?:and |but )?(?:(?:the|all|any|your) )?(?:\\p{L}+ ){1,3}(?:is|are|will be) \\p{L}{2,}(?:ed|en|de|ld|ught|id) by (?:our|the|us|me|a|an|\\p{Lu})',
  // "I think we could do the same for you", "we deliver next day": what is offered, and how fast or at what price.
  "\\b(?:I|we)(?:'d|'ll| could| can| would| will)(?: also| easily| certainly)? (?:do|make|save|bring|deliver|provide|supply|build|run|find|get) (?:\\p{L}+ ){1,4}(?:for|to) you(?:rs?)?\\b",
  '\\b(?:next|same)[ -]day\\b|\\bround the clock\\b|\\bout of hours\\b|\\bat weekends\\b|\\b(?:free of charge|at no (?:extra )?cost|for free)\\b',
  // "Topic is stress at work".
  '^(?:the )?(?:topic|subject|theme|title|fee|price|place|venue|time|date|length|size|address|parking|entry) (?:is|are|would be|will be) \\p{L}',
  // "We think what you do is wonderful".
  "\\b(?:what you(?:'ve| have)? (?:do|did|done|make|made|built)) (?:is|was) (?:so |really |very |truly )?(?:wonderful|lovely|great|beautiful|delicious|brilliant|a joy|fantastic|inspiring)\\b",
);

/** Whether words of a first letter say what is wanted, who does what, or what brought the writer to this reader. */
export function isStrangersMatter(text: string): boolean {
  return MATTER.test(text.replaceAll('’', "'"));
}

const COUNTED =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|another|some|others|many|more|none)(?: more| others?)? (?:\p{L}+ )?(?:that |which |who |whom )?(?:I|we|you|he|she|it|they|nobody|no one|had|have|has|were|was|are|is)\b/iu;

/** "…, and one they had missed": so many more of what was counted, told without a figure. */
export function countsOn(clause: string): boolean {
  return COUNTED.test(clause);
}
