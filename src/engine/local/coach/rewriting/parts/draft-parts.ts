import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Block, DraftReading, MarkTag, Sentence, Span } from '../../reading/draft-reading.ts';
import { isHardWrapped } from '../../reading/sentences.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { spokenTo, TITLE_ONLY } from './greeting.ts';
import { takenPostscript, wordsOf } from './postscript.ts';
import { signedWith } from './signature.ts';
import type { Unit } from './unit.ts';

export type { Unit } from './unit.ts';

/** The draft taken apart, with nothing left out but white space. */
export interface DraftParts {
  /** Subject line, "To:" line or title. */
  readonly headings: readonly string[];
  readonly greeting: string;
  /** Paragraphs of sentences; a list item is a paragraph of its own. */
  readonly paragraphs: readonly (readonly Unit[])[];
  readonly signOff: string;
  readonly signature: string;
  /** The thread that the draft answers, as it is. */
  readonly quoted: string;
}

const MARKER = /^(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)(?:\[[ x]\]\s+)?/;

export function takeApart(reading: DraftReading): DraftParts {
  const textOf = (kind: string): string[] =>
    reading.blocks.filter((block) => block.kind === kind).map((block) => block.text.trim());
  const firstBody = reading.blocks.findIndex(
    (block) => block.kind === 'paragraph' || block.kind === 'list_item',
  );
  const greetedFrom = reading.blocks.findIndex(({ kind }) => kind === 'greeting');
  const sentencesIn = Map.groupBy(reading.sentences, ({ blockIndex }) => blockIndex);
  const headings: string[] = [];
  const paragraphs: Unit[][] = [];
  reading.blocks.forEach((block, index) => {
    const sentences = sentencesIn.get(index) ?? [];
    const isGreeted = greetedFrom !== -1 && greetedFrom < index;
    if (isGreeted && block.kind === 'heading' && sentences.length >= FEWEST_SAID)
      paragraphs.push(withMatter(block.text, unitsOf(reading, block, sentences)));
    else if (block.kind === 'heading' && (firstBody === -1 || index < firstBody)) headings.push(block.text);
    else if (block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list_item')
      paragraphs.push(unitsOf(reading, block, sentences));
  });
  dropDeviceLine(paragraphs);
  const postscript = takenPostscript(paragraphs);
  const { signOff, signature } = signedWith(
    textOf('sign_off').join('\n'),
    textOf('signature').join('\n').replace(POSTSCRIPT_BELOW, '\n\n'),
    paragraphs,
    { greeting: textOf('greeting').join(' '), type: reading.type },
  );
  // Where nobody signs, a postscript is the last that the body says.
  if (signature === '') paragraphs.push(...postscript);
  headings.push(...noticeLine(paragraphs));
  const greeting = spokenTo(textOf('greeting').join(' '), paragraphs, reading.type);
  if (greeting === '' && headings.length === 0 && TITLED.has(reading.type))
    headings.push(...titleAlone(paragraphs));
  return {
    headings,
    greeting,
    paragraphs: paragraphs.filter((units) => units.length > 0),
    signOff,
    signature: signature === '' ? '' : [signature, ...postscript.map(wordsOf)].join('\n\n'),
    quoted: textOf('quoted').join('\n'),
  };
}

/** The break before a postscript under the name. */
const POSTSCRIPT_BELOW = /\n(?=p\.?s\.?[:,]? )/gi;

const DEVICE_LINE = /^(?:sent from my \p{L}+(?: \p{L}+)?|get outlook for \p{L}+)[.!]?$/iu;

/** "Sent from my iPhone" at the end, which the telephone said and not the writer, taken out of the body. */
function dropDeviceLine(paragraphs: Unit[][]): void {
  const last = paragraphs.at(-1)?.at(-1);
  if (last === undefined || paragraphs.flat().length < 2 || !DEVICE_LINE.test(last.text)) return;
  paragraphs.at(-1)?.pop();
  if (paragraphs.at(-1)?.length === 0) paragraphs.pop();
}

/** "Re: the school garden. The bed must be planted …": from how many sentences on this is a paragraph under the greeting. */
const FEWEST_SAID = 3;

/** The units with the "Re:" in front of their first, which the reading leaves out. */
function withMatter(block: string, units: Unit[]): Unit[] {
  const [first, ...others] = units;
  const [mark] = /^re:? /i.exec(block) ?? [];
  return first === undefined || mark === undefined
    ? units
    : [{ ...first, text: mark + first.text }, ...others];
}

/** "All hands update: as we …" */
const UPDATE_THEN = /^((?:all[- ]hands|team|staff|weekly|monthly) (?:update|news)): (?=\p{L})/iu;

/** Messages that may bear a title; a notice to many is given one elsewhere. */
const TITLED: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'difficult_conversation']);
const LONGEST_TITLE = 8;

