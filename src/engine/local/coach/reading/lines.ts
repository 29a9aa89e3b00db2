import type { BlockKind } from './draft-reading.ts';

/** A stretch of the draft that is one part of its layout, white space around it included. */
export interface RawBlock {
  kind: BlockKind;
  start: number;
  end: number;
}

/** Words at the start of a line that look like a name and are none. */
export const NOT_A_NAME = new Set(
  `no yes ok okay sorry thanks well so and but also please first second third finally lastly anyway actually frankly
  honestly look listen sure right wow great reminder note update urgent purpose goal aim decision bring notes agenda
  today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday fyi btw ps subject re what why who
  when where how options option however meanwhile unfortunately obviously clearly basically again regards best cheers
  opening topics points plan questions context background risks attendees location date time notice important
  before after if as once since while because although though format outcome objective timing venue result results cost
  costs price status summary news action actions next tough typical whatever`.split(/\s+/),
);

/** Puts other blocks in place of what a block holds from a place in the text on. */
export function replaceTail(
  blocks: RawBlock[],
  index: number,
  from: number,
  tail: readonly RawBlock[],
): void {
  const block = blocks[index];
  if (block === undefined) return;
  const kept: RawBlock[] = from > block.start ? [{ ...block, end: from }] : [];
  blocks.splice(index, 1, ...kept, ...tail);
}

/** "PS: the key is at number 9" */
export const POSTSCRIPT = /^p\.?s\.?[:,]? /i;
