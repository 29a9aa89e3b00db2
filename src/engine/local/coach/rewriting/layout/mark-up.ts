import type { DraftReading } from '../../reading/draft-reading.ts';

const HEADING = /^\s{0,3}#{1,6}\s+\S|^\*\*[^*\n]+\*\*:?$/;
const TASK = /^\s*[-*+] \[[ xX]\]/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*(?:={4,}|-{4,}|#{4,}|\*{4,}|~{4,})\s*$/;
const POINT = /^(\s*)(?:[-*•+]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s/;
const FEWEST_ROWS = 2;

/** "Source      Q1     Q2": cells with blanks between them, which no sentence has. */
const COLUMNS = /\S(?: {2,}|\t+)\S+(?: \S+)*(?: {2,}|\t+)\S|\S {3,}\S/;

/** Whether lines one below the other stand in columns. */
function holdsColumns(lines: readonly string[]): boolean {
  return lines.some((line, at) => COLUMNS.test(line) && COLUMNS.test(lines[at + 1] ?? ''));
}

/** How far each point of a list is set in. */
function indents(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line) => POINT.exec(line)?.[1]?.length ?? []);
}

/** Whether points of a list stand under points of it. */
function isNested(lines: readonly string[]): boolean {
  const depths = indents(lines);
  return Math.max(0, ...depths) >= Math.min(...depths) + 2;
}

/** Whether words are quoted between what the writer says, as where each remark is answered in its turn. */
function answersInTurn({ blocks }: DraftReading): boolean {
  const quoted = blocks.findIndex(({ kind }) => kind === 'quoted');
  return quoted >= 0 && blocks.slice(quoted).some(({ kind }) => kind === 'paragraph' || kind === 'list_item');
}

/**
 * Whether a draft is laid out by marks that no sentence can be taken out of: code, tables, boxes to tick, headings
 * over its sections, points under points, rules, or quotations with an answer under each.
 */
export function isMarkedUp(reading: DraftReading): boolean {
  const lines = reading.text.split('\n').filter((line) => line.trim() !== '');
  return (
    reading.blocks.some(({ kind }) => kind === 'code') ||
    lines.some((line, index) => TASK.test(line) || RULE.test(line) || (index > 0 && HEADING.test(line))) ||
    lines.filter((line) => TABLE_ROW.test(line)).length >= FEWEST_ROWS ||
    holdsColumns(lines) ||
    isNested(lines) ||
    answersInTurn(reading)
  );
}
