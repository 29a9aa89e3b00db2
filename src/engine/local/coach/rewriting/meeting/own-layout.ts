/** "1. ", "2) ", "Item 3 - ", "B. ": group 1 is the number or the letter. */
const COUNTED =
  /^(?:(?:agenda )?(?:item|point|topic|part|question|no)\.? ?)?\(?(\d{1,2}|[a-h](?=[.)]))(?:[.)]|:(?!\d)| ?[-–—](?= ))? ?(?=\S)/i;
/** "09:05 The three options" */
const TIMED = /^\d{1,2}[:.]\d{2}(?: ?[-–—] ?\d{1,2}[:.]\d{2})? (?=\p{L})/u;
/** "Bring: …", "Q: …", "Ask = …", "music -> …" */
const LABELLED =
  /^(?:[-*•–] ?)?(?!(?:I|we|he|she|they)\b)\p{L}(?!\p{L}*\d?:\d)[\p{L}\d'’/ ]{0,28}?(?:: | = | -> )(?=\S)/iu;
const FEWEST_LINES = 4;
const FEWEST_COUNTED = 2;
const FEWEST_LABELLED = 3;

function placeIn(mark: string): number {
  return /\d/.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** The lines that count from one upwards, each one more than the last. */
function counted(lines: readonly string[]): readonly string[] {
  let next = 1;
  return lines.filter((line) => {
    const mark = TIMED.test(line) ? undefined : COUNTED.exec(line)?.[1];
    if (mark === undefined || placeIn(mark) !== next) return false;
    next += 1;
    return true;
  });
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** "10:00 Welcome. 10:03 Rules. 10:25 Questions.": an agenda in one line, which nobody can follow. */
const AGENDA_IN_LINE = /(?:\b\d{1,2}[:.]\d{2} (?=\p{L}).*?){3}/u;

/** Whether notes stand line by line, as their writer put what belongs together. */
export function isInLines(text: string): boolean {
  return linesOf(text).length >= FEWEST_LINES && !AGENDA_IN_LINE.test(text);
}

/**
 * Whether notes stand in an order that their writer gave them: an agenda by numbers, letters or hours, or lines under
 * labels.
 */
export function hasOwnOrder(text: string): boolean {
  const lines = linesOf(text);
  if (lines.length < FEWEST_LINES) return false;
  const timed = lines.filter((line) => TIMED.test(line));
  const points = [...counted(lines), ...(timed.length >= FEWEST_COUNTED ? timed : [])];
  const labelled = lines.filter((line) => !points.includes(line) && LABELLED.test(line));
  const isMarked = points.length >= FEWEST_COUNTED || labelled.length >= FEWEST_LABELLED;
  return isMarked && (points.length + labelled.length) * 2 >= lines.length - 1;
}

/** Whether notes are a row of points under a title. */
export function isRowOfPoints(text: string): boolean {
  return linesOf(text)
    .slice(1)
    .every((line) => /^[-*•–] ?/.test(line));
}
