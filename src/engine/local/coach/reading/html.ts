import type { DraftReading } from './draft-reading.ts';

/** Where a part or a line ends in HTML; a message that only speaks of a tag has a blank or a quotation mark before it. */
const END_OF_PART = /(?:^[ \t]*|[^\s`'"“‘(])(?:<br\s*\/?>|<\/(?:p|div|li|tr|td|h[1-6]|body|html)\s*>)/gimu;
const BEGINS_WITH_ELEMENT = /^<(?:!doctype|html|body|div|p|span|table|ul|ol|h[1-6])\b/iu;

/**
 * Whether a draft is HTML, as mail clients and editors of rich text keep theirs. Its lines and sentences end in tags, so
 * that neither its greeting nor its asks stand where they would be looked for. Markup in code or in what is quoted does not count.
 */
export function isHtml({ blocks }: Pick<DraftReading, 'blocks'>): boolean {
  let ends = 0;
  for (const { kind, text } of blocks) {
    if (kind !== 'code' && kind !== 'quoted') ends += text.match(END_OF_PART)?.length ?? 0;
  }
  return ends >= 2 || (ends === 1 && BEGINS_WITH_ELEMENT.test(blocks[0]?.text ?? ''));
}
