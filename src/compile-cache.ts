import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Compiled code is kept beside the build, which fills it (scripts/fill-compile-cache.js): half of a start would
 * otherwise go into compiling libraries. Where the folder cannot be written, starting is only slower.
 */
enableCompileCache(fileURLToPath(new URL('../dist/.compile-cache', import.meta.url)));
