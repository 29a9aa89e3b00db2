/** Leaves words unread that would be taken for the person's own wish. */
import type { Range } from './blanked.ts';
import type { Stretch } from './features.ts';
import { markWords } from './marks.ts';
import { type Tokens, UNREAD_TOKEN } from './tokens.ts';

/** Which words are not to be read, if the word at `at` begins such words. */
export type Finder = (tokens: Tokens, at: number) => Stretch | null;

/** What finds words that are not to be read, by the word that begins or ends them; all of these words bear the mark. */
export interface Finders {
  readonly mark: number;
  readonly byWord: ReadonlyMap<string, Finder>;
}

/** Of two finders for one word the later one counts. */
export function findersBy(entries: Iterable<readonly [string, Finder]>): Finders {
  const byWord = new Map(entries);
  return { mark: markWords(byWord.keys()), byWord };
}

/** Farther away nothing belongs together any more; it also keeps the time in proportion to the text. */
const FARTHEST = 40;

/** The same tokens with the words that `finders` find unread; the same object where they find none. Linear. */
export function leaveUnread(tokens: Tokens, { mark, byWord }: Finders): Tokens {
  let read: string[] | null = null;
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (!bears(tokens, at, mark)) continue;
    const unread = byWord.get(tokens.words[at] ?? '')?.(tokens, at) ?? null;
    if (unread === null) continue;
    read ??= tokens.words.slice();
    read.fill(UNREAD_TOKEN, unread.from, unread.to);
  }
  return read === null ? tokens : { ...tokens, words: read };
}

/** The same tokens, all of them unread. */
export function allUnread(tokens: Tokens): Tokens {
  return { ...tokens, words: tokens.words.map(() => UNREAD_TOKEN) };
}

/** The same tokens with the words between some characters unread; `ranges` rise. */
export function unreadBetween(tokens: Tokens, ranges: readonly Range[]): Tokens {
  let next = 0;
  const words = tokens.words.map((word, at) => {
    const start = tokens.starts[at] ?? 0;
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= start) next += 1;
    return start >= (ranges[next]?.start ?? Number.POSITIVE_INFINITY) ? UNREAD_TOKEN : word;
  });
  return { ...tokens, words };
}

/** The same tokens with all words unread but those between some characters; `ranges` rise. */
export function unreadBeside(tokens: Tokens, ranges: readonly Range[]): Tokens {
  const gaps = [...ranges, null].map((range, at) => ({
    start: ranges[at - 1]?.end ?? 0,
    end: range?.start ?? Number.POSITIVE_INFINITY,
  }));
  return unreadBetween(tokens, gaps);
}

/** The words of a list that is written as one text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Whether one of the sought words stands in the stretch. */
export function holds({ words }: Tokens, { from, to }: Stretch, sought: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (sought.has(words[at] ?? '')) return true;
  return false;
}

/** Whether a word of the stretch begins at one of these characters. */
export function holdsStart({ starts }: Tokens, { from, to }: Stretch, sought: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) if (sought.has(starts[at] ?? -1)) return true;
  return false;
}

/** Whether a word bears the mark. */
export function bears({ marks }: Tokens, at: number, mark: number): boolean {
  return ((marks[at] ?? 0) & mark) !== 0;
}

/** Whether a word that bears the mark stands from `from` on before `to`. */
export function holdsMark(tokens: Tokens, mark: number, from = 0, to = tokens.marks.length): boolean {
  const end = Math.min(to, tokens.marks.length);
  for (let at = from; at < end; at += 1) if (bears(tokens, at, mark)) return true;
  return false;
}

/** Where the clause of a word begins. */
export function clauseStart({ segments }: Tokens, at: number): number {
  let start = at;
  while (start > at - FARTHEST && start > 0 && segments[start - 1] === segments[at]) start -= 1;
  return start;
}

/** Where the clause of a word ends, exclusive. */
export function clauseEnd({ segments }: Tokens, at: number): number {
  return endOf(segments, at);
}

/** Where the sentence of a word ends, exclusive. */
export function sentenceEnd({ sentences }: Tokens, at: number): number {
  return endOf(sentences, at);
}

function endOf(parts: readonly number[], at: number): number {
  let end = at;
  while (end < at + FARTHEST && end < parts.length && parts[end] === parts[at]) end += 1;
  return end;
}
