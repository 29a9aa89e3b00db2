const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const DAY =
  '(?:[Mm]on|[Tt]ues?|[Ww]ed(?:nes)?|[Tt]hu(?:rs)?|[Ff]ri|[Ss]atur|[Ss]at|[Ss]un)(?:day)?(?![\\p{L}])';
const CLOCK = '(?:\\d{1,2}[:.]\\d{2}|\\d{1,2}(?::\\d{2})? ?[ap]m|noon)';

/** A date or a time as drafts write it: "9 June", "Friday 17:00", "the 14th", "5pm tomorrow". */
export const DATE = `(?:${DAY}(?:,? \\d{1,2} ${MONTH}\\b)?(?: (?:noon|morning|evening|${CLOCK}))?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\b|${MONTH} \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|${CLOCK}(?: (?:tomorrow|tmrw|today))?|noon|tomorrow|tonight)`;

const ON_DAY = `(?:${DAY}(?:,? \\d{1,2} ${MONTH}\\b)?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\b|${MONTH} \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|tomorrow|tonight)`;
const AHEAD = new RegExp(
  `\\b(?:from|as of|as from|by|before|starting|starts?|begins?|effective|live|due|switched off|\\p{Ll}{3,}s on(?= (?:\\d|the \\d))|is on|are on|(?:start|begin|due|live|close|open|end|come|coming|visit|removed|closed|locked|here) on|is here|are here|\\p{Ll}{4,} is(?= \\d{1,2} \\p{Lu})) (${ON_DAY})(?![\\w-])`,
  'giu',
);
const AT_AN_HOUR = /\b(tonight|tomorrow) at \d/i;
const TOLD =
  /\b(?:was|were|had|went|came|did|said|got|fell|took|rose|agreed|promised|would have|last|leave|in force|in effect)\b|\bfrom \d\S* to \d/i;

/** The first day or hour that the sentences say is still to come: "1 July" of "closes from 1 July". Null when none is. */
export function dateAhead(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (TOLD.test(sentence)) continue;
    const [match] = sentence.matchAll(AHEAD);
    const date = match?.[1] ?? AT_AN_HOUR.exec(sentence)?.[1];
    if (date !== undefined) return date.replace(/^To(?=night|morrow)/, 'to');
  }
  return null;
}
