/**
 * "I sent Robin the raw data", "told her we would win" and "To do: send the plan" tell what the writer of the notes did or means
 * to do, and no more of the person than that somebody wrote to them. Left as they are: what was sent to the writer ("sent me …",
 * "told us …"), what the person answers in the same sentence, and the person's own words, where "I" is the person.
 */
import { type Range, rangeOf } from './blanked.ts';
import type { Stretch } from './features.ts';
import { markWords } from './marks.ts';
import type { NameRanges } from './name-mask.ts';
import {
  AFTER_WHOM,
  AUXILIARIES,
  DATES,
  DETERMINERS,
  DONE,
  FIRST_PERSON,
  GIVING,
  HEADINGS,
  OFFERED,
  OPENERS,
  OTHER_SUBJECTS,
  REPLIES,
  TELLING,
  TIES,
  TO_WRITER,
  TURNS,
  WHOM,
} from './note-taker-words.ts';
import { byFirstWord, phraseEnd } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { bears } from './unread.ts';

const HEADINGS_BY_WORD = byFirstWord(HEADINGS);
const MAY_BE_DEED = markWords([...FIRST_PERSON, ...DONE, ...HEADINGS_BY_WORD.keys()]);
const LOWER = /^(?:['’]s)? +[a-z]/;
const INTRODUCING = new Set(['is', 'am', 'i', 'name', 'me', 'dear', 'hi', 'hello', 'thanks']);
const ABOUT = new Set(['to', 'with', 'for', 'of', 'by', 'about']);
const NOT_TOLD = new Set(['here', 'from', 'and', 'or', 'speaking']);
const MOST_OPENING_WORDS = 3;
const MOST_AUXILIARIES = 3;
const MOST_BEFORE_OFFERED = 3;
const MOST_WORDS_OF_HEADING = 7;
const SUBJECTS = new Set(['he', 'she']);
const MODALS = new Set(['would', 'will', 'could', 'can', 'should']);
const SHORT_MODAL = /['’](?:d|ll)$/i;
const BREAKS = /[;:()[\]{}—–•|"“”\n]| - /u;
const QUOTE_MARK = /["“”]/u;
const LIST_LINE = /^[ \t]*(?:[-*•]|\d+[.)])[ \t]/;

/** Notes as they are looked at. */
interface Notes {
  readonly text: string;
  readonly tokens: Tokens;
  /** Where words begin that name the person. */
  readonly ownStarts: ReadonlySet<number>;
  /** Whether "I" is somebody else than the person, who is told of by name. */
  readonly isToldOf: boolean;
  /** Whether "I" does nothing in the notes but such things, so that "her" and "him" are the person. */
  readonly isAllDeeds: boolean;
}

/** What stands between a word and the one before. */
function gapBefore({ text, tokens: { starts, ends } }: Notes, at: number): string {
  return text.slice(ends[at - 1] ?? 0, starts[at] ?? text.length);
}

function isOwn({ tokens, ownStarts }: Notes, at: number): boolean {
  return ownStarts.has(tokens.starts[at] ?? -1);
}

/** Whether a clause begins with the word. */
function opens(notes: Notes, at: number): boolean {
  const { words, sentences } = notes.tokens;
  if (at === 0 || sentences[at - 1] !== sentences[at]) return true;
  return TIES.has(words[at - 1] ?? '') || notes.tokens.isApart[at] === true;
}

/** Whether a clause begins with the word, or with no more before it than when it was ("On Monday I …"). */
function opensLate(notes: Notes, at: number): boolean {
  for (let from = at; from >= 0 && from >= at - MOST_OPENING_WORDS; from -= 1) {
    if (!opens(notes, from)) continue;
    return from === at || OPENERS.has(notes.tokens.words[from] ?? '');
  }
  return false;
}

/** "Her the plan", "Robin", but not "her team" and not "me". */
function isWhom(notes: Notes, at: number): boolean {
  const { words, sentences } = notes.tokens;
  if (sentences[at] !== sentences[at - 1]) return false;
  if (isOwn(notes, at)) return true;
  if (!WHOM.has(words[at] ?? '')) return false;
  const isLast = sentences[at + 1] !== sentences[at] || notes.tokens.isApart[at + 1] === true;
  return words[at] !== 'her' || isLast || AFTER_WHOM.has(words[at + 1] ?? '');
}

/** Where the person comes in: "…, and she said", "…, wants proof". */
function isReply(notes: Notes, at: number): boolean {
  const { words } = notes.tokens;
  const word = words[at] ?? '';
  if (SUBJECTS.has(word) || TURNS.has(word)) return true;
  if (BREAKS.test(gapBefore(notes, at))) return true;
  if (notes.tokens.isApart[at] === true)
    return isOwn(notes, at) || OTHER_SUBJECTS.has(word) || REPLIES.has(word);
  return TIES.has(words[at - 1] ?? '') && (isOwn(notes, at) || (word !== 'who' && OTHER_SUBJECTS.has(word)));
}

/** "[Told her] she would …". */
function isPromise({ text, tokens }: Notes, at: number): boolean {
  const { words, starts, ends, sentences } = tokens;
  if (!SUBJECTS.has(words[at] ?? '') || sentences[at] !== sentences[at - 1]) return false;
  return MODALS.has(words[at + 1] ?? '') || SHORT_MODAL.test(text.slice(starts[at], ends[at]));
}

/** Where what the writer does ends: with the sentence, or where the person comes in. */
function endOfDeed(notes: Notes, verb: number): number {
  const { words, sentences } = notes.tokens;
  let end = verb + 1;
  if (isWhom(notes, end)) end += isPromise(notes, end + 1) ? 2 : 1;
  while (end < words.length && sentences[end] === sentences[verb] && !isReply(notes, end)) end += 1;
  while (end > verb + 1 && TIES.has(words[end - 1] ?? '')) end -= 1;
  return end;
}

function isToWriter({ tokens: { words } }: Notes, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1) if (TO_WRITER.has(words[at] ?? '')) return true;
  return false;
}

/** Where it is told what "I" or "we" gave or told somebody; null where it is something else. */
function deedVerb(words: readonly string[], at: number): number | null {
  let verb = at + 1;
  while (verb <= at + MOST_AUXILIARIES && AUXILIARIES.has(words[verb] ?? '')) verb += 1;
  return GIVING.has(words[verb] ?? '') || TELLING.has(words[verb] ?? '') ? verb : null;
}

/** "I [have] sent [Robin] …". */
function byWriter(notes: Notes, at: number): Stretch | null {
  const { words } = notes.tokens;
  const verb = deedVerb(words, at);
  if (verb === null || !opensLate(notes, at)) return null;
  const isToPerson = isOwn(notes, verb + 1) || (notes.isAllDeeds && isWhom(notes, verb + 1));
  return isToPerson || notes.isToldOf ? { from: at, to: endOfDeed(notes, verb) } : null;
}

/** "Told her …", "sent the proposal". */
function withoutSubject(notes: Notes, verb: number): Stretch | null {
  if (!isFirstOrDated(notes.tokens, verb)) return null;
  const deed = { from: verb, to: endOfDeed(notes, verb) };
  if (isWhom(notes, verb + 1)) return deed;
  const isOffer = GIVING.has(notes.tokens.words[verb] ?? '') && isOffered(notes, verb);
  return isOffer && !isToWriter(notes, deed) ? deed : null;
}

/** Whether nothing but a date stands before a word in its sentence. */
function isFirstOrDated({ words, sentences }: Tokens, at: number): boolean {
  let from = at;
  while (from > 0 && sentences[from - 1] === sentences[at] && DATES.has(words[from - 1] ?? '')) from -= 1;
  return from === 0 || sentences[from - 1] !== sentences[at];
}

/** "[Sent] the new proposal". */
function isOffered({ tokens: { words } }: Notes, verb: number): boolean {
  const first = DETERMINERS.has(words[verb + 1] ?? '') ? verb + 2 : verb + 1;
  for (let at = first; at < first + MOST_BEFORE_OFFERED; at += 1)
    if (OFFERED.has(words[at] ?? '')) return true;
  return false;
}

/** "To do [before the call]: …" up to the end of its sentence, and the list below it. */
function underHeading(notes: Notes, at: number): Stretch | null {
  const { words, sentences } = notes.tokens;
  const isFirst = at === 0 || sentences[at - 1] !== sentences[at];
  const isHeading = phraseEnd(notes.tokens, at, words.length, HEADINGS_BY_WORD) !== null;
  if (!isFirst || !isHeading) return null;
  let end = at + 1;
  while (end <= at + MOST_WORDS_OF_HEADING && !gapBefore(notes, end).includes(':')) end += 1;
  if (end > at + MOST_WORDS_OF_HEADING) return null;
  while (end < words.length && (sentences[end] === sentences[end - 1] || isInList(notes, end))) end += 1;
  return { from: at, to: end };
}

/** Whether a sentence is one more line of a list. */
function isInList(notes: Notes, at: number): boolean {
  const gap = gapBefore(notes, at);
  const line = gap.lastIndexOf('\n');
  return line >= 0 && !/\n\s*\n/.test(gap) && LIST_LINE.test(gap.slice(line + 1));
}

function deedAt(notes: Notes, at: number): Stretch | null {
  const word = notes.tokens.words[at] ?? '';
  if (FIRST_PERSON.has(word)) return byWriter(notes, at);
  if (DONE.has(word)) return withoutSubject(notes, at);
  return HEADINGS_BY_WORD.has(word) ? underHeading(notes, at) : null;
}

/** "Robin said …", and not "Robin: …" or "this is Robin from …". */
function tellsOf(text: string, { words, ends }: Tokens, at: number): boolean {
  if (ABOUT.has(words[at - 1] ?? '')) return true;
  return (
    LOWER.test(text.slice(ends[at] ?? 0, (ends[at] ?? 0) + 6)) &&
    !INTRODUCING.has(words[at - 1] ?? '') &&
    !NOT_TOLD.has(words[at + 1] ?? '')
  );
}

/** Whether an odd number of double quotation marks stands before the word. */
function holdsQuoteMark(notes: Notes, at: number): boolean {
  return notes.tokens.isApart[at] === true && gapBefore(notes, at).split(QUOTE_MARK).length % 2 === 0;
}

/** Whether something of the kind may begin with a word: in most notes none does, and they are not looked at any closer. */
function mayBegin(tokens: Tokens, at: number): boolean {
  if (!bears(tokens, at, MAY_BE_DEED)) return false;
  const { words } = tokens;
  return FIRST_PERSON.has(words[at] ?? '') ? deedVerb(words, at) !== null : isFirstOrDated(tokens, at);
}

/** What of the text is the writer's own doing. Linear. */
export function deedsOfNoteTaker(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  if (!tokens.words.some((_, at) => mayBegin(tokens, at))) return [];
  const ownStarts = new Set(own.starts);
  const isToldOf = tokens.starts.some((start, at) => ownStarts.has(start) && tellsOf(text, tokens, at));
  const { words } = tokens;
  const isAllDeeds = words.every((word, at) => word !== 'i' || deedVerb(words, at) !== null);
  const notes: Notes = { text, tokens, ownStarts, isToldOf, isAllDeeds };
  const ranges: Range[] = [];
  let isQuoted = false;
  for (let at = 0; at < words.length; at += 1) {
    if (holdsQuoteMark(notes, at)) isQuoted = !isQuoted;
    const deed = isQuoted || !mayBegin(tokens, at) ? null : deedAt(notes, at);
    if (deed === null) continue;
    ranges.push(rangeOf(tokens, deed));
    at = deed.to - 1;
  }
  return ranges;
}
