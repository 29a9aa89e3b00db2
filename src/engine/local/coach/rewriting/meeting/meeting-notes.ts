import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Body, Rewritten } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { capitalised } from '../sentence/smooth.ts';
import { countedPoints, type OrderedPoints, orderedPoints } from './counted-points.ts';
import { withLastOfAgenda } from './last-of-agenda.ts';
import { type LikelyQuestions, likelyQuestions } from './likely-questions.ts';
import { MEETING_TEXTS, type Whom } from './meeting-texts.ts';
import { matterOf } from './note-matter.ts';
import { isWeakSpot, type NotePlace, placeOf } from './note-places.ts';
import { decisionOf, purposeOf, withoutPadding } from './note-purpose.ts';
import { titledNotes } from './note-title.ts';
import { largerLine, openingLine } from './opening-line.ts';
import { onDecision } from './opening-questions.ts';
import { readersQuestion } from './readers-question.ts';
import { asNotes } from './split-notes.ts';
import { decisionBehind, isFinal, newsLine, newsOf, tellsNews } from './told-news.ts';
import { whomOf } from './whom.ts';

/** What is asked or needed: such notes say themselves what the meeting is to bring. */
const ASKS = /\?|^(?:(?:then|so|and) )*(?:ask|need|decide|questions?(?: for (?:him|her|them))?:)(?=[ :=])/i;
function asks({ text }: Rewritten): boolean {
  return ASKS.test(text);
}

/** Notes by what they are for. */
export interface SortedNotes {
  readonly title: string;
  readonly purpose: string;
  readonly decision: string;
  /** Whether the notes name the decision themselves. */
  readonly isOwnDecision: boolean;
  readonly opening: string;
  /** The writer's own first words where another opening line stands for them. */
  readonly ratherThan: string | null;
  /** Whether the reader is asked already, or the notes foresee what they say: then no question of theirs is foretold. */
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
  const all = withLastOfAgenda(asNotes(body.paragraphs.flatMap(withLineStart)), profile);
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
  // What is made already is nothing to ask for.
  const isMade = draft.some(isFinal);
  const isOpen = matter !== null && !isMade && !titled.some(asks);
  return {
    title,
    purpose: purpose.text,
    decision:
      decision.text === ''
        ? (decisionBehind(titled, news, profile, whom, draft) ??
          (isOpen ? texts.decision(matter, whom) : isMade ? '' : openPoints(placed, profile)))
        : yesTo(decision.text, matter),
    isOwnDecision: decision.text !== '',
    asksThem: heard !== null || titled.some((note) => foretells(note) || asks(note)),
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
      fact: inOrderOf(free, [...questions.facts, ...turns.filter(({ text }) => isWeakSpot(text))]),
      objection: [],
      plan: [...placed.plan, ...turns.filter((turn) => !foretells(turn) && !isWeakSpot(turn.text))],
      expect: turns.filter((turn) => foretells(turn) && !isWeakSpot(turn.text)),
    },
  };
}

/** A paragraph, whose first sentence begins a line like any other behind a line break. */
function withLineStart(sentences: readonly Rewritten[]): readonly Rewritten[] {
  return sentences.map((sentence, at) => (at === 0 ? { ...sentence, startsLine: true } : sentence));
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

/** Notes as they follow each other in the draft, those that are worded anew behind them. */
function inOrderOf(draft: readonly Rewritten[], notes: readonly Rewritten[]): readonly Rewritten[] {
  const placeOfNote = (note: Rewritten): number => {
    const at = draft.indexOf(note);
    return at < 0 ? draft.length : at;
  };
  return notes.toSorted((one, other) => placeOfNote(one) - placeOfNote(other));
}

/** What a Deliverer has to decide where the notes leave points open; blank for others. */
function openPoints(
  { settle, discuss }: Readonly<Record<NotePlace, readonly Rewritten[]>>,
  profile: ProfileCode | null,
): string {
  return profile === 'DP-05' && settle.length + discuss.length > 0
    ? 'owner and date for each open point'
    : '';
}

/** "She might be annoyed": what the reader will feel or do, which nobody can plan. */
function foretells({ text }: Rewritten): boolean {
  const [first = ''] = text.split(/(?<=[.!?]) /);
  return /^(?:he|she|they|(?:mrs?|ms|dr|prof)\.? \p{L}+)(?:['’]ll|['’]d| will| would| may| might)\b[^:]*$/iu.test(
    first,
  );
}

/** "a yes" as a yes to the matter of the notes. */
function yesTo(decision: string, matter: string | null): string {
  if (matter === null) return decision;
  return decision.replace(
    /^(an? (?:clear |plain )?(?:yes|ok|okay|go-ahead))(?! to\b| or no\b)/i,
    `$1 to ${matter}`,
  );
}

/** "Be honest about that", "It ends in May": said of the note before it, with which it stays. */
const HANGS_ON =
  /^(?:(?:and|but|so) )?(?:(?:it|this|that|these|those|otherwise|same|be honest)\b|say (?:it|so|this)\b(?!['’]| is\b)|if (?:so|not|(?:he|she|they|it|we) (?:do|does|did|is|are|was|has|have|will|would|can)(?:n['’]t| not)?),)/i;
/** "Then the ask": what follows the note before it, and needs no such word where it does not. */
const COMES_NEXT = /^(?:and )?(?:then|afterwards|after that|next),? (?=\p{L})/iu;

function withoutSequence(note: Rewritten): Rewritten {
  return COMES_NEXT.test(note.text)
    ? { ...note, text: capitalised(note.text.replace(COMES_NEXT, '')) }
    : note;
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
  let last: NotePlace = 'fact';
  let before: Rewritten | undefined;
  for (const note of notes) {
    const isWithLast =
      last !== 'objection' && !note.startsLine && !note.isListItem && HANGS_ON.test(note.text);
    if (!isWithLast) last = placeOf(note, profile);
    const isParted = placed[last].at(-1) !== before;
    placed[last].push(isParted ? withoutSequence(note) : note);
    before = placed[last].at(-1);
  }
  return placed;
}
