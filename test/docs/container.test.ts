import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const lines = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').split('\n');

test('no database that Git leaves out goes into an image, the one that was moved aside before a restore included', () => {
  const kept = lines('.gitignore').filter((line) => line.startsWith('/data/'));
  expect(kept).toContain('/data/before-restore/');
  const leftOut = lines('.dockerignore').filter((line) => line.startsWith('data/'));
  for (const pattern of kept)
    expect(leftOut.some((line) => matchesGlob(pattern.replace(/^\/|\/$/g, ''), line))).toBe(true);
});

test('the container starts the service as npm start does', () => {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(`exec ${command.join(' ')}`).toBe(packageFile.scripts.start);
});
