import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const PAGE = 'dist/web/index.html';

/** Builds the page unless the build there is newer than all of its sources. */
export async function ensureBuiltPage(): Promise<void> {
  if (existsSync(PAGE) && statSync(PAGE).mtimeMs > newestSource()) return;
  await build({ root: 'web', configFile: 'web/vite.config.ts', logLevel: 'error' });
}

function newestSource(): number {
  const files = readdirSync('web', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}
