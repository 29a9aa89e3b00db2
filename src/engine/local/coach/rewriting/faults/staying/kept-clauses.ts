import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { RiskFinding } from '../../../judging/finding.ts';
import type { Clause } from '../../sentence/clauses.ts';
import { namesSentence } from '../quoted-words.ts';

/** "…, sorry in advance": for what will be done to the reader, not for the writing. */
const PARDON_FOR_DEED =
  /\bsorry (?:in advance|for (?:the|any) (?:noise|mess|disruption|disturbance|inconvenience|delay|wait|dust|smell|upheaval))\b/i;
/** "… and nobody here can work out why": what is not known is why somebody asks. */
const SAYS_UNKNOWN =
  /\b(?:nobody|no one|none of us|(?:I|we) (?:just |really )?(?:can['’]t|cannot|couldn['’]t|don['’]t|didn['’]t))\b[^,;]{0,40}\b(?:work out|explain|figure out|understand|tell|know|see) (?:why|how|what|whether|if|where)\b/i;

/**
 * Whether a clause stays whatever experts leave out of other drafts: a pardon asked for a deed, what nobody knows, and
 * in a first letter the end of a sentence that no risk names, "…, so I thought of you", which may be a reason or a doubt.
 */
export function staysInSentence(
  type: MessageType,
  { joint, text }: Clause,
  risks: readonly RiskFinding[],
): boolean {
  if (PARDON_FOR_DEED.test(text) || SAYS_UNKNOWN.test(text)) return true;
  return type === 'outreach' && joint !== '' && !namesSentence(text, risks);
}