/** "Update on the medicines fridge" in a paragraph of its own at the top, taken out of the body. */
function titleAlone(paragraphs: Unit[][]): readonly string[] {
  const [first, ...more] = paragraphs[0] ?? [];
  if (first === undefined || more.length > 0 || paragraphs.length < 2 || first.isListItem) return [];
  if (/[.!?:,;)]$/.test(first.text) || first.text.split(' ').length > LONGEST_TITLE || hasVerb(first.text))
    return [];
  paragraphs.shift();
  return [first.text];
}

/** "NOTICE." in front of the first sentence, taken out of the body. */
function noticeLine(paragraphs: Unit[][]): readonly string[] {
  const first = paragraphs[0]?.[0];
  if (first === undefined || paragraphs.flat().length < 2) return [];
  const update = UPDATE_THEN.exec(first.text);
  if (update?.[1] !== undefined) {
    paragraphs[0]?.splice(0, 1, { ...first, text: capitalised(first.text.slice(update[0].length)) });
    return [update[1]];
  }
  if (!/^(?:important |staff |public )?notice[.!:]$/i.test(first.text)) return [];
  paragraphs[0]?.shift();
  return [first.text];
}

function unitsOf(reading: DraftReading, block: Block, ofBlock: readonly Sentence[]): Unit[] {
  const isListItem = block.kind === 'list_item';
  const marker = isListItem ? (MARKER.exec(block.text)?.[0] ?? '') : '';
  const isByLine = reading.type === 'meeting_prep' && !isWrapped(block.text);
  const sentences = ofBlock
    .flatMap((sentence) => splitAt(EMOJI_STOP, sentence))
    .flatMap((sentence) => (isByLine ? splitAt(NEXT_LINE, sentence) : [sentence]));
  const breaksLines = !isHardWrapped(reading.text, block);
  const units: Unit[] = [];
  for (const sentence of sentences) {
    const last = units.at(-1);
    if (last !== undefined && continues(last.text, sentence.text)) {
      units[units.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
      continue;
    }
    const gapStart = last?.sentence.end ?? sentence.start;
    const startsLine =
      block.kind === 'heading' ||
      (breaksLines && reading.text.slice(gapStart, sentence.start).includes('\n'));
    units.push({
      text: sentence.text,
      sentence,
      isListItem,
      marker: last === undefined ? marker : '',
      startsLine,
    });
  }
  return units;
}

/** Whether a full stop between the two belongs to an abbreviation or to the number of a point. */
function continues(before: string, after: string): boolean {
  if (endsInPoint(before) || TITLE_ONLY.test(before) || /\bw\.e\.f\.$/i.test(before)) return true;
  if (CUT_SHORT.test(before.slice(-LONGEST_CUT_SHORT)) && /^\p{Ll}/u.test(after)) return true;
  return isInsideBracket(before, after) || goesOnBehindBracket(before, after);
}

/** "the one on skis!)": an aside that ends with a mark of its own, inside a sentence. */
const ENDS_ASIDE = /[^.!?…\s] \([^()]{1,80}[.!?…]\)$/;
/** Words that begin no sentence, or hardly ever. */
const GOES_ON =
  /^(?:and|but|or|so|which|who|whose|because|as|if|when|while|with|without|for|from|to|of|in|on|at|by|until|since|after|before|is|are|was|were|has|have|had|will|would)\b/;

/** "I saw your show (the one on skis!!) and laughed": a sentence that goes on in small letters behind an aside. */
function goesOnBehindBracket(before: string, after: string): boolean {
  return ENDS_ASIDE.test(before.slice(-LONGEST_ASIDE)) && GOES_ON.test(after);
}

const LONGEST_ASIDE = 90;

const LONGEST_JOINED = 300;

/** "(are we? Sounds good)": a stop inside a bracket that the next sentence closes. */
function isInsideBracket(before: string, after: string): boolean {
  if (before.length + after.length > LONGEST_JOINED) return false;
  const close = after.indexOf(')');
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') && close !== -1 && !after.slice(0, close).includes('(')
  );
}

const POINT_NUMBER = /(^|[\s,;:])(\d{1,2})\.$/;
const LONGEST_POINT = 4;

/** Whether the last number counts a point: the first behind a mark, or one more than a point before it. */
function endsInPoint(text: string): boolean {
  if (!POINT_NUMBER.test(text.slice(-LONGEST_POINT))) return false;
  const match = POINT_NUMBER.exec(text);
  if (match === null) return false;
  const number = Number(match[2]);
  const before = text.slice(0, match.index);
  return number === 1
    ? /(?:^|[,;:.!?])$/.test(before)
    : match.index === 0 || new RegExp(`(?:^|[\\s,;:(])${number - 1}[.)]`).test(before);
}

/** Ends in an abbreviation such as "Univ." that a lower-case word continues. */
const LONGEST_CUT_SHORT = 8;
const CUT_SHORT = /\b\p{Lu}\p{Ll}{1,4}\.$/u;
const EMOJI_STOP = /(?<=\p{Extended_Pictographic}\u{FE0F}?|\p{Emoji_Modifier})\s+(?=\p{Lu})/u;

/** A note on a line of its own, though it begins small and the one before it has no full stop. */
const NEXT_LINE = /\s*\n\s*(?=\p{Ll})/u;
const WRAPPED_FROM = 55;
const MOST_WRAPPED_APART = 20;

/** Whether the lines of a block end where the page did and not where a thought does. */
function isWrapped(block: string): boolean {
  const lengths = block
    .split('\n')
    .slice(0, -1)
    .map((line) => line.length);
  const longest = Math.max(0, ...lengths);
  return lengths.every((length) => length >= WRAPPED_FROM && length >= longest - MOST_WRAPPED_APART);
}

/** The sentence in pieces: an emoji before a capital ends one, and in notes a line does. */
function splitAt(stop: RegExp, sentence: Sentence): readonly Sentence[] {
  const pieces = sentence.text.split(stop);
  if (pieces.length === 1) return [sentence];
  let from = 0;
  return pieces.map((text) => {
    const start = sentence.start + sentence.text.indexOf(text, from);
    const end = start + text.length;
    from = end - sentence.start;
    const within = (span: Span): boolean => span.start >= start && span.start < end;
    return {
      ...sentence,
      text,
      start,
      end,
      wordCount: text.split(/\s+/).length,
      isQuestion: /\?/.test(text.slice(-4)),
      marks: sentence.marks.filter(within),
      asks: sentence.asks.filter(within),
    };
  });
}

/** Whether words of the sentence show one of the faults or merits at least this surely. */
export function showsAbove(weight: number, unit: Unit, tags: readonly MarkTag[]): boolean {
  return unit.sentence.marks.some((mark) => mark.weight >= weight && tags.includes(mark.tag));
}
