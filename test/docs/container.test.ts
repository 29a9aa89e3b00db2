import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

test('the container starts the service as npm start does', () => {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(`exec ${command.join(' ')}`).toBe(packageFile.scripts.start);
});
