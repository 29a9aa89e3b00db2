/** The words of a sentence that a merit is made of, where the sentence as a whole is blamed for something else. */
import { countWords } from '../../count-words.ts';
import type { DraftReading, Mark, MeritTag, Sentence, Span } from '../../reading/draft-reading.ts';
import { isFigure } from '../signs/sentence-facts.ts';
import { clauses, quoteWithin } from './quote.ts';

const BEFORE_DATE = /\b(?:by|before|until|till|on|from|at|as of) (?:the )?$/i;
const BEFORE_FIGURE =
  /(?:[€$£]|\b(?:from|by|over|about|around|only|up to|under|within|at least|at most|nearly|almost|some) )$/i;
/** A figure takes the words after it along up to one of these. */
const ENDS_FIGURE = new Set(
  `and but or nor so which that who when while if because since as is are was were be been has have had do does did will
  would can could should may might must on at to for with by from than then where though although until before after
  please you we i he she they it your our my not too also just there this these those now here get gets`.split(
    /\s+/,
  ),
);
const MOST_AFTER_FIGURE = 3;
/** Between figures that belong together there are no more letters than these. */
const MOST_BETWEEN = 24;
const FEWEST_WORDS = 2;
/** One word that says when something is due, where a bare hour says too little. */
const WHOLE_DAY = /^(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const FEWEST_OF_CLAUSE = 3;
const MOST_OF_CLAUSE = 20;
const YEAR = /^(?:19|20)\d\d$/;
/** A part of a list or of a sentence that goes on. */
const TORN =
  /^\d+(?:[.)]| (?:and|or) \d)|^(?:and|but|or|as|than|which|that|who|for|of|with|to|at|in|on|if) |[ ,]\d{1,2}$/i;
/** Fewer words than what is blamed are no longer than this share of it. */
const MOST_OF_BLAMED = 0.7;

function marksWithin(sentence: Sentence, quote: string, tag: Mark['tag']): readonly Mark[] {
  const from = sentence.start + sentence.text.indexOf(quote);
  return sentence.marks.filter(
    (mark) => mark.tag === tag && mark.start >= from && mark.end <= from + quote.length,
  );
}

/** The date alone, with its preposition, its weekday and its hour. */
function dateOf(reading: DraftReading, sentence: Sentence, quote: string): string | null {
  const dates = marksWithin(sentence, quote, 'date').filter(
    ({ words }) => !/^\d{1,2}(?:st|nd|rd|th)$/.test(words),
  );
  const first = dates[0];
  if (first === undefined) return null;
  let last = first;
  for (const date of dates)
    if (/^,? (?:at |on )?$/.test(reading.text.slice(last.end, date.start))) last = date;
  const before = BEFORE_DATE.exec(reading.text.slice(sentence.start, first.start))?.[0] ?? '';
  const words = before + reading.text.slice(first.start, last.end);
  return countWords(words) >= FEWEST_WORDS || WHOLE_DAY.test(words) ? words : null;
}

