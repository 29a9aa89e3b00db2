/** A first character that makes a spreadsheet read the cell as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
