import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { ERROR_CODES } from '../../src/domain/errors.ts';
import { ERROR_TABLE } from '../../src/http/error-table.ts';
import { buildOpenApiDocument } from '../../src/http/routes/docs/openapi-document.ts';

/** The rows of the table in a document whose heading row starts with these cells. */
function rowsUnder(document: string, heading: readonly string[]): readonly (readonly string[])[] {
  const lines = document.split('\n');
  const cellsOf = (line: string) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
  const start = lines.findIndex((line) => heading.every((cell, column) => cellsOf(line)[column] === cell));
  if (start === -1) throw new Error(`There is no table with the heading ${heading.join(' | ')}.`);
  const length = lines.slice(start + 2).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + 2 + length).map(cellsOf);
}

const bare = (cell: string | undefined) => (cell ?? '').replaceAll('`', '');

describe('docs/contract.md', () => {
  const rows = rowsUnder(readFileSync('docs/contract.md', 'utf8'), ['Code', 'Status', 'Text', 'When']);

  it('shows every row of the error table, with its status and text', () => {
    const documented = Object.fromEntries(
      rows.map(([code, status, text]) => [
        bare(code),
        { status: Number(status), text: text === '–' ? null : text },
      ]),
    );
    expect(documented).toEqual(ERROR_TABLE);
  });

  it('shows no row twice and none that the service does not know', () => {
    expect(rows.map(([code]) => bare(code)).sort()).toEqual([...ERROR_CODES].sort());
  });
});

it('docs/openapi.json is the generated document (else: npm run openapi)', () => {
  const committed: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApiDocument())));
});

it.runIf(existsSync('docs/operations.md'))(
  'docs/operations.md shows every setting with its default, and no other',
  () => {
    const rows = rowsUnder(readFileSync('docs/operations.md', 'utf8'), ['Setting', 'Default', 'Meaning']);
    const documented = rows.map(([setting, value]) => [bare(setting), bare(value)]);
    const known = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
    expect(documented).toHaveLength(known.length);
  },
);
