/** Loads what a start loads once, so that the first start of a fresh build finds it compiled. */
import { flushCompileCache } from 'node:module';

await import('../dist/compile-cache.js');
await import('../dist/serve.js');
await import('../dist/store/sqlite/open-sqlite.js');
flushCompileCache();
