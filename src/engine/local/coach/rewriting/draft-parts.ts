import type { DraftReading, MarkTag, Sentence } from '../reading/draft-reading.ts';

/** A sentence, or a list item, of the draft's body. */
export interface Unit {
  readonly text: string;
  readonly sentence: Sentence;
  readonly isListItem: boolean;
  /** "- " or "1. " as the draft has it; empty for a sentence of a paragraph. */
  readonly marker: string;
  /** Whether it begins a line of its own within its paragraph. */
  readonly startsLine: boolean;
}

/** The draft taken apart, with nothing left out but white space. */
export interface DraftParts {
  /** Subject line, "To:" line or title. */
  readonly headings: readonly string[];
  readonly greeting: string;
  /** Paragraphs of sentences; a list item is a paragraph of its own. */
  readonly paragraphs: readonly (readonly Unit[])[];
  readonly signOff: string;
  readonly signature: string;
  /** The thread that the draft answers, as it is. */
  readonly quoted: string;
}

const MARKER = /^(?:[-*•–+]\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)(?:\[[ x]\]\s+)?/;

export function takeApart(reading: DraftReading): DraftParts {
  const textOf = (kind: string): string[] =>
    reading.blocks.filter((block) => block.kind === kind).map((block) => block.text.trim());
  const firstBody = reading.blocks.findIndex(
    (block) => block.kind === 'paragraph' || block.kind === 'list_item',
  );
  const headings: string[] = [];
  const paragraphs: Unit[][] = [];
  reading.blocks.forEach((block, index) => {
    if (block.kind === 'heading' && (firstBody === -1 || index < firstBody)) headings.push(block.text);
    else if (block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list_item')
      paragraphs.push(unitsOf(reading, index));
  });
  const { signOff, signature } = partedSignature(
    textOf('sign_off').join('\n'),
    textOf('signature').join('\n'),
  );
  return {
    headings,
    greeting: textOf('greeting').join(' '),
    paragraphs: paragraphs.filter((units) => units.length > 0),
    signOff,
    signature,
    quoted: textOf('quoted').join('\n'),
  };
}

function unitsOf(reading: DraftReading, blockIndex: number): Unit[] {
  const block = reading.blocks[blockIndex];
  const isListItem = block?.kind === 'list_item';
  const marker = isListItem ? (MARKER.exec(block.text)?.[0] ?? '') : '';
  return reading.sentences
    .filter((sentence) => sentence.blockIndex === blockIndex)
    .map((sentence, index, all) => {
      const gapStart = all[index - 1]?.end ?? sentence.start;
      const startsLine = reading.text.slice(gapStart, sentence.start).includes('\n');
      return { text: sentence.text, sentence, isListItem, marker: index === 0 ? marker : '', startsLine };
    });
}

/** "Thanks" + "a million. Greet" is a remark and a name, not a sign-off. */
function partedSignature(signOff: string, signature: string): { signOff: string; signature: string } {
  const remark = /^\p{Ll}[^.!?]{0,40}[.!?] (?=\p{Lu})/u.exec(signature);
  if (remark === null) return { signOff, signature };
  return { signOff: '', signature: signature.slice(remark[0].length) };
}

/** Whether the sentence shows the fault or merit without doubt. */
export function shows(unit: Unit, ...tags: readonly MarkTag[]): boolean {
  return unit.sentence.marks.some((mark) => mark.weight >= 0.9 && tags.includes(mark.tag));
}
