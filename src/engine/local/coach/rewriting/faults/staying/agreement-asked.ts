/** "OK?", "Deal?", "Does that sound fair?" */
const ASKS_YES =
  /^(?:(?:and|so|is that|are you|does that|would that be) )?(?:ok(?:ay)?|all ?right|agreed|deal|fair(?: enough)?|sounds? (?:ok(?:ay)?|good|fair|right))(?: (?:with|for|by|to) you)?\?+$/i;
/** What the writer will do, or what both are to do. */
const PROPOSES =
  /\blet['’]?s\b|\blet us\b|\b(?:I|we)(?: (?:will|can|could|would|want|shall)|['’](?:ll|d))\b/i;

/** Whether a bare question asks for a yes to what the sentence in front of it proposes: it is the ask of the message. */
export function asksAgreement(text: string, before: string | undefined): boolean {
  return before !== undefined && ASKS_YES.test(text.trim()) && PROPOSES.test(before);
}
