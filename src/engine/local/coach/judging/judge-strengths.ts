import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, MeritTag } from '../reading/draft-reading.ts';
import type { RiskFinding, Sign, StrengthFinding } from './finding.ts';
import { quoteAround } from './quote.ts';
import { columnOf } from './reader-column.ts';
import { meritSeverity } from './severity.ts';
import { MERIT_TEXTS } from './texts/merit-texts.ts';
import { byTag } from './weigh.ts';

const LEAST_SCORE = 0.22;
/** Where less than this many merits are clear, fainter ones are named too. */
const FEW_STRENGTHS = 3;
const LEAST_SCORE_OF_FEW = 0.1;
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
    .sort((a, b) => b.severity - a.severity)
    .filter(({ severity }, rank) => severity >= (rank < FEW_STRENGTHS ? LEAST_SCORE_OF_FEW : LEAST_SCORE));
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

function textOf(tag: MeritTag, also: MeritTag | null, quote: string | null, reader: Reader): string {
  const { shows, why } = MERIT_TEXTS[tag];
  const second = also === null ? '' : ` and ${MERIT_TEXTS[also].shows}`;
  const what = quote === null ? shows : `"${quote}" ${shows}${second}`;
  return `${what}: ${why[columnOf(reader)] ?? why[7]}.`;
}

/** What helps with this reader, most important first. Two merits of the same words are one finding. */
export function judgeStrengths(
  reading: DraftReading,
  reader: Reader,
  signs: readonly Sign<MeritTag>[],
): StrengthFinding[] {
  return candidates(reading, reader, signs).map(({ sign, severity, quote, also }) => ({
    tag: sign.tag,
    alsoTag: also,
    quote,
    severity,
    text: textOf(sign.tag, also, quote, reader),
  }));
}

/** Facts stay facts whatever is wrong with the sentence around them. */
const FACTS: ReadonlySet<MeritTag> = new Set([
  'clear_deadline',
  'evidence_cited',
  'ownership',
  'personalised',
  'purpose_stated',
  'specific_numbers',
]);

/** Words that hurt: of them only a figure is still worth praising, not the date or the name that comes with a threat. */
const HURTS: ReadonlySet<FaultTag> = new Set([
  'blame',
  'cold_tone',
  'hype',
  'passive_aggressive',
  'pressure',
  'sarcasm',
  'ultimatum',
]);
const FIGURES: ReadonlySet<MeritTag> = new Set(['evidence_cited', 'specific_numbers']);

/**
 * The strengths that no risk contradicts: where a risk quotes the same words, only the facts in them are praised, so
 * that the writer does not hear both yes and no.
 */
export function uncontradicted(
  strengths: readonly StrengthFinding[],
  risks: readonly RiskFinding[],
  reading: DraftReading,
  reader: Reader,
): StrengthFinding[] {
  return strengths.flatMap((strength) => {
    const { quote, tag, alsoTag } = strength;
    const against = quote === null ? [] : risks.filter((risk) => quotesSame(risk, quote));
    if (quote === null || against.length === 0) return [strength];
    const kept = against.some((risk) => HURTS.has(risk.tag)) ? FIGURES : FACTS;
    const date = dateIn(quote, reading);
    if (tag === 'clear_deadline' && kept === FIGURES && date !== null)
      return [{ ...strength, quote: date, alsoTag: null, text: textOf(tag, null, date, reader) }];
    const [fact, ...more] = [tag, ...(alsoTag === null ? [] : [alsoTag])].filter((one) => kept.has(one));
    if (fact === undefined) return [];
    const also = more[0] ?? null;
    return [{ ...strength, tag: fact, alsoTag: also, text: textOf(fact, also, quote, reader) }];
  });
}

/** The date alone, with its preposition: what is good about a threat. */
function dateIn(quote: string, { marks }: DraftReading): string | null {
  const date = marks.find((mark) => mark.tag === 'date' && quote.includes(mark.words));
  if (date === undefined) return null;
  const at = quote.indexOf(date.words);
  const before = /\b(?:by|before|until|till|on|from) (?:the )?$/i.exec(quote.slice(0, at))?.[0] ?? '';
  return before + date.words;
}

function quotesSame(risk: RiskFinding, quote: string): boolean {
  return [risk.quote, risk.secondQuote].some(
    (words) => words !== null && (words.includes(quote) || quote.includes(words)),
  );
}
