/** A part of a text, from `start` up to but without `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const QUOTED = /[“"]([^“”"]{2,})[”"]|(?<![\p{L}\p{N}])[‘']([^‘’']{2,})[’'](?![\p{L}\p{N}])/gu;
const TRAILING = /[\s.,;:…]+$/u;

/**
 * Where the words that a reasoning quotes stand in the notes, in order and joined where they overlap. Only what
 * occurs in the notes to the letter counts, apart from punctuation at the end of a quotation.
 */
export function findEvidence(reasoning: string, notes: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (const match of reasoning.matchAll(QUOTED)) {
    const quoted = (match[1] ?? match[2] ?? '').trim();
    const found = occurrences(notes, quoted);
    ranges.push(...(found.length > 0 ? found : occurrences(notes, quoted.replace(TRAILING, ''))));
  }
  return joinOverlapping(ranges);
}

function occurrences(text: string, part: string): TextRange[] {
  if (part === '') return [];
  const found: TextRange[] = [];
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + part.length)) {
    found.push({ start, end: start + part.length });
  }
  return found;
}

function joinOverlapping(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || range.start >= last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}
