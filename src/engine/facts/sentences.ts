import { allMatches } from './all-matches.ts';

/** A stretch of a text: `text.slice(start, end) === words`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `mr mrs ms mx dr prof st rev hon sr jr vs approx ca e.g i.e eg ie etc no nos nr fig ref vol dept univ inc ltd co
   mme mlle msgr bros gov sen rep capt lt col gen sgt tel ext est min max w resp incl
   dra sra srta dott drs dipl sig`.split(/\s+/),
);

const BOUNDARY = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+|\p{Extended_Pictographic}\uFE0F?(?=\s+[\p{Lu}\d])/gu;

/**
 * The sentences of a text, line by line, in order and without the white space between them. Abbreviations,
 * initials and list numbers do not end a sentence. Linear in the length of the text.
 */
export function splitSentences(text: string): readonly Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  const close = (end: number): void => {
    const words = text.slice(start, end);
    const trimmed = words.trim();
    if (trimmed !== '') {
      const from = start + words.indexOf(trimmed);
      sentences.push({ start: from, end: from + trimmed.length, words: trimmed });
    }
    start = end;
  };
  for (const match of allMatches(text, BOUNDARY)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('\n') || endsSentence(text, start, match.index, match[0], end)) close(end);
  }
  close(text.length);
  return sentences;
}

function endsSentence(text: string, start: number, index: number, marks: string, end: number): boolean {
  const next = text.slice(end, end + 4).trimStart();
  if (/^(?:\.{2,}|…)/.test(marks)) return !/^\p{Ll}/u.test(next);
  if (!marks.startsWith('.')) return true;
  const before = text.slice(Math.max(start, index - 16), index);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  if (/^\d{1,2}$/.test(word) && text.slice(start, index).trim() === word) return false;
  // A date as it is written in much of Europe, with its time: "11.3. 14h".
  if (/^\d{1,2}\.\d{1,2}$/.test(word) && /^\d/.test(next)) return false;
  // A sum in rupees: "Rs. 12,500".
  if (/^rs$/i.test(word) && /^\d/.test(next)) return false;
  if (/^\p{L}$/u.test(word) && /^\p{Lu}$/u.test(word)) return !/^\p{Lu}/u.test(next);
  return !ABBREVIATIONS.has(word.toLowerCase()) || next === '';
}
