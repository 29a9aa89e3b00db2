import type { Analysis } from '../engine.ts';

type Section = keyof Analysis;

/** A line that opens a section, and what stands behind the heading on the same line. */
interface Heading {
  readonly section: Section;
  readonly rest: string;
}

const TITLES: ReadonlyArray<readonly [Section, RegExp]> = [
  ['strengths', /^(?:key |main )?strengths?$/],
  ['risks', /^(?:key |main |potential |possible )?risks?$/],
  ['suggestions', /^(?:key |main )?suggestions?(?: for improvements?)?$/],
  [
    'rewrite',
    /^(?:suggested |full |proposed )?(?:rewrite|(?:rewritten|improved|revised) (?:draft|message|version|text))$/,
  ],
];

/** "-----" below a title, and the same as a rule between sections. */
const UNDERLINE = /^\s*(?:-{2,}|={2,})\s*$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})$/;
const CLOSING_TAG = /^\s*<\/(\w+)>\s*$/;
/** "- **Risks:**" opens a section; any other bullet is an item. */
const BOLD_BULLET = /^\s*[-*•+]\s+(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/;

/**
 * Reads the four sections of an analysis from text under headings in any common form: `## Strengths`, `**Risks:**`,
 * `SUGGESTIONS`, `4. Rewrite:`, `Risks: the date is missing`, `[Risks]`, `<risks>`, a title with a line under it. Null if there is
 * no such heading.
 */
export function readHeadings(text: string): Analysis | null {
  const lines: Record<Section, string[]> = { strengths: [], risks: [], suggestions: [], rewrite: [] };
  const seen = new Set<Section>();
  let current: Section | null = null;
  let isBelowHeading = false;
  for (const line of text.split(/\r?\n/)) {
    if (isBelowHeading && UNDERLINE.test(line)) continue;
    isBelowHeading = false;
    if (current !== null && sectionOf(CLOSING_TAG.exec(line)?.[1] ?? '') === current) {
      current = null;
      continue;
    }
    const heading = readHeading(line);
    // A rewritten memo may have a heading "Risks" of its own: one that was seen before belongs to the rewrite.
    if (heading !== null && !(current === 'rewrite' && seen.has(heading.section))) {
      current = heading.section;
      seen.add(current);
      isBelowHeading = true;
      if (heading.rest !== '') lines[current].push(heading.rest);
    } else if (current !== null) lines[current].push(line);
  }
  if (seen.size === 0) return null;
  return {
    strengths: readItems(lines.strengths),
    risks: readItems(lines.risks),
    suggestions: readItems(lines.suggestions),
    rewrite: readRewrite(lines.rewrite.join('\n')),
  };
}

function readHeading(line: string): Heading | null {
  if (line.length > 2000) return null;
  const [before = '', ...behind] = line.split(/[:：]/);
  const isMarked = /^\s*(?:[#>*_[<=-]|\d+[.)]|\p{Extended_Pictographic})/u.test(line);
  const section = sectionOf(before);
  if (section === undefined || (/^\s*[-*•+]\s/.test(line) && !BOLD_BULLET.test(line))) return null;
  const rest = behind
    .join(':')
    .replace(/^[\s*_]+/, '')
    .trim();
  const isBare = behind.length === 0 && !isMarked && !/^\s*\p{Lu}/u.test(line);
  return isBare ? null : { section, rest };
}

function sectionOf(words: string): Section | undefined {
  const title = words
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}]+$/u, '')
    .toLowerCase();
  return TITLES.find(([, pattern]) => pattern.test(title))?.[0];
}

const BULLET = /^\s*(?:[-*•+–—]|\d+[.)])\s+/;
const NOTHING = /^\(?(?:none|n\/a|nothing)\)?\.?$/i;

/** Bulleted lines are items, and a plain line below one goes on with it; without bullets every line is an item. */
function readItems(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  const isBulleted = lines.some((line) => BULLET.test(line));
  for (const line of lines) {
    const words = line.replace(BULLET, '').trim();
    if (words === '' || /^[-*_=`]+\w*$/.test(words)) continue;
    const last = items.at(-1);
    if (isBulleted && !BULLET.test(line) && last !== undefined) items[items.length - 1] = `${last} ${words}`;
    else items.push(words);
  }
  return items.filter((item) => !NOTHING.test(item));
}

const FENCE_OPENS = /^([^\n]{1,200}:\n+)?(?:```|~~~)[\w-]*\n/;
const FENCE_CLOSES = /\n(?:```|~~~)[ \t]*(?:\n|$)/;

/** A model may repeat one sign without end, so only the last line is looked at, and once. */
function withoutLastRule(text: string): string {
  const lineBreak = text.lastIndexOf('\n');
  return lineBreak >= 0 && RULE.test(text.slice(lineBreak + 1)) ? text.slice(0, lineBreak).trimEnd() : text;
}

/** A rewrite without the fences, quotation marks in front of its lines or rule below it that models put around one. */
export function readRewrite(given: string): string {
  const text = unfenced(withoutLastRule(given.trim()));
  const isQuoted = text.split('\n').every((line) => line.trim() === '' || line.startsWith('>'));
  return (isQuoted ? text.replace(/^> ?/gm, '') : text).trim();
}

/**
 * What stands between fences, which a cut-off reply does not close; what comes behind them is chatter. With a line that leads
 * in to the fences and something behind them, they hold a part of the rewrite.
 */
function unfenced(text: string): string {
  const opening = FENCE_OPENS.exec(text);
  if (opening === null) return text;
  const inside = text.slice(opening[0].length);
  const closing = FENCE_CLOSES.exec(inside);
  if (closing === null) return inside;
  const isPart = opening[1] !== undefined && inside.slice(closing.index + closing[0].length).trim() !== '';
  return isPart ? text : inside.slice(0, closing.index);
}
