import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const OUTPUT = join(import.meta.dirname, '../dist/web');
const COMPRESSED_FROM_BYTES = 1024;

/** The first of each that know `light-dark()`, which would otherwise be rewritten into something else. */
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Writes each asset a second and third time, compressed, so that the service only has to send it. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async closeBundle() {
      const folder = join(OUTPUT, 'assets');
      for (const name of await readdir(folder)) {
        const content = await readFile(join(folder, name));
        if (content.length < COMPRESSED_FROM_BYTES) continue;
        await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressAssets()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    // The page may load from its own address only, so nothing is written into it as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: BROWSERS,
    cssTarget: BROWSERS,
  },
  server: {
    proxy: { '/internal': 'http://127.0.0.1:3000', '/docs': 'http://127.0.0.1:3000' },
  },
});
