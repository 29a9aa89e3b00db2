import type { Rewritten } from './body.ts';

/** A sentence of a rewrite as tests need it: a plain statement, or a question if it ends like one. */
export function rewritten(text: string, about: Partial<Rewritten> = {}): Rewritten {
  return {
    text,
    marker: '',
    isListItem: false,
    startsLine: false,
    isQuestion: text.endsWith('?'),
    isAsk: false,
    isSafeguard: false,
    isThanks: false,
    hasDeadline: false,
    isReason: false,
    numberCount: 0,
    ...about,
  };
}
