const WORD_START = /\S+/g;

/** How many runs of letters and marks a text has between its white space. */
export function countWords(text: string): number {
  let count = 0;
  WORD_START.lastIndex = 0;
  while (WORD_START.test(text)) count += 1;
  return count;
}
