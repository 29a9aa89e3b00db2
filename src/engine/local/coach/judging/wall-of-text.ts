import type { Reader } from '../../../engine.ts';
import { countWords } from '../count-words.ts';
import type { Ask, DraftReading, FaultTag } from '../reading/draft-reading.ts';
import type { RiskFinding } from './finding.ts';
import { quoteWithin } from './quoting/quote.ts';
import { columnOf } from './reader-column.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';

/** So many words without a break nobody reads to the end, and so many in one sentence nobody can follow. */
const WORDS_IN_BLOCK = 130;
const WORDS_IN_SENTENCE = 70;
/** A block is a wall where its sentences are long as well. */
const WORDS_EACH = 16;
/** What is asked behind this share of the draft comes when most readers have left. */
const LATE_SHARE = 0.55;

/** What comes of a wall of text. */
const OF_ITS_LENGTH: ReadonlySet<FaultTag> = new Set(['buried_ask', 'too_long']);

const ONE_SENTENCE = 'one sentence';

interface Wall {
  readonly words: number;
  readonly what: typeof ONE_SENTENCE | 'one block';
}

function wallOf({ blocks, sentences }: DraftReading): Wall | null {
  const longest = Math.max(0, ...sentences.map(({ wordCount }) => wordCount));
  if (longest >= WORDS_IN_SENTENCE) return { words: longest, what: ONE_SENTENCE };
  for (const { kind, text, start, end } of blocks) {
    if (kind !== 'paragraph' || text.trim().includes('\n')) continue;
    const words = countWords(text);
    const inside = sentences.filter((one) => one.start >= start && one.end <= end).length;
    if (words >= WORDS_IN_BLOCK && words >= inside * WORDS_EACH) return { words, what: 'one block' };
  }
  return null;
}

/** The words of what is asked, where nothing is asked before the last part of the draft. */
function lateAsk(reading: DraftReading): string | null {
  const plain = reading.asks.filter((ask) => ask.plain);
  const isLate = (ask: Ask): boolean => ask.start > reading.text.length * LATE_SHARE;
  const [first] = plain;
  const sentence = first === undefined ? undefined : reading.sentences[first.sentenceIndex];
  if (first === undefined || sentence === undefined || !plain.every(isLate)) return null;
  return quoteWithin(reading, sentence, first) ?? (sentence.wordCount <= 24 ? sentence.text : null);
}

/** A draft that is one block or one sentence, with what is asked in it, if that comes late; null for any other. */
export function wallOfText(reading: DraftReading, reader: Reader): RiskFinding | null {
  if (reading.type === 'meeting_prep') return null;
  const wall = wallOf(reading);
  if (wall === null) return null;
  const quote = lateAsk(reading)?.replace(/[.!]+$/, '') ?? null;
  const isQuotable = quote !== null && !/["\n]/.test(quote) && reading.text.includes(quote);
  const tag = isQuotable ? 'buried_ask' : 'too_long';
  const size = `${wall.what} of ${wall.words} words without a break`;
  const shows = isQuotable
    ? `"${quote}" is what counts here, and it is buried in ${size}.`
    : `The message is ${size}; the point has to be searched for.`;
  const { why } = FAULT_TEXTS[tag];
  return {
    tag,
    alsoTag: null,
    quote: isQuotable ? quote : null,
    secondQuote: null,
    severity: 1,
    text: `${shows} ${why[columnOf(reader)] ?? why[7]}`,
    sentence: undefined,
    marks: [],
    advice:
      'Break it up: one thought a sentence, two or three sentences a paragraph, and what you want of the reader on a line of its own.',
  };
}

/**
 * The risks with what is said of the draft's length in front: by those that were found in a block, else by the wall of
 * text itself, of which no part can be said to be too long.
 */
export function behindWall(risks: readonly RiskFinding[], wall: RiskFinding | null): readonly RiskFinding[] {
  if (wall === null) return risks;
  const found = risks.filter(({ tag }) => OF_ITS_LENGTH.has(tag));
  const others = risks.filter((risk) => !found.includes(risk));
  return [...(found.length > 0 && !wall.text.includes(ONE_SENTENCE) ? found : [wall]), ...others];
}
