/** One line of notes without its break: `notes.slice(start, end) === text`. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function linesOf(notes: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of notes.split('\n')) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return lines;
}