/** What the figure counts: the words after it up to one that leads on to something else. */
function counted(after: string): string {
  const words = /^(?:[ -][\p{L}\d'’%-]+){0,3}/u.exec(after)?.[0].match(/[ -][^ ]+/g) ?? [];
  const end = words.findIndex((word) => ENDS_FIGURE.has(word.trim().toLowerCase()));
  const kept = words.slice(0, end === -1 ? MOST_AFTER_FIGURE : end);
  while (/^ (?:a|an|the|of|per|in|its|their)$/i.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join('');
}

/** "Hive 3 dropped …", "bar 40 is at …": the number says which one, not how many. */
const NAMES_WHICH = /^ (?:\p{Ll}+ed|is|was|are|were|has|had|goes|went|stands|stood) /u;
const AFTER_NAME = /\p{L} $/u;

function isWhich(reading: DraftReading, { start, end }: Mark): boolean {
  return (
    NAMES_WHICH.test(reading.text.slice(end, end + 16)) &&
    AFTER_NAME.test(reading.text.slice(Math.max(0, start - 2), start))
  );
}

/** The figures alone, with what they count; null where that would be a bare number. */
function figuresOf(reading: DraftReading, sentence: Sentence, quote: string): string | null {
  const numbers = marksWithin(sentence, quote, 'number').filter((mark) => isFigure(sentence, mark));
  const first = numbers.find((mark) => !isWhich(reading, mark));
  if (first === undefined) return null;
  let last = first;
  for (const number of numbers)
    if (
      number.start > last.end &&
      number.start - last.end <= MOST_BETWEEN &&
      !/[,;:.!?()\n]/.test(reading.text.slice(last.end, number.start))
    )
      last = number;
  const before = BEFORE_FIGURE.exec(reading.text.slice(sentence.start, first.start))?.[0] ?? '';
  const end = sentence.start + sentence.text.indexOf(quote) + quote.length;
  const after = counted(reading.text.slice(last.end, end));
  const words = before + reading.text.slice(first.start, last.end) + after;
  return (countWords(words) >= FEWEST_WORDS && (after !== '' || last !== first)) || /[€$£%]/.test(words)
    ? words
    : null;
}

/** The clause with the most figures, where it is clearly less than what is blamed; of figures alone one guesses what they mean. */
function clauseOfFigures(
  reading: DraftReading,
  sentence: Sentence,
  quote: string,
  blamed: readonly string[],
): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { start, end } of clauses(sentence)) {
    const words = trimmed(reading.text.slice(start, end));
    const counts = countWords(words);
    if (!quote.includes(words) || counts < FEWEST_OF_CLAUSE || counts > MOST_OF_CLAUSE) continue;
    if (TORN.test(words) || hurts(sentence, words) || !blamed.every((other) => isLess(words, other)))
      continue;
    const found = marksWithin(sentence, words, 'number').filter(
      (mark) => isFigure(sentence, mark) && !YEAR.test(mark.words),
    ).length;
    if (found <= most) continue;
    most = found;
    best = words;
  }
  return best;
}

/** Words that nobody would like to see praised, whatever figure stands among them. */
const HURTFUL: ReadonlySet<Mark['tag']> = new Set(['blame', 'sarcasm', 'ultimatum', 'passive_aggressive']);

function hurts(sentence: Sentence, words: string): boolean {
  const from = sentence.start + sentence.text.indexOf(words);
  return sentence.marks.some(
    (mark) => HURTFUL.has(mark.tag) && mark.start < from + words.length && mark.end > from,
  );
}

/** Whether words are clearly less than others that hold them. */
function isLess(words: string, other: string): boolean {
  return !other.includes(words) ? !words.includes(other) : words.length <= other.length * MOST_OF_BLAMED;
}

/** The longest clause of the quote that holds none of the blamed words. */
function clauseBeside(
  reading: DraftReading,
  sentence: Sentence,
  quote: string,
  blamed: readonly string[],
): string | null {
  const free = clauses(sentence)
    .map(({ start, end }) => trimmed(reading.text.slice(start, end)))
    .filter((words) => quote.includes(words) && countWords(words) >= FEWEST_OF_CLAUSE)
    .filter((words) => !blamed.some((other) => other.includes(words) || words.includes(other)));
  return free.reduce<string | null>(
    (best, words) => (best === null || words.length > best.length ? words : best),
    null,
  );
}

function trimmed(words: string): string {
  return words.replace(/^[\s,;:–—()]+|[\s,;:–—(.!]+$/g, '');
}

/** The clause that shows the merit, where it is clearly less than what is blamed. */
function clauseOf(
  reading: DraftReading,
  sentence: Sentence,
  span: Span,
  blamed: readonly string[],
): string | null {
  const words = quoteWithin(reading, sentence, span);
  if (words === null || countWords(words) < FEWEST_OF_CLAUSE) return null;
  return blamed.every((other) => isLess(words, other)) ? words : null;
}

/** What is praised as a figure may also be an hour or a day. */
function wordsFor(
  tag: MeritTag,
  reading: DraftReading,
  sentence: Sentence,
  { quote, blamed }: Pick<Praised, 'quote' | 'blamed'>,
): string | null {
  if (tag === 'clear_deadline') return dateOf(reading, sentence, quote);
  if (tag !== 'evidence_cited' && tag !== 'specific_numbers') return null;
  const figures = clauseOfFigures(reading, sentence, quote, blamed) ?? figuresOf(reading, sentence, quote);
  return figures ?? (tag === 'specific_numbers' ? dateOf(reading, sentence, quote) : null);
}

/** A merit in a quoted sentence, and the words of the draft that are blamed. */
export interface Praised {
  readonly tag: MeritTag;
  readonly quote: string;
  /** Where the merit shows. */
  readonly span: Span | null;
  readonly blamed: readonly string[];
}

/**
 * Fewer words of a quote that still show its merit, an exact part of the draft; null when there are none. A date or
 * a figure stands for itself even in blamed words, anything else in a clause of its own.
 */
export function narrowerWords(reading: DraftReading, { tag, quote, span, blamed }: Praised): string | null {
  const sentence = reading.sentences.find(({ text }) => text.includes(quote));
  if (sentence === undefined) return null;
  const words =
    wordsFor(tag, reading, sentence, { quote, blamed }) ??
    (span === null ? null : clauseOf(reading, sentence, span, blamed)) ??
    clauseBeside(reading, sentence, quote, blamed);
  return words === null || words === quote || /["\n]/.test(words) ? null : words;
}
