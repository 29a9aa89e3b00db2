import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag, Mark, MarkTag, MeritTag, Sentence } from '../reading/draft-reading.ts';
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

interface Weighed {
  readonly sign: Sign<MeritTag>;
  readonly severity: number;
}

/** Nearly every sentence with facts shows these: where it shows rarer merits as well, those say more. */
const COMMON: Readonly<Partial<Record<MeritTag, number>>> = {
  specific_numbers: 0.8,
  clear_deadline: 0.5,
  concrete_plan: 0.5,
};
/** A sentence shows a merit in place of the best one if its sign has at least this share of the best one's weight. */
const LEAST_SHARE_ELSEWHERE = 0.55;

/** The surest sign of a merit in each sentence, the heaviest first. */
function surestBySentence(signs: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  const surest = new Map<number, Sign<MeritTag>>();
  for (const sign of signs) {
    const other = surest.get(sign.sentenceIndex);
    if (other === undefined || sign.weight > other.weight) surest.set(sign.sentenceIndex, sign);
  }
  return [...surest.values()].sort((a, b) => b.weight - a.weight);
}

/** For each merit that is clear enough the sentences that show it, the surest first; merits in the reader's order. */
function ranked(reader: Reader, signs: readonly Sign<MeritTag>[]): (readonly Weighed[])[] {
  const groups = [...byTag(signs)].map(([tag, group]) => {
    const matters = meritSeverity(tag, reader);
    const surest = surestBySentence(group);
    const least = (surest[0]?.weight ?? 0) * LEAST_SHARE_ELSEWHERE;
    return surest
      .filter(({ weight }) => weight >= least)
      .map((sign) => ({ sign, severity: matters * sign.weight }));
  });
  const severity = (group: readonly Weighed[]): number => group[0]?.severity ?? 0;
  return groups
    .sort((a, b) => severity(b) - severity(a))
    .filter((group, rank) => severity(group) >= (rank < FEW_STRENGTHS ? LEAST_SCORE_OF_FEW : LEAST_SCORE));
}

/** Marks one of which must stand in the words that are praised for it. */
const MADE_OF: Readonly<Partial<Record<MeritTag, MarkTag>>> = {
  specific_numbers: 'number',
  clear_deadline: 'date',
};

/** What a merit is made of in its sentence, if that can be pointed at. */
function marksOf({ tag }: Sign<MeritTag>, sentence: Sentence | undefined): readonly Mark[] {
  return sentence?.marks.filter((mark) => mark.tag === MADE_OF[tag]) ?? [];
}

function holdsOne(quote: string | null, marks: readonly Mark[]): boolean {
  return quote === null || marks.length === 0 || marks.some(({ words }) => quote.includes(words));
}

/** The words to quote; of a long sentence those that hold the figure or the day that is praised. */
function quoteOf(reading: DraftReading, sign: Sign<MeritTag>): string | null {
  const sentence = reading.sentences[sign.sentenceIndex];
  if (sentence === undefined || sign.span === null) return null;
  const marks = marksOf(sign, sentence);
  const quote = quoteAround(reading, sentence, sign.span);
  return marks[0] === undefined || holdsOne(quote, marks) ? quote : quoteAround(reading, sentence, marks[0]);
}

/** Puts the merit where a sentence shows it that has no two others yet. */
function place(reading: DraftReading, found: Candidate[], group: readonly Weighed[]): void {
  for (const { sign, severity } of group) {
    const quote = quoteOf(reading, sign);
    if (quote === null && sign.span !== null) continue;
    const same =
      quote === null
        ? undefined
        : found.find((other) => other.quote !== null && other.sign.sentenceIndex === sign.sentenceIndex);
    if (same !== undefined && same.also !== null) continue;
    if (same !== undefined && !holdsOne(same.quote, marksOf(sign, reading.sentences[sign.sentenceIndex])))
      continue;
    if (same === undefined) found.push({ sign, severity, quote, also: null });
    else same.also = sign.tag;
    return;
  }
}

function candidates(reading: DraftReading, reader: Reader, signs: readonly Sign<MeritTag>[]): Candidate[] {
  const rarity = (group: readonly Weighed[]): number =>
    group[0] === undefined ? 0 : group[0].severity * (COMMON[group[0].sign.tag] ?? 1);
  const found: Candidate[] = [];
  for (const group of ranked(reader, signs).sort((a, b) => rarity(b) - rarity(a)))
    place(reading, found, group);
  return found.sort((a, b) => b.severity - a.severity).slice(0, MOST_STRENGTHS);
}

/** "a definite date" behind "gives exact figures and": the verb that both have is said once. */
function withoutVerb(shows: string, before: string): string {
  const verb = `${before.split(' ')[0]} `;
  return shows.startsWith(verb) ? shows.slice(verb.length) : shows;
}

function textOf(tag: MeritTag, also: MeritTag | null, quote: string | null, reader: Reader): string {
  const { shows, why } = MERIT_TEXTS[tag];
  const second = also === null ? '' : ` and ${withoutVerb(MERIT_TEXTS[also].shows, shows)}`;
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
  'options_offered',
  'ownership',
  'personalised',
  'purpose_stated',
  'safeguard_named',
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
/** What is said coldly is said all the same: who admits a mistake has admitted it. */
const STANDS_WHEN_COLD: ReadonlySet<MeritTag> = new Set([...FIGURES, 'ownership']);
/** Risks that say the very opposite of a merit. */
const OPPOSITES: Readonly<Partial<Record<MeritTag, ReadonlySet<FaultTag>>>> = {
  options_offered: new Set(['rigid', 'vague_ask', 'no_evidence']),
  ownership: new Set(['no_owner']),
  purpose_stated: new Set(['no_purpose', 'no_evidence', 'absolutes']),
  safeguard_named: new Set(['safeguard_missing', 'risk_unaddressed']),
};

/** Whether a merit may be praised in words that these risks quote. */
function stands(tag: MeritTag, against: readonly RiskFinding[]): boolean {
  if (against.some((risk) => OPPOSITES[tag]?.has(risk.tag))) return false;
  const hurting = against.filter((risk) => HURTS.has(risk.tag));
  if (hurting.length === 0) return FACTS.has(tag);
  return (hurting.every((risk) => risk.tag === 'cold_tone') ? STANDS_WHEN_COLD : FIGURES).has(tag);
}

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
    const date = dateIn(quote, reading);
    if (tag === 'clear_deadline' && !stands(tag, against) && date !== null)
      return [{ ...strength, quote: date, alsoTag: null, text: textOf(tag, null, date, reader) }];
    const [fact, ...more] = [tag, ...(alsoTag === null ? [] : [alsoTag])].filter((one) =>
      stands(one, against),
    );
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
