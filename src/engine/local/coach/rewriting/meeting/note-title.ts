import type { Rewritten } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { capitalised } from '../sentence/smooth.ts';
import { isCountedPoint } from './counted-points.ts';
import { lowerFirst } from './note-case.ts';
import { BRING } from './note-places.ts';
import { PURPOSE, WANTED } from './note-purpose.ts';
import { plainTitle } from './points.ts';
import { isMood } from './split-notes.ts';

/** The notes one by one, under their title. */
interface TitledNotes {
  readonly title: string;
  readonly notes: readonly Rewritten[];
}

/** Whom, when and where, under labels of their own. */
const FRAME =
  /^(?:counterpart|contact|date(?: and time)?|when|time|where|place|room|venue|location):(?!\s*(?:by|until|before)\b)\s*/i;
/** A day, an hour or a room and nothing else, behind the title. */
const WHEN_OR_WHERE =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sat|sun)(?:day)?(?: (?:at )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)?|\d{1,2}[:.]\d{2})(?:, (?!it's|he's|she's|we)[^.!?,]{3,25})?|room [\p{L}\d]{1,5})[.!]*$/iu;
/** A title that could stand on any sheet. */
const SAYS_NOTHING =
  /^(?:meeting )?(?:preparation|prep|briefing|notes|agenda)(?: sheet| notes?| doc)?(?:, binding)?$/i;
const LONGEST_TITLE_WORDS = 18;

/** "They're brilliant" tells of something and names nothing. */
const SPEAKS_OF = /^(?:he|she|it|they|we|I|you|this|that|there)\b/iu;
/** "Star night": what the meeting is about, in a word or three. */
function isTopic({ text, marker }: Rewritten): boolean {
  return (
    marker === '' &&
    !BRING.test(text) &&
    !SPEAKS_OF.test(text) &&
    /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}[.!]*$/u.test(text)
  );
}

/** The body as notes; the title is the draft's heading or its first note. */
export function titledNotes(parts: DraftParts, all: readonly Rewritten[]): TitledNotes {
  const title = titleOf(parts, all);
  const notes = all.flatMap((note) => (note === title.taken ? title.rest : [note]));
  const framed = notes.filter(({ text }) => FRAME.test(text));
  const own = plainTitle(title.text)
    .replace(/^(?:ok(?:ay)? so|so|ok(?:ay)?),? /i, '')
    .replace(/^mtg\b/i, 'Meeting')
    .replace(/\bmtg\b/i, 'meeting');
  const isEmpty = SAYS_NOTHING.test(own);
  const met = isEmpty
    ? notes.slice(0, 1).filter(({ text }) => /^(?:meeting|talk|call) with\b/i.test(text))
    : [];
  const when = notes
    .slice(0, 2)
    .filter((note) => note.marker === '' && own !== '' && WHEN_OR_WHERE.test(note.text));
  const behind = notes.filter((note) => !when.includes(note)).slice(0, 1);
  const named = own !== '' && !/: /.test(own) ? behind.filter(isTopic) : [];
  const frame = [...framed.map(({ text }) => text.replace(FRAME, '')), ...met.map(({ text }) => text)];
  const lines = [...(frame.length > 0 && isEmpty ? [] : [capitalised(own)]), frame.map(bare).join(', ')];
  return {
    title: [lines.filter((line) => line !== '').join('\n'), ...when.map(({ text }) => lowerFirst(bare(text)))]
      .join(', ')
      .concat(
        ...named.map(
          ({ text }) => `: ${/^\p{Lu}\p{Ll}* \p{Lu}/u.test(text) ? bare(text) : lowerFirst(bare(text))}`,
        ),
      ),
    notes: notes.filter(
      (note) => !isMood(note) && ![framed, named, when, met].some((taken) => taken.includes(note)),
    ),
  };
}

function bare(text: string): string {
  return text.replace(/[.!]+$/, '');
}

interface Title {
  readonly text: string;
  readonly taken: Rewritten | null;
  /** What stood behind the title in its sentence. */
  readonly rest: readonly Rewritten[];
}

function titleOf(parts: DraftParts, sentences: readonly Rewritten[]): Title {
  if (parts.headings.length > 0) return { text: parts.headings.join('\n'), taken: null, rest: [] };
  const first = sentences[0];
  if (first === undefined || first.isQuestion || isCountedPoint(first))
    return { text: '', taken: null, rest: [] };
  if (first.isListItem) {
    const isTitle =
      sentences.every((sentence) => sentence.isListItem) && !/\d/.test(first.marker + first.text);
    return { text: isTitle ? first.text : '', taken: isTitle ? first : null, rest: [] };
  }
  if (PURPOSE.test(first.text) || WANTED.test(first.text)) return { text: '', taken: null, rest: [] };
  const colon =
    /^((?:prep|notes?|meeting|mtg|call|chat|before|ahead of)\b[^:]{2,56}): (?=(?:he|she|they|we|I)\b)|^([^:]{4,60}): (?=(?:tell|show|go|ask|walk|get|explain|start|we|just)\b)/i.exec(
      first.text,
    );
  const named = colon?.[1] ?? colon?.[2];
  if (colon !== null && named !== undefined) {
    const rest = { ...first, text: capitalised(first.text.slice(colon[0].length)) };
    return { text: named, taken: first, rest: [rest] };
  }
  if (first.text.split(' ').length > LONGEST_TITLE_WORDS) return { text: '', taken: null, rest: [] };
  return { text: first.text.replace(/\.$/, ''), taken: first, rest: [] };
}
