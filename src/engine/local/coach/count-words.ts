/** How many runs of letters and marks a text has between its white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
