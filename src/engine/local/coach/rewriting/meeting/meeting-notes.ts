import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Body, Rewritten } from '../body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { capitalised } from '../sentence/smooth.ts';
import { countedPoints, type OrderedPoints, orderedPoints } from './counted-points.ts';
import { withLastOfAgenda } from './last-of-agenda.ts';
import { type LikelyQuestions, likelyQuestions } from './likely-questions.ts';
import { MEETING_TEXTS, type Whom } from './meeting-texts.ts';
import { lowerFirst } from './note-case.ts';
import { matterOf } from './note-matter.ts';
import { BRING, isWeakSpot, type NotePlace, placeOf } from './note-places.ts';
import { decisionOf, PURPOSE, purposeOf, WANTED, withoutPadding } from './note-purpose.ts';
import { largerLine, openingLine } from './opening-line.ts';
import { onDecision } from './opening-questions.ts';
import { plainTitle } from './points.ts';
import { readersQuestion } from './readers-question.ts';
import { asNotes, isMood } from './split-notes.ts';
import { decisionBehind, isFinal, newsLine, newsOf, tellsNews } from './told-news.ts';

/** The notes one by one, under their title. */
export interface TitledNotes {
  readonly title: string;
  readonly notes: readonly Rewritten[];
}

/** Whom, when and where, under labels of their own. */
const FRAME = /^(?:counterpart|contact|date(?: and time)?|when|time|where|place|room|venue|location):\s*/i;
/** A day, an hour or a room and nothing else, behind the title. */
const WHEN_OR_WHERE =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sat|sun)(?:day)?(?: (?:at )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)?|\d{1,2}[:.]\d{2})(?:, (?!it's|he's|she's|we)[^.!?,]{3,25})?|room [\p{L}\d]{1,5})[.!]*$/iu;
/** A title that could stand on any sheet. */
const SAYS_NOTHING =
  /^(?:meeting )?(?:preparation|prep|briefing|notes|agenda)(?: sheet| notes?| doc)?(?:, binding)?$/i;
/** Fewer notes say too little to name a decision for them. */
const FEWEST_NOTES = 3;
const LONGEST_TITLE_WORDS = 18;

/** "Star night": what the meeting is about, in a word or three. */
function isTopic({ text, marker }: Rewritten): boolean {
  return marker === '' && !BRING.test(text) && /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}[.!]*$/u.test(text);
}

/** The body as notes; the title is the draft's heading or its first note. */
function titledNotes(parts: DraftParts, all: readonly Rewritten[]): TitledNotes {
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

/** Notes by what they are for. */
export interface SortedNotes {
  readonly title: string;
  readonly purpose: string;
  /** Whether the notes name the purpose themselves. */
  readonly isOwnPurpose: boolean;
  readonly decision: string;
  /** Whether the notes name the decision themselves. */
  readonly isOwnDecision: boolean;
  readonly opening: string;
  /** The writer's own first words where another opening line stands for them. */
  readonly ratherThan: string | null;
  /** Whether the opening line asks the reader already, so that no question of theirs is foretold. */
  readonly asksThem: boolean;
  readonly questions: LikelyQuestions;
  readonly whom: Whom;
  /** What leads to the counted points, where something does. */
  readonly heading: Rewritten | null;
  readonly points: OrderedPoints;
  /** What is left, each note in the place where this reader meets it. */
  readonly placed: Readonly<Record<NotePlace, readonly Rewritten[]>>;
}

/** Sorts the notes of a body for this reader; each note stands in one place. */
export function sortedNotes(parts: DraftParts, body: Body, profile: ProfileCode | null): SortedNotes {
  const all = withLastOfAgenda(asNotes(body.paragraphs.flat()), profile);
  const { title, notes: titled } = titledNotes(parts, all);
  const counted = countedPoints(titled);
  const lastPoint = counted.points.slice(-1);
  const kept = counted.rest;
  const draft = parts.paragraphs.flat().map(({ text }) => lowered(text.replaceAll('’', "'")));
  const whom = whomOf(title, draft);
  const matter = titled.some(tellsNews) ? null : matterOf(title, draft);
  const texts = MEETING_TEXTS[profile ?? 'unknown'];
  const purpose = purposeOf(kept, profile, whom);
  const decision = decisionOf([...kept.filter((note) => note !== purpose.note), ...lastPoint], profile, whom);
  const taken = [purpose.note, decision.note];
  const free = kept.flatMap((note) => left(note, taken, decision.rest)).flatMap(withoutPadding);
  const news = newsOf(free);
  const first = newsLine(free, news, profile, whom);
  const heard = first ?? readersQuestion(free);
  const opening = heard ?? openingLine(free, profile, whom, matter) ?? largerLine(decision.text, profile);
  const placed = placedNotes(
    free.flatMap((note) => (note === opening?.note ? (first?.rest ?? []) : [note])),
    profile,
  );
  const source = opening?.source ?? null;
  const questions = likelyQuestions(placed.objection, placed.fact, profile, source);
  const { turns } = questions;
  const isSettled = matter === null && (profile === 'DP-04' || profile === 'DP-06') && draft.some(isFinal);
  const isRich = matter !== null || titled.length >= FEWEST_NOTES;
  return {
    title,
    purpose: purpose.text === '' && matter !== null ? (texts.purpose?.(matter, whom) ?? '') : purpose.text,
    decision:
      decision.text === ''
        ? (decisionBehind(titled, news, profile, whom, draft) ??
          (isRich && !isSettled ? texts.decision(matter, whom) : ''))
        : yesTo(decision.text, matter),
    isOwnPurpose: purpose.text !== '',
    isOwnDecision: decision.text !== '',
    asksThem: heard !== null,
    ratherThan: opening?.ratherThan ?? null,
    opening: onDecision(opening?.line ?? '', decision.text, profile),
    questions,
    whom,
    heading: counted.heading,
    points: orderedPoints(
      counted.points.filter((point) => point !== decision.note),
      profile,
      free.length > 0,
    ),
    placed: {
      ...placed,
      fact: [...questions.facts, ...turns.filter(({ text }) => isWeakSpot(text))],
      objection: [],
      plan: [...placed.plan, ...turns.filter((turn) => !foretells(turn) && !isWeakSpot(turn.text))],
      expect: turns.filter((turn) => foretells(turn) && !isWeakSpot(turn.text)),
    },
  };
}

/** The note, or what is left of it where it has been taken: what it says beside the decision. */
function left(
  note: Rewritten,
  [purpose, decision]: readonly (Rewritten | undefined)[],
  rest = '',
): readonly Rewritten[] {
  if (note === purpose) return [];
  if (note !== decision) return [note];
  return rest === '' ? [] : [{ ...note, text: rest }];
}

/** "She might be annoyed": what the reader will feel or do, which nobody can plan. */
function foretells({ text }: Rewritten): boolean {
  return /^(?:he|she|they|(?:mrs?|ms|dr|prof)\.? \p{L}+)(?:['’]ll|['’]d| will| would| may| might)\b[^;:]*$/iu.test(
    text,
  );
}

/** "a yes" as a yes to the matter of the notes. */
function yesTo(decision: string, matter: string | null): string {
  if (matter === null) return decision;
  return decision.replace(/^(an? (?:clear |plain )?(?:yes|ok|okay|go-ahead))(?! to\b)/i, `$1 to ${matter}`);
}

function placedNotes(
  notes: readonly Rewritten[],
  profile: ProfileCode | null,
): Record<NotePlace, readonly Rewritten[]> {
  const placed: Record<NotePlace, Rewritten[]> = {
    before: [],
    bring: [],
    close: [],
    discuss: [],
    expect: [],
    fact: [],
    later: [],
    objection: [],
    plan: [],
    settle: [],
  };
  for (const note of notes) placed[placeOf(note, profile)].push(note);
  return placed;
}

const SHE_IS = /\b(?:mrs|ms|miss|mme|mlle|aunt|auntie|sister|mother|grandma|princess|abuela|lady)\b/i;
/** "with Marta and Joe", "the Okafors": more than one. */
const THEY_ARE =
  /\b(?:with|meet|to|see|for|and) \p{Lu}\p{Ll}+ (?:and|&) (?!Co\b|Sons\b|Partners\b|Company\b)\p{Lu}\p{Ll}+(?![’'])|\bthe \p{Lu}\p{Ll}{2,}s(?=[.,;:]|$| (?:on|at|about|in|from|after|before|re)\b)/u;
const HE_IS = /\b(?:mr|father|uncle|brother|sir|lord|msgr|fr)\b/i;

/** The reader as the notes speak of them; "they" where they do not say. */
function whomOf(title: string, draft: readonly string[]): Whom {
  if (THEY_ARE.test(title) || /\b(?:mr|mrs|ms|dr)\.? (?:and|&) (?:mr|mrs|ms|dr)\b/i.test(title))
    return { subject: 'they', object: 'them', owner: 'their' };
  const text = draft.join(' ');
  const isShe = SHE_IS.test(title) || /\b(?:she|her|hers|she'll)\b/i.test(text);
  const isHe = HE_IS.test(title) || /\b(?:he|him|his|he'll)\b/i.test(text);
  const opens = ['she', 'he'].filter((who) => draft.some((note) => new RegExp(`^${who}\\b`, 'i').test(note)));
  const isBoth = isShe && isHe && opens.length !== 1;
  if (isBoth ? SHE_IS.test(title) : isShe && opens[0] !== 'he')
    return { subject: 'she', object: 'her', owner: 'her' };
  if (isBoth ? HE_IS.test(title) : isHe) return { subject: 'he', object: 'him', owner: 'his' };
  return { subject: 'they', object: 'them', owner: 'their' };
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
