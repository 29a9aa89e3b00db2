import type { MessageType } from '../../../../domain/message-types.ts';
import { languageOf } from '../../../facts/language.ts';
import { asksOf } from './asks.ts';
import type { Block, BlockKind, DraftReading, Mark, MarkTag, Sentence, Span } from './draft-reading.ts';
import { layOut } from './layout.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { type Line, lineOf } from './lexicon/pattern-index.ts';
import { sentenceSpans } from './sentences.ts';
import { signMarks } from './signs.ts';
import { type Word, wordsOf } from './words.ts';

const READ_AS_SENTENCES: ReadonlySet<BlockKind> = new Set([
  'heading',
  'paragraph',
  'list_item',
  'greeting',
  'sign_off',
]);
const LIST_MARKER = /^(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)(?:\[[ x]\]\s+)?/;
const HEADING_MARKER = /^(?:#{1,6}\s+|(?:subject|subj|re|fwd?)\s*:\s*)/i;

function contentStart(block: Block): number {
  const marker = block.kind === 'list_item' ? LIST_MARKER : block.kind === 'heading' ? HEADING_MARKER : null;
  return block.start + (marker?.exec(block.text)?.[0].length ?? 0);
}

/** Words inside links are addresses, not language. Both lists are in order. */
function outsideLinks(words: readonly Word[], signs: readonly Mark[]): readonly Word[] {
  const links = signs.filter((mark) => mark.tag === 'link');
  if (links.length === 0) return words;
  let next = 0;
  return words.filter((word) => {
    while ((links[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1;
    const link = links[next];
    return link === undefined || word.end <= link.start;
  });
}

function lexiconMarks(text: string, line: Line): Mark[] {
  const { words } = line;
  const marks: Mark[] = [];
  for (const { pattern, from, to } of lexicon().matches(line)) {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    const { tag, better, weight } = pattern;
    marks.push({ tag, start, end, words: text.slice(start, end), better, weight });
  }
  return marks;
}

/** Of marks of one tag that overlap, only the surest, then the longest, stays. */
function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  const lastOfTag = new Map<MarkTag, number>();
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const at = lastOfTag.get(mark.tag);
    const last = at === undefined ? undefined : kept[at];
    if (at === undefined || last === undefined || last.end <= mark.start) {
      lastOfTag.set(mark.tag, kept.length);
      kept.push(mark);
    } else if (isStronger(mark, last)) {
      kept[at] = mark;
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

function isStronger(mark: Mark, other: Mark): boolean {
  if (mark.weight !== other.weight) return mark.weight > other.weight;
  return mark.end - mark.start > other.end - other.start;
}

/** Where a sentence stands, and what is in it. */
interface Place {
  readonly span: Span;
  readonly words: readonly Word[];
  readonly index: number;
  readonly blockIndex: number;
}

function readSentence(text: string, { span, words: all, index, blockIndex }: Place): Sentence {
  const sentenceText = text.slice(span.start, span.end);
  const signs = signMarks(text, span);
  const words = outsideLinks(all, signs);
  const line = lineOf(words);
  const marks = withoutOverlaps([...signs, ...lexiconMarks(text, line)]);
  const isQuestion = /\?["”’')\]]*\s*\P{L}*$/u.test(sentenceText.slice(-12));
  const base = { index, text: sentenceText, start: span.start, end: span.end, isQuestion, marks };
  const wordCount = words.filter(({ start }, at) => start !== words[at - 1]?.start).length;
  return { ...base, blockIndex, words: all, wordCount, asks: asksOf({ ...base, line }) };
}

/**
 * Reads a draft: its layout, sentences, asks and the words that show a fault or a merit. Never throws, reads any
 * text in any language, and takes time in proportion to the text's length. Quoted threads, signatures and code are
 * laid out but not read.
 */
export function readDraft(text: string, type: MessageType): DraftReading {
  const blocks = layOut(text);
  const words = wordsOf(text);
  const wordsIn = inTurn(words);
  const sentences: Sentence[] = [];
  const aside: Mark[] = [];
  let wordCount = 0;
  for (const [blockIndex, block] of blocks.entries()) {
    if (!READ_AS_SENTENCES.has(block.kind)) continue;
    const spans = sentenceSpans(text, contentStart(block), block.end);
    for (const span of spans) {
      const place = { span, words: wordsIn(span), index: sentences.length, blockIndex };
      const sentence = readSentence(text, place);
      wordCount += sentence.wordCount;
      if (block.kind === 'greeting' || block.kind === 'sign_off') aside.push(...sentence.marks);
      else sentences.push(sentence);
    }
  }
  const marks = [...sentences.flatMap((sentence) => sentence.marks), ...aside].sort(
    (a, b) => a.start - b.start,
  );
  const asks = sentences.flatMap((sentence) => sentence.asks);
  const language = languageOf(
    text,
    ownWords(words, blocks).map(({ form }) => form),
  );
  return { text, type, language, blocks, sentences, asks, marks, wordCount };
}

/** Tells the words of one stretch after another, which must come in order. */
function inTurn(words: readonly Word[]): (span: Span) => readonly Word[] {
  let next = 0;
  return ({ start, end }) => {
    while ((words[next]?.start ?? end) < start) next += 1;
    const first = next;
    while ((words[next]?.start ?? end) < end) next += 1;
    return words.slice(first, next);
  };
}

const LONGEST_OWN = 12_000;

/** The words in front of a quoted thread by which the draft's language is told. */
function ownWords(words: readonly Word[], blocks: readonly Block[]): readonly Word[] {
  const quoted = blocks.find((block) => block.kind === 'quoted' && block.start > 0);
  const end = Math.min(quoted?.start ?? LONGEST_OWN, LONGEST_OWN);
  const after = words.findIndex((word) => word.end > end);
  return after === -1 ? words : words.slice(0, after);
}
