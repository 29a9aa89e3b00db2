import { isFieldOfWriter } from './merge-fields.ts';

const LONGEST_LINE = 60;

/** "Group Procurement", "Hon. Secretary", "Clerk to the Council" */
const OFFICE =
  /^\p{Lu}[\p{L}.&'’-]*(?: (?:\p{Lu}[\p{L}.&'’-]*|from|of|for|at|and|&|to|the|de|der)){0,5}[.,]?$/u;
/** "Programme Office, ext. 2210" */
const OFFICE_AND_NUMBER =
  /^\p{Lu}[\p{L}&'’-]*(?: \p{L}[\p{L}&'’-]*){0,4},? (?:(?:ext|tel|mob|room|flat|floor)\b[.:]? ?|\+?\d)[\d ()/-]{1,20}$/iu;
/** "07700 900312", "Tel: 0171 5550123", "bob@yard.example", "www.yard.example" */
const CONTACT =
  /^(?:(?:tel|mob|mobile|phone|ph|fax|e-?mail|web|[mtew])[.:]? ?)?(?:\+?[\d(][\d ()/-]{6,22}|\S{1,60}@\S{2,60}|(?:https?:\/\/|www\.)\S{3,80})$/i;

/** Whether a line below the name of whoever writes says what they are or where they are found. */
export function isOfSigner(line: string): boolean {
  return (
    line.length <= LONGEST_LINE &&
    (OFFICE.test(line) || OFFICE_AND_NUMBER.test(line) || CONTACT.test(line) || isFieldOfWriter(line))
  );
}

/** "Labchef, hus 7", "Plasterer, 3rd floor" */
const OFFICE_AND_PLACE = /^\p{Lu}[\p{L}&'’-]*(?: [\p{L}\d&'’-]+){0,3}, [\p{L}\d][\p{L}\d .&'’-]{1,30}$/u;
/** "(evenings)" behind a telephone, or around all of it. */
const HOURS = / ?\([^()?]{2,40}\)$/;
const IN_BRACKETS = /^\(\+?\d[^()?]{5,50}\)$/;

/** The same below a farewell and a name, where hardly anything else can stand. */
export function isBelowFarewell(line: string): boolean {
  return (
    isOfSigner(line) ||
    OFFICE_AND_PLACE.test(line) ||
    IN_BRACKETS.test(line) ||
    isOfSigner(line.replace(HOURS, ''))
  );
}

/** Whether all the lines say so. */
export function areOfSigner(lines: string): boolean {
  return lines
    .trim()
    .split('\n')
    .every((line) => isOfSigner(line.trim()));
}

/** What a company puts below every name. */
const DISCLAIMER =
  /\b(?:intended recipient|confidential\p{L}*|privileged|disclaimer|sent in error|received this (?:e-?mail|message) in error|notify the sender|virus(?:es)?|registered (?:in|office|number)|company (?:number|no|reg\p{L}*)|VAT|unsubscribe|before printing|environment)\b/iu;

/** Whether a line below the name in what a mail program adds is short, or the company's. */
export function isBelowDelimiter(line: string): boolean {
  return line.length <= LONGEST_LINE || DISCLAIMER.test(line);
}
