import type { ProfileCode } from '../../../../domain/profiles.ts';
import { joinBlocks } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import { BRING, OPENING, PURPOSE, sortedNotes, titledNotes, WANTED } from './meeting-notes.ts';
import { MEETING_TEXTS } from './meeting-texts.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised, withFullStop } from './smooth.ts';

/** Longest rewrite of notes, in words, for notes of this many. */
const mostWords = (words: number): number => 1.4 * words + 27;

/**
 * Purpose, decision, opening line, points, and what this reader will ask, under labels; the writer's words stay. What
 * the writer did not note is left out when it would make the notes much longer.
 */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const texts = MEETING_TEXTS[profile ?? 'unknown'];
  const { title, notes } = titledNotes(parts, body);
  const { purpose, decision, bring, opening, points, later } = sortedNotes(notes, profile);
  const said = opening === undefined ? texts.opening : saidFirst(opening.text, texts.ask);
  const [first, second] = texts.questions;
  const build = (extras: number): string =>
    joinBlocks([
      title,
      lines(labelled('Purpose', purpose, PURPOSE), decisionLine(decision)),
      opening === undefined && extras < 1 ? '' : `Opening line: "${said}"`,
      pointsBlock(points),
      later.length === 0 ? '' : lines('Only if asked:', pointsBlock(later)),
      labelled('Bring', bring, BRING),
      lines(`${whoAsks(body.paragraphs.flat())}:`, `- ${first}`, extras >= 2 ? `- ${second}` : ''),
      extras >= 3 ? texts.close : '',
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
  return `${withFullStop(capitalised(note))} ${ask}`;
}

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

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

function labelled(label: string, sentence: Rewritten | undefined, prefix: RegExp): string {
  return sentence === undefined ? '' : `${label}: ${capitalised(sentence.text.replace(prefix, ''))}`;
}

function pointsBlock(points: readonly Rewritten[]): string {
  return points.map((sentence) => `${markerOf(sentence)}${plainNote(sentence.text)}`).join('\n');
}

function markerOf(sentence: Rewritten): string {
  if (/^\d/.test(sentence.marker)) return sentence.marker;
  return sentence.text.endsWith(':') ? '' : '- ';
}

/** A note of one sentence without its full stop. */
function plainNote(text: string): string {
  return /[.!?] /.test(text) ? text : text.replace(/\.$/, '');
}
