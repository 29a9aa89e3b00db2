import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';

const QUOTE_MARK = /["“”]/u;
/** An apostrophe behind white space opens a quotation, of which no rule tells where it ends. */
const SINGLE_QUOTE = /(?:^|\s)['‘]\p{L}/u;

/** Whether something is quoted in single quotation marks. */
export function hasSingleQuotes(text: string): boolean {
  return SINGLE_QUOTE.test(text);
}

/** Whether each of the sentences stands within double quotation marks, or holds one. */
export function quotedSentences(text: string, tokens: Tokens, sentences: readonly Stretch[]): boolean[] {
  let isOpen = false;
  return sentences.map(({ from, to }) => {
    const before = text.slice(tokens.ends[from - 1] ?? 0, tokens.starts[from]);
    const within = text.slice(tokens.starts[from], tokens.ends[to - 1]);
    if (before.split(QUOTE_MARK).length % 2 === 0) isOpen = !isOpen;
    const wasOpen = isOpen;
    if (within.split(QUOTE_MARK).length % 2 === 0) isOpen = !isOpen;
    return wasOpen || QUOTE_MARK.test(within);
  });
}
