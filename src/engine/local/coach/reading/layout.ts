import type { Block, BlockKind, Span } from './draft-reading.ts';

interface Line extends Span {
  readonly text: string;
}

const GREETING_WORD =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|to whom it may concern|hola|hallo|bonjour|ciao)\b/i;
/** "Adaeze," or "Dr. van der Berg:" alone, or leading a sentence: a name that is spoken to. */
const NAME_ADDRESSED =
  /^(?:(?:mr|mrs|ms|mx|mme|mlle|dr|prof|professor|sir|madam|father|fr|sister|rev|herr|frau|count|princess|director|captain|councillor)\.? ?)?(?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|and|&)){0,4}[,:!]+(?=\s|$)/u;
const GROUP_ADDRESSED =
  /^(?:all|team|everyone|everybody|folks|colleagues|friends|guys|both|ladies and gentlemen|(?:dear )?\p{L}+ team)\s*[,:!–-]+(?=\s|$)/iu;
const NOT_A_NAME = new Set(
  `no yes ok okay sorry thanks well so and but also please first second third finally lastly anyway actually frankly
  honestly look listen sure right wow great reminder note update urgent purpose goal aim decision bring notes agenda
  today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday fyi btw ps subject re what why who
  when where how options option however meanwhile unfortunately obviously clearly basically again regards best cheers
  opening topics points plan questions context background risks attendees location date time notice important
  before after if as once since while because although though`.split(/\s+/),
);
const GREETING_LONGEST = 60;

const SIGN_OFF =
  /^(?:(?:with |my |many |kind |kindest |best |warm |warmest |yours |very |all |sincere )*(?:regards|rgds|wishes|thanks|thank you(?: (?:so much|very much|all|again|in advance))?|sincerely|faithfully|truly|cheers|best|love|hugs|respectfully|cordially|cordially yours|the best|take care|talk soon|speak soon|see you(?: soon| there)?|ta|thx|xx+|warmly|gratefully|brgds|br|kr|yours))[,.!\s]*$/i;
const SIGN_OFF_THEN_NAME =
  /(?:^|[.!?…)\p{Extended_Pictographic}]\s+)((?:(?:with |kind |kindest |best |warm |warmest |many |yours )*(?:regards|rgds|wishes|thanks|sincerely|faithfully|cheers|best|love|hugs|respectfully|warmly|xx+|thx))[,.!]?\s+)(\p{Lu}[\p{L}.'’-]*(?:[ ,]+(?:from |of |at |& )?\p{Lu}[\p{L}.'’-]*){0,5}\.?)$/iu;
const NAME_ONLY =
  /^[-–—~]?\s?\p{Lu}[\p{L}.'’-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|from|of|at|and|&|van|von|de|der)){0,5}[.,]?(?: x+)?$/u;
const TRAILING_NAME =
  /[.!?…)\p{Extended_Pictographic}]\s+([-–—]\s?)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})?)\.?$/u;

const LIST_ITEM = /^\s*(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+|\[[ x]\]\s+)/;
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s/;
const HEADER_FIELD = /^(?:subject|subj|betreff|re|fwd?|to|from|cc|bcc|date|sent)\s*:/i;
const SHOUTED_TITLE = /^[\p{Lu}\p{N}\s:&'’-]{4,60}$/u;
const QUOTE_MARK = /^\s*>/;
const THREAD_START =
  /^(?:\s*-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht)\s*-{2,}|on .{4,120} wrote:\s*$|am .{4,120} schrieb .{0,80}:\s*$|le .{4,120} a écrit\s*:\s*$|_{8,}\s*$)/i;
