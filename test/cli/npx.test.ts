import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'attune-npx-'));
});

afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

test('npx runs the command that is here, and neither installs nor builds the project for it', () => {
  const printed = execFileSync('npx', ['--offline', 'attune', '--version'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: cache },
  });
  expect(printed).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(existsSync(join(cache, '_npx'))).toBe(false);
});
