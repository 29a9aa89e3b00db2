import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../../domain/profiles.ts';

/** "If it's a no I completely understand.", "There is no hurry whatsoever." */
const LEAVES_FREE =
  /^(?:(?:and|but) )?(?:there(?:['’]s| is) (?:really |absolutely |honestly )?no (?:hurry|rush|pressure|obligation)\b[^,;]{0,30}|(?:if|should) (?:it(?:['’]s| is)|that(?:['’]s| is)|the answer is|you(?:['’]d| would) rather|you can['’]t|you cannot|not|this)\b[^;]{0,70}\b(?:(?:I|we)(?:['’]ll| will| would)? (?:\p{L}+ )?understand|no offence|no harm done|no hard feelings|forget (?:I|we) asked)\b[^;]{0,30}|(?:I|we)(?:['’]ll| will| would)? (?:\p{L}+ )?understand if (?:it(?:['’]s| is)|you|not|this)\b[^;]{0,50})[.!]*$/iu;

/** Whether a sentence to a Collaborator leaves a stranger free to say no, or to take their time, which is kind. */
export function leavesFree(type: MessageType, profile: ProfileCode | null, text: string): boolean {
  return type === 'outreach' && profile === 'DP-06' && LEAVES_FREE.test(text);
}
