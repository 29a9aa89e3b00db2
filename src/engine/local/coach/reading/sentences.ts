import type { Span } from './draft-reading.ts';

const ABBREVIATIONS = new Set(
  `mr mrs ms mx dr prof st no nr vs etc approx dept ext fig incl max min tel e.g i.e eg ie a.m p.m jan feb mar apr
  jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun w c ca cf hr hrs jr sr ltd inc co vol sec
  para attn encl p pp art dott sra srta ing mme mlle messrs hon capt lt sgt gen rev fr bros
  dra drs dipl sig rs nos`.split(/\s+/),
);

const CLOSERS = new Set(['"', '”', '’', "'", ')', ']', '»', '*', '_']);
/** Fewest letters of a line that a mail program wrapped. */
export const WRAPPED_LINE_SHORTEST = 50;
const WRAPPED_LINE_LONGEST = 100;
/** The share of the longest line from which on a line is full. */
const NEARLY_FULL = 0.8;

function isWhite(char: string | undefined): boolean {
  return (
    char === undefined || char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\u00a0'
  );
}

function isStop(char: string | undefined): boolean {
  return char === '.' || char === '!' || char === '?' || char === '…';
}

const PICTURE = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D)/u;

/** Whether the full stop at `at` belongs to an abbreviation, an initial or a list number rather than ending a sentence. */
function isAbbreviation(text: string, from: number, at: number): boolean {
  let start = at;
  while (start > from && !isWhite(text[start - 1]) && text[start - 1] !== '(') start -= 1;
  const word = text.slice(start, at);
  // A date as it is written in much of Europe, with its time: "11.3. 14h".
  if (/^\d{1,2}\.\d{1,2}$/.test(word)) return /^\.\s+\d/.test(text.slice(at, at + 4));
  if (/^\p{Lu}$/u.test(word) || /^\d{1,2}$/.test(word)) {
    return start === from || !/^\d/.test(word) ? !followedByNewSentence(text, at, word) : false;
  }
  return (
    ABBREVIATIONS.has(word.toLowerCase()) && !(/^(?:etc|a\.m|p\.m)$/i.test(word) && nextIsCapital(text, at))
  );
}

function nextIsCapital(text: string, at: number): boolean {
  return /^\.\s+\p{Lu}/u.test(text.slice(at, at + 6));
}

/** "I'd go for A. Can you …" ends a sentence; "R. Steiner" does not. */
function followedByNewSentence(text: string, at: number, word: string): boolean {
  if (/\d/.test(word)) return false;
  return /^\.\s+(?:I|We|You|Can|Could|Would|Will|Please|The|It|If|This|That|Do|Is|Are|A|My|Our|So|But|And|To (?:cover|discuss|decide))\b/.test(
    text.slice(at, at + 16),
  );
}

/** Index after the run of stops, closing marks and pictures that ends a sentence at `at`. */
function afterStops(text: string, at: number, end: number): number {
  let index = at;
  while (index < end && isStop(text[index])) index += 1;
  while (index < end && CLOSERS.has(text[index] ?? '')) index += 1;
  let picture = index;
  while (picture < end && text[picture] === ' ') picture += 1;
  let seen = false;
  for (;;) {
    const length = PICTURE.exec(text.slice(picture, Math.min(end, picture + 2)))?.[0].length ?? 0;
    if (length === 0) break;
    seen = true;
    picture += length;
  }
  return seen ? picture : index;
}

/** What a line break is judged by, of its block. */
interface Lines {
  readonly longest: number;
  /** Whether a mail program wrapped other lines of it. */
  readonly areWrapped: boolean;
  /** Whether its sentences begin with capitals. */
  readonly areCapitalised: boolean;
}

