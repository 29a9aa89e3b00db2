import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Throws what stands in the way of making a file at `path` in the folder, or in those that are still to be made; leaves nothing behind. */
export function tryFolderOf(path: string): void {
  let folder = dirname(resolve(path));
  while (!existsSync(folder)) folder = dirname(folder);
  rmdirSync(mkdtempSync(join(folder, '.attune-')));
}
