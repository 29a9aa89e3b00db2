import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Placed } from './placed.ts';

/** By how much likelier an expert begins with another sentence than with the first, so that it goes to the front. */
const LEADS_BY = 0.1;
/** The same in a hard talk, whose story is told in order. */
const LEADS_HARD_TALK_BY = 0.3;
/** In a shorter message the reader is at the point at once, and what stands first is needed to understand it. */
const SHORTEST_MESSAGE_WORDS = 50;

/**
 * The place of the sentence that an expert would far rather begin with than with the first, among those that can lead;
 * null where there is none, or where the message is short.
 */
export function likelyLead(
  type: MessageType,
  sentences: readonly Placed[],
  canLead: (index: number) => boolean,
): number | null {
  const wordCount = sentences.reduce((count, { text }) => count + text.split(' ').length, 0);
  const first = sentences[0]?.leads ?? 0;
  if (wordCount < SHORTEST_MESSAGE_WORDS) return null;
  const least = first + (type === 'difficult_conversation' ? LEADS_HARD_TALK_BY : LEADS_BY);
  const [best] = sentences
    .map(({ leads }, index) => ({ leads, index }))
    .filter(({ leads, index }) => index > 0 && leads >= least && canLead(index))
    .sort((one, other) => other.leads - one.leads);
  return best?.index ?? null;
}
