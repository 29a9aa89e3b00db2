/**
 * Cuts notes into words, segments and sentences in one pass over the character codes: linear in the length of
 * the text, no regular expression. Words come out in lower case with contractions opened ("doesn't" is "does",
 * "not"), numbers as classes, the person's name and other protected words as neutral tokens.
 */
import { marksOf } from './marks.ts';
import { isWordCode, type NameRanges } from './name-mask.ts';
import { IN_SHORT, writtenOut } from './shorthand.ts';

/** What the person's name is read as: the same word that every pronoun for a person becomes. */
export const NAME_TOKEN = 'they';

/** Stands for a word that says nothing where it stands. */
export const UNREAD_TOKEN = '#unread';

/** What no lexicon holds. */
const UNKNOWN_TOKEN = '';

/** Words of one text, as parallel arrays. Character offsets refer to the text as given; ends are exclusive. */
export interface Tokens {
  readonly words: string[];
  readonly starts: number[];
  readonly ends: number[];
  /** Index of the segment (a stretch between stops, semicolons, colons, dashes, brackets) of each word. */
  readonly segments: number[];
  /** Index of the sentence of each word. */
  readonly sentences: number[];
  /** Whether a comma, a quotation mark or another stop stands before each word; white space, however wide, is none. */
  readonly isApart: boolean[];
  /** The rules that each word as it was written may matter to (marks.ts); it bears them still when it is left unread. */
  readonly marks: number[];
}

const CODE = {
  newline: 10,
  space: 32,
  apostrophe: 39,
  comma: 44,
  hyphen: 45,
  stop: 46,
  slash: 47,
  colon: 58,
  percent: 37,
  question: 63,
  exclamation: 33,
  curly: 0x2019,
} as const;

const SENTENCE_ENDS = new Set([...'.!?…'].map((character) => character.charCodeAt(0)));
const SEGMENT_ENDS = new Set([...';:()[]—–•|'].map((character) => character.charCodeAt(0)));
const QUOTATION_MARKS = new Set([...'"“”„‘'].map((character) => character.charCodeAt(0)));
const CURRENCIES = new Set([...'$£€¥₹'].map((character) => character.charCodeAt(0)));
const IRREGULAR_NOT: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' };

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isApostrophe(code: number): boolean {
  return code === CODE.apostrophe || code === CODE.curly;
}

/** Lower case of the same length, so that offsets hold; a text where the two differ is lowered letter by letter. */
function lowerOfSameLength(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at).toLowerCase();
    out += letter.length === 1 ? letter : text.charAt(at);
  }
  return out;
}

/** The class of a number: what matters is that somebody counts, not which count. */
function numberClass(lower: string, start: number, end: number): string {
  const before = start > 0 ? lower.charCodeAt(start - 1) : 0;
  const after = end < lower.length ? lower.charCodeAt(end) : 0;
  if (CURRENCIES.has(before) || CURRENCIES.has(after)) return '#money';
  if (after === CODE.percent) return '#percent';
  const length = end - start;
  const first = lower.charCodeAt(start);
  if (length === 4 && (first === 49 || first === 50)) return '#year';
  for (let at = start; at < end; at += 1) {
    const code = lower.charCodeAt(at);
    if (code === CODE.colon) return '#time';
    if (code === CODE.stop || code === CODE.comma) return length > 4 ? '#large' : '#decimal';
    if (!isDigit(code)) return '#mixed';
  }
  return length > 2 ? '#large' : '#small';
}

const LEAST_CLAUSE_WORDS = 6;

class Reader {
  readonly words: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly segments: number[] = [];
  readonly sentences: number[] = [];
  readonly isApart: boolean[] = [];
  readonly marks: number[] = [];
  private segment = 0;
  private sentence = 0;
  private segmentWords = 0;
  private sentenceIsEmpty = true;
  private hasStopped = true;

  push(word: string, start: number, end: number, marks = marksOf(word)): void {
    this.words.push(word);
    this.marks.push(marks);
    this.starts.push(start);
    this.ends.push(end);
    this.segments.push(this.segment);
    this.sentences.push(this.sentence);
    this.isApart.push(this.hasStopped);
    this.hasStopped = false;
    this.segmentWords += 1;
    this.sentenceIsEmpty = false;
  }

  /** Sets the next word apart from the one before, in the same clause. */
  stop(): void {
    this.hasStopped = true;
  }

  endSegment(): void {
    this.stop();
    if (this.segmentWords === 0) return;
    this.segment += 1;
    this.segmentWords = 0;
  }

  /** A comma ends a segment that is long enough to stand by itself. */
  endClause(): void {
    this.stop();
    if (this.segmentWords >= LEAST_CLAUSE_WORDS) this.endSegment();
  }

  endSentence(): void {
    this.endSegment();
    if (this.sentenceIsEmpty) return;
    this.sentence += 1;
    this.sentenceIsEmpty = true;
  }
}

/** "w/o", the one short form that is not all letters and digits. */
const WITHOUT = 'w/o';

