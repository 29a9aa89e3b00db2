import type { Findings, RiskFinding } from '../judging/finding.ts';
import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';
import { type DraftWords, draftWords, ownWords } from './own-words.ts';
import { rewrittenWords } from './rewritten-words.ts';
import { SUGGESTIONS } from './texts/suggestions.ts';

/**
 * One suggestion for each risk, in the order of the risks: what to do with this draft, in its own words or in those of
 * its rewrite. Wording that one suggestion offers is not offered by another, and none is said twice.
 */
export function suggestionsFor(
  reading: DraftReading,
  findings: Findings,
  rewrite: string,
): readonly string[] {
  const { strengths, risks } = findings;
  if (risks.length === 0) return [];
  let shared = draftWords(reading, strengths, risks, rewrittenWords(rewrite, reading.type));
  const suggestions = new Set<string>();
  for (const risk of risks) {
    const suggestion = risk.advice ?? withSecond(SUGGESTIONS[risk.tag](ownWords(shared, risk)), risk, shared);
    suggestions.add(suggestion);
    shared = withoutOffered(shared, suggestion);
  }
  return [...suggestions];
}

/** What mends a second fault of the same words, where the first suggestion would leave it standing. */
const SECOND: Readonly<Partial<Record<FaultTag, string>>> = {
  no_evidence: 'Say how you know.',
  no_owner: 'Say who does it.',
  no_people: 'Say who has been asked.',
  no_purpose: 'Say what it is for.',
  risk_unaddressed: 'Say what happens if it fails.',
  safeguard_missing: 'Say how you would go back.',
  vague_deadline: 'Name a day.',
};

function withSecond(suggestion: string, { alsoTag }: RiskFinding, { deadline }: DraftWords): string {
  if (alsoTag === 'vague_deadline' && deadline !== null)
    return suggestion.includes(deadline) ? suggestion : `${suggestion} Name the day, "${deadline}".`;
  const second = alsoTag === null ? undefined : SECOND[alsoTag];
  return second === undefined ? suggestion : `${suggestion} ${second}`;
}

/** What is left to offer once a suggestion has been made. */
function withoutOffered(shared: DraftWords, suggestion: string): DraftWords {
  const left = (words: string | null): string | null =>
    words !== null && suggestion.includes(`"${words.replace(/\.$/, '')}`) ? null : words;
  const { rewrite } = shared;
  return {
    ...shared,
    offered: `${shared.offered}\n${suggestion}`,
    fact: left(shared.fact),
    rewrite: {
      sentences: rewrite.sentences,
      request: left(rewrite.request),
      opening: left(rewrite.opening),
      decision: left(rewrite.decision),
      openingLine: left(rewrite.openingLine),
    },
  };
}
