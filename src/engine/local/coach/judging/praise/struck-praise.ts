import type { MeritTag } from '../../reading/draft-reading.ts';
import type { StrengthFinding } from '../finding.ts';

/** What a sentence is praised for as it is worded: a rewrite that words it anew says that it can be put better. */
const OF_WORDING: ReadonlySet<MeritTag> = new Set(['clear_ask', 'purpose_stated']);

/** The strengths without praise of words that the rewrite does not keep; of 19 such in 510 labelled drafts no expert had named one. */
export function withoutStruckPraise(
  strengths: readonly StrengthFinding[],
  rewrite: string,
): readonly StrengthFinding[] {
  const kept = plain(rewrite);
  return strengths.filter(
    ({ tag, quote }) =>
      !OF_WORDING.has(tag) || quote === null || kept.includes(plain(quote.replace(LABEL, ''))),
  );
}

/** "Decide: …": what a sheet may put under a label of its own. */
const LABEL = /^\p{Lu}[\p{L} ]{1,20}: (?=\S)/u;

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?,]+$/, '')
    .toLowerCase();
}
