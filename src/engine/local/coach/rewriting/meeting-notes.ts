import type { ProfileCode } from '../../../../domain/profiles.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised, smoothSentence, withFullStop } from './smooth.ts';
import { OPEN_NOTES } from './wording/notes.ts';
import { applyRules } from './wording/rule.ts';

/** The label in front of a purpose. */
export const PURPOSE = /^(?:the )?(?:purpose|goal|objective|aim)(?: is)?(?: to)?\s*[:=–-]?\s+(?=\S+ \S+ \S)/i;
/** The words in front of what the writer wants of the meeting. */
export const WANTED =
  /^(?:i |we )?(?:need|want|get) (?:(?:him|her|them) to|(?=(?:his|her|their) (?:ok|yes|approval|signature)))\s*/i;
const DECISION = /^(?!\d).*\b(?:approve|approval|sign off|decid\w+|decision|yes or no|released?|agree to)\b/i;
/** The word in front of what to take along. */
export const BRING = /^(?:bring|attached|take along|have with)\b[\s:]*/i;
/** A note on what to do, not a figure that can be said aloud. */
const NOT_SPOKEN =
  /^(?:if|don't|do not|ask|show|start|explain|tell|keep|then|maybe|think|go|run|walk|hand|get|bring|let|use|mention|goal|plan|idea|topics|points|slides|budget|money|dates|first|agenda|\d{1,2}[:.]\d{2}|\d{1,2} (?:hours?|min))\b/i;
const ABOUT_THEM = /\b(?:he|she|his|her|hers|him|they|them|their|i|he'll|she'll|isn't relevant)\b/i;
const SHORTEST_NOTE_WORDS = 4;
const LONGEST_OPENING_WORDS = 30;
const SHORTEST_OPENING_WORDS = 5;

/** The notes one by one, under their title. */
export interface TitledNotes {
  readonly title: string;
  readonly notes: readonly Rewritten[];
}

/** The body as notes; the title is the draft's heading or its first note. */
export function titledNotes(parts: DraftParts, body: Body): TitledNotes {
  const all = joinFragments(body.paragraphs.flat().flatMap(splitNotes));
  const title = titleOf(parts, all);
  return {
    title: title.text,
    notes: all.flatMap((note) => (note === title.taken ? title.rest : [note])),
  };
}

/** Notes by what they are for. */
export interface SortedNotes {
  readonly purpose: Rewritten | undefined;
  readonly decision: Rewritten | undefined;
  readonly bring: Rewritten | undefined;
  readonly opening: Rewritten | undefined;
  readonly points: readonly Rewritten[];
  /** Background that this reader hears only on asking. */
  readonly later: readonly Rewritten[];
}

/** The label in front of the first words to say. */
export const OPENING = /^open(?:ing)?(?: line| with)?:\s*/i;

/** Sorts the notes for this reader; each note stands in one place. */
export function sortedNotes(notes: readonly Rewritten[], profile: ProfileCode | null): SortedNotes {
  const purpose = notes.find((sentence) => PURPOSE.test(sentence.text));
  const others = notes.filter((sentence) => sentence !== purpose);
  const decision =
    others.find((sentence) => WANTED.test(sentence.text)) ??
    others.find(
      (sentence) =>
        !/^\d/.test(sentence.marker) &&
        DECISION.test(sentence.text) &&
        !/^(?:no|if|don't|tell|ask)\b/i.test(sentence.text),
    );
  const bring = others.find((sentence) => sentence !== decision && BRING.test(sentence.text));
  const free = others.filter((sentence) => sentence !== decision && sentence !== bring);
  const labelled = free.find((sentence) => OPENING.test(sentence.text));
  const opening =
    labelled ??
    (profile === 'DP-07'
      ? free.find((sentence) => opens(sentence, profile) && SERVES.test(sentence.text))
      : undefined) ??
    free.find((sentence) => opens(sentence, profile));
  const rest = free.filter((sentence) => sentence !== opening);
  const isLater = (sentence: Rewritten): boolean =>
    profile !== null &&
    HEARS_LITTLE.has(profile) &&
    BACKGROUND.test(sentence.text) &&
    !/^\d/.test(sentence.marker);
  return {
    purpose,
    decision,
    bring,
    opening,
    points: rest.filter((sentence) => !isLater(sentence)),
    later: rest.filter(isLater),
  };
}

/** Readers for whom background is for their questions. */
const HEARS_LITTLE: ReadonlySet<ProfileCode> = new Set(['DP-01', 'DP-07']);
const BACKGROUND =
  /^(?:start with|explain|go (?:through|thru)|run through|walk (?:him|her|them) (?:through|thru)|tell (?:him|her|them) (?:about|how)|show (?:him|her|them)? ?(?:the )?(?:photos|slides|video)|reading of|presentation of|slides\b)/i;
const SERVES =
  /\b(?:child(?:ren)?|people|families|pupils|patients|villages?|schools?|readers|in (?:\w+ )?years|20[3-9]\d)\b/i;

function opens(sentence: Rewritten, profile: ProfileCode | null): boolean {
  const { text } = sentence;
  const length = text.split(' ').length;
  if (/^\d/.test(sentence.marker) || /\b(?:maybe|perhaps|later|tb[dc])\b/i.test(text)) return false;
  if (profile === 'DP-06' || (!/\d/.test(text) && !sentence.isSafeguard)) return false;
  if (length > LONGEST_OPENING_WORDS || length < SHORTEST_OPENING_WORDS || /[:=("]/.test(text)) return false;
  if (sentence.isQuestion || ABOUT_THEM.test(text) || NOT_SPOKEN.test(text)) return false;
  return (profile === 'DP-04' && sentence.isSafeguard) || sentence.numberCount > 0;
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
  if (sentence.isListItem || sentence.text.includes('"')) return [sentence];
  return splitSentences(sentence.text.replace(/(?<=\bmin\.) (?=\p{Lu})/gu, '\n')).map(({ words }) => ({
    ...sentence,
    text: smoothSentence(applyRules(words, OPEN_NOTES)),
  }));
}

/** "Think other banks do it too? Need to check." is one note, not two. */
function joinFragments(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const joined: Rewritten[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && sentence.isListItem && sentence.marker === '') {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
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