/** How a line goes on that no sentence begins with, and how one that may. */
export const GOES_ON_SMALL = /^[("“‘']?\p{Ll}\S*/u;
const GOES_ON_LARGE = /^[\p{Lu}\d]\S*/u;
/** Last words of a line that no sentence ends with, and first words of one that none begins with who writes capitals. */
const LEAVES_OPEN =
  /\b(?:an?|the|my|your|our|their|his|its|and|or|but|nor|of|to|with|without|into|from|than|that|which|because|while|whether|if|I|we|am|is|are|was|were|be|been|has|have|had|will|would|can|could|should|may|might|must|not)$/;
const LEANS_BACK =
  /^(?:and|or|but|nor|of|to|with|without|into|than|that|which|who|whose|because|while|whether|until|am|is|are|was|were|be|been|has|have|had|will|would|can|could|should|may|might|must)\b/;

/** Whether the words on one side of a line break are none without those on the other. */
function leans(line: string, next: string): boolean {
  return LEAVES_OPEN.test(line.trimEnd()) || (LEANS_BACK.test(next) && /[\p{L}\d]\s*$/u.test(line));
}

/**
 * Whether the line break at `at` ends what the line from `from` on says. One that a mail program put in does not: it
 * stands where the next word would have made the line as long as the longest. A next word with a capital or a figure
 * tells nothing by itself, so that it goes on with the line only where other lines of the block are wrapped. Of who
 * writes capitals a small word goes on with a long line that leans on it, however long the others are.
 */
function breaksLine(text: string, from: number, at: number, end: number, lines: Lines): boolean {
  const behind = text.slice(at + 1, Math.min(end, at + 80)).trimStart();
  const small = GOES_ON_SMALL.exec(behind)?.[0];
  const next = small ?? (lines.areWrapped ? GOES_ON_LARGE.exec(behind)?.[0] : undefined);
  const length = at - from;
  if (next === undefined || length < WRAPPED_LINE_SHORTEST) return true;
  if (small !== undefined && lines.areCapitalised && leans(text.slice(from, at), behind)) return false;
  if (length > WRAPPED_LINE_LONGEST) return true;
  if (small === undefined && /[:;!?.]\s*$/.test(text.slice(from, at))) return true;
  return length + 1 + next.length < lines.longest * NEARLY_FULL;
}

/** The lines between two places, as far as a line break is judged by them. */
function linesBetween(text: string, start: number, end: number): Lines {
  const block = { longest: longestLine(text, start, end), areCapitalised: isCapitalised(text, start, end) };
  const lines = { ...block, areWrapped: false };
  for (let from = start; from < end; ) {
    const at = text.indexOf('\n', from);
    if (at === -1 || at >= end) break;
    if (!breaksLine(text, from, at, end, lines)) return { ...block, areWrapped: true };
    from = at + 1;
  }
  return lines;
}

const FIRST_READ = 600;

/** Whether what stands between two places begins with a capital, and no sentence in its beginning with a small letter. */
function isCapitalised(text: string, start: number, end: number): boolean {
  const beginning = text.slice(start, Math.min(end, start + FIRST_READ));
  return /^[^\p{L}]*\p{Lu}/u.test(beginning) && !/\p{L}{2}[.!?]\s+(?:i|\p{Ll}{2})/u.test(beginning);
}

/** Letters of the longest line between two places. */
function longestLine(text: string, start: number, end: number): number {
  let longest = 0;
  for (let from = start; from < end; ) {
    const found = text.indexOf('\n', from);
    const to = found === -1 || found > end ? end : found;
    longest = Math.max(longest, to - from);
    from = to + 1;
  }
  return longest;
}

/** Whether a mail program wrapped lines between two places, so that their ends say nothing. */
export function isHardWrapped(text: string, { start, end }: Span): boolean {
  return linesBetween(text, start, end).areWrapped;
}

/** Start of the line that `at` is on, not before `from`. */
function lineStart(text: string, from: number, at: number): number {
  return Math.max(from, text.lastIndexOf('\n', at - 1) + 1);
}

/**
 * The sentences of `text` between `start` and `end`, without the white space around them. A line break ends a
 * sentence unless a mail program wrapped the line.
 */
export function sentenceSpans(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const lines = linesBetween(text, start, end);
  let from = start;
  const close = (to: number): void => {
    let first = from;
    let last = to;
    while (first < last && isWhite(text[first])) first += 1;
    while (last > first && isWhite(text[last - 1])) last -= 1;
    if (last > first) spans.push({ start: first, end: last });
    from = to;
  };
  let at = start;
  while (at < end) {
    const char = text[at];
    if (char === '\n' && breaksLine(text, lineStart(text, start, at), at, end, lines)) {
      close(at);
      at += 1;
    } else if (isStop(char)) {
      const after = afterStops(text, at, end);
      const ends =
        isWhite(text[after]) || after >= end || (after - at > 1 && /\p{Lu}/u.test(text[after] ?? ''));
      if (ends && !(char === '.' && after === at + 1 && isAbbreviation(text, from, at))) close(after);
      at = after;
    } else {
      at += 1;
    }
  }
  close(end);
  return spans;
}
