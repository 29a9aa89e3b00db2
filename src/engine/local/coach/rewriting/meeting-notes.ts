import type { ProfileCode } from '../../../../domain/profiles.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import type { DraftParts } from './draft-parts.ts';
import { type NotePlace, placeOf } from './note-places.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised, smoothSentence, withFullStop } from './smooth.ts';
import { MOOD_NOTE } from './wording/bossy-notes.ts';
import { OPEN_NOTES } from './wording/notes.ts';
import { applyRules, small } from './wording/rule.ts';

/** The label in front of a purpose. */
export const PURPOSE =
  /^(?:the )?(?:purpose|goal|objective|aim)(?: of the meeting)?(?: is)?(?: to)?\s*[:=–-]?\s+(?=\S+ \S)/i;
/** The words in front of what the writer wants of the meeting. */
export const WANTED =
  /^(?:i |we )?(?:need|want|get)[: ]+(?:(?:him|her|them) to|(?=(?:his|her|their) (?:ok|yes|approval|signature))|(?=(?:\d|two|three|four|five|six|a|an) ))\s*/i;
const DECISION_LABEL = /^(?:decisions?(?: needed)?|to decide|decide|ask):\s*/i;
const DECISION = /^(?!\d).*\b(?:approve|approval|sign off|decid\w+|decision|yes or no|released?|agree to)\b/i;
/** What the writer and others would like, which is what the meeting is for. */
const WISH =
  /^(?:we|i)(?:'d like| would like| want)(?: to (?=\p{Ll})| (?!(?:to|him|her|them|it|this)\b))(?=\S+ \S+)/iu;
/** A note on what to do, not a figure that can be said aloud. */
const NOT_SPOKEN =
  /^(?:if|don't|do not|ask|show|start|explain|tell|keep|then|maybe|think|go|run|walk|hand|get|bring|let|use|mention|goal|plan|idea|topics|points|slides?|budget|money|dates|first|agenda|contract|costs?|price|he|she|they|note|remark|\d{1,2}[:.]\d{2}|\d{1,2} (?:hours?|min))\b/i;
const ABOUT_THEM = /\b(?:he|she|his|her|hers|him|i|he'll|she'll|isn't relevant|will tell)\b/i;
const SHORTEST_NOTE_WORDS = 4;
const LONGEST_OPENING_WORDS = 30;
const SHORTEST_OPENING_WORDS = 5;

/** The notes one by one, under their title. */
export interface TitledNotes {
  readonly title: string;
  readonly notes: readonly Rewritten[];
}

/** Whom, when and where, under labels of their own. */
const FRAME = /^(?:counterpart|contact|date(?: and time)?|when|time|where|place|room|venue|location):\s*/i;
/** A title that could stand on any sheet. */
const SAYS_NOTHING = /^(?:meeting )?(?:preparation|prep|briefing|notes)(?: sheet| notes?| doc)?$/i;

/** "Star night": what the meeting is about, in a word or three. */
function isTopic({ text, marker }: Rewritten): boolean {
  return marker === '' && /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}[.!]*$/u.test(text);
}

/** The body as notes; the title is the draft's heading or its first note. */
export function titledNotes(parts: DraftParts, body: Body): TitledNotes {
  const all = joinFragments(
    body.paragraphs
      .flat()
      .flatMap(splitNotes)
      .filter(({ text }) => !MOOD_NOTE.test(text)),
  );
  const title = titleOf(parts, all);
  const notes = all.flatMap((note) => (note === title.taken ? title.rest : [note]));
  const named = title.text !== '' && !title.text.includes(':') ? notes.slice(0, 1).filter(isTopic) : [];
  const framed = notes.filter(({ text }) => FRAME.test(text));
  const own = title.text.replace(/^(?:ok(?:ay)? so|so|ok(?:ay)?),? /i, '');
  const frame = framed.map(({ text }) => text.replace(FRAME, '').replace(/\.$/, ''));
  return {
    title: [...(frame.length > 0 && SAYS_NOTHING.test(own) ? [] : [capitalised(own)]), frame.join(', ')]
      .filter((line) => line !== '')
      .join('\n')
      .concat(...named.map(({ text }) => `: ${small(text.replace(/[.!]+$/, ''))}`)),
    notes: notes.filter((note) => !framed.includes(note) && !named.includes(note)),
  };
}

/** Notes by what they are for. */
export interface SortedNotes {
  readonly purpose: Rewritten | undefined;
  readonly decision: Rewritten | undefined;
  readonly opening: Rewritten | undefined;
  /** What is left, each note in the place where this reader meets it. */
  readonly placed: Readonly<Record<NotePlace, readonly Rewritten[]>>;
}

/** The label in front of the first words to say. */
export const OPENING = /^open(?:ing)?(?: line| with)?:\s*/i;

/** Sorts the notes for this reader; each note stands in one place. */
export function sortedNotes(notes: readonly Rewritten[], profile: ProfileCode | null): SortedNotes {
  const isPoint = ({ marker }: Rewritten): boolean => /^\d/.test(marker);
  const purpose =
    notes.find(({ text }) => PURPOSE.test(text)) ??
    notes.find((sentence) => !isPoint(sentence) && WISH.test(sentence.text) && !WANTED.test(sentence.text));
  const others = notes.filter((sentence) => sentence !== purpose);
  const asked = purpose !== undefined && THEY_AGREE.test(purposeWords(purpose)) ? purpose : undefined;
  const decision =
    others.find((sentence) => DECISION_LABEL.test(sentence.text) || WANTED.test(sentence.text)) ??
    others.find(
      (sentence) =>
        !isPoint(sentence) &&
        DECISION.test(sentence.text) &&
        placeOf(sentence, null) === 'fact' &&
        !/^(?:no|if|don't|tell|ask)\b/i.test(sentence.text),
    );
  const free = others.filter((sentence) => sentence !== decision);
  const isAsked = decision === undefined && asked !== undefined;
  const opening = openingOf(free, profile);
  const placed: Record<NotePlace, Rewritten[]> = {
    before: [],
    bring: [],
    close: [],
    fact: [],
    later: [],
    objection: [],
    plan: [],
    settle: [],
  };
  for (const sentence of free) if (sentence !== opening) placed[placeOf(sentence, profile)].push(sentence);
  return {
    purpose: isAsked ? undefined : purpose,
    decision: isAsked ? asked : decision,
    opening,
    placed,
  };
}

const SERVES =
  /\b(?:child(?:ren)?|people|families|pupils|patients|villages?|schools?|readers|generation|herders|farmers|in (?:\w+ )?years|20[3-9]\d)\b/i;
/** A result, a count of people, or something compared. */
const TELLS =
  /\d ?%|\bfrom \d\S* to \d|\bin \d+ (?:days?|weeks?|months?)\b|\b(?:lost|saved?|gained|fell|rose|grew|took|turned away|beat|score|measured|counted|compared|against|voted|stays?|possible)\b/i;

/** The words that the writer noted for the start, or the fact that this reader would most like to hear first. */
function openingOf(notes: readonly Rewritten[], profile: ProfileCode | null): Rewritten | undefined {
  const labelled = notes.find((sentence) => OPENING.test(sentence.text));
  if (labelled !== undefined) return labelled;
  const spoken = notes.filter((sentence) => opens(sentence, profile));
  const sign = profile === 'DP-07' ? SERVES : TELLS;
  return spoken.find(({ text }) => sign.test(text)) ?? spoken[0];
}

/** "Study: 90 patients" → "90 patients". */
export function withoutNoteLabel(text: string): string {
  return text.replace(/^(?:study|note|remark|facts?|results?|data|status|tests?|figures?):\s*/i, '');
}

function opens(sentence: Rewritten, profile: ProfileCode | null): boolean {
  const text = withoutNoteLabel(sentence.text);
  const length = text.split(' ').length;
  if (/^\d/.test(sentence.marker) || /\b(?:maybe|perhaps|later|tb[dc]|early)\b/i.test(text)) return false;
  if (profile === 'DP-06' || (!/\d/.test(text) && !sentence.isSafeguard)) return false;
  if (length > LONGEST_OPENING_WORDS || length < SHORTEST_OPENING_WORDS || /[:=("]/.test(text)) return false;
  if (sentence.isQuestion || ABOUT_THEM.test(text) || NOT_SPOKEN.test(text)) return false;
  if (placeOf(sentence, null) !== 'fact') return false;
  return (profile === 'DP-04' && sentence.isSafeguard) || sentence.numberCount > 0;
}

/** "She agrees to the night tour": a decision of the reader's. */
const THEY_AGREE = /^(he|she|they) (?:agrees?|signs?|says?|takes?|confirms?|approves?|accepts?)\b/i;

/** The decision in the words after its label: "whether she will …", "his ok to …". */
export function decisionWords({ text }: Pick<Rewritten, 'text'>): string {
  if (PURPOSE.test(text)) return `whether ${small(purposeWords({ text }))}`;
  const asked = GET_THEM_TO.exec(text);
  if (asked !== null) {
    const who = { him: 'he', her: 'she' }[(asked[1] ?? '').toLowerCase()] ?? 'they';
    return `whether ${who} will ${text.slice(asked[0].length)}`;
  }
  return text
    .replace(DECISION_LABEL, '')
    .replace(WANTED, '')
    .replace(/ or (?=we (?:lose|miss)\b)/, '; otherwise ');
}

const GET_THEM_TO = /^(?:I |we )?(?:need|want|get) (him|her|them) to /i;

/** The purpose without its label. */
export function purposeWords({ text }: Pick<Rewritten, 'text'>): string {
  if (PURPOSE.test(text)) return text.replace(PURPOSE, '');
  const wish = text.replace(WISH, '');
  return /^(?:we|i)\b.*? to \p{Ll}/iu.test(text.slice(0, text.length - wish.length + 1))
    ? wish
    : `get ${wish}`;
}

/** What the writer keeps for the end, though the reader would want it first. */
const IF_TIME = /(?:^|,? )(?:and )?(?:then,? )?if (?:there(?:'s| is) )?time,?:? (?!permits|allows)(.{8,})$/i;

/** Notes that stand behind an abbreviated hour or name, one by one. */
function splitNotes(sentence: Rewritten): readonly Rewritten[] {
  const late = IF_TIME.exec(sentence.text);
  if (late !== null) {
    const before = sentence.text.slice(0, late.index).trim();
    const now = { ...sentence, text: `First: ${late[1]}` };
    return before === '' ? [now] : [now, { ...sentence, text: withFullStop(before) }];
  }
  if (sentence.isListItem || SAID_WITHIN.test(sentence.text)) return [opened(sentence)];
  return splitSentences(partedNotes(sentence.text)).map(({ words }) => opened({ ...sentence, text: words }));
}

/** Sentences inside quotation marks, which must not be parted. */
const SAID_WITHIN = /"[^"]*[.!?][^"]*"/;

/** The note turned the open way round, behind its label when it has one. */
function opened(sentence: Rewritten): Rewritten {
  const [label = ''] = /^\p{Lu}[\p{L} ]{2,22}: /u.exec(sentence.text) ?? [];
  const text = splitSentences(sentence.text.slice(label.length))
    .map(({ words }, index, all) => {
      const own = applyRules(words, OPEN_NOTES);
      return index < all.length - 1 ? withFullStop(own) : own;
    })
    .join(' ');
  return { ...sentence, text: sentence.isListItem ? label + text : smoothSentence(label + text) };
}

/** Notes that run on, each beginning like a sentence. */
function partedNotes(text: string): string {
  return text
    .replace(/(?<=\bmin\.) (?=\p{Lu})/gu, '\n')
    .replace(/(?<=\bsay no\.) (?=\p{Lu}\p{Ll})/gu, '\n')
    .replace(/, (?:plan = |(?=don'?t (?:mention|bring up)\b))/giu, '.\n')
    .replace(/(?<=\bunless (?:he|she|they) (?:does|do|asks?)), /gi, '.\n')
    .replace(
      /(?<=[\p{Ll}\d)]{2}\.)(?<!\b(?:re|max|vs|etc|approx|incl|no|nr|st|dr|mr|mrs|ca|p)\.) (\p{Ll})(?=\p{Ll})/gu,
      (_, first: string) => `\n${first.toUpperCase()}`,
    )
    .replace(/(?:^|\n)plan = /gi, '\n');
}

/** "Think other banks do it too? Need to check." is one note, not two. */
function joinFragments(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const joined: Rewritten[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && last.text.split('"').length % 2 === 0) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
      continue;
    }
    if (last !== undefined && sentence.isListItem && sentence.marker === '') {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
      continue;
    }
    if (last !== undefined && /\b(?:re|incl|approx|vs)\.$/.test(last.text)) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text.replace(/\bre\.$/, 'on')} ${small(sentence.text)}`,
      };
      continue;
    }
    const isFragment = sentence.text.split(' ').length < SHORTEST_NOTE_WORDS;
    if (
      last === undefined ||
      sentence.isListItem ||
      last.isListItem ||
      sentence.startsLine ||
      joined.length < 2 ||
      !(isFragment || last.text.endsWith('?'))
    )
      joined.push(sentence);
    else joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
  }
  return joined;
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
  if (first === undefined || first.isQuestion) return { text: '', taken: null, rest: [] };
  if (first.isListItem) {
    const isTitle =
      sentences.every((sentence) => sentence.isListItem) && !/\d/.test(first.marker + first.text);
    return { text: isTitle ? first.text : '', taken: isTitle ? first : null, rest: [] };
  }
  if (PURPOSE.test(first.text) || WANTED.test(first.text)) return { text: '', taken: null, rest: [] };
  const colon = /^([^:]{4,60}): (?=(?:tell|show|go|ask|walk|get|explain|start|we|just)\b)/i.exec(first.text);
  if (colon?.[1] !== undefined) {
    const rest = { ...first, text: capitalised(first.text.slice(colon[0].length)) };
    return { text: colon[1], taken: first, rest: [rest] };
  }
  if (first.text.split(' ').length > LONGEST_TITLE_WORDS) return { text: '', taken: null, rest: [] };
  return { text: first.text.replace(/\.$/, ''), taken: first, rest: [] };
}

const LONGEST_TITLE_WORDS = 18;
