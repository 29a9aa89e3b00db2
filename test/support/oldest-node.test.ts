import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url);
/** "(?-i:…)": Node 22, which package.json allows, takes it for a mistake and does not start. */
const FLAGS_IN_GROUP = /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/;

it('has no regular expression that the oldest Node it runs on cannot read', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => FLAGS_IN_GROUP.test(readFileSync(new URL(path, SOURCE), 'utf8')))).toEqual(
    [],
  );
});
