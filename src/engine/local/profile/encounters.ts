/**
 * "Sat with Robin again.", "Coffee with her on Tuesday, 10:30" and "Spoke to Robin at the fair" tell that the writer of the notes
 * met the person, and nothing of how they decide. Left as they are: clauses in which anything else is told ("met Robin to go through
 * every figure"), and whom the person met.
 */
import { type Range, rangeOf } from './blanked.ts';
import { markWords } from './marks.ts';
import type { NameRanges } from './name-mask.ts';
import { DATES, WHOM } from './note-taker-words.ts';
import type { Tokens } from './tokens.ts';
import { bears, clauseEnd, wordSet } from './unread.ts';

/** What the writer does who meets somebody, and what a meeting is called. */
const MEETINGS = wordSet(
  'sat met spoke talked chatted caught ran bumped saw visited called rang phoned call coffee lunch dinner breakfast drinks chat meeting catchup visit session zoom one',
);
/** What may stand before such a word, and behind it. */
const BEFORE = wordSet(
  'had a another second third first quick long short brief good nice our weekly monthly',
);
const BEHIND = wordSet('down up briefly again quickly with to into');
const TIMES = wordSet(
  'again twice today yesterday morning afternoon evening noon lunch work week weekend month year hour hours minutes half this last next the a an his her our their and two three',
);
/** A place, a time or company follows. */
const BESIDE = wordSet('on at over in for before after during from and');
const DETERMINERS = wordSet('the a an his her our their this last #small');
const MOST_WORDS_BESIDE = 2;
const MAY_BE_MEETING = markWords(MEETINGS);
const CAPITAL = /^\p{Lu}\p{Ll}/u;

interface Notes {
  readonly text: string;
  readonly tokens: Tokens;
  /** Where words begin that name the person. */
  readonly ownStarts: ReadonlySet<number>;
}

/** Where the name of the person ends that begins with a word, or "him" or "her"; any name where the notes do not hold theirs. */
function whomEnd({ text, tokens, ownStarts }: Notes, at: number): number | null {
  const { words, starts } = tokens;
  if (WHOM.has(words[at] ?? '')) return at + 1;
  const names = (place: number): boolean => {
    const start = starts[place] ?? -1;
    return ownStarts.size === 0 ? CAPITAL.test(text.slice(start, start + 2)) : ownStarts.has(start);
  };
  let end = at;
  while (end < words.length && names(end)) end += 1;
  return end > at ? end : null;
}

/** Whether words tell when, where or with whom beside, and nothing more. */
function tellsOnlyWhen({ words }: Tokens, from: number, to: number): boolean {
  let isBeside = false;
  let beside = 0;
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (BESIDE.has(word)) isBeside = DETERMINERS.has(words[at + 1] ?? '');
    else if (!TIMES.has(word) && !DATES.has(word)) {
      beside += 1;
      if (!isBeside || beside > MOST_WORDS_BESIDE) return false;
    }
  }
  return true;
}

/** Where the words that begin with `at` are set off from what follows, if not by "who". */
function endOfWords(tokens: Tokens, at: number): number {
  const clause = clauseEnd(tokens, at);
  for (let end = at + 1; end < clause; end += 1)
    if (tokens.isApart[end] === true) return tokens.words[end] === 'who' ? clause : end;
  return clause;
}

/** The end of words, begun with `at`, that tell of a meeting and no more; null for any others. */
function meetingEnd(notes: Notes, at: number): number | null {
  const { words } = notes.tokens;
  let whom = at;
  while (BEFORE.has(words[whom] ?? '')) whom += 1;
  if (!MEETINGS.has(words[whom] ?? '')) return null;
  whom += 1;
  while (BEHIND.has(words[whom] ?? '')) whom += 1;
  const end = whomEnd(notes, whom);
  const to = endOfWords(notes.tokens, at);
  return end !== null && end <= to && tellsOnlyWhen(notes.tokens, end, to) ? to : null;
}

/** Where the notes tell that their writer met the person, and no more. Linear. */
export function encountersIn(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  const { words, sentences } = tokens;
  if (!words.some((_, at) => bears(tokens, at, MAY_BE_MEETING))) return [];
  const notes: Notes = { text, tokens, ownStarts: new Set(own.starts) };
  const ranges: Range[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (at > 0 && sentences[at] === sentences[at - 1]) continue;
    let from = at;
    let to = meetingEnd(notes, from);
    // "Sat" is a day, too.
    while (to === null && DATES.has(words[from] ?? '') && sentences[from + 1] === sentences[at]) {
      from += 1;
      to = meetingEnd(notes, from);
    }
    if (to !== null) ranges.push(rangeOf(tokens, { from, to }));
  }
  return ranges;
}
