import { saysWhereToAsk } from './asked/where-to-ask.ts';
import { type EditedDraft, sentencesOf } from './edited-draft.ts';

/** A message to many that already says where to answer. */
export const SAYS_WHOM_TO_TELL =
  /\b(?:problems?|questions?|issues?|concerns?|trouble)\b[^.!?]{0,40}\b(?:with|to|ask|contact|see|ring|call|email) \p{Lu}\p{Ll}+|\b(?:[Tt]ell (?:me|us)|[Ll]et (?:me|us|\p{Lu}\p{Ll}+|(?:your|the|our) [^.!?,;]{2,30}) know|[Cc]ome and see (?:me|us|\p{Lu}\p{Ll})|[Qq]ueries|write to|reply to|my door)\b|\b(?:[Tt]ell|[Aa]sk|[Cc]ontact|(?:[Tt]alk|[Ss]peak|[Tt]urn|[Gg]o) to|[Hh]elp is available from|[Ss]end (?:them|it|your \p{L}+) to) (?:Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?\p{Lu}\p{Ll}|\b[Qq]uestions?(?:[:?]| to\b)/u;

const INVITES =
  /\b(?:how|what|which|see it|your (?:side|view)|think|feel|together|talk|could we|can we|shall we)\b/i;

const ASKS_FIRST =
  /^(?:and |so |but )?(?:if [^,]{3,40}, )?(?:how|what|which|who|where|when|why|can|could|shall|would|do|does|did|is|are|may|will)\b/i;

/** "… we'd like to hear from you", "email clerk@parish.example", "if you get stuck, Iris is at the desk from 9". */
const OPENS_A_WAY =
  /\bhear from you\b|\b(?:[Ee]-?mail|[Ww]rite)\b[^.!?]{0,25}?\S@\S|\b[Ii]f you(?:['’](?:re|ve)| are| get| have| need| can['’]t| cannot)\b[^.!?]{2,40}?,? \p{Lu}\p{Ll}+ (?:does|has|can|will|is|runs|helps|knows)\b/u;

/** Whether a message to many says where an answer goes. */
export function saysWhom(draft: EditedDraft): boolean {
  return (
    SAYS_WHOM_TO_TELL.test(draft.reading.text) ||
    OPENS_A_WAY.test(draft.reading.text) ||
    sentencesOf(draft).some(({ text }) => SAYS_WHOM_TO_TELL.test(text) || saysWhereToAsk(text))
  );
}

/** Whether a sentence among these asks from its first word on: "Possibly the sessions could be shorter?" does not. */
export function asksOutright(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(({ text }) => isOutright(text));
}

/** Whether a question among these asks how the reader sees it. */
export function invites(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(({ text }) => isOutright(text) && INVITES.test(text));
}

/** "How could anyone …?" asks nobody for an answer. */
const ONLY_VENTS =
  /^(?:and |so |but )?(?:how (?:could|can|dare|hard|many times|often)\b|what (?:on earth|the|is wrong|were you thinking|kind of)\b|who do you|which part)/i;
const IS_WILLING =
  /^(?:and |so )?(?:can|could|shall) we talk\b|^(?:would|will|are) you (?:be )?(?:willing|ready|open|prepared|up) (?:to|for)\b/i;
/** "Please tell me how you want to report this." */
const ASKS_TO_TELL =
  /\b(?:(?:please |could you |can you |^)(?:tell|write|explain to|let) (?:me|us)(?: know)?|(?:I|we)(?:['’]d| would)? (?:like|want|need) to (?:hear(?: from you)?|know)(?: (?:by|before|on) [^,.]{3,20})?),? (?:how|what|whether|which|if you see|why)\b/i;

/** Whether a hard talk asks the reader already how they see it, what they would do or what happened. */
export function asksOpenly(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(
    ({ text }) =>
      ASKS_TO_TELL.test(text) ||
      IS_WILLING.test(text) ||
      (isOutright(text) && !ONLY_VENTS.test(text) && INVITES.test(text)),
  );
}

function isOutright(text: string): boolean {
  return text.trimEnd().endsWith('?') && ASKS_FIRST.test(text);
}
