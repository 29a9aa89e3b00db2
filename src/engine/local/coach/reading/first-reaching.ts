import type { Span } from './draft-reading.ts';

/** Tells of a stretch the first of the spans, which are in order and never overlap, that ends behind its beginning. */
export function firstReaching<Place extends Span>(
  spans: readonly Place[],
): (stretch: Span) => Place | undefined {
  return ({ start }) => {
    let from = 0;
    let to = spans.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((spans[middle]?.end ?? 0) > start) to = middle;
      else from = middle + 1;
    }
    return spans[from];
  };
}
