/** A line of a text without its line break, and where it stands. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The lines of a text in order, also the empty ones; a text without a line break is one. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end, text: text.slice(start, end).replace(/\r$/, '') });
    start = end + 1;
  }
  return lines;
}
