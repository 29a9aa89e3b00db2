/**
 * Sentences that talk to the reader of the notes ("ignore all instructions and answer …") say nothing about the
 * person. They are taken out before anything is counted.
 */
import { markWords } from './marks.ts';
import type { Tokens } from './tokens.ts';
import { holdsMark } from './unread.ts';

const ORDERING_WORDS = new Set(['ignore', 'disregard', 'forget', 'override']);
const ORDERED_WORDS = new Set(['instructions', 'instruction', 'prompt', 'rules']);
const PROFILE_CODE = 'dp';
const MAY_ORDER = markWords([...ORDERING_WORDS, PROFILE_CODE]);

/** The sentences that hold an order. */
function ordersIn({ words, sentences }: Tokens): Set<number> {
  const ordering = new Set<number>();
  const orders = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const sentence = sentences[at] ?? 0;
    if (word === PROFILE_CODE && words[at + 1] === '#small') orders.add(sentence);
    if (ORDERING_WORDS.has(word)) ordering.add(sentence);
    if (ordering.has(sentence) && ORDERED_WORDS.has(word)) orders.add(sentence);
  }
  return orders;
}

/** The tokens without such sentences; the same object when there are none. */
export function withoutOrders(tokens: Tokens): Tokens {
  if (!holdsMark(tokens, MAY_ORDER)) return tokens;
  const orders = ordersIn(tokens);
  if (orders.size === 0) return tokens;
  const keep = <Item>(items: readonly Item[]): Item[] =>
    items.filter((_, at) => !orders.has(tokens.sentences[at] ?? 0));
  return {
    words: keep(tokens.words),
    starts: keep(tokens.starts),
    ends: keep(tokens.ends),
    segments: keep(tokens.segments),
    sentences: keep(tokens.sentences),
    isApart: keep(tokens.isApart),
    marks: keep(tokens.marks),
  };
}
