import { deadlineOf } from './deadline.ts';

/** Words for a time that nobody can put in a calendar. */
const VAGUE_TIME =
  /\b(?:asap|a\.s\.a\.p|as soon as (?:you can|possible)|soon(?:ish)?|when(?:ever)? you(?: can| get(?: a)? (?:chance|moment|minute|sec)| have(?: a)? (?:chance|time|moment|minute|sec))|at (?:some point|your (?:earliest )?convenience)|some ?time|in due course|urgently|right away|quickly)\b/i;
/** "Could you approve?": a request to which a day can be added at its end. */
const PLAIN_REQUEST = /^(?:(?:[^.?!]{0,30}, )?(?:could|can|would|will) (?:you|we) )[^,;:?]{3,90}\?$/i;
/** A request with a time of its own, or with something behind it that a day would be taken to belong to. */
const HAS_TIME =
  /\b(?:by|before|until|on|at|after|since|from|during|within|when|while|if|whether|that|which|who|how|what|before|today|tonight|tomorrow|now|weeks?|months?|\p{L}+day)\b/iu;

/**
 * A request that has lost its "ASAP" or "when you get a chance", with the one date by which the draft needs something;
 * any other sentence as it is.
 */
export function withOwnDeadline(edited: string, original: string, draft: string): string {
  if (!VAGUE_TIME.test(original) || VAGUE_TIME.test(edited) || !PLAIN_REQUEST.test(edited)) return edited;
  if (HAS_TIME.test(edited)) return edited;
  const deadline = deadlineOf(draft);
  return deadline === null ? edited : `${edited.slice(0, -1)} ${deadline}?`;
}
