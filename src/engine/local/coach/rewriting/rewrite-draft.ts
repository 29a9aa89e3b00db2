import type { Reader } from '../../../engine.ts';
import type { FactKind } from '../../../facts/fact.ts';
import { repairRewrite } from '../../../facts/repair-rewrite.ts';
import type { Findings } from '../judging/finding.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { closingQuestion } from './closing-question.ts';
import { composeMeetingPrep, isLabelled } from './compose-meeting-prep.ts';
import { composeMessage } from './compose-message.ts';
import { composeText } from './compose-text.ts';
import { deadlineOf } from './deadline.ts';
import { takeApart } from './draft-parts.ts';
import { type Body, rewriteBody } from './rewritten-body.ts';

/** Facts that a local rewrite never loses. Denials and promises are kept by keeping their sentences. */
const HARD_FACTS: readonly FactKind[] = [
  'number',
  'percent',
  'phone',
  'date',
  'time',
  'name',
  'link',
  'mail',
  'quote',
];
const LONGEST_SHARE = 1.4;
const LONGEST_ADDITION = 30;
/** Up to this many words a draft is read as notes for one person; above, it is only tidied. */
const MOST_WORDS_RESHAPED = 1200;

/**
 * The draft as this reader would rather get it: padding cut, asks plain, the part they look for first in front, and
 * fitted to the type of message. Keeps every number, date, name, address and quoted phrase and adds none; at most
 * 1.4 times the draft's words plus 30. A draft in another language, or of a word or two, comes back as it is. Blank
 * only when the draft is.
 */
export function rewriteDraft(reading: DraftReading, reader: Reader, findings: Findings): string {
  const { text } = reading;
  if (reading.language === 'other' || reading.sentences.length === 0) return text;
  const rewrite = compose(reading, reader, findings);
  const repaired = repairRewrite(text, rewrite, { kinds: HARD_FACTS }).rewrite;
  return wordCount(repaired) > wordCount(text) * LONGEST_SHARE + LONGEST_ADDITION ? text : repaired;
}

function compose(reading: DraftReading, reader: Reader, findings: Findings): string {
  const parts = takeApart(reading);
  const body = rewriteBody(reading, parts, reader);
  const isRight = findings.risks.length === 0;
  const closing = isRight ? [] : closingOf(reading, reader, body);
  if (reading.type === 'text') return composeText(parts, body, closing.at(-1) ?? null);
  const sentences = body.paragraphs.flat();
  if (
    reading.type === 'meeting_prep' &&
    !isRight &&
    reading.wordCount <= MOST_WORDS_RESHAPED &&
    parts.greeting === '' &&
    !isLabelled(sentences)
  )
    return composeMeetingPrep(parts, body, reader.primaryCode);
  return composeMessage(parts, body, reader.primaryCode, closing);
}

/** What a flawed draft still needs at its end: the way back to the reader. */
function closingOf(reading: DraftReading, reader: Reader, body: Body): readonly string[] {
  const question = closingQuestion(reading.type, reader.primaryCode, deadlineOf(reading.text));
  const asksAlready = body.paragraphs.flat().some((sentence) => sentence.isQuestion);
  if (reading.type === 'difficult_conversation') {
    const owns = reading.marks.some((mark) => mark.tag === 'ownership' && mark.weight >= 0.9);
    if (asksAlready) return [];
    return owns ? [question] : ['I may not have seen the whole picture.', question];
  }
  return body.needsAsk || (reading.type === 'internal_comms' && !asksAlready) ? [question] : [];
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
