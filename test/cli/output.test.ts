import { expect, test } from 'vitest';
import { table } from '../../src/cli/output.ts';

test('no text of a table controls the terminal, as an older key with such a name would', () => {
  const rows = [
    ['ID', 'NAME'],
    ['7', 'crm\u001b[31mRED\u202e'],
  ];
  expect(table(rows)).toBe('ID  NAME\n7   crm\uFFFD[31mRED\uFFFD');
});
