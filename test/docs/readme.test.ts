import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withExamples } from '../../scripts/readme-examples.ts';

test('the answers in the README are the ones the engine gives (npm run examples)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('"snapResponse"');
  expect(withExamples(readme)).toBe(readme);
});
