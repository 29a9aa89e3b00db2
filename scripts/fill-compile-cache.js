/** Loads what a start and a first analysis load once, so that those of a fresh build find it compiled. */
import { hasRequiredNode } from '../dist/required-node.js';

// The last step of an installation: one with an older Node ends here, and says so.
if (hasRequiredNode()) {
  await import('../dist/compile-cache.js');
  await import('../dist/serve.js');
  await import('../dist/store/sqlite/open-sqlite.js');
  await import('../dist/engine/local/coach/analyse-message.js');
  const { flushCompileCache } = await import('node:module');
  flushCompileCache();
}
