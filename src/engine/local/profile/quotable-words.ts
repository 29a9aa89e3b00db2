/** What of a clause can be quoted when it holds a protected word: whole clauses beside it, or else the words at one side. */
import { isEveryday, isTied } from './clause-roles.ts';
import type { Stretch } from './features.ts';
import { markWords } from './marks.ts';
import { KIND, kindOf, wordsOfKind } from './protected-words.ts';
import type { Tokens } from './tokens.ts';
import { bears, wordSet } from './unread.ts';

/** Notes as they were written, and as they were read: with spaces in place of what is left unread. */
export interface Quotable {
  readonly written: string;
  readonly read: string;
}

/** No quote begins or ends with one of these where it was cut. */
const LOOSE_ENDS = wordSet(
  'a an the this that these those his her their its my our your of in on at by for from with without to into about over under than like as and but or so nor if when while because since before until till unless who which what whose how is are am was were be been has have had do does did will would can could may might must should not no very too quite ! ?',
);
const DETERMINERS = wordSet('a an the this that these those his her their');
/** A clause within a clause begins with one of these. */
const OPENINGS = wordSet('and but or so because when while unless he she they i we');
/** So few words of a cut clause are left out to begin with one; more may be what it is about. */
const MOST_WORDS_TO_OPENING = 3;
/** "Wife" and "man", and not "Mr": a title tells no more than a pronoun. */
const DESCRIBING_NOUNS = new Set(wordsOfKind(KIND.noun).filter((word) => (kindOf(word) & KIND.title) === 0));
const MAY_BE_PROTECTED = markWords(DESCRIBING_NOUNS);
const LEAST_WORDS_OF_A_REST = 2;
const LEAST_WORDS_OF_A_CUT = 4;
const LEAST_WORDS_BEFORE_A_LOOSE_END = 3;
/** Of a label ("numbers guy") one word is enough. */
const MOST_WORDS_OF_A_LABEL = 3;

/** Whether something unread stands between a word and the one before. */
function followsGap({ written, read }: Quotable, { starts, ends }: Tokens, at: number): boolean {
  const from = ends[at - 1] ?? 0;
  const to = starts[at] ?? 0;
  return to - from > 1 && written.slice(from, to) !== read.slice(from, to);
}

/** The longest stretches without a protected word; null when that is the whole. */
function unprotected(notes: Quotable, tokens: Tokens, { from, to }: Stretch): Stretch[] | null {
  let runs: Stretch[] | null = null;
  let start = from;
  const isBlanked = notes.written !== notes.read;
  for (let at = from; at < to; at += 1) {
    const isNoun = bears(tokens, at, MAY_BE_PROTECTED) && DESCRIBING_NOUNS.has(tokens.words[at] ?? '');
    const isProtected = isNoun && !isEveryday(notes.written, tokens, at);
    if (!isProtected && !(isBlanked && at > from && followsGap(notes, tokens, at))) continue;
    runs ??= [];
    if (at > start) runs.push({ from: start, to: at });
    start = isProtected ? at + 1 : at;
  }
  if (runs !== null && to > start) runs.push({ from: start, to });
  return runs;
}

/** The whole clauses within a run: from its front if it is one, and from each tie or comma. */
function wholeClauses(notes: Quotable, tokens: Tokens, run: Stretch, whole: Stretch): Stretch | null {
  let { from, to } = run;
  const begins = (at: number): boolean => at === whole.from || isTied(notes.written, tokens, at);
  while (from < to && !begins(from)) from += 1;
  while (to > from && to !== whole.to && !begins(to)) to -= 1;
  return to > from ? { from, to } : null;
}

/** The stretch without loose words at its end, where it was cut within a clause. */
export function withoutLooseEnd({ words }: Tokens, { from, to }: Stretch): Stretch {
  let end = to;
  while (end > from && LOOSE_ENDS.has(words[end - 1] ?? '')) end -= 1;
  return end - from >= LEAST_WORDS_BEFORE_A_LOOSE_END ? { from, to: end } : { from, to };
}

/** The stretch from where it may begin, cut within a clause as it is: at a comma, at a tie, or with who does something. */
export function withoutLooseFront({ words, isApart }: Tokens, { from, to }: Stretch): Stretch {
  for (let at = from; at <= from + MOST_WORDS_TO_OPENING && at + LEAST_WORDS_OF_A_CUT <= to; at += 1)
    if (isApart[at] === true || OPENINGS.has(words[at] ?? '')) return { from: at, to };
  return { from, to };
}

/** The stretch without loose words at its ends; the article or the like that its clause begins with stays. */
function trimmed({ words }: Tokens, run: Stretch, clause: Stretch): Stretch {
  let { from, to } = run;
  while (from < to && LOOSE_ENDS.has(words[from] ?? '')) from += 1;
  while (to > from && LOOSE_ENDS.has(words[to - 1] ?? '')) to -= 1;
  const isDetermined =
    run.from === clause.from && from === run.from + 1 && DETERMINERS.has(words[run.from] ?? '');
  return isDetermined && to - from >= LEAST_WORDS_OF_A_REST ? { from: from - 1, to } : { from, to };
}

/** The stretches of a clause that hold no protected word and read well by themselves; null when the whole clause does. */
export function withoutProtected(notes: Quotable, tokens: Tokens, clause: Stretch): Stretch[] | null {
  const runs = unprotected(notes, tokens, clause);
  if (runs === null) return null;
  const clauses = runs.flatMap((run) => wholeClauses(notes, tokens, run, clause) ?? []);
  if (clauses.length > 0) return clauses;
  const least = clause.to - clause.from <= MOST_WORDS_OF_A_LABEL ? 1 : LEAST_WORDS_OF_A_REST;
  return runs.map((run) => trimmed(tokens, run, clause)).filter(({ from, to }) => to - from >= least);
}
