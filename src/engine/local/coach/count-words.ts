/** How many runs of letters and marks a text has between its white space. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isWord = !isWhite(text, at);
    if (isWord && !isInside) words += 1;
    isInside = isWord;
  }
  return words;
}

/** As `\s`, without a pattern for the letters that nearly every text is made of. */
function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return /\s/.test(text.charAt(at));
}
