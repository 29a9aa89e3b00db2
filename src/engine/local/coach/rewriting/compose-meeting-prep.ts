import type { ProfileCode } from '../../../../domain/profiles.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import { joinBlocks } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import { MEETING_TEXTS } from './meeting-texts.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised, smoothSentence, withFullStop } from './smooth.ts';
import { OPEN_NOTES } from './wording/asks.ts';
import { applyRules } from './wording/rule.ts';

const PURPOSE = /^(?:the )?(?:purpose|goal|objective|aim)(?: is)?(?: to)?\s*[:=–-]?\s+(?=\S+ \S+ \S)/i;
const WANTED =
  /^(?:i |we )?(?:need|want|get) (?:(?:him|her|them) to|(?=(?:his|her|their) (?:ok|yes|approval|signature)))\s*/i;
const DECISION = /^(?!\d).*\b(?:approve|approval|sign off|decid\w+|decision|yes or no|released?|agree to)\b/i;
const BRING = /^(?:bring|attached|take along|have with)\b[\s:]*/i;
const LABELLED = /^(?!I |We )\p{Lu}[\p{L} ]{2,22}:/u;
/** A note on what to do, not a figure that can be said aloud. */
const NOT_SPOKEN =
  /^(?:if|don't|do not|ask|show|start|explain|tell|keep|then|maybe|think|go|run|walk|hand|get|bring|let|use|mention|goal|plan|idea|topics|points|slides|budget|money|dates|first|agenda|\d{1,2}[:.]\d{2}|\d{1,2} (?:hours?|min))\b/i;
const ABOUT_THEM = /\b(?:he|she|his|her|hers|him|they|them|their|i|he'll|she'll|isn't relevant)\b/i;
const SHORTEST_NOTE_WORDS = 4;
const LONGEST_OPENING_WORDS = 30;
const SHORTEST_OPENING_WORDS = 5;

/** Longest rewrite of notes, in words, for notes of this many. */
const mostWords = (words: number): number => 1.4 * words + 27;

/**
 * Purpose, decision, opening line, points, and what this reader will ask, under labels; the writer's words stay. What
 * the writer did not note is left out when it would make the notes much longer.
 */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const texts = MEETING_TEXTS[profile ?? 'unknown'];
  const sentences = joinFragments(body.paragraphs.flat().flatMap(splitNotes));
  const title = titleOf(parts, sentences);
  const notes = sortedNotes(
    sentences.flatMap((sentence) => (sentence === title.taken ? title.rest : [sentence])),
    profile,
  );
  const { purpose, decision, bring, opening, points, later } = notes;
  const said =
    opening === undefined ? texts.opening : `${withFullStop(capitalised(opening.text))} ${texts.ask}`;
  const [first, second] = texts.questions;
  const build = (extras: number): string =>
    joinBlocks([
      title.text,
      lines(labelled('Purpose', purpose, PURPOSE), decisionLine(decision)),
      opening === undefined && extras < 1 ? '' : `Opening line: "${said}"`,
      pointsBlock(points),
      later.length === 0 ? '' : lines('Only if asked:', pointsBlock(later)),
      labelled('Bring', bring, BRING),
      lines(`${whoAsks(sentences)}:`, `- ${first}`, extras >= 2 ? `- ${second}` : ''),
      extras >= 3 ? texts.close : '',
      parts.signature,
      parts.quoted,
    ]);
  const draftWords = parts.paragraphs.flat().reduce((sum, unit) => sum + unit.text.split(/\s+/).length, 0);
  const room = mostWords(draftWords);
  return [3, 2, 1].map(build).find((text) => text.split(/\s+/).length <= room) ?? build(0);
}

interface SortedNotes {
  readonly purpose: Rewritten | undefined;
  readonly decision: Rewritten | undefined;
  readonly bring: Rewritten | undefined;
  readonly opening: Rewritten | undefined;
  readonly points: readonly Rewritten[];
  /** Background that this reader hears only on asking. */
  readonly later: readonly Rewritten[];
}

function sortedNotes(notes: readonly Rewritten[], profile: ProfileCode | null): SortedNotes {
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
  const opening =
    (profile === 'DP-07'
      ? free.find((sentence) => opens(sentence, profile) && SERVES.test(sentence.text))
      : undefined) ?? free.find((sentence) => opens(sentence, profile));
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

function decisionLine(decision: Rewritten | undefined): string {
  if (decision === undefined) return '';
  const asked = GET_THEM_TO.exec(decision.text);
  if (asked !== null) {
    const who = { him: 'he', her: 'she', them: 'they' }[(asked[1] ?? '').toLowerCase()] ?? 'they';
    return `Decision needed: whether ${who} will ${decision.text.slice(asked[0].length)}`;
  }
  return WANTED.test(decision.text)
    ? labelled('Decision needed', decision, WANTED)
    : `Decision needed, yes or no: ${decision.text.replace(/^decision(?: needed)?:\s*/i, '')}`;
}

const GET_THEM_TO = /^(?:I |we )?(?:need|want|get) (him|her|them) to /i;

/** "She will ask" where the notes speak of one woman, and so on. */
function whoAsks(sentences: readonly Rewritten[]): string {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|she'll)\b/gi);
  const he = count(/\b(?:he|him|his|he'll)\b/gi);
  if (she === 0 && he === 0) return 'Likely questions';
  if (she > 0 && he > 0) return 'Likely questions';
  return she > 0 ? 'She will ask' : 'He will ask';
}

/** Notes under labels of their own, each label on its own line. */
export function withLabelsOnLines(sentences: readonly Rewritten[], renames: boolean): readonly Rewritten[] {
  return sentences.flatMap((sentence) => {
    if (sentence.isListItem) return [sentence];
    const behind = renames ? LABEL_INSIDE.exec(sentence.text) : null;
    const texts =
      behind === null
        ? [sentence.text]
        : [sentence.text.slice(0, behind.index), sentence.text.slice(behind.index).trim()];
    return texts.map((text) => ({
      ...sentence,
      text: renames
        ? text.replace(/^Decision:/, 'Decision needed:').replace(/^Opening:/, 'Opening line:')
        : text,
      startsLine: sentence.startsLine || LABELLED.test(text),
    }));
  });
}

/** A label behind a name's initial, where no sentence seemed to end. */
const LABEL_INSIDE = /(?<=\.) (?=(?:Purpose|Goal|Decision|Bring|Opening): )/;

/** Whether the draft already stands under labels of its own, which then stay. */
export function isLabelled(sentences: readonly Rewritten[]): boolean {
  return sentences.filter((sentence) => LABELLED.test(sentence.text)).length >= 3;
}

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

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

function labelled(label: string, sentence: Rewritten | undefined, prefix: RegExp): string {
  return sentence === undefined ? '' : `${label}: ${capitalised(sentence.text.replace(prefix, ''))}`;
}

function pointsBlock(points: readonly Rewritten[]): string {
  return points.map((sentence) => `${markerOf(sentence)}${sentence.text}`).join('\n');
}

function markerOf(sentence: Rewritten): string {
  if (/^\d/.test(sentence.marker)) return sentence.marker;
  return sentence.text.endsWith(':') ? '' : '- ';
}
