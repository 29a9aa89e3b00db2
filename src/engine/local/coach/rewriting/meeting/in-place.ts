import type { Findings } from '../../judging/finding.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import type { Body } from '../body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';

/**
 * The draft with each sentence that the body words differently in its place, and without those that the body leaves
 * out; everything else, line breaks and signs included, is the draft's own.
 */
export function inPlace(text: string, parts: DraftParts, body: Body): string {
  const units = parts.paragraphs.flat();
  const sentences = body.paragraphs.flat();
  let result = '';
  let from = 0;
  let next = 0;
  for (const [index, unit] of units.entries()) {
    const at = text.indexOf(unit.text, from);
    if (at < 0) return text;
    const own = sentences[next];
    const isKept = own?.text === unit.text;
    const isLast = sentences.length - next === units.length - index;
    result += text.slice(from, at);
    from = at + unit.text.length;
    if (isKept || (isLast && own !== undefined)) {
      result += own?.text ?? '';
      next += 1;
    } else from += /^ */.exec(text.slice(from))?.[0].length ?? 0;
  }
  return next === sentences.length ? (result + text.slice(from)).trim() : text;
}

/** How many things a sheet for a meeting must do well to stay as it is but for its one fault. */
const STRENGTHS_OF_A_GOOD_SHEET = 4;

/** Faults of wording, which a sheet holds in one place and not as a whole. */
const OF_WORDING: ReadonlySet<FaultTag> = new Set([
  'hedging',
  'apologetic',
  'absolutes',
  'hype',
  'jargon',
  'generic_opening',
  'risk_unaddressed',
]);

/** Whether a sheet for a meeting is good but for one fault of wording, so that it is mended in place. */
export function isNearlyRightSheet({ type }: DraftReading, findings: Findings): boolean {
  return (
    type === 'meeting_prep' &&
    findings.risks.length === 1 &&
    findings.risks.every(({ tag, quote }) => OF_WORDING.has(tag) && quote !== null) &&
    findings.strengths.length >= STRENGTHS_OF_A_GOOD_SHEET
  );
}
