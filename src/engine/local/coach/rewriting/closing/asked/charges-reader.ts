import type { Findings } from '../../../judging/finding.ts';
import type { FaultTag } from '../../../reading/draft-reading.ts';

const CHARGES: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'blame',
  'passive_aggressive',
  'sarcasm',
  'ultimatum',
]);

/** Whether a risk quotes words that charge the reader with something. */
export function chargesReader(findings: Findings): boolean {
  return findings.risks.some(
    ({ tag, quote }) => CHARGES.has(tag) && /\byou(?:r|rs)?\b(?! know\b)/i.test(quote ?? ''),
  );
}
