import { type Line, linesOf } from '../../../facts/lines.ts';
import { isFarewellAlone } from './farewells.ts';
import { GROUP, splitInlineSignOff } from './inline-sign-off.ts';
import { NOT_A_NAME, POSTSCRIPT, type RawBlock, replaceTail } from './lines.ts';
import { isFieldOfWriter } from './merge-fields.ts';
import { areOfSigner, isBelowDelimiter, isBelowFarewell, isOfSigner } from './signer-lines.ts';

const SIGN_OFF =
  /^(?:(?:with |my |many |kind |kindest |best |warm |warmest |yours |very |all |sincere )*(?:regards|rgds|wishes|thanks|thank you(?: (?:so much|very much|all|again|in advance))?|sincerely|faithfully|truly|cheers|best|love|hugs|respectfully|cordially|cordially yours|the best|take care|talk soon|speak soon|see you(?: soon| there)?|ta|thx|xx+|xo(?:xo)*|warmly|gratefully|brgds|br|kr|yours))[,.!\s]*$/i;
const NAME_ONLY =
  /^[-–—~]?\s?\p{Lu}[\p{L}.'’-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|from|of|for|at|and|&|van|von|de|der)){0,5}[.,]?(?: x+)?$/u;
/** "The Singly crew", "Facilities team", "Ilja + the gang", "Sue and the girls": several people who sign together. */
const GROUP_NAME = new RegExp(
  `^[-–—~]?\\s?(?:(?:The|Your) (?:[\\p{L}\\d'’&-]+ ){0,2}${GROUP}|(?!(?:Hi|Hey|Hello|Dear|Thanks?|Go|Come|Join|Meet|See|Ask|Call|Good|Great|Welcome|To|For|From|All|Our|My|Same|New|What|No|Any) )(?:\\p{Lu}[\\p{L}\\d'’&-]+ ){1,2}${GROUP}|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)? (?:(?:\\+|&|and) (?:all )?(?:the|my|our)|\\+|&) (?:\\p{L}+ )?${GROUP})[.,]?$`,
  'u',
);

/** Whether a line holds nothing but the name of whoever writes. */
function isNameLine(line: string): boolean {
  return (
    line.length <= SIGNATURE_LINE_LONGEST &&
    (NAME_ONLY.test(line) || GROUP_NAME.test(line) || isFieldOfWriter(line))
  );
}

const SIGNATURE_LINES_MOST = 5;
const SIGNATURE_LINE_LONGEST = 50;
/** "Many thanks in advance and sorry for the long email," */
const SIGN_OFF_LONGEST = 64;

/** A line "PS: …" at the end of the last paragraph becomes a paragraph of its own, so that the name above it is seen. */
function splitPostscript(text: string, blocks: RawBlock[]): void {
  const index = blocks.findLastIndex((block) => block.kind !== 'quoted');
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const own = text.slice(block.start, block.end);
  const last = linesOf(own).at(-1);
  if (last === undefined) return;
  const inside = POSTSCRIPT_BEHIND_NAME.exec(last.text)?.[0].length ?? 0;
  if (inside === 0 && (last.start === 0 || !POSTSCRIPT.test(last.text))) return;
  const start = block.start + last.start + inside;
  blocks.splice(index, 1, { ...block, end: start - 1 }, { kind: 'paragraph', start, end: block.end });
}

/** "… by Friday. Fran x PS the key is at number 9": up to the postscript. */
const POSTSCRIPT_BEHIND_NAME =
  /^.*[.!?,] \p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?[.,]?(?: x{1,4})? (?=P\.?S\.?[:,]? \S)/u;

const DELIMITER = /(?:^|\n)[ \t]*--[ \t]*\n/g;
const MOST_BLOCKS_BELOW = 4;
/** With a name on the first line. */
const LINES_BELOW_NAME_MOST = 12;

/** Whatever stands below a line "--", as mail programs set it, is the signature. */
function markDelimited(text: string, blocks: RawBlock[]): void {
  const last = lastOwnOf(text, blocks);
  const end = blocks[last]?.end ?? 0;
  for (let index = last; index >= Math.max(0, last - MOST_BLOCKS_BELOW); index -= 1) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph') continue;
    const found = [...text.slice(block.start, block.end).matchAll(DELIMITER)].at(-1);
    if (found === undefined) continue;
    const start = block.start + found.index;
    if (!isSetByProgram(text.slice(start + found[0].length, end), index === last)) return;
    blocks.splice(index + 1, last - index);
    replaceTail(blocks, index, start, [{ kind: 'signature', start, end }]);
    return;
  }
}

