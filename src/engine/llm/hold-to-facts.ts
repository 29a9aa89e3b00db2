import type { Analysis } from '../engine.ts';
import { checkRewrite } from '../facts/check-rewrite.ts';
import { type Fact, HARD_FACTS } from '../facts/fact.ts';
import { repairRewrite } from '../facts/repair-rewrite.ts';

/**
 * Holds a model's rewrite to the facts of its draft. What it lost or invented is mended with the draft's own
 * sentences. Where that would leave nothing of the rewrite, only facts that a reader acts on are mended and the
 * rest is named as the first risk. An empty rewrite stays empty.
 */
export function holdToFacts(draft: string, analysis: Analysis): Analysis {
  const { rewrite } = analysis;
  if (rewrite.trim() === '') return analysis;
  const mended = repairRewrite(draft, rewrite).rewrite;
  if (mended !== draft || rewrite === draft) return { ...analysis, rewrite: mended };
  const mendedInPart = repairRewrite(draft, rewrite, { kinds: HARD_FACTS }).rewrite;
  const { lost, invented } = checkRewrite(draft, mendedInPart);
  const notes = [describe('drops', lost), describe('adds', invented)].filter((note) => note !== null);
  if (notes.length === 0) return { ...analysis, rewrite: mendedInPart };
  const risk = `Check the rewrite against your draft before you send it: it ${notes.join(' and ')}.`;
  return { ...analysis, rewrite: mendedInPart, risks: [risk, ...analysis.risks] };
}

function describe(verb: string, facts: readonly Fact[]): string | null {
  if (facts.length === 0) return null;
  const words = [...new Set(facts.map((fact) => `“${fact.words}”`))];
  const shown = words.slice(0, 3).join(', ');
  return `${verb} ${words.length > 3 ? `${shown} and ${words.length - 3} more` : shown}`;
}
