import { type Line, linesOf } from '../../../facts/lines.ts';
import type { Block, BlockKind } from './draft-reading.ts';
import { splitFooter } from './footer.ts';
import { greetingLength } from './greeting.ts';
import type { RawBlock } from './lines.ts';
import { GOES_ON_SMALL, WRAPPED_LINE_SHORTEST } from './sentences.ts';
import { splitSignOff } from './sign-off.ts';

const LIST_ITEM = /^\s*(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+|\[[ x]\]\s+)/;
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s/;
const HEADER_FIELD = /^(?:subject|subj|betreff|re|fwd?|to|from|cc|bcc|date|sent)\s*:/i;
const SHOUTED_TITLE = /^[\p{Lu}\p{N}\s:&'’-]{4,60}$/u;
/** "ALL CHILDREN'S STAFF, 5 BRANCHES": whom a notice calls, in capitals and with commas. */
const SHOUTED_CALL =
  /^(?=.*\b(?:ALL|STAFF|TEAMS?|CREWS?|MEMBERS|PARENTS|RESIDENTS|TENANTS|VOLUNTEERS|ATTN|ATTENTION|NOTICE|EVERYONE)\b)[\p{Lu}\p{N}\s:&'’,./()-]{4,80}(?<![,.])$/u;
const QUOTE_MARK = /^\s*>/;
const THREAD_START =
  /^(?:\s*-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht)\s*-{2,}|on .{4,120} wrote:\s*$|am .{4,120} schrieb .{0,80}:\s*$|le .{4,120} a écrit\s*:\s*$|_{8,}\s*$)/i;
const FENCE = /^\s*(?:```|~~~)/;

/** Whether a new thread header ("From: … / Sent: …") begins at this line, below the draft's own words. */
function startsForwardedHeader(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1]?.text ?? '';
  return (
    index > 0 &&
    /^(?:from|von|de)\s*:/i.test(lines[index]?.text ?? '') &&
    /^(?:sent|date|to|gesendet|envoyé)\s*:/i.test(next)
  );
}

function kindOfLine(line: Line, isFirst: boolean): BlockKind {
  if (QUOTE_MARK.test(line.text)) return 'quoted';
  if (MARKDOWN_HEADING.test(line.text) || HEADER_FIELD.test(line.text)) return 'heading';
  if (LIST_ITEM.test(line.text)) return 'list_item';
  if (SHOUTED_TITLE.test(line.text.trim()) && /\p{Lu}{3}/u.test(line.text)) return 'heading';
  if (isFirst && SHOUTED_CALL.test(line.text.trim())) return 'heading';
  return 'paragraph';
}

const INDENTED = /^[ \t]{2,}\S/;
const ENDS_SENTENCE = /[.!?:;]\s*$/;

/** Whether a plain line goes on with the point above it: set in under it, or wrapped by a mail program. */
function continuesPoint(point: Line | undefined, { text }: Line): boolean {
  if (point === undefined) return false;
  if (INDENTED.test(text)) return true;
  return (
    point.text.length >= WRAPPED_LINE_SHORTEST &&
    !ENDS_SENTENCE.test(point.text) &&
    GOES_ON_SMALL.test(text.trimStart())
  );
}

/** Lines joined to blocks: plain lines that follow each other are one paragraph, each point of a list is its own block. */
function rawBlocks(text: string): RawBlock[] {
  const blocks: RawBlock[] = [];
  const lines = linesOf(text);
  let open = null as RawBlock | null;
  let fenced = false;
  for (const [index, line] of lines.entries()) {
    const isFence = FENCE.test(line.text);
    if (THREAD_START.test(line.text) || startsForwardedHeader(lines, index)) {
      blocks.push({ kind: 'quoted', start: line.start, end: text.length });
      return blocks;
    }
    const kind: BlockKind = fenced || isFence ? 'code' : kindOfLine(line, index === 0 && lines.length > 1);
    if (isFence) fenced = !fenced;
    if (line.text.trim() === '' && kind !== 'code') {
      open = null;
    } else if (open?.kind === 'list_item' && kind === 'paragraph' && continuesPoint(lines[index - 1], line)) {
      open.end = line.end;
    } else if (open?.kind === kind && kind !== 'list_item' && kind !== 'heading') {
      open.end = line.end;
    } else {
      open = { kind, start: line.start, end: line.end };
      blocks.push(open);
    }
  }
  return blocks;
}

const LONGEST_SUBJECT = 100;

/** "Re: testimony. Mrs. Haugland, our project …": a whole message behind its subject on one line. */
function splitSubject(text: string, blocks: RawBlock[]): void {
  const block = blocks[0];
  if (block?.kind !== 'heading') return;
  const line = text.slice(block.start, block.end);
  const isAll = blocks.length === 1 || line.length > LONGEST_SUBJECT;
  const greeted = (SUBJECT_THEN_GREETING.exec(line) ?? (isAll ? SUBJECT_THEN_NAME.exec(line) : null))?.[0];
  if (greeted === undefined && line.length <= LONGEST_SUBJECT) return;
  const subject = greeted ?? /^(?:subject|re):[^!?\n]{2,90}?[.!?](?= \p{Lu})/iu.exec(line)?.[0];
  if (subject === undefined) return;
  const end = block.start + subject.length;
  blocks.splice(0, 1, { ...block, end }, { kind: 'paragraph', start: end + 1, end: block.end });
}

/** "Subject: roof leak. Dear Mr Patel, …", "Subject: roof leak Hi Ana, …" */
const SUBJECT_THEN_GREETING =
  /^(?:[Ss]ubject|SUBJECT|[Rr]e|RE):[^!?\n]{2,90}?(?=[.!?,]? (?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)) \p{Lu}\p{L}+[^.!?\n]{0,30}[,!.])[.!?,]?/u;

/** "Subject: skip Hi Rob the skip's coming …": a whole message on the line of its subject. */
const SUBJECT_THEN_NAME =
  /^(?:[Ss]ubject|SUBJECT|[Rr]e|RE):[^!?\n]{2,90}?(?=[.!?,]? (?:Dear|Hi|Hiya|Hello|Hey) \p{Lu}\p{L}+ \p{L})[.!?,]?/u;

/** A line that ends no sentence: "The Manager", "Mrs. P. Hill", "12 High Street,". */
const ADDRESS_LINE = /^[\p{L}\d](?:[^.!?:;]|\b(?:\p{Lu}|Mrs?|Ms|Dr|Prof|St|Rd|No)\.){1,48}$/u;
const MOST_ADDRESS_LINES = 6;
const GREETS_BELOW =
  /^(?:dear\b|(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening))\b[^\n]{0,40}(?=\n))/i;

/**
 * "The Manager, Rowan House" above "Dear Mr Pike," and "boiler flat 2" above "hi kev" are headings: lines that end no
 * sentence, over a greeting.
 */
function markAboveGreeting(text: string, blocks: RawBlock[]): void {
  const index = blocks.findIndex(({ kind }) => kind !== 'heading');
  const [block, below] = blocks.slice(index, index + 2);
  if (index === -1 || block?.kind !== 'paragraph' || below?.kind !== 'paragraph') return;
  const above = text.slice(block.start, block.end).trim();
  const lines = above.split('\n');
  if (greetingLength(above) > 0 || lines.length > MOST_ADDRESS_LINES) return;
  if (!lines.every((line) => ADDRESS_LINE.test(line.trim()))) return;
  if (!GREETS_BELOW.test(text.slice(below.start, below.end).trimStart())) return;
  block.kind = 'heading';
}

/** "To floors 3 to 5", "To Housekeeping.": whom a notice is for, on a line of its own above it. */
const FOR_WHOM = /^To (?:the |our )?(?!be\b|do\b|all\b)[\p{L}\d][\p{L}\d ,&'’-]{2,40}[.,:]?$/u;

function markForWhom(text: string, blocks: RawBlock[]): void {
  const index = blocks.findIndex(({ kind }) => kind !== 'heading');
  const [block, below] = blocks.slice(index, index + 2);
  if (index === -1 || block?.kind !== 'paragraph' || below === undefined) return;
  const words = text.slice(block.start, block.end).trim();
  if (FOR_WHOM.test(words) && greetingLength(words) === 0) block.kind = 'greeting';
}

function splitGreeting(text: string, blocks: RawBlock[]): void {
  const index = blocks.findIndex((block) => block.kind !== 'heading');
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const length = greetingLength(text.slice(block.start, block.end));
  if (length === 0) return;
  const end = block.start + length;
  const greeting: RawBlock = { kind: 'greeting', start: block.start, end };
  if (text.slice(end, block.end).trim() === '') blocks[index] = greeting;
  else blocks.splice(index, 1, greeting, { kind: 'paragraph', start: end, end: block.end });
}

const DEVICE_LINE =
  /\n\s*(?:sent from my \p{L}+(?: \p{L}+)?|get outlook for \p{L}+)(?:[,.;–-] ?(?:please |so )?(?:excuse|forgive|pardon|sorry for|apologies for) [^\n]{3,40})?[.!]?\s*$/iu;

/** Leaves out "Sent from my iPhone" below the last line, which the telephone said and not the writer. */
function dropDeviceLine(text: string, blocks: RawBlock[]): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph') return;
  const found = DEVICE_LINE.exec(text.slice(Math.max(0, last.start - 2), last.end));
  if (found === null) return;
  const end = last.end - found[0].length;
  if (text.slice(last.start, end).trim() !== '') last.end = end;
  else if (blocks.length > 1) blocks.pop();
}

function trimmed(text: string, block: RawBlock): Block | null {
  const raw = text.slice(block.start, block.end);
  const start = block.start + raw.length - raw.trimStart().length;
  const end = block.start + raw.trimEnd().length;
  return end > start ? { kind: block.kind, start, end, text: text.slice(start, end) } : null;
}

/** The draft's blocks in order. Never throws; a draft of white space has none. */
export function layOut(text: string): Block[] {
  const blocks = rawBlocks(text);
  dropDeviceLine(text, blocks);
  splitFooter(text, blocks);
  splitSubject(text, blocks);
  markAboveGreeting(text, blocks);
  markForWhom(text, blocks);
  splitGreeting(text, blocks);
  splitSignOff(text, blocks);
  return blocks.map((block) => trimmed(text, block)).filter((block) => block !== null);
}
