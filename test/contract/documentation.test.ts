import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { CONFIDENCE_LABELS } from '../../src/domain/confidence.ts';
import { ERROR_CODES } from '../../src/domain/errors.ts';
import { PROFILE_KNOWLEDGE } from '../../src/domain/profile-knowledge.ts';
import { PROFILE_CAVEAT, PROFILE_CODES, PROFILE_NAMES } from '../../src/domain/profiles.ts';
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

it('docs/profiles.md says when a person of each profile says yes as the service does', () => {
  const rows = rowsUnder(readFileSync('docs/profiles.md', 'utf8'), ['Code', 'Profile', 'Says yes when']);
  expect(rows.map(([code, name, saysYesWhen]) => [code, name, saysYesWhen])).toEqual(
    PROFILE_CODES.map((code) => [code, PROFILE_NAMES[code], PROFILE_KNOWLEDGE[code].saysYesWhen]),
  );
});

it('the description of the API tells what every profile and label means, and what a profile is not for', () => {
  const { description } = buildOpenApiDocument()['info'] as { readonly description: string };
  for (const code of PROFILE_CODES) {
    const meaning = `${code} **${PROFILE_NAMES[code]}**: ${PROFILE_KNOWLEDGE[code].saysYesWhen}`;
    expect(description).toContain(meaning);
  }
  for (const label of CONFIDENCE_LABELS)
    expect(description).toMatch(new RegExp(`\\b${label} [^.]*(?:times|often)`));
  expect(description).toContain(PROFILE_CAVEAT);
});

it('the description of the API leads to where its keys are made', () => {
  const { description } = buildOpenApiDocument()['info'] as { readonly description: string };
  expect(description).toContain('[dashboard](/keys)');
});

it('the README says what a profile is not for in the same words', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(PROFILE_CAVEAT);
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
