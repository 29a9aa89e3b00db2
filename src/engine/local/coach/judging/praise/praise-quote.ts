import { countWords } from '../../count-words.ts';
import type { DraftReading, Mark, MarkTag, MeritTag, Sentence, Span } from '../../reading/draft-reading.ts';
import { holdsMergeField } from '../../reading/merge-fields.ts';
import type { Sign } from '../finding.ts';
import { withoutLooseEnd } from '../quoting/loose-ends.ts';
import { quoteAround } from '../quoting/quote.ts';

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

/** Whether the words hold what the merit is made of in its sentence: one of its figures, one of its days. */
export function holdsMerit(reading: DraftReading, sign: Sign<MeritTag>, quote: string | null): boolean {
  return holdsOne(quote, marksOf(sign, reading.sentences[sign.sentenceIndex]));
}

/** The words to quote; of a long sentence those that hold the figure or the day that is praised. None hold a merge field. */
export function praisedWords(reading: DraftReading, sign: Sign<MeritTag>): string | null {
  const sentence = reading.sentences[sign.sentenceIndex];
  if (sentence === undefined || sign.span === null) return null;
  const words = wordsOf(reading, sentence, sign.span, marksOf(sign, sentence));
  return words === null || holdsMergeField(words) ? null : ownWords(reading, sentence, words);
}

const OPENS_QUOTATION = /["“]$/;
const NEXT_QUOTATION = /^\s*["“]/;
const FEWEST_WORDS = 3;

/** Of words cut where a quotation begins what stands without it; null where all of them are quoted, and not the writer's. */
function ownWords({ text }: DraftReading, { start }: Sentence, words: string): string | null {
  const at = text.indexOf(words, start);
  const after = text.slice(at + words.length);
  if (at < 0 || /[.?!]$/.test(words) || !NEXT_QUOTATION.test(after)) return words;
  if (OPENS_QUOTATION.test(text.slice(0, at))) return null;
  const whole = withoutLooseEnd(words.replace(/(?:,| and| with| called| titled)(?: \S+){1,3}$/, ''));
  return countWords(whole) < FEWEST_WORDS ? null : whole;
}

function wordsOf(
  reading: DraftReading,
  sentence: Sentence,
  span: Span,
  [first, ...others]: readonly Mark[],
): string | null {
  const quote = quoteAround(reading, sentence, span);
  if (first === undefined || (quote !== null && holdsOne(quote, [first, ...others]))) return quote;
  return quoteAround(reading, sentence, first);
}
