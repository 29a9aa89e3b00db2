import type { Rewritten } from '../body/body.ts';

const LABELLED = /^(?!I |We )\p{Lu}[\p{L} ]{2,22}:/u;
/** From how many labels on the notes have a layout of their own. */
const FEWEST_LABELS = 3;

/** "She may ask if the team knows: no.": what the reader may say, which has a line of its own like a label. */
const FORESEEN =
  /^(?:he|she|they)(?:['’]ll| will| may| might) (?:probably |surely )?(?:say|ask|object)\b|^(?:please )?bring (?=\p{L})|^my recommendation\b/iu;

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
      startsLine: sentence.startsLine || LABELLED.test(text) || FORESEEN.test(text),
    }));
  });
}

/** A label behind a name's initial, where no sentence seemed to end. */
const LABEL_INSIDE = /(?<=\.) (?=(?:Purpose|Goal|Decision|Bring|Opening): )/;

/** Whether the draft already stands under labels of its own, which then stay. */
export function isLabelled(sentences: readonly Rewritten[]): boolean {
  return sentences.filter((sentence) => LABELLED.test(sentence.text)).length >= FEWEST_LABELS;
}

/** Whether notes under labels of their own run on in one line, so that nobody sees the labels. */
export function runsOn(text: string): boolean {
  const labels = text.match(/(?<=^|[.!?"”)] )(?!I |We )\p{Lu}[\p{L} ]{2,22}: /gu) ?? [];
  return labels.length >= FEWEST_LABELS && !text.trim().includes('\n');
}