const FENCE = /^\s*(?:```|~~~)/;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end, text: text.slice(start, end).replace(/\r$/, '') });
    start = end + 1;
  }
  return lines;
}

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

interface RawBlock {
  kind: BlockKind;
  start: number;
  end: number;
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

/** "Hi Oksana," of "Hi Oksana, for Monday's …"; the whole line when it holds nothing else. */
function openingLength(line: string): number {
  const mark = /[,!:.–—]+(?=\s|$)/g;
  const titleDot = /\b(?:mr|mrs|ms|mx|mme|mlle|dr|prof|rev|fr|sr|st)$/i;
  for (const found of line.matchAll(mark)) {
    const before = line.slice(0, found.index);
    if (found.index > GREETING_LONGEST) break;
    if (found[0] === '.' && titleDot.test(before)) continue;
    if (before.split(/\s+/).length > 7) break;
    return found.index + found[0].length;
  }
  if (line.trim().split(/\s+/).length <= 6) return line.length;
  return /^(?:hi|hey|hello)(?: (?:all|team|both|everyone|folks|there|guys))?/i.exec(line)?.[0].length ?? 0;
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

const SIGNATURE_LINES_MOST = 5;
const SIGNATURE_LINE_LONGEST = 50;
const TAIL_LONGEST = 160;

/** Splits sign-off and signature off the last paragraphs, whether on lines of their own or behind the last sentence. */
function splitSignOff(text: string, blocks: RawBlock[]): void {
  const lastOwn = blocks.findLastIndex((block) => block.kind !== 'quoted');
  for (let index = lastOwn; index >= Math.max(0, lastOwn - 2); index -= 1) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph') break;
    if (splitSignOffLines(text, blocks, index, index === lastOwn)) return;
  }
  splitInlineSignOff(text, blocks, lastOwn);
}

function splitSignOffLines(text: string, blocks: RawBlock[], index: number, isLast: boolean): boolean {
  const block = blocks[index];
  if (block === undefined) return false;
  const lines = linesOf(text.slice(block.start, block.end));
  const tail = Math.max(0, lines.length - SIGNATURE_LINES_MOST - 1);
  for (let at = tail; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text.length > SIGNATURE_LINE_LONGEST || !SIGN_OFF.test(line.text.trim()))
      continue;
    const rest: RawBlock[] = [];
    if (at > 0) rest.push({ kind: 'paragraph', start: block.start, end: block.start + line.start - 1 });
    rest.push({ kind: 'sign_off', start: block.start + line.start, end: block.start + line.end });
    if (at + 1 < lines.length)
      rest.push({ kind: 'signature', start: block.start + line.end + 1, end: block.end });
    blocks.splice(index, 1, ...rest);
    markSignatures(blocks, index + rest.length);
    return true;
  }
  return isLast && lines.length <= 3 && splitNameLines(text, blocks, index, lines);
}

/** "Henrik Moe" alone in the last paragraph, or on its last line, is a signature without a sign-off. */
function splitNameLines(text: string, blocks: RawBlock[], index: number, lines: readonly Line[]): boolean {
  const block = blocks[index];
  const last = lines.at(-1);
  if (block === undefined || last === undefined || index === 0) return false;
  if (lines.every((line) => line.text.length <= SIGNATURE_LINE_LONGEST && NAME_ONLY.test(line.text.trim()))) {
    blocks[index] = { ...block, kind: 'signature' };
    const before = blocks[index - 1];
    if (before?.kind === 'paragraph') splitSignOffLines(text, blocks, index - 1, false);
    return true;
  }
  return false;
}

function markSignatures(blocks: RawBlock[], from: number): void {
  for (const block of blocks.slice(from)) {
    if (block.kind === 'paragraph' && block.end - block.start <= SIGNATURE_LINE_LONGEST * 3)
      block.kind = 'signature';
  }
}

function splitInlineSignOff(text: string, blocks: RawBlock[], index: number): void {
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const trimmed = text.slice(block.start, block.end).trimEnd();
  const tailStart = Math.max(0, trimmed.length - TAIL_LONGEST);
  const tail = trimmed.slice(tailStart);
  const signed = SIGN_OFF_THEN_NAME.exec(tail);
  const end = block.start + trimmed.length;
  if (signed?.[1] !== undefined && signed[2] !== undefined) {
    const nameAt = end - signed[2].length;
    const signOffAt = nameAt - signed[1].length;
    replaceTail(blocks, index, signOffAt, [
      { kind: 'sign_off', start: signOffAt, end: nameAt },
      { kind: 'signature', start: nameAt, end },
    ]);
    return;
  }
  const named = TRAILING_NAME.exec(tail);
  if (named?.[2] !== undefined && !NOT_A_NAME.has(named[2].toLowerCase())) {
    const nameAt = block.start + tailStart + tail.lastIndexOf(named[2]);
    replaceTail(blocks, index, nameAt, [{ kind: 'signature', start: nameAt, end }]);
  }
}

function replaceTail(blocks: RawBlock[], index: number, from: number, tail: readonly RawBlock[]): void {
  const block = blocks[index];
  if (block === undefined) return;
  const kept: RawBlock[] = from > block.start ? [{ ...block, end: from }] : [];
  blocks.splice(index, 1, ...kept, ...tail);
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
  splitGreeting(text, blocks);
  splitSignOff(text, blocks);
  return blocks.map((block) => trimmed(text, block)).filter((block) => block !== null);
}
