import type { Reader } from '../../../engine.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import { MOST_FINDINGS, type Sign, type StrengthFinding } from './finding.ts';
import { meritSigns } from './merit-signs.ts';
import { quoteAround } from './quote.ts';
import { columnOf } from './reader-column.ts';
import { meritSeverity } from './severity.ts';
import { MERIT_TEXTS } from './texts/merit-texts.ts';

const LEAST_SCORE = 0.3;
const MOST_STRENGTHS = 5;

/** The best sign of each merit: the sentence with the most weight. */
function bestSigns(signs: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  const best = new Map<MeritTag, Sign<MeritTag>>();
  for (const sign of signs) {
    const known = best.get(sign.tag);
    if (known === undefined || sign.weight > known.weight) best.set(sign.tag, sign);
  }
  return [...best.values()];
}

/** What helps with this reader, most important first. Two merits never quote the same words. */
export function judgeStrengths(reading: DraftReading, reader: Reader): StrengthFinding[] {
  const column = columnOf(reader);
  const ranked = bestSigns(meritSigns(reading))
    .map((sign) => ({ sign, severity: meritSeverity(sign.tag, reader) * sign.weight }))
    .filter((candidate) => candidate.severity >= LEAST_SCORE)
    .sort((a, b) => b.severity - a.severity);
  const findings: StrengthFinding[] = [];
  const quotes = new Set<string>();
  for (const { sign, severity } of ranked) {
    if (findings.length >= Math.min(MOST_FINDINGS, MOST_STRENGTHS)) break;
    const sentence = reading.sentences[sign.sentenceIndex];
    const quote =
      sentence === undefined || sign.span === null ? null : quoteAround(reading, sentence, sign.span);
    if (sign.span !== null && (quote === null || quotes.has(quote))) continue;
    if (quote !== null) quotes.add(quote);
    const { shows, why } = MERIT_TEXTS[sign.tag];
    const text = `${quote === null ? shows : `"${quote}" ${shows}`}: ${why[column] ?? why[7]}.`;
    findings.push({ tag: sign.tag, quote, severity, text });
  }
  return findings;
}
