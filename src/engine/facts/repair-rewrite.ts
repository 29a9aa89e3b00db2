import { checkAgainst, type FactCheck } from './check-rewrite.ts';
import type { FactKind } from './fact.ts';
import type { Repair } from './repair.ts';
import { replaceInvented } from './replace-invented.ts';
import { restoreLost } from './restore-lost.ts';

export interface RepairOptions {
  /** Kinds of facts that count. All by default. */
  readonly kinds?: readonly FactKind[];
}

/** Of a rewrite with more that is wrong little is left; mending looks at the whole text for each. */
const MOST_MENDED = 60;

/**
 * Mends a rewrite by sentences of the draft: a sentence with an invented fact gives way to the draft's own or
 * goes; the draft's sentence of every lost fact comes back at its place. When that is not enough, or would be too much, the result is the
 * draft itself. So the result always passes `checkRewrite` for the kinds that count, and is blank only if the draft is.
 */
export function repairRewrite(draft: string, rewrite: string, options: RepairOptions = {}): Repair {
  if (rewrite.trim() === '') return { rewrite: draft, notes: ['the rewrite was blank: kept the draft'] };
  const check = checkAgainst(draft, options.kinds);
  const first = check(rewrite);
  if (isClean(first)) return { rewrite, notes: [] };
  if (first.lost.length + first.invented.length > MOST_MENDED)
    return { rewrite: draft, notes: ['too many facts were missing or new: kept the draft'] };

  const withoutInventions = replaceInvented(draft, rewrite, first.invented);
  const second = check(withoutInventions.rewrite);
  const restored = restoreLost(draft, withoutInventions.rewrite, second.lost);
  const notes = [...withoutInventions.notes, ...restored.notes];
  if (restored.rewrite.trim() !== '' && isClean(check(restored.rewrite)))
    return { rewrite: restored.rewrite, notes };
  return { rewrite: draft, notes: [...notes, 'facts were still missing or new: kept the draft'] };
}

function isClean(check: FactCheck): boolean {
  return check.lost.length === 0 && check.invented.length === 0;
}
