/**
 * Mail in notes says who wrote it ("On Mon, 4 May Lee Chen wrote:", "From: Lee Chen"). What somebody else wrote is no evidence
 * about the person, although the person answered it; what nobody is named for is read like the notes themselves.
 */

import { type Line, linesOf } from '../../facts/lines.ts';
import type { Range } from './blanked.ts';
import { isSameName, mayBeShortFor, namePartsOf } from './name-forms.ts';

const MENTIONS_MAIL = /wrote:|writes:|said:|from:/i;
const QUOTE_MARKS = /^[\s>]*/;
const WROTE =
  /^(?:on\b.{3,200}|[\p{Lu}][\p{L}.'’-]*(?: [\p{Lu}][\p{L}.'’-]*){0,2}(?: <\S+>)?) (?:wrote|writes|said):$/iu;
const OPENS_WROTE = /^on\b.{3,160}$/i;
/** A mail program's line, and no sentence of the notes: it has an address or a year. */
const OF_PROGRAM = /@|\b20\d\d\b/;
const FROM = /^\**from:\**\s*(.+)$/i;
const OTHER_FIELDS = /^\**(?:sent|date|to|cc|subject):/i;
const MOST_LINES_OF_HEAD = 4;
const RULE = /^[-_=*]{3,}$/;
const CAPITALISED = /(?<![\p{L}@.])\p{Lu}[\p{L}'’-]*/gu;
const LOCAL_PART = /([\w.+-]+)@/;
const DATE_WORDS = new Set(
  'on at am pm mon tue tues wed thu thur thurs fri sat sun jan feb mar apr may jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december gmt utc cet cest bst est pst'.split(
    ' ',
  ),
);

/** What is known of the lines of one depth of quoting. */
interface Writing {
  readonly isOthers: boolean;
  /** Unmarked words that a sentence announces end with their paragraph. */
  readonly endsWithParagraph: boolean;
}

/** Whether a head ends in a name or an address: "On Monday the client wrote" may be about the person. */
const NAMED_WRITER = /(?:\p{Lu}[\p{L}.'’-]*|\S@\S+)["”]? \w+:$/u;

/** The lines that say who wrote what follows. */
interface Head {
  readonly said: string;
  readonly count: number;
}

function depthOf({ text }: Line): number {
  return (QUOTE_MARKS.exec(text)?.[0] ?? '').split('>').length - 1;
}

function bodyOf({ text }: Line): string {
  return text.replace(QUOTE_MARKS, '').trimEnd();
}

/** Whether somebody else than the person is named as the writer. */
function namesAnother(said: string, name: string): boolean {
  const local = LOCAL_PART.exec(said)?.[1];
  const named = (said.match(CAPITALISED) ?? []).filter((word) => !DATE_WORDS.has(word.toLowerCase()));
  if (local === undefined && named.length === 0) return false;
  const own = namePartsOf(name);
  const parts = namePartsOf(`${local ?? ''} ${named.join(' ')}`);
  if (parts.some((part) => part.length > 1 && own.includes(part))) return false;
  return ![local ?? '', ...named].some((word) => isSameName(word, name) || mayBeShortFor(word, name));
}

/** The lines from here that say who wrote what follows; null when none does. */
function headAt(lines: readonly Line[], at: number): Head | null {
  const line = lines[at];
  const next = lines[at + 1];
  if (line === undefined) return null;
  const body = bodyOf(line);
  if (WROTE.test(body)) return { said: body, count: 1 };
  const joined = next === undefined || !OPENS_WROTE.test(body) ? '' : `${body} ${bodyOf(next)}`;
  return OF_PROGRAM.test(joined) && WROTE.test(joined) ? { said: joined, count: 2 } : null;
}

/** "From: Lee Chen" with another field of a mail near it. */
function senderAt(lines: readonly Line[], at: number): string | null {
  const line = lines[at];
  const sender = line === undefined ? null : FROM.exec(bodyOf(line));
  if (sender === null) return null;
  const near = lines.slice(at + 1, at + 1 + MOST_LINES_OF_HEAD);
  return near.some((field) => OTHER_FIELDS.test(bodyOf(field))) ? (sender[1] ?? null) : null;
}

function depthBehind(lines: readonly Line[], from: number): number {
  const next = lines.slice(from, from + MOST_LINES_OF_HEAD).find((line) => bodyOf(line) !== '');
  return next === undefined ? 0 : depthOf(next);
}

/** Reads lines in order and keeps who wrote those of each depth of quoting. */
class MailReader {
  readonly ranges: Range[] = [];
  private readonly writings: (Writing | undefined)[] = [];
  private readonly lines: readonly Line[];
  private readonly name: string;

  constructor(lines: readonly Line[], name: string) {
    this.lines = lines;
    this.name = name;
  }

  /** Reads what begins at a line and returns how many lines that was. */
  readAt(at: number, line: Line): number {
    const depth = depthOf(line);
    const body = bodyOf(line);
    if (body !== '') this.writings.length = Math.min(this.writings.length, depth + 1);
    if (RULE.test(body) || (body === '' && this.writings[depth]?.endsWithParagraph === true))
      this.writings[depth] = undefined;
    const head = headAt(this.lines, at);
    if (head !== null) return this.readHead(at, line, head);
    const sender = senderAt(this.lines, at);
    if (sender !== null)
      this.writings[depth] = { isOthers: namesAnother(sender, this.name), endsWithParagraph: false };
    if (body !== '' && this.writings[depth]?.isOthers === true) this.leaveOut(line.start, line.end);
    return 1;
  }

  private readHead(at: number, line: Line, { said, count }: Head): number {
    const depth = depthOf(line);
    const behind = depthBehind(this.lines, at + count);
    const isMarked = behind > depth;
    const isOthers = NAMED_WRITER.test(said) && namesAnother(said.replace(/^on\b/i, ''), this.name);
    const isOfOthersMail = this.writings[depth]?.isOthers === true;
    this.writings[isMarked ? behind : depth] = {
      isOthers,
      endsWithParagraph: !isMarked && !OF_PROGRAM.test(said),
    };
    if (isOthers || isOfOthersMail) this.leaveOut(line.start, this.lines[at + count - 1]?.end ?? line.end);
    return count;
  }

  private leaveOut(start: number, end: number): void {
    this.ranges.push({ start, end });
  }
}

/** The lines of mail that somebody else wrote. Linear in the number of lines. */
export function mailOfOthers(notes: string, name: string): readonly Range[] {
  if (!notes.includes(':') || !MENTIONS_MAIL.test(notes)) return [];
  const lines = linesOf(notes);
  const reader = new MailReader(lines, name);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    at += reader.readAt(at, line);
  }
  return reader.ranges;
}
