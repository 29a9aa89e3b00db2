import type { Rewritten } from '../body.ts';

const LABELLED = /^(?!I |We )\p{Lu}[\p{L} ]{2,22}:/u;
/** From how many labels on the notes have a layout of their own. */
const FEWEST_LABELS = 3;

/** Notes under labels of their own, each label on its own line. */
export function withLabelsOnLines(sentences: readonly Rewritten[], renames: boolean): readonly Rewritten[] {
  return sentences.flatMap((sentence) => {
    if (sentence.isListItem) return [sentence];
    const behind = renames ? LABEL_INSIDE.exec(sentence.text) : null;
    const texts =
      behind === null
        ? [sentence.text]
        : [sentence.text.slice(0, behind.index), sentence.text.slice(behind.index).trim()];
    return texts.map((text) => ({
      ...sentence,
      text: renames
        ? text.replace(/^Decision:/, 'Decision needed:').replace(/^Opening:/, 'Opening line:')
        : text,
      startsLine: sentence.startsLine || LABELLED.test(text),
    }));
  });
}

/** A label behind a name's initial, where no sentence seemed to end. */
const LABEL_INSIDE = /(?<=\.) (?=(?:Purpose|Goal|Decision|Bring|Opening): )/;

/** Whether the draft already stands under labels of its own, which then stay. */
export function isLabelled(sentences: readonly Rewritten[]): boolean {
  return sentences.filter((sentence) => LABELLED.test(sentence.text)).length >= FEWEST_LABELS;
}

/** Labels under which notes for a meeting stand when they are laid out for it. */
const LAID_OUT =
  /^(?:purpose|goal|objective|aim|decisions?(?: needed)?|decide|question|ask|data|opening(?: line)?|first line|bring|expect|likely \p{L}+|(?:he|she|they) (?:will|may|might)\b[^:\n]{0,30}|not known|close|done when|status|left|next|if (?:he|she|they)\b[^:\n]{0,30}|why|the claim)(?::|\?|$| (?=["“]))/iu;
const WHAT_COUNTS = /^(?:decisions?(?: needed)?|decide|question|ask|purpose|goal):/i;

/** Whether notes already stand line by line under labels of a sheet: then their writer has sorted them. */
export function isOrdered(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.filter((line) => LAID_OUT.test(line)).length > FEWEST_LABELS - 1 &&
    lines.some((line) => WHAT_COUNTS.test(line))
  );
}
