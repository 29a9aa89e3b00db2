import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Body, Rewritten } from '../body/body.ts';
import { joinBlocks } from '../compose/compose-message.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';
import { labelOfRest } from './box-of-rest.ts';
import { isCountedPoint } from './counted-points.ts';
import { type SortedNotes, sortedNotes } from './meeting-notes.ts';
import { MEETING_TEXTS, type Whom } from './meeting-texts.ts';
import { timeOf } from './meeting-time.ts';
import { lowerFirst } from './note-case.ts';
import { BEFORE, BRING, CLOSE, IF_ASKED, placeOf } from './note-places.ts';
import { withoutBeginning } from './own-opening.ts';
import { DISCUSS } from './points.ts';

/** "We will go through the agenda: …": what stands in front of points that only have a name. */
const AGENDA =
  /^(?:(?:so|then|first),? )?(?:(?:(?:we|I)(?:['’]ll| will|['’](?:re|m) going to| are going to| am going to)? )?(?:go|run|work|talk|get) through )?(?:the |our |an? )?(?:short |usual |whole )?(?:agenda|list|points|items|topics)(?: (?:below|as follows))?: /i;
/** What nobody would ask for. */
const CAN_WAIT = new RegExp(`^(?:if time: |catch up\\b)|${AGENDA.source}`, 'i');

/** Readers whose first question the opening line asks already. */
const HEARD_IT: ReadonlySet<ProfileCode> = new Set(['DP-02', 'DP-05', 'DP-07']);

/** Longest sheet, in words, for notes of this many. */
const mostWords = (words: number): number => 1.4 * words + 27;

/**
 * Purpose, decision, opening line, facts, steps, what to bring and what this reader will ask, under labels; the
 * writer's words stay. What the writer noted nothing on is left out, but for the one question that such a reader asks
 * and a decision on the matter of the notes, as far as there is room.
 */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const notes = sortedNotes(parts, body, profile);
  const draftWords = parts.paragraphs.flat().reduce((sum, unit) => sum + unit.text.split(/\s+/).length, 0);
  const room = mostWords(draftWords);
  const sheets = [2, 1].map((extras) => sheetOf(parts, notes, profile, extras));
  return sheets.find((text) => text.split(/\s+/).length <= room) ?? sheetOf(parts, notes, profile, 0);
}

/** The sheet with as much that the draft does not name as there is room for. */
function sheetOf(parts: DraftParts, notes: SortedNotes, profile: ProfileCode | null, extras: number): string {
  const { placed } = notes;
  const time = timeOf(placed.fact);
  const facts = placed.fact.filter((note) => note !== time?.note && /[\p{L}\p{N}]/u.test(note.text));
  const decision = extras < 1 && !notes.isOwnDecision ? '' : notes.decision;
  return joinBlocks([
    notes.title,
    lines(
      notes.purpose === '' ? '' : `Purpose: ${withFullStop(lowerFirst(notes.purpose))}`,
      decision === '' ? '' : `Decision needed: ${withFullStop(lowerFirst(decision))}`,
      time === null ? '' : `Time: ${withFullStop(time.length)}`,
    ),
    openingOf(notes),
    list('First', notes.points.first),
    section(labelOfRest(facts), facts),
    joined(
      profile === 'DP-05' && placed.settle.length === 0 ? 'To settle' : 'To discuss',
      placed.discuss,
      DISCUSS,
    ),
    list(headingOf(notes, profile), notes.points.inPlace),
    section('Plan', placed.plan.map(withoutPlan)),
    section('To settle', placed.settle.map(withoutSettle)),
    lines(joined('Before the meeting', placed.before, BEFORE), joined('Bring', placed.bring, BRING)),
    questions(notes, profile, extras > 1),
    section('Expect', placed.expect),
    section(
      profile === 'DP-05' || placed.later.some(({ text }) => CAN_WAIT.test(text))
        ? 'Only if there is time'
        : 'Only if asked',
      laterNotes(placed.later, notes.points.atEnd),
    ),
    list('At the end', notes.points.atEnd),
    joined('Close', placed.close, CLOSE),
    parts.signature,
    parts.quoted,
  ]);
}

function openingOf({ opening, ratherThan }: SortedNotes): string {
  if (opening === '') return '';
  return `Opening line: "${opening}"${ratherThan === null ? '' : ` (rather than "${ratherThan}")`}`;
}

/** What can wait, without what an agenda or a counted point names already. */
function laterNotes(notes: readonly Rewritten[], points: readonly Rewritten[]): readonly Rewritten[] {
  const shown = notes.filter(({ text }) => !/^agenda:$/i.test(text)).map(withoutMark);
  return shown.filter((note) => {
    const own = note.text
      .replace(/[.!]+$/, '')
      .replace(/^the /i, '')
      .toLowerCase();
    return ![...shown, ...points].some((other) => other !== note && other.text.toLowerCase().includes(own));
  });
}

