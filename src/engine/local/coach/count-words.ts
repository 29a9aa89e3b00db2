const WHITE = /\s/;
const SPACE = 32;
const DELETE = 127;
const TAB = 9;
const RETURN = 13;

/** Nearly every letter is told without a pattern. */
function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code <= DELETE) return code === SPACE || (code >= TAB && code <= RETURN);
  return WHITE.test(text.charAt(at));
}

/** How many runs of letters and marks a text has between its white space. */
export function countWords(text: string): number {
  let count = 0;
  let isAfterWhite = true;
  for (let at = 0; at < text.length; at += 1) {
    const white = isWhite(text, at);
    if (isAfterWhite && !white) count += 1;
    isAfterWhite = white;
  }
  return count;
}
