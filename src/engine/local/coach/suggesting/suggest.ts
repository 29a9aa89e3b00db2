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

/** What mends a second fault of the same words, and how a suggestion says that already. */
const SECOND: Readonly<Partial<Record<FaultTag, { readonly adds: string; readonly said: RegExp }>>> = {
  no_evidence: { adds: 'Say how you know.', said: /\bfact|\bevidence|\bcases?\b|\bseen\b|\brests on\b/ },
  no_owner: { adds: 'Say who does it.', said: /\bwho\b/ },
  no_purpose: { adds: 'Say in half a sentence why you write.', said: /\bwhy\b|\breason\b/ },
  risk_unaddressed: { adds: 'Say what happens if it fails.', said: /\bfails\b|\bwrong\b/ },
  safeguard_missing: { adds: 'Say how you would go back.', said: /\bgo back\b/ },
  vague_deadline: { adds: 'Name a day.', said: /\bday\b|\bwhen\b|\bdate\b/ },
};
/** What is asked has to have an owner and a day; more would be another suggestion. */
const OF_THE_ASK: ReadonlySet<FaultTag> = new Set(['buried_ask', 'no_ask', 'no_next_step', 'vague_ask']);
const ASK_NEEDS: ReadonlySet<FaultTag> = new Set(['no_owner', 'vague_deadline']);
/** Where the tone is the trouble, a second matter beside it would be too much at once. */
const OF_TONE: ReadonlySet<FaultTag> = new Set([
  'apologetic',
  'blame',
  'cold_tone',
  'no_people',
  'passive_aggressive',
  'sarcasm',
  'self_centred',
  'ultimatum',
]);

function withSecond(suggestion: string, { tag, alsoTag }: RiskFinding, shared: DraftWords): string {
  const { deadline, isHardTalk, isNotes } = shared;
  if (alsoTag === null || (OF_THE_ASK.has(tag) && !ASK_NEEDS.has(alsoTag))) return suggestion;
  const second = OF_TONE.has(tag) || isHardTalk || isNotes ? undefined : SECOND[alsoTag];
  if (second === undefined || second.said.test(suggestion)) return suggestion;
  if (alsoTag === 'vague_deadline' && deadline !== null)
    return suggestion.includes(deadline) || shared.offered.includes(deadline)
      ? suggestion
      : `${suggestion} Name the day, "${deadline}".`;
  return `${suggestion} ${second.adds}`;
}

/** What is left to offer once a suggestion has been made. */
function withoutOffered(shared: DraftWords, suggestion: string): DraftWords {
  const left = (words: string | null): string | null =>
    words !== null && suggestion.includes(`"${words.replace(/\.$/, '')}`) ? null : words;
  const { rewrite } = shared;
  return {
    ...shared,
    offered: `${shared.offered}\n${suggestion}`,
    isAsked: shared.isAsked || left(rewrite.request) !== rewrite.request,
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
