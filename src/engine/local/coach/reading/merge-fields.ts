/** "[Your Name]", "{{sender}}", "<<Name>>", "%SENDER%": where a mail program puts something in later. */
const FIELD =
  '(?:\\[\\p{L}[^\\[\\]\\n]{1,38}\\]|\\{\\{?[^{}\\n]{2,40}\\}?\\}|<<[^<>\\n]{2,40}>>|«[^«»\\n]{2,40}»|%\\p{L}[\\p{L}_]{1,30}%)';
const MERGE_FIELD = new RegExp(FIELD, 'u');
/** Nothing but fields, with a comma or a bar between them. */
const FIELDS_ALONE = new RegExp(`^[-–—~]? ?${FIELD}(?:(?:,|\\||/| [-–—|])? ?${FIELD}){0,3}[.,]?$`, 'u');
/** What a field is called that says who writes, and how they are reached; a link or a date signs nothing. */
const OF_WRITER =
  /name|sender|sign|title|position|role|company|organi[sz]ation|phone|mobile|e-?mail|website|\bme\b/i;
const OF_MATTER = /link|calendar|date|time|url|attach/i;

/** Whether words hold something that is only put in when the message is sent. */
export function holdsMergeField(words: string): boolean {
  return MERGE_FIELD.test(words);
}

/** Whether a line holds nothing but such fields, and they say who writes. */
export function isFieldOfWriter(line: string): boolean {
  return FIELDS_ALONE.test(line) && OF_WRITER.test(line) && !OF_MATTER.test(line);
}
