import type { ProfileCode } from '../../../../domain/profiles.ts';
import { joinBlocks } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import {
  decisionWords,
  OPENING,
  purposeWords,
  sortedNotes,
  titledNotes,
  withoutNoteLabel,
} from './meeting-notes.ts';
import { MEETING_TEXTS } from './meeting-texts.ts';
import { BEFORE, BRING, CLOSE, OBJECTION } from './note-places.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised, withFullStop } from './smooth.ts';
import { small } from './wording/rule.ts';

/** Longest rewrite of notes, in words, for notes of this many. */
const mostWords = (words: number): number => 1.4 * words + 27;

/**
 * Purpose, decision, opening line, facts, steps, what to bring and what this reader will ask, under labels; the
 * writer's words stay. The reader's own questions come in where the writer noted none, as far as there is room.
 */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const texts = MEETING_TEXTS[profile ?? 'unknown'];
  const { title, notes } = titledNotes(parts, body);
  const { purpose, decision, opening, placed } = sortedNotes(notes, profile);
  const said = opening === undefined ? texts.opening : saidFirst(opening.text, texts.ask);
  const most = Math.max(0, texts.questions.length - placed.objection.length);
  const build = (extras: number): string =>
    joinBlocks([
      title,
      lines(
        purpose === undefined ? '' : `Purpose: ${sentenceOf(purposeWords(purpose))}`,
        decision === undefined ? '' : `Decision needed: ${sentenceOf(decisionWords(decision))}`,
      ),
      opening === undefined && extras < 1 ? '' : `Opening line: "${said}"`,
      section('Facts', placed.fact),
      section('Plan', placed.plan),
      section('Only if asked', placed.later),
      section('To settle', placed.settle),
      lines(joined('Before the meeting', placed.before, BEFORE), joined('Bring', placed.bring, BRING)),
      objections(
        whoAsks(body.paragraphs.flat()),
        placed.objection,
        texts.questions.slice(0, Math.min(extras, most)),
      ),
      placed.close.length > 0
        ? joined('Close', placed.close, CLOSE)
        : extras > texts.questions.length
          ? texts.close
          : '',
      parts.signature,
      parts.quoted,
    ]);
  const draftWords = parts.paragraphs.flat().reduce((sum, unit) => sum + unit.text.split(/\s+/).length, 0);
  const room = mostWords(draftWords);
  return [3, 2, 1].map(build).find((text) => text.split(/\s+/).length <= room) ?? build(0);
}

/** The opening that the writer noted, or a fact and the question behind it. */
function saidFirst(note: string, ask: string): string {
  if (OPENING.test(note))
    return withFullStop(capitalised(note.replace(OPENING, '').replace(/^["“]|["”]$/g, '')));
  return `${withFullStop(capitalised(withoutNoteLabel(note)))} ${ask}`;
}

/** What follows a label, with one mark at its end. */
function sentenceOf(words: string): string {
  return withFullStop(words.trim());
}

/** "She will ask" where the notes speak of one woman, and so on. */
function whoAsks(sentences: readonly Rewritten[]): string {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const isShe = /\b(?:she|her|hers|she'll)\b/i.test(text);
  const isHe = /\b(?:he|him|his|he'll)\b/i.test(text);
  if (isShe === isHe) return 'Likely questions';
  return isShe ? 'She will ask' : 'He will ask';
}

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** Notes under a label, one a line; notes that bring a heading of their own keep it. */
function section(label: string, notes: readonly Rewritten[]): string {
  if (notes.length === 0) return '';
  const [only] = notes;
  if (only !== undefined && notes.length === 1 && !/^\d/.test(only.marker) && !only.text.endsWith(':'))
    return /^(?:\p{Lu}[\p{L} ]{2,22}:|\d)/u.test(only.text)
      ? sentenceOf(capitalised(only.text))
      : `${label}: ${sentenceOf(small(only.text))}`;
  const hasOwn = notes[0]?.text.endsWith(':') === true;
  return lines(hasOwn ? '' : `${label}:`, notes.map(bullet).join('\n'));
}

/** Notes behind a label on one line: "Bring: parts list. Calendar." */
function joined(label: string, notes: readonly Rewritten[], prefix: RegExp): string {
  if (notes.length === 0) return '';
  const words = notes.map(({ text }, index) => {
    const own = sentenceOf(text.replace(prefix, ''));
    return index === 0 ? own : capitalised(own);
  });
  return `${label}: ${words.join(' ')}`;
}

/** What the reader will raise: the draft's own weak points, then the questions that such a reader asks. */
function objections(who: string, own: readonly Rewritten[], asked: readonly string[]): string {
  if (own.length + asked.length === 0) return '';
  const label = own.length === 0 ? who : 'Likely objections';
  return lines(
    `${label}:`,
    own.map((note) => bullet({ ...note, text: note.text.replace(OBJECTION, '') })).join('\n'),
    asked.map((question) => `- ${question}`).join('\n'),
  );
}

function bullet(sentence: Rewritten): string {
  return `${markerOf(sentence)}${plainNote(sentence.text)}`;
}

function markerOf(sentence: Rewritten): string {
  if (/^\d/.test(sentence.marker)) return sentence.marker;
  return sentence.text.endsWith(':') ? '' : '- ';
}

/** A note of one sentence without its full stop. */
function plainNote(text: string): string {
  const note = capitalised(text);
  return /[.!?] /.test(note) ? note : note.replace(/\.$/, '');
}
