import type { Block, BlockKind } from './draft-reading.ts';
import { type Line, linesOf, NOT_A_NAME, type RawBlock } from './lines.ts';
import { splitSignOff } from './sign-off.ts';

const GREETING_WORD =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|to whom it may concern|hola|hallo|bonjour|ciao)\b/i;
/** "Adaeze," or "Dr. van der Berg:" alone, or leading a sentence: a name that is spoken to. */
const NAME_ADDRESSED =
  /^(?:(?:mr|mrs|ms|mx|mme|mlle|dr|prof|professor|sir|madam|father|fr|sister|rev|herr|frau|count|princess|director|captain|councillor)\.? ?)?(?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|and|&)){0,4}[,:!]+(?=\s|$)/u;
const GROUP_ADDRESSED =
  /^(?:all|team|everyone|everybody|folks|colleagues|friends|guys|both|ladies and gentlemen|(?:dear )?\p{L}+ team)\s*[,:!–-]+(?=\s|$)/iu;
const GREETING_LONGEST = 60;

const LIST_ITEM = /^\s*(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+|\[[ x]\]\s+)/;
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s/;
const HEADER_FIELD = /^(?:subject|subj|betreff|re|fwd?|to|from|cc|bcc|date|sent)\s*:/i;
const SHOUTED_TITLE = /^[\p{Lu}\p{N}\s:&'’-]{4,60}$/u;
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

function kindOfLine(line: Line): BlockKind {
  if (QUOTE_MARK.test(line.text)) return 'quoted';
  if (MARKDOWN_HEADING.test(line.text) || HEADER_FIELD.test(line.text)) return 'heading';
  if (LIST_ITEM.test(line.text)) return 'list_item';
  if (SHOUTED_TITLE.test(line.text.trim()) && /\p{Lu}{3}/u.test(line.text)) return 'heading';
  return 'paragraph';
}

/** Lines joined to blocks: plain lines that follow each other are one paragraph, each list line is its own block. */
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
    const kind: BlockKind = fenced || isFence ? 'code' : kindOfLine(line);
    if (isFence) fenced = !fenced;
    if (line.text.trim() === '' && kind !== 'code') {
      open = null;
    } else if (open?.kind === kind && kind !== 'list_item' && kind !== 'heading') {
      open.end = line.end;
    } else {
      open = { kind, start: line.start, end: line.end };
      blocks.push(open);
    }
  }
  return blocks;
}

/** Length of the greeting at the start of `paragraph`, 0 when there is none. */
function greetingLength(paragraph: string): number {
  const firstLine = paragraph.slice(0, GREETING_LONGEST * 3).split('\n', 1)[0] ?? '';
  if (GREETING_WORD.test(firstLine)) return openingLength(firstLine);
  const group = GROUP_ADDRESSED.exec(firstLine);
  if (group) return group[0].length;
  const name = NAME_ADDRESSED.exec(firstLine);
  if (name === null) return 0;
  const firstWord = /^[\p{L}]+/u.exec(firstLine)?.[0].toLowerCase() ?? '';
  return NOT_A_NAME.has(firstWord) ? 0 : name[0].length;
}

/** "Hi Rob so I was thinking …": a name behind the greeting, and a sentence begun without a comma. */
const NAMED_AT_ONCE =
  /^(?:[Hh]iya|[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear) (?!I\b)\p{Lu}\p{Ll}+(?= (?:so|just|can|could|would|hope|thanks|thank|sorry|its|it['’]s|it|is|are|do|did|have|how|what|when|where|i|I|I['’]m|I['’]ve|we|you|the|this|that|there|quick|any|as|if|about|re|please|pls)\b)/u;

/** "Hi can you check the invite: …" greets nobody by name. */
const ASKS_AT_ONCE = /^\p{L}+,? (?:can|could|would|will|pls|please|just|did|do|have|has|is|are|was) /iu;

/** "Hi Oksana," of "Hi Oksana, for Monday's …"; the whole line when it holds nothing else. */
function openingLength(line: string): number {
  const mark = /[,!:.–—]+(?=\s|$)/g;
  const titleDot = /\b(?:mr|mrs|ms|mx|mme|mlle|dr|prof|rev|fr|sr|st)$/i;
  for (const found of line.matchAll(mark)) {
    const before = line.slice(0, found.index);
    if (found.index > GREETING_LONGEST) break;
    if (found[0] === '.' && titleDot.test(before)) continue;
    if (before.split(/\s+/).length > 7 || ASKS_AT_ONCE.test(before)) break;
    return found.index + found[0].length;
  }
  if (line.trim().split(/\s+/).length <= 6) return line.length;
  return (
    NAMED_AT_ONCE.exec(line)?.[0].length ??
    /^(?:hiya|hi|hey|hello)\b(?: (?:all|team|both|everyone|folks|there|guys)\b)?/i.exec(line)?.[0].length ??
    0
  );
}

const LONGEST_SUBJECT = 100;

/** "Re: testimony. Mrs. Haugland, our project …": a whole message behind its subject on one line. */
function splitSubject(text: string, blocks: RawBlock[]): void {
  const block = blocks[0];
  if (block?.kind !== 'heading' || block.end - block.start <= LONGEST_SUBJECT) return;
  const subject = /^(?:subject|re):[^!?\n]{2,90}?[.!?](?= \p{Lu})/iu.exec(
    text.slice(block.start, block.end),
  )?.[0];
  if (subject === undefined) return;
  const end = block.start + subject.length;
  blocks.splice(0, 1, { ...block, end }, { kind: 'paragraph', start: end + 1, end: block.end });
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

function trimmed(text: string, block: RawBlock): Block | null {
  const raw = text.slice(block.start, block.end);
  const start = block.start + raw.length - raw.trimStart().length;
  const end = block.start + raw.trimEnd().length;
  return end > start ? { kind: block.kind, start, end, text: text.slice(start, end) } : null;
}

/** The draft's blocks in order. Never throws; a draft of white space has none. */
export function layOut(text: string): Block[] {
  const blocks = rawBlocks(text);
  splitSubject(text, blocks);
  splitGreeting(text, blocks);
  splitSignOff(text, blocks);
  return blocks.map((block) => trimmed(text, block)).filter((block) => block !== null);
}
