import type { DraftReading } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import { isLabelled, withLabelsOnLines } from '../closing/labelled-notes.ts';
import { composeNotes } from '../meeting/compose-notes.ts';
import { asInvitation } from '../meeting/invitation.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { inDifficultOrder } from './compose-difficult.ts';
import { composeMessage } from './compose-message.ts';
import { composeText } from './compose-text.ts';
import type { Plan } from './plan.ts';

/** Up to this many words a draft is read as notes for one person; above, it is only tidied. */
const MOST_WORDS_RESHAPED = 1200;

/** The message of its type, joined from its parts and its body by the plan. */
export function composed(reading: DraftReading, parts: DraftParts, body: Body, plan: Plan): string {
  if (reading.type === 'text') return composeText(parts, body, plan.closing.at(-1) ?? null);
  if (reading.type === 'difficult_conversation' && plan.reshapes)
    return composeMessage(parts, inDifficultOrder(body, parts.greeting !== ''), plan);
  if (isNotes(reading, parts, body, plan.reorders)) return composeNotes(reading, parts, body, plan.profile);
  if (reading.type !== 'meeting_prep') return composeMessage(parts, body, plan);
  const isInvitation = plan.reshapes && parts.greeting !== '';
  const told = isInvitation ? asInvitation(body.paragraphs, plan.profile) : body.paragraphs;
  const paragraphs = told.map((sentences) => withLabelsOnLines(sentences, plan.reshapes));
  return composeMessage(parts, { ...body, paragraphs }, plan);
}

/** Notes for a meeting that may be sorted anew; those under labels of their own only when they have more than one fault. */
export function isNotes(reading: DraftReading, parts: DraftParts, body: Body, isFlawed: boolean): boolean {
  if (reading.type !== 'meeting_prep' || parts.greeting !== '') return false;
  if (reading.wordCount > MOST_WORDS_RESHAPED) return false;
  return isFlawed || !isLabelled(body.paragraphs.flat());
}
