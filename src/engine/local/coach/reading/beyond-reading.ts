import { isHtml } from '../../../html.ts';
import type { DraftReading } from './draft-reading.ts';

/** More sentences than a message of 50,000 characters holds, unless they are no sentences. */
const MOST_SENTENCES = 1500;
/** The same for shorter drafts: a long list of words, or a mark put down over and over. */
const MANY_SENTENCES = 200;
const LETTERS_OF_STUMPS = 8;
/** Longer than anybody writes or dictates without a full stop or a line break. */
const LONGEST_SENTENCE = 2500;

/**
 * Whether a draft is no prose: thousands of lines of a word, or one sentence over pages. What is compared sentence by
 * sentence or tried at every word would take minutes with it, and say nothing.
 */
export function isBeyondReading({ sentences }: Pick<DraftReading, 'sentences'>): boolean {
  if (sentences.length > MOST_SENTENCES) return true;
  let letters = 0;
  for (const { text } of sentences) {
    if (text.length > LONGEST_SENTENCE) return true;
    letters += text.length;
  }
  return sentences.length > MANY_SENTENCES && letters < sentences.length * LETTERS_OF_STUMPS;
}

/**
 * Whether a draft is HTML: neither its greeting nor its asks stand where they would be looked for. Markup in code or in
 * what is quoted does not count.
 */
export function isMarkup({ blocks }: Pick<DraftReading, 'blocks'>): boolean {
  const own = blocks.filter(({ kind }) => kind !== 'code' && kind !== 'quoted');
  return isHtml(own.map(({ text }) => text).join('\n'));
}
