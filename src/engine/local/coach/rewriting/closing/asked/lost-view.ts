import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Body } from '../../body/body.ts';
import type { DraftParts } from '../../parts/draft-parts.ts';

/** Messages that are to be answered. */
const ANSWERED: ReadonlySet<MessageType> = new Set(['email', 'text']);

/** "Let me know your thoughts whenever", "it would be good to hear what you think": group 1 is on what. */
const VIEW_WANTED =
  /\b(?:what (?:do )?you (?:think|reckon)|(?:what|which(?: one)?) you(?:'d| would)? (?:like|prefer|rather|want)(?: (?:us|me) to do| to do)?|your (?:thoughts?|views?|opinion|feedback|take|input|ideas))(?: (?:on|about|of) ((?:the|our|this|these|my) (?!whole\b|above\b|matter\b|subject\b|next\b)[^,.;:!?]{3,50}))?(?=[ ,.;:!?]|$)/i;
const ASKS_FOR_IT =
  /\b(?:let (?:me|us) know|tell (?:me|us)|hear|know|get|have|welcome|appreciate|love|like|share|send|curious|interested)\b/i;
/** "Whenever", "at some point", "before the 20th": when the answer is wanted is no part of what it is about. */
const WHEN = / (?:whenever|when|if|at|by|before|until|ideally|as soon|asap|some ?time|sometime)\b.*$/i;

/**
 * The question for a view that a draft asks for so vaguely that nothing of it stays; null where the rewrite asks
 * something, where the draft asks for no view, or where the message is not one to be answered.
 */
export function lostViewAsked(type: MessageType, parts: DraftParts, body: Body): string | null {
  if (!ANSWERED.has(type) || !body.needsAsk) return null;
  const kept = body.paragraphs.flat().map(({ text }) => text);
  if (kept.some((text) => text.includes('?') || VIEW_WANTED.test(text))) return null;
  for (const { text } of parts.paragraphs.flat()) {
    const [whole, matter = ''] = (ASKS_FOR_IT.test(text) && VIEW_WANTED.exec(text)) || [];
    if (whole === undefined) continue;
    const thing = matter.replace(WHEN, '').trim();
    return thing === '' ? 'What do you think?' : `What do you think of ${thing}?`;
  }
  return null;
}
