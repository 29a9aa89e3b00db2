import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'dist/web/index.html';

/**
 * Builds the page unless the build there is newer than all of its sources: once for the whole run, since two builds at a time
 * would write into one folder. In a process of its own, because the test runner's NODE_ENV would make it a development build.
 */
export default function setup(): void {
  if (existsSync(PAGE) && statSync(PAGE).mtimeMs > newestSource()) return;
  const parameters = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'error'];
  execFileSync(process.execPath, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
}

function newestSource(): number {
  const files = readdirSync('web', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}
