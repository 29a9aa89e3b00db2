import type { MessageType } from '../../../../../../domain/message-types.ts';
import type { Clause } from '../../sentence/clauses.ts';

/** What asks for an answer of its own. */
const ASKS =
  /^(?:and |but |or )?(?:what|when|where|who|whom|whose|which|why|how|can|could|would|will|shall|should|do|does|did|is|are|was|were|has|have)\b/i;

/** "Still, it is your study": turns against what stands before it, which the rest does not. */
const TURNS = /^(?:still|yet|however|even so|nevertheless|nonetheless|that said|all the same|mind you)$/i;

/** A sentence in which somebody tells what they did themselves. */
const OWN_ACCOUNT = /^(?:(?:and|but|so|yes|still|yet),? )*(?:I|we)(?:['’](?:d|ve|m|re|ll))?\b/i;
/** What they say of it in the same breath: "…, which I'm not proud of", "…, so this isn't only you". */
const VERDICT =
  /^(?:and |but |so )?(?:(?:which|and that) (?:I|we|was|is|were)\b|(?:that|this|it)(?:['’]s| is| was| isn['’]t| wasn['’]t| is not| was not)\b)|\b(?:of|on) me[.!]*$/i;

/** "… and everybody else cleans up": what came of it for others. */
const FELL_TO_OTHERS =
  /^(?:every(?:one|body) else|the rest of us|the others|(?:he|she|they)) (?!(?:all )?(?:knows?|thinks?|says?|sees?|agrees?|manages?|copes?)\b)\p{L}/iu;

/** "…, that was childish" behind what the writer did themselves charges nobody else. */
export function judgesOwnDeed({ text }: Clause, sentence: string): boolean {
  return OWN_ACCOUNT.test(sentence) && JUDGES_DEED.test(text);
}

const JUDGES_DEED = /^(?:and |but )?(?:that|it|this|which) was\b|\b(?:of|on) me[.!]*$/i;

/**
 * Whether a clause must stay with its sentence, however little it seems to tell: one of several things that are asked, a
 * turn, and in a hard talk what the writer says of their own deed or what fell to others.
 */
export function staysWithSentence({ text }: Clause, sentence: string, type: MessageType): boolean {
  if (sentence.trimEnd().endsWith('?') && ASKS.test(text)) return true;
  if (type !== 'difficult_conversation') return false;
  if (TURNS.test(text)) return true;
  return (OWN_ACCOUNT.test(sentence) && VERDICT.test(text)) || FELL_TO_OTHERS.test(text);
}
