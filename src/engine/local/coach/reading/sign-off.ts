import { type Line, linesOf, NOT_A_NAME, type RawBlock } from './lines.ts';
import { areOfSigner, isOfSigner } from './signer-lines.ts';

const SIGN_OFF =
  /^(?:(?:with |my |many |kind |kindest |best |warm |warmest |yours |very |all |sincere )*(?:regards|rgds|wishes|thanks|thank you(?: (?:so much|very much|all|again|in advance))?|sincerely|faithfully|truly|cheers|best|love|hugs|respectfully|cordially|cordially yours|the best|take care|talk soon|speak soon|see you(?: soon| there)?|ta|thx|xx+|xo(?:xo)*|warmly|gratefully|brgds|br|kr|yours))[,.!\s]*$/i;
const SIGN_OFF_THEN_NAME =
  /(?:^|[.!?…)\p{Extended_Pictographic}]\s+|\s(?=xx))((?:(?:with |kind |kindest |best |warm |warmest |many |yours |big |lots of |very )*(?:regards|rgds|wishes|thanks|thank you|sincerely|faithfully|cheers|best|love|hugs|respectfully|warmly|xx+|xo(?:xo)*|thx|ta|yours|ciao|hugs|bisous|abrazo|embraces|peace|take care|all the best))[,.!]?\s+)(?!in advance for\b|for being \p{L}+[.!]*$|(?:you|u|ya|yous?e|it|this|that|a|so|very|all|both|everyone|everybody|guys|folks|mate|love|boss|lots|loads|again)\b[^,]*$)(\p{Lu}[\p{L}.'’-]*(?:[ ,]+(?:from |of |at |& )?\p{Lu}[\p{L}.'’-]*){0,5}\.?)$/iu;
const NAME_ONLY =
  /^[-–—~]?\s?\p{Lu}[\p{L}.'’-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|from|of|for|at|and|&|van|von|de|der)){0,5}[.,]?(?: x+)?$/u;
const GROUP =
  '(?:team|crew|gang|lot|family|management|board|committee|office|desk|department|trustees|neighbours|girls|boys|lads|kids|guys|band|choir|club|collective|secretariat|council|organisers|reception|society|association|trust|services)';
/** "The Singly crew", "Facilities team", "Ilja + the gang", "Sue and the girls": several people who sign together. */
const GROUP_NAME = new RegExp(
  `^[-–—~]?\\s?(?:(?:The|Your) (?:[\\p{L}\\d'’&-]+ ){0,2}${GROUP}|(?!(?:Hi|Hey|Hello|Dear|Thanks?|Go|Come|Join|Meet|See|Ask|Call|Good|Great|Welcome|To|For|From|All|Our|My|Same|New|What|No|Any) )(?:\\p{Lu}[\\p{L}\\d'’&-]+ ){1,2}${GROUP}|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)? (?:(?:\\+|&|and) (?:all )?(?:the|my|our)|\\+|&) (?:\\p{L}+ )?${GROUP})[.,]?$`,
  'u',
);

/** The same behind the last sentence. */
const TRAILING_GROUP = new RegExp(
  `[.!?…]\\s+((?:The|Your) (?:[\\p{L}\\d'’&-]+ ){0,2}${GROUP}|\\p{Lu}[\\p{L}'’-]+ (?:(?:\\+|&|and) (?:all )?(?:the|my|our)|\\+|&) (?:\\p{L}+ )?${GROUP})[.]?$`,
  'u',
);

/** Whether a line holds nothing but the name of whoever writes. */
function isNameLine(line: string): boolean {
  return line.length <= SIGNATURE_LINE_LONGEST && (NAME_ONLY.test(line) || GROUP_NAME.test(line));
}

/** "I'll talk to Mr. Lee." ends in no name of whoever writes. */
const TRAILING_NAME =
  /(?<!\b(?:Mrs?|Ms|Mx|Dr|Prof|St|Rev))[.!?…)\p{Extended_Pictographic}]\s+([-–—]\s?)?((?:(?:Mrs?|Ms|Mx|Dr|Prof)\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}(?:(?:, | (?:from|of|at) )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}|, (?:\p{Ll}+ ){0,2}(?:committee|office|chair|secretary|team|manager|desk|coordinator|director|treasurer|board|teacher|nurse|caretaker|warden|editor))?)\.?$/u;

const SIGNATURE_LINES_MOST = 5;
const SIGNATURE_LINE_LONGEST = 50;
const TAIL_LONGEST = 160;

const POSTSCRIPT = /^p\.?s\.?[:,]? /i;

/** A line "PS: …" at the end of the last paragraph becomes a paragraph of its own, so that the name above it is seen. */
function splitPostscript(text: string, blocks: RawBlock[]): void {
  const index = blocks.findLastIndex((block) => block.kind !== 'quoted');
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const last = linesOf(text.slice(block.start, block.end)).at(-1);
  if (last === undefined || last.start === 0 || !POSTSCRIPT.test(last.text)) return;
  const start = block.start + last.start;
  blocks.splice(index, 1, { ...block, end: start - 1 }, { kind: 'paragraph', start, end: block.end });
}

const INITIAL_NAME = /^\s*\p{Lu}\. \p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L} ]{2,40})?\s*$/u;

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