/** Whether what stands below the line "--" is a few short lines, or a name with what a company adds to it. */
function isSetByProgram(below: string, isOneBlock: boolean): boolean {
  const lines = linesOf(below)
    .map(({ text }) => text.trim())
    .filter((line) => line !== '');
  const [name = ''] = lines[0]?.split(/ ?[|·•,] ?/u) ?? [];
  if (!lines.every(isBelowDelimiter)) return false;
  if (isOneBlock && lines.length <= SIGNATURE_LINES_MOST) return true;
  return lines.length <= LINES_BELOW_NAME_MOST && isNameLine(name.replace(TITLE, ''));
}

const INITIAL_NAME = /^\s*\p{Lu}\. \p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L} ]{2,40}| \([\p{L}'’. ]{2,30}\))?\s*$/u;

/**
 * "W. Reinelt, Chair" under a message is a name, not a point W of a list; lines right below it ("Group Procurement"),
 * or above it ("Regards,"), are of its paragraph.
 */
function asNameLine(text: string, blocks: RawBlock[], last: number): void {
  for (const index of [last, last - 1]) {
    const block = blocks[index];
    const isOfList = [index - 1, index + 1].some((at) => blocks[at]?.kind === 'list_item');
    if (block?.kind !== 'list_item' || isOfList) continue;
    if (!INITIAL_NAME.test(text.slice(block.start, block.end))) continue;
    block.kind = 'paragraph';
    const below = blocks[index + 1];
    if (below !== undefined && areOfSigner(text.slice(below.start, below.end))) joinNext(blocks, index);
    joinNext(blocks, index - 1);
  }
}

/** Joins a paragraph with the one that begins on the next line. */
function joinNext(blocks: RawBlock[], index: number): void {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (block?.kind !== 'paragraph' || next?.kind !== 'paragraph' || next.start - block.end > 1) return;
  blocks.splice(index, 2, { ...block, end: next.end });
}

/** Splits sign-off and signature off the last paragraphs, whether on lines of their own or behind the last sentence. */
export function splitSignOff(text: string, blocks: RawBlock[]): void {
  splitPostscript(text, blocks);
  markDelimited(text, blocks);
  const drafted = lastOwnOf(text, blocks);
  asNameLine(text, blocks, drafted);
  const lastOwn = lastOwnOf(text, blocks);
  for (let index = lastOwn; index >= Math.max(0, lastOwn - 2); index -= 1) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph') break;
    if (splitSignOffLines(text, blocks, index, index === lastOwn)) return;
  }
  if (!splitLastNameLine(text, blocks, lastOwn)) splitInlineSignOff(text, blocks, lastOwn);
}

/** The last block of the writer's own that is no postscript and no signature. */
function lastOwnOf(text: string, blocks: readonly RawBlock[]): number {
  return blocks.findLastIndex(
    ({ kind, start, end }) =>
      kind !== 'quoted' && kind !== 'signature' && !POSTSCRIPT.test(text.slice(start, end)),
  );
}

function splitSignOffLines(text: string, blocks: RawBlock[], index: number, isLast: boolean): boolean {
  const block = blocks[index];
  if (block === undefined) return false;
  const lines = linesOf(text.slice(block.start, block.end));
  const tail = Math.max(0, lines.length - SIGNATURE_LINES_MOST - 1);
  for (let at = tail; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text.length > SIGN_OFF_LONGEST) continue;
    if (!SIGN_OFF.test(line.text.trim()) && !isFarewell(lines, at)) continue;
    const rest: RawBlock[] = [];
    if (at > 0) rest.push({ kind: 'paragraph', start: block.start, end: block.start + line.start - 1 });
    rest.push({ kind: 'sign_off', start: block.start + line.start, end: block.start + line.end });
    if (at + 1 < lines.length)
      rest.push({ kind: 'signature', start: block.start + line.end + 1, end: block.end });
    blocks.splice(index, 1, ...rest);
    markSignatures(blocks, index + rest.length);
    return true;
  }
  return isLast && lines.length <= SIGNATURE_LINES_MOST && splitNameLines(text, blocks, index, lines);
}

