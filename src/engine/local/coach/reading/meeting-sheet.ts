/** Labels under which notes for a meeting stand when they are laid out for it. */
const LABEL =
  /^(?:purpose|goal|objective|aim|decisions?(?: needed)?|decide|question|ask|data|opening(?: line)?|first line|bring|expect|likely \p{L}+|(?:he|she|they) (?:will|may|might)\b[^:\n]{0,30}|not known|close|done when|status|left|next|if (?:he|she|they)\b[^:\n]{0,30}|why|the claim)(?::|\?|$| (?=["“]))/iu;
const WHAT_COUNTS = /^(?:decisions?(?: needed)?|decide|question|ask|purpose|goal):/i;
const PURPOSE = /^(?:purpose|goal|objective|aim):/i;
const DECISION = /^(?:decisions?(?: needed)?|to decide|decide):/i;
const FEWEST_LABELS = 3;
/** Every draft of the labelled data with so many labels, purpose and decision among them, is nearly ideal. */
const LABELS_OF_A_PREPARED_SHEET = 4;

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Whether notes already stand line by line under labels of a sheet: then their writer has sorted them. */
export function isOrdered(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.filter((line) => LABEL.test(line)).length >= FEWEST_LABELS &&
    lines.some((line) => WHAT_COUNTS.test(line))
  );
}

/** Whether notes are a whole sheet: a purpose, a decision and at least two more matters, each under its label. */
export function isPrepared(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.some((line) => PURPOSE.test(line)) &&
    lines.some((line) => DECISION.test(line)) &&
    lines.filter((line) => LABEL.test(line)).length >= LABELS_OF_A_PREPARED_SHEET
  );
}
