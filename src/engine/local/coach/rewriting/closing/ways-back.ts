import { saysWhereToAsk } from './asked/where-to-ask.ts';
import { type EditedDraft, sentencesOf } from './edited-draft.ts';

/** A message to many that already says where to answer. */
export const SAYS_WHOM_TO_TELL =
  /\b(?:problems?|questions?|issues?|concerns?|trouble)\b[^.!?]{0,40}\b(?:with|to|ask|contact|see|ring|call|email) \p{Lu}\p{Ll}+|\b(?:[Tt]ell (?:me|us)|[Ll]et (?:me|us) know|[Qq]ueries|write to|reply to|my door)\b|\b(?:[Tt]ell|[Aa]sk|[Cc]ontact|(?:[Tt]alk|[Ss]peak|[Tt]urn|[Gg]o) to|[Hh]elp is available from|[Ss]end (?:them|it|your \p{L}+) to) (?:Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?\p{Lu}\p{Ll}|\b[Qq]uestions?(?:[:?]| to\b)/u;

const INVITES =
  /\b(?:how|what|which|see it|your (?:side|view)|think|feel|together|talk|could we|can we|shall we)\b/i;

const ASKS_FIRST =
  /^(?:and |so |but )?(?:if [^,]{3,40}, )?(?:how|what|which|who|where|when|why|can|could|shall|would|do|does|did|is|are|may|will)\b/i;

/** Whether a message to many says where an answer goes. */
export function saysWhom(draft: EditedDraft): boolean {
  return (
    SAYS_WHOM_TO_TELL.test(draft.reading.text) ||
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

function isOutright(text: string): boolean {
  return text.trimEnd().endsWith('?') && ASKS_FIRST.test(text);
}
