import type { Findings, RiskFinding } from '../judging/finding.ts';
import { placeOfQuote } from '../judging/quoting/place-of-quote.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { type PhraseModel, phraseModel } from '../reading/phrases/model.ts';
import { inStep } from './kept-words.ts';
import { type DraftWords, draftWords, ownWords } from './own-words.ts';
import { rewrittenWords } from './rewritten-words.ts';
import { withoutLead } from './texts/pasted.ts';
import { SUGGESTIONS } from './texts/suggestions.ts';

/**
 * One suggestion for each risk, in the order of the risks: what to do with this draft, in its own words or in those of
 * its rewrite. Wording that one suggestion offers is not offered by another, and none is said twice.
 */
export function suggestionsFor(
  reading: DraftReading,
  findings: Findings,
  rewrite: string,
  model: PhraseModel = phraseModel(),
): readonly string[] {
  const { strengths, risks } = findings;
  if (risks.length === 0) return [];
  let shared = draftWords(reading, strengths, risks, rewrittenWords(rewrite, reading.type), model);
  const suggestions = new Set<string>();
  for (const risk of risks) {
    const suggestion =
      risk.advice ??
      gone(risk.quote, shared) ??
      withDay(inStep(SUGGESTIONS[risk.tag](ownWords(shared, risk)), risk.tag, shared), risk, shared);
    suggestions.add(suggestion);
    const taken = takenOut(suggestion, risk.quote);
    shared = {
      ...withoutOffered(shared, suggestion),
      taken: [...shared.taken, ...(taken === null ? [] : [taken])],
    };
  }
  return [...suggestions];
}

const TAKES_OUT = /^(?:Cut|Leave out|In place of) ("[^"]+"|the part that begins "[^"]+")/;

/** The words that a suggestion takes out as a whole; null where it takes none. */
function takenOut(suggestion: string, quote: string | null): string | null {
  const spot = TAKES_OUT.exec(suggestion)?.[1];
  if (spot === undefined || quote === null) return null;
  return spot === placeOfQuote(withoutLead(quote)) ? quote : spot.startsWith('"') ? spot.slice(1, -1) : null;
}

/** For words that go with the longer ones that an earlier suggestion takes out. */
function gone(quote: string | null, { taken }: DraftWords): string | null {
  if (quote === null || !taken.some((words) => words !== quote && words.includes(quote))) return null;
  return `What is suggested above mends ${placeOfQuote(quote)} as well.`;
}

/** With the day that the draft gives, where the same words name no real deadline either. */
function withDay(suggestion: string, { alsoTag }: RiskFinding, shared: DraftWords): string {
  const { deadline, isHardTalk, isNotes, offered } = shared;
  if (alsoTag !== 'vague_deadline' || deadline === null || isHardTalk || isNotes) return suggestion;
  return `${offered}\n${suggestion}`.includes(deadline)
    ? suggestion
    : `${suggestion} Name the day, "${deadline}".`;
}

/** By what a suggestion says with which words the message should begin. */
const SETS_OPENING =
  /\b(?:(?:to the top|first two lines|in the first line|put first what you want):|[Bb]egin with) "|\bto the first two lines\b/;

/** What is left to offer once a suggestion has been made. */
function withoutOffered(shared: DraftWords, suggestion: string): DraftWords {
  const said = suggestion.toLowerCase();
  const left = (words: string | null): string | null =>
    words !== null && said.includes(`"${withoutLead(words).replace(/\.$/, '').toLowerCase()}`) ? null : words;
  const { rewrite } = shared;
  return {
    ...shared,
    offered: `${shared.offered}\n${suggestion}`,
    isAsked: shared.isAsked || left(rewrite.request) !== rewrite.request,
    isOpened: shared.isOpened || SETS_OPENING.test(suggestion),
    fact: left(shared.fact),
    rewrite: {
      ...rewrite,
      request: left(rewrite.request),
      opening: left(rewrite.opening),
      decision: left(rewrite.decision),
      openingLine: left(rewrite.openingLine),
    },
  };
}
