import { createHash } from 'node:crypto';

/** A digest of what a model was trained from: texts, labels and settings. */
export function digestOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
