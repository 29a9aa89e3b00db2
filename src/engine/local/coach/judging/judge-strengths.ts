import type { Reader } from '../../../engine.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import type { Sign, StrengthFinding } from './finding.ts';
import { quoteAround } from './quote.ts';
import { columnOf } from './reader-column.ts';
import { meritSeverity } from './severity.ts';
import { MERIT_TEXTS } from './texts/merit-texts.ts';
import { byTag } from './weigh.ts';

const LEAST_SCORE = 0.22;
const MOST_STRENGTHS = 5;

interface Candidate {
  readonly sign: Sign<MeritTag>;
  readonly severity: number;
  readonly quote: string | null;
  /** A second merit of the same words. */
  also: MeritTag | null;
}

/** The best sign of each merit: the one with the most weight, the first of equals. */
function bestSigns(signs: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  return [...byTag(signs).values()].map((group) =>
    group.reduce((best, sign) => (sign.weight > best.weight ? sign : best)),
  );
}

function candidates(reading: DraftReading, reader: Reader, signs: readonly Sign<MeritTag>[]): Candidate[] {
  const ranked = bestSigns(signs)
    .map((sign) => ({ sign, severity: meritSeverity(sign.tag, reader) * sign.weight }))
    .filter((candidate) => candidate.severity >= LEAST_SCORE)
    .sort((a, b) => b.severity - a.severity);
  const found: Candidate[] = [];
  for (const { sign, severity } of ranked) {
    const sentence = reading.sentences[sign.sentenceIndex];
    const quote =
      sentence === undefined || sign.span === null ? null : quoteAround(reading, sentence, sign.span);
    if (quote === null && sign.span !== null) continue;
    const same =
      quote === null
        ? undefined
        : found.find((other) => other.quote !== null && other.sign.sentenceIndex === sign.sentenceIndex);
    if (same === undefined) found.push({ sign, severity, quote, also: null });
    else same.also ??= sign.tag;
  }
  return found.slice(0, MOST_STRENGTHS);
}

/** What helps with this reader, most important first. Two merits of the same words are one finding. */
export function judgeStrengths(
  reading: DraftReading,
  reader: Reader,
  signs: readonly Sign<MeritTag>[],
): StrengthFinding[] {
  const column = columnOf(reader);
  return candidates(reading, reader, signs).map(({ sign, severity, quote, also }) => {
    const { shows, why } = MERIT_TEXTS[sign.tag];
    const second = also === null ? '' : ` and ${MERIT_TEXTS[also].shows}`;
    const what = quote === null ? shows : `"${quote}" ${shows}${second}`;
    return { tag: sign.tag, alsoTag: also, quote, severity, text: `${what}: ${why[column] ?? why[7]}.` };
  });
}