const FAREWELL =
  /^(?:\p{Lu}[\p{L}’' ]{2,62},|(?:With|In|Many|Yours|Best|Kind|Warm|Big|Lots|Love|Hugs|Thanks|Cheers)[\p{L}’' ]{0,30}, [\p{L}’' ]{3,36}[,!]|(?:With|In|Until|Many|Yours|Best|Very best|Kind|Warm|Friendly|Sunny)(?: \p{L}+){1,4}|(?:Ciao|Hugs|Bisous|Abrazo|Embraces|Warmest|Peace|Greetings)|Thank you (?:(?:very much|in advance) )?for your \p{Ll}+)$/u;

const MOST_BELOW = 4;
/** "(Zikora's mum)" behind a name. */
const ASIDE = / \([^()?!]{2,30}\)$/;

/**
 * "With the expression of our highest regard," or "Liebe Grüße" on the line above a name that ends the message, with
 * or without a job and a telephone under it.
 */
function isFarewell(lines: readonly Line[], at: number): boolean {
  const [name = '', ...below] = lines.slice(at + 1).map(({ text }) => text.trim());
  const words = lines[at]?.text.trim() ?? '';
  return (
    (FAREWELL.test(words) || isFarewellAlone(words)) &&
    isNameLine(name.replace(ASIDE, '')) &&
    below.length < MOST_BELOW &&
    below.every((line) => isNameLine(line) || isBelowFarewell(line))
  );
}

/** "Henrik Moe" alone in the last paragraph, or on its last line, is a signature without a sign-off. */
function splitNameLines(text: string, blocks: RawBlock[], index: number, lines: readonly Line[]): boolean {
  const block = blocks[index];
  const last = lines.at(-1);
  if (block === undefined || last === undefined || index === 0) return false;
  if (lines.every(({ text: line }, at) => isNameLine(line.trim()) || (at > 0 && isOfSigner(line.trim())))) {
    blocks[index] = { ...block, kind: 'signature' };
    const before = blocks[index - 1];
    if (before?.kind === 'paragraph') splitSignOffLines(text, blocks, index - 1, false);
    return true;
  }
  return false;
}

/** "… Sign here: example.org/join" above "Danny D.": a name on the last line, below a line that has ended. */
function splitLastNameLine(text: string, blocks: RawBlock[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return false;
  const lines = linesOf(text.slice(block.start, block.end));
  const at = lines.length - 1 - contactLines(lines);
  const name = lines[at];
  const before = lines[at - 1]?.text.trimEnd() ?? '';
  if (name === undefined || !isNameLine(name.text.trim().replace(TITLE, ''))) return false;
  if (!LINE_ENDED.test(before) && !WAITS.test(before)) return false;
  if (NOT_A_NAME.has(/^\p{L}+/u.exec(name.text.trim())?.[0].toLowerCase() ?? '')) return false;
  replaceTail(blocks, index, block.start + name.start, [
    { kind: 'signature', start: block.start + name.start, end: block.end },
  ]);
  return true;
}

const TITLE = /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev)\. /;
/** A telephone, an extension or an address. */
const REACHED_AT = /\bext\b|\d{4}|\S@\S|www\./i;
const MOST_CONTACT_LINES = 3;

/** How many lines at the end say what whoever signs is and, in one of them at least, how they are reached. */
function contactLines(lines: readonly Line[]): number {
  let count = 0;
  while (count < MOST_CONTACT_LINES && isBelowFarewell(lines.at(-1 - count)?.text.trim() ?? '')) count += 1;
  const reached = lines.slice(lines.length - count).some(({ text }) => REACHED_AT.test(text));
  if (!reached) return 0;
  // The name itself may look like an office.
  const [first] = lines.slice(lines.length - count);
  return first !== undefined && !REACHED_AT.test(first.text) && count > 1 ? count - 1 : count;
}

/** "Let me know" above "Petra": a line that ends without its full stop. */
const WAITS =
  /^(?:(?:please )?let (?:me|us) know|(?:(?:I|we)(?:'m| am)? )?look(?:ing)? forward to (?:hearing|it|your (?:reply|answer))(?: (?:back )?from you)?|hope to hear from you(?: soon)?),?$/i;
const LINE_ENDED = /[.!?…)\p{Extended_Pictographic}]$|[.!?…]["”’]$|\S\.\w{2,}\/\S+$/u;

function markSignatures(blocks: RawBlock[], from: number): void {
  for (const block of blocks.slice(from)) {
    if (block.kind === 'paragraph' && block.end - block.start <= SIGNATURE_LINE_LONGEST * 3)
      block.kind = 'signature';
  }
}