/** End of the word or number that starts at `start`; apostrophes, and points inside numbers, belong to it. */
function wordEnd(lower: string, start: number): number {
  const behind = start + WITHOUT.length;
  const isWithout = lower.charCodeAt(start + 1) === CODE.slash && lower.startsWith(WITHOUT, start);
  if (isWithout && !isWordCode(lower.charCodeAt(behind))) return behind;
  const numeric = isDigit(lower.charCodeAt(start));
  let end = start + 1;
  while (end < lower.length) {
    const code = lower.charCodeAt(end);
    if (isWordCode(code)) {
      end += 1;
      continue;
    }
    const next = end + 1 < lower.length ? lower.charCodeAt(end + 1) : 0;
    const joins = numeric
      ? (code === CODE.stop || code === CODE.comma || code === CODE.colon) && isDigit(next)
      : isApostrophe(code) && isWordCode(next);
    if (!joins) return end;
    end += 2;
  }
  return end;
}

function pushWord(reader: Reader, lower: string, start: number, end: number): void {
  const isPossessive = end - start === 1 && lower.charCodeAt(start) === 115 && start > 0;
  if (isPossessive && isApostrophe(lower.charCodeAt(start - 1))) return;
  if (isDigit(lower.charCodeAt(start))) {
    reader.push(numberClass(lower, start, end), start, end);
    return;
  }
  for (let at = end - 1; at > start; at -= 1) {
    if (!isApostrophe(lower.charCodeAt(at))) continue;
    const negated = at === end - 2 && lower.charCodeAt(at - 1) === 110 && lower.charCodeAt(end - 1) === 116;
    if (negated && at - 1 > start) {
      const base = lower.slice(start, at - 1);
      reader.push(IRREGULAR_NOT[base] ?? base, start, at - 1);
      reader.push('not', at - 1, end);
    } else {
      reader.push(lower.slice(start, at), start, end);
    }
    return;
  }
  const word = lower.slice(start, end);
  const marks = marksOf(word);
  if ((marks & IN_SHORT) === 0) reader.push(word, start, end, marks);
  else reader.push(writtenOut(word), start, end);
}

/** A line break ends a sentence before a blank line, a list mark or a line that opens with a capital. */
function lineBreakEnds(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && text.charCodeAt(next) <= CODE.space && text.charCodeAt(next) !== CODE.newline)
    next += 1;
  if (next >= text.length) return true;
  const code = text.charCodeAt(next);
  if (code === CODE.newline || code === CODE.hyphen || code === 42 || code === 0x2022) return true;
  return code >= 65 && code <= 90;
}

/** Whether a quotation mark stands there; an apostrophe is one behind white space. */
function opensQuote(text: string, at: number, code: number): boolean {
  if (QUOTATION_MARKS.has(code)) return true;
  return isApostrophe(code) && at > 0 && text.charCodeAt(at - 1) <= CODE.space;
}

function readMark(reader: Reader, text: string, at: number): void {
  const code = text.charCodeAt(at);
  if (opensQuote(text, at, code)) reader.stop();
  if (code === CODE.question) reader.push('?', at, at + 1);
  else if (code === CODE.exclamation) reader.push('!', at, at + 1);
  if (code === CODE.comma) reader.endClause();
  else if (SENTENCE_ENDS.has(code)) reader.endSentence();
  else if (code === CODE.newline) {
    if (lineBreakEnds(text, at)) reader.endSentence();
  } else if (SEGMENT_ENDS.has(code)) reader.endSegment();
  else if (code === CODE.hyphen && isSpacedOrDoubled(text, at)) reader.endSegment();
}

function isSpacedOrDoubled(text: string, at: number): boolean {
  const before = at > 0 ? text.charCodeAt(at - 1) : CODE.space;
  const after = at + 1 < text.length ? text.charCodeAt(at + 1) : CODE.space;
  return (before <= CODE.space && after <= CODE.space) || after === CODE.hyphen;
}

/** Web addresses are skipped whole: the words in them are not the writer's. */
function startsAddress(lower: string, at: number): boolean {
  const code = lower.charCodeAt(at);
  if (code === 104) return lower.startsWith('http://', at) || lower.startsWith('https://', at);
  return code === 119 && lower.startsWith('www.', at);
}

/** All words of the text in order. Each stretch of the name as written becomes one `NAME_TOKEN`. */
export function tokenise(text: string, name: NameRanges): Tokens {
  const lower = lowerOfSameLength(text);
  const reader = new Reader();
  let nextName = 0;
  let at = 0;
  while (at < lower.length) {
    const nameStart = name.starts[nextName];
    if (nameStart !== undefined && at >= nameStart) {
      const nameEnd = name.ends[nextName] ?? at + 1;
      reader.push(name.areAsWritten[nextName] === true ? NAME_TOKEN : UNKNOWN_TOKEN, nameStart, nameEnd);
      nextName += 1;
      at = nameEnd;
    } else if (startsAddress(lower, at)) {
      while (at < lower.length && lower.charCodeAt(at) > CODE.space) at += 1;
    } else if (isWordCode(lower.charCodeAt(at))) {
      const end = wordEnd(lower, at);
      pushWord(reader, lower, at, end);
      at = end;
    } else {
      readMark(reader, text, at);
      at += 1;
    }
  }
  return reader;
}