function withoutMark(note: Rewritten): Rewritten {
  return {
    ...note,
    text: withoutBeginning(note.text)
      .replace(AGENDA, '')
      .replace(IF_ASKED, '')
      .replace(DISCUSS, '')
      .replace(/^((?:go|run) through): /i, '$1 '),
    marker: '',
  };
}

/** "I need to tell him": the plan itself. */
const NEED_TO = /^(?:I|we) (?:need|have|want|ought) to (?=(?:tell|ask|show|explain|say|mention|thank)\b)/i;

function withoutPlan(note: Rewritten): Rewritten {
  return { ...note, text: capitalised(note.text.replace(/^plan:? /i, '').replace(NEED_TO, '')) };
}

function withoutSettle(note: Rewritten): Rewritten {
  return { ...note, text: capitalised(note.text.replace(/^settle (?=(?:who|which|when|how)\b)/i, '')) };
}

/** What follows a label, with one mark at its end. */
function sentenceOf(words: string): string {
  return withFullStop(words.trim());
}

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** Notes under a label, one a line; notes that bring a heading of their own keep it. */
function section(label: string, notes: readonly Rewritten[]): string {
  if (notes.length === 0) return '';
  const [only] = notes;
  const isSpare = label.startsWith('Only if');
  if (only !== undefined && notes.length === 1 && !/^\d/.test(only.marker) && !only.text.endsWith(':'))
    return !isSpare && /^\p{Lu}[\p{L} ]{2,22}:/u.test(only.text)
      ? sentenceOf(withPlainLabel(only.text))
      : `${label}: ${sentenceOf(lowerFirst(only.text))}`;
  const hasOwn = notes[0]?.text.endsWith(':') === true;
  return lines(hasOwn ? '' : `${label}:`, notes.map(bullet).join('\n'));
}

/** Points under a label, one a line and each with its number. */
function list(label: string, points: readonly Rewritten[]): string {
  return points.length === 0 ? '' : lines(`${label}:`, points.map(bullet).join('\n'));
}

/** What stands above the points: the writer's own words, or what they are. */
function headingOf({ heading, points, placed }: SortedNotes, profile: ProfileCode | null): string {
  if (heading !== null) return heading.text.replace(/:$/, '');
  // One label for two lists would part what belongs together.
  if (placed.plan.length > 0) return 'Points';
  return points.inPlace.every((point) => placeOf({ ...point, marker: '' }, profile) === 'plan')
    ? 'Plan'
    : 'Points';
}

/** "Raise it yourself: The door …" with a small letter behind the label. */
function withPlainLabel(text: string): string {
  const label = text.indexOf(': ') + 2;
  return capitalised(text.slice(0, label)) + lowerFirst(text.slice(label));
}

/** Notes behind a label on one line: "Bring: parts list. Calendar." */
function joined(label: string, notes: readonly Rewritten[], prefix: RegExp): string {
  if (notes.length === 0) return '';
  const words = notes.map(({ text }, index) => {
    const own = sentenceOf(text.replace(prefix, ''));
    return index === 0 ? lowerFirst(own) : capitalised(own);
  });
  return `${label}: ${words.join(' ')}`;
}

/** What the reader will raise, with the answers of the notes; without any, the question that such a reader asks. */
function questions(
  { questions: { asked }, whom, opening, asksThem }: SortedNotes,
  profile: ProfileCode | null,
  isRoomy: boolean,
): string {
  const label = whoAsks(whom);
  if (asked.length > 0) return lines(`${label}:`, asked.map((text) => `- ${text}`).join('\n'));
  return opening === '' || asksThem || !isRoomy || (profile !== null && HEARD_IT.has(profile))
    ? ''
    : `${label}: ${MEETING_TEXTS[profile ?? 'unknown'].question}`;
}

function whoAsks({ subject }: Whom): string {
  return subject === 'they' ? 'Likely questions' : `${capitalised(subject)} will ask`;
}

function bullet(sentence: Rewritten): string {
  return `${markerOf(sentence)}${plainNote(sentence.text)}`;
}

function markerOf(sentence: Rewritten): string {
  if (isCountedPoint(sentence)) return sentence.marker;
  return sentence.text.endsWith(':') ? '' : '- ';
}

/** A note of one sentence without its full stop. */
function plainNote(text: string): string {
  const note = capitalised(text.replace(/^raise it yourself: .+/i, withPlainLabel));
  return /[.!?] /.test(note) ? note : note.replace(/\.$/, '');
}