/** The last block of the writer's own that is no postscript. */
function lastOwnOf(text: string, blocks: readonly RawBlock[]): number {
  return blocks.findLastIndex(
    ({ kind, start, end }) => kind !== 'quoted' && !POSTSCRIPT.test(text.slice(start, end)),
  );
}

function splitSignOffLines(text: string, blocks: RawBlock[], index: number, isLast: boolean): boolean {
  const block = blocks[index];
  if (block === undefined) return false;
  const lines = linesOf(text.slice(block.start, block.end));
  const tail = Math.max(0, lines.length - SIGNATURE_LINES_MOST - 1);
  for (let at = tail; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text.length > SIGNATURE_LINE_LONGEST) continue;
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
  /^(?:\p{Lu}[\p{L}’' ]{2,48},|(?:With|In|Until|Many|Yours|Best|Very best|Kind|Warm|Friendly|Sunny)(?: \p{L}+){1,4}|(?:Ciao|Hugs|Bisous|Abrazo|Embraces|Warmest|Peace|Greetings))$/u;

/** "With the expression of our highest regard," on the line above a name that ends the message. */
function isFarewell(lines: readonly Line[], at: number): boolean {
  const names = lines.slice(at + 1);
  const words = lines[at]?.text.trim() ?? '';
  return (
    FAREWELL.test(words) &&
    names.length > 0 &&
    names.length <= 2 &&
    names.every(({ text }) => isNameLine(text.trim()))
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
  const last = lines.at(-1);
  const before = lines.at(-2)?.text.trimEnd() ?? '';
  if (last === undefined || !isNameLine(last.text.trim())) return false;
  if (!LINE_ENDED.test(before) && !WAITS.test(before)) return false;
  if (NOT_A_NAME.has(/^\p{L}+/u.exec(last.text.trim())?.[0].toLowerCase() ?? '')) return false;
  replaceTail(blocks, index, block.start + last.start, [
    { kind: 'signature', start: block.start + last.start, end: block.end },
  ]);
  return true;
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

/** "… the grower. In solidarity, Bea Aznar": a farewell of the writer's own behind the last sentence. */
const FAREWELL_THEN_NAME =
  /[.!?…]\s+((?:(?:In|With|Yours|Until|For) (?:\p{L}+ ){0,3}\p{L}+|Your (?:\p{Ll}+ )?(?:friend|neighbour|colleague|brother|sister|son|daughter)),\s+)(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})$/u;

/** "… is closed. Thanks for your cooperation, Mira Tall" */
const THANKS_THEN_NAME =
  /[.!?…]\s+((?:Thanks|Thank you) for (?:your |all your )?\p{Ll}+(?: \p{Ll}+)?,\s+)(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})$/u;

function splitInlineSignOff(text: string, blocks: RawBlock[], index: number): void {
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const trimmed = text.slice(block.start, block.end).trimEnd();
  const tailStart = Math.max(0, trimmed.length - TAIL_LONGEST);
  const tail = trimmed.slice(tailStart);
  const signed =
    THANKS_THEN_NAME.exec(tail) ?? SIGN_OFF_THEN_NAME.exec(tail) ?? FAREWELL_THEN_NAME.exec(tail);
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
  const group = TRAILING_GROUP.exec(tail)?.[1];
  if (group !== undefined) {
    const nameAt = block.start + tailStart + tail.lastIndexOf(group);
    replaceTail(blocks, index, nameAt, [{ kind: 'signature', start: nameAt, end }]);
    return;
  }
  const named = TRAILING_NAME.exec(tail);
  if (named?.[2] !== undefined && isSigned(named[0], named[2]) && !isPoint(tail.slice(0, named.index))) {
    const signed = (named[1] ?? '') + named[2];
    const nameAt = block.start + tailStart + tail.lastIndexOf(signed);
    replaceTail(blocks, index, nameAt, [{ kind: 'signature', start: nameAt, end }]);
  }
}

/** "3. Mice. 4": a number that counts on, so that what stands behind it is a point and no name. */
function isPoint(before: string): boolean {
  const number = /(?:^|[\s,;:(])(\d{1,2})$/.exec(before)?.[1];
  return number !== undefined && new RegExp(`(?:^|[\\s,;:(])${Number(number) - 1}[.)] `).test(before);
}

/** Whether the words behind the last sentence are a name and not a last cry or request. */
function isSigned(tail: string, name: string): boolean {
  return !NOT_A_NAME.has(name.toLowerCase()) && !CALLS_ON.test(name) && !LAST_CRY.test(tail);
}

/** "… until Wednesday. Disgusting." */
const LAST_CRY = /\s\p{Lu}\p{Ll}{3,}(?:ing|ous|ful|[ai]ble|less|ive|astic|ific)\.$/u;
/** "Ask Ana" asks for something and signs nothing. */
const CALLS_ON =
  /^(?:ask|tell|call|ring|see|contact|thank|meet|email|text|join|visit|try|welcome|congratulate|love|from|to|in|at|on) /i;

function replaceTail(blocks: RawBlock[], index: number, from: number, tail: readonly RawBlock[]): void {
  const block = blocks[index];
  if (block === undefined) return;
  const kept: RawBlock[] = from > block.start ? [{ ...block, end: from }] : [];
  blocks.splice(index, 1, ...kept, ...tail);
}
