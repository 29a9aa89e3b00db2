import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import { type Candidate, LEAST_LIKELY_UNQUOTED, OF_WHAT_LACKS } from '../candidates.ts';
import { MOST_FINDINGS, type Sign } from '../finding.ts';
import { cannotShow } from '../signs/impossible/cannot-show.ts';
import { namesDay } from '../signs/impossible/times.ts';
import { plainWords, quoteAround, quoteWithin } from './quote.ts';

/** Joins another fault of the same words only when it is as likely as this. */
const LEAST_LIKELY_SECOND = 0.1;
/** Of words that another fault has taken it has to be the words that show it, not what the draft lacks. */
const LEAST_WORDS_SECOND = 0.2;
/** What comes after this many risks has to be surer to be worth reading. */
const ENOUGH_RISKS = 4;
const LEAST_LIKELY_FURTHER = 0.08;

/** A fault with the words that show it. */
export interface Quoted {
  readonly candidate: Candidate;
  readonly quote: string | null;
  readonly secondQuote: string | null;
  /** A second fault of the same words. */
  also: Candidate | null;
}

/**
 * Candidates with their words. A second fault of words already quoted joins the first, quotes only the clause that
 * shows it, or moves to the next best place; what is missing altogether needs no words.
 */
export function quoteAll(reading: DraftReading, ranked: readonly Candidate[]): Quoted[] {
  const quoted: Quoted[] = [];
  const asksVaguely = ranked.some(({ tag }) => tag === 'vague_ask');
  for (const candidate of ranked) {
    if (candidate.tag === 'no_ask' && asksVaguely) continue;
    const quote = shownBy(candidate, quoteOf(reading, candidate.sign));
    // The words around an absolute may be an exception to what is said, which is the opposite of one.
    if (quote !== null && candidate.tag === 'absolutes' && cannotShow('absolutes', quote)) continue;
    const secondQuote = NOT_TWICE.has(candidate.tag) ? null : quoteOf(reading, candidate.second);
    const same = quote === null ? undefined : quoted.find((other) => overlap(other.quote, quote));
    if (same === undefined) quoted.push({ candidate, quote, secondQuote, also: null });
    else if (canJoin(same, candidate)) same.also = candidate;
    else {
      const other = otherWords(reading, candidate, quoted);
      if (other !== undefined) quoted.push({ candidate, quote: other, secondQuote: null, also: null });
    }
  }
  return withoutSecondAbsence(quoted)
    .filter(({ candidate }, place) => place < ENOUGH_RISKS || candidate.score >= LEAST_LIKELY_FURTHER)
    .slice(0, MOST_FINDINGS)
    .map(withoutRepeat);
}

/** How a draft without an ask says itself that it has none. */
const ASKS_NOTHING =
  /\b(?:just|fyi|for (?:your )?information|update|heads|thinking|thought (?:I|we)['’]?d|wanted to|mention|hello|leave (?:it|that|this) (?:with|to)|don['’]?t know|not sure|see\b|carry on|as always|look(?:ing)? forward|we are sure|sure that|enclosed|attached|if anything|questions|matter|whatever|yourself|inform\w*|out loud|follow\w*|in the loop|let you know|no need|note|aware|so you know|share|so yeah|yeah|anyway|anyhow|short one)\b/i;

/** The quote, null where the words show nothing of what is missing. */
function shownBy({ tag }: Candidate, quote: string | null): string | null {
  if (quote !== null && OF_WHAT_LACKS.has(tag) && cannotShow(tag, quote)) return null;
  return tag === 'no_ask' && quote !== null && !ASKS_NOTHING.test(quote) ? null : quote;
}

/** Words for a fault whose best words another fault has taken; null for none, undefined when it cannot do without. */
function otherWords(
  reading: DraftReading,
  candidate: Candidate,
  quoted: readonly Quoted[],
): string | null | undefined {
  const { sign, second, tag, score } = candidate;
  const sentence = reading.sentences[sign.sentenceIndex];
  const clause =
    sentence === undefined || sign.span === null ? null : quoteWithin(reading, sentence, sign.span);
  if (clause !== null && cannotShow(tag, clause)) return undefined;
  if (clause !== null && !quoted.some(({ quote }) => quote !== null && clause.includes(quote))) return clause;
  const elsewhere = quoteOf(reading, second);
  if (elsewhere !== null && !quoted.some(({ quote }) => overlap(quote, elsewhere))) return elsewhere;
  return OF_WHAT_LACKS.has(tag) && score >= LEAST_LIKELY_UNQUOTED ? null : undefined;
}

/** Faults of what a sentence says. */
const SAID_IN_WORDS: ReadonlySet<FaultTag> = new Set([
  'hype',
  'no_evidence',
  'no_owner',
  'no_people',
  'risk_unaddressed',
  'safeguard_missing',
  'surprise_change',
]);

function canJoin(first: Quoted, second: Candidate): boolean {
  if (SAID_IN_WORDS.has(second.tag) && second.words < LEAST_WORDS_SECOND) return false;
  if (first.also !== null || second.score < LEAST_LIKELY_SECOND || OF_THE_WHOLE.has(second.tag)) return false;
  return !(HURTS.has(first.candidate.tag) && ABOUT_THE_ASK.has(second.tag));
}

/** Without the second place when another risk quotes the same words. */
function withoutRepeat(one: Quoted, _place: number, all: readonly Quoted[]): Quoted {
  const { secondQuote } = one;
  if (secondQuote === null || !all.some((other) => overlap(other.quote, secondQuote))) return one;
  return { ...one, secondQuote: null };
}

/** Faults of the whole draft: said of a few words, as a second point, they would read oddly. */
const OF_THE_WHOLE: ReadonlySet<FaultTag> = new Set(['too_short', 'too_long', 'no_ask']);
/** An attack is no ask that is buried or vague. */
const HURTS: ReadonlySet<FaultTag> = new Set(['blame', 'passive_aggressive', 'sarcasm', 'ultimatum']);
/** Faults that a draft has once, or that hardly show at a second place. */
const NOT_TWICE: ReadonlySet<FaultTag> = new Set([
  'buried_ask',
  'no_ask',
  'no_next_step',
  'no_purpose',
  'too_long',
  'too_short',
  'vague_deadline',
]);
const ABOUT_THE_ASK: ReadonlySet<FaultTag> = new Set(['no_ask', 'no_next_step', 'vague_ask', 'buried_ask']);

/** Without what only says again, quoting nothing, that the ask or the step after it is not there. */
function withoutSecondAbsence(quoted: readonly Quoted[]): readonly Quoted[] {
  const first = quoted.find(({ candidate }) => ABOUT_THE_ASK.has(candidate.tag));
  return quoted.filter((one) => one === first || one.quote !== null || !ABOUT_THE_ASK.has(one.candidate.tag));
}

function quoteOf(reading: DraftReading, sign: Sign<FaultTag> | null): string | null {
  if (sign === null || sign.span === null) return null;
  const sentence = reading.sentences[sign.sentenceIndex];
  if (sentence === undefined) return plainWords(reading, sign.span);
  const quote = quoteAround(reading, sentence, sign.span);
  if (sign.tag !== 'vague_deadline' || quote === null || !namesDay(quote)) return quote;
  // What has no real deadline is the clause without the day.
  const within = quoteWithin(reading, sentence, sign.span);
  return within === null || namesDay(within) ? quote : within;
}

function overlap(one: string | null, other: string): boolean {
  return one !== null && (one.includes(other) || other.includes(one));
}
