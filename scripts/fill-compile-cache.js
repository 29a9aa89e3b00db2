/** Loads what a start and a first analysis load once, so that those of a fresh build find it compiled. */
import { flushCompileCache } from 'node:module';

await import('../dist/compile-cache.js');
await import('../dist/serve.js');
await import('../dist/store/sqlite/open-sqlite.js');
await import('../dist/engine/local/coach/analyse-message.js');
flushCompileCache();
