import { allMatches } from '../../../../facts/all-matches.ts';
import { countWords } from '../../count-words.ts';
import type { DraftReading, Sentence, Span } from '../../reading/draft-reading.ts';
import { withoutLooseEnd } from './loose-ends.ts';

const LONGEST_WORDS = 26;
const FEWEST_WORDS = 4;
/** A cut after a clause keeps more than this many words. */
const SHORTEST_CUT = 7;
/** Where a clause may be cut. A point or comma inside a number is not a cut. */
const CLAUSE_CUT = /[;:,–—()"“”\n](?!\d)| - | but | because | so that | and (?=I |we |you )/g;

/** Clauses of a sentence as spans of the draft, without the marks between them. */
export function clauses(sentence: Sentence): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const cut of allMatches(sentence.text, CLAUSE_CUT)) {
    spans.push({ start: sentence.start + from, end: sentence.start + cut.index });
    from = cut.index + (/^[ \n]/.test(cut[0]) ? 1 : cut[0].length);
  }
  spans.push({ start: sentence.start + from, end: sentence.end });
  return spans.filter((span) => span.end > span.start);
}

function clean(text: string): string {
  const bare = text
    .replace(/^[\s,;:–—()*_>-]+/, '')
    .replace(/^\p{L}[\p{L} ]{1,20}:\*\*\s*/u, '')
    .replace(/[\s,;:–—(*_.-]+$/, '');
  const listed = bare.replace(/[,:] \(?\d{1,2}[.)]?$/, '');
  if (listed !== bare && countWords(listed) >= FEWEST_WORDS) return listed;
  const opened = bare.lastIndexOf('(');
  return opened > bare.lastIndexOf(')') && countWords(bare.slice(0, opened)) >= FEWEST_WORDS
    ? bare.slice(0, opened).trimEnd()
    : bare;
}

/** The first words, cut after a clause where one ends in time, else where the words do not hang in the air. */
function cutToLength(text: string): string {
  const words = text.match(/\S+\s*/g) ?? [];
  if (words.length <= LONGEST_WORDS) return text;
  const kept = words.slice(0, LONGEST_WORDS);
  const clause = kept.findLastIndex((word) => /[,;:)]\s*$/.test(word));
  return clean(
    withoutLooseEnd(
      kept
        .slice(0, clause >= SHORTEST_CUT ? clause + 1 : undefined)
        .join('')
        .trimEnd(),
    ),
  );
}

/** A whole sentence as it is quoted, null when it is too long or cannot be. */
interface Whole {
  readonly words: string;
  readonly quote: string | null;
}

/** The whole sentences that were cleaned before, for as long as their reading lives. */
const cleaned = new WeakMap<Sentence, Whole>();

function cleanSentence(sentence: Sentence): Whole {
  const before = cleaned.get(sentence);
  if (before !== undefined) return before;
  const words = clean(sentence.text);
  const whole = { words, quote: usable(words) && countWords(words) <= LONGEST_WORDS - 2 ? words : null };
  cleaned.set(sentence, whole);
  return whole;
}

function usable(text: string): boolean {
  return text !== '' && !/["\n|]/.test(text);
}

/**
 * Words of the draft around `span` that stand for it: the whole sentence when it is short, else the clauses
 * that hold it. Always an exact part of the draft, without double quotes and line breaks; null when there is none.
 */
export function quoteAround(reading: DraftReading, sentence: Sentence, span: Span): string | null {
  const { quote } = cleanSentence(sentence);
  if (quote !== null) return quote;
  const parts = clauses(sentence);
  let first = parts.findIndex((part) => part.end > span.start);
  let last = parts.findIndex((part) => part.end >= span.end);
  if (first === -1) first = 0;
  if (last < first) last = parts.length - 1;
  const text = (): string =>
    clean(reading.text.slice(parts[first]?.start ?? sentence.start, parts[last]?.end ?? sentence.end));
  let best = text();
  if (!usable(best)) return plainWords(reading, span);
  while (countWords(best) < FEWEST_WORDS) {
    if (last + 1 < parts.length) last += 1;
    else if (first > 0) first -= 1;
    else break;
    const wider = text();
    if (!usable(wider) || countWords(wider) > LONGEST_WORDS) break;
    best = wider;
  }
  return countWords(best) > LONGEST_WORDS ? aroundSpan(reading, best, span) : best;
}

/** The clause of a sentence that holds `span`, exact like `quoteAround`; null when it is the whole sentence or too little. */
export function quoteWithin(reading: DraftReading, sentence: Sentence, span: Span): string | null {
  const holding = clauses(sentence).filter((part) => part.end > span.start && part.start < span.end);
  const first = holding[0];
  const last = holding.at(-1);
  if (first === undefined || last === undefined) return null;
  const words = cutToLength(clean(reading.text.slice(first.start, last.end)));
  return usable(words) && countWords(words) >= 2 && words !== cleanSentence(sentence).words ? words : null;
}

/** So many words say what they mean without those before them. */
const SAYS_ENOUGH = 6;

/** A long clause without cuts: its beginning where that holds the span, else from a few words before the span on. */
function aroundSpan(reading: DraftReading, clause: string, span: Span): string {
  const shown = clean(reading.text.slice(span.start, span.end));
  const at = clause.indexOf(shown);
  const beginning = cutToLength(clause);
  if (at <= 0 || beginning.includes(shown)) return beginning;
  if (countWords(shown) >= SAYS_ENOUGH) return cutToLength(clause.slice(at));
  const before = clause.slice(0, at).split(' ');
  const lead = before.slice(Math.max(0, before.length - 5)).join(' ');
  return cutToLength(clause.slice(at - lead.length));
}

/** The words of a span by themselves, for what stands in no sentence; null when they cannot be quoted. */
export function plainWords(reading: DraftReading, span: Span): string | null {
  const words = clean(reading.text.slice(span.start, span.end));
  return usable(words) ? cutToLength(words) : null;
}
