import { hasRequiredNode } from '../required-node.ts';

if (hasRequiredNode()) {
  await import('../compile-cache.ts');
  await import('./run.ts');
}
