/** Sentences that a writer owes the reader, so that they never go as a whole. */
import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Unit } from '../../parts/draft-parts.ts';

const SORRY = /\b(?:sorry|apologi[sz]e|apologies)\b/i;
/** "So sorry I've gone quiet", "Sorry for the short notice": what the writer did or left undone. */
const FOR_DEED =
  /\b(?:sorry|apologi[sz]e|apologies)\b(?: again)?(?: (?:that|if|but))?,? (?:(?:I|we)(?:['’](?:ve|m|re|d)| have| had| was| were| did| didn['’]t| haven['’]t| couldn['’]t| missed| forgot| lost| let| kept| broke| left| made| am| are)\b|(?:for|about) (?:(?:the|my|our|this|all the) (?:long |late |short |\p{L}+ )?(?:delay|wait|silence|mistake|mix-?up|error|confusion|notice|damage|mess|trouble I|inconvenience)|(?:not|missing|being|having|going|letting|keeping you waiting|leaving|forgetting|losing|breaking)\b))/iu;
/** "Sorry to bother you": for writing at all, which nobody needs to be sorry for. */
const FOR_WRITING =
  /\bsorry (?:again )?(?:to (?:have to )?(?:bother|disturb|trouble|be|ask|keep|chase|nag|barge|bring|write|say|raise|add)|for (?:bothering|disturbing|troubling|the (?:long|rambling)|asking|nagging|chasing)|if this)/i;
/** "Shall I crack on?": the one decision that a draft asks for. */
const ASKS_LEAVE =
  /^(?:(?:so|and|anyway|ok),? )*(?:shall|should|can|could|may|do|must) (?:I|we)\b[^?]{3,}\?$|\b(?:ok(?:ay)?|all right|alright|fine) (?:with you|by you|if I|if we|to)\b[^?]*\?$/i;

/** Whether a sentence says sorry for what the writer did or left undone. */
export function isSorryForDeed(text: string): boolean {
  return FOR_DEED.test(text) && !FOR_WRITING.test(text);
}

/** Whether a sentence is the apology of the draft that the writer owes, or the only question that it asks. */
export function isOwed(type: MessageType, unit: Unit, units: readonly Unit[]): boolean {
  const { text } = unit;
  if (ASKS_LEAVE.test(text) && units.every((one) => one === unit || !one.sentence.isQuestion)) return true;
  if (!SORRY.test(text) || FOR_WRITING.test(text)) return false;
  const owed = units.filter((one) => SORRY.test(one.text) && !FOR_WRITING.test(one.text));
  const [first] = owed.filter((one) => isSorryForDeed(one.text));
  if (first !== undefined) return first === unit;
  return type === 'difficult_conversation' && owed[0] === unit;
}
