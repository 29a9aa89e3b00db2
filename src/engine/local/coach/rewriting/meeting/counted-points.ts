import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { ownOpening } from './own-opening.ts';

/** Fewer points are no list. */
const FEWEST_POINTS = 2;
/** What somebody must do by a day, or what comes of it in years: the point that the others stand around. */
const WEIGHS =
  /\b(?:sign|answer|yes|no|decid\w+|decision|vote|back(?:s|ing)?)\b[^.;]*\b(?:by|before|until|on the day)\b|\bmust \p{Ll}+ by\b|\b20[3-9]\d\b|\b(?:in|within|for) (?:\d+|ten|twenty|fifty) years\b/iu;

/** "Things to cover:", with no note of its own in it. */
const LEADS_ON = /^[^:]{2,60}:$/;

/** "Item 3 - the lease" */
const NAMED_POINT = /^(?:agenda )?(?:item|point|topic) \d{1,2}(?= ?[:.–—-])/i;

/** The points that notes count, in the writer's order, and the notes around them. */
export interface CountedPoints {
  /** What leads to them: "Agenda:". */
  readonly heading: Rewritten | null;
  readonly points: readonly Rewritten[];
  readonly rest: readonly Rewritten[];
}

/** Whether a number stands in front of a note. */
export function isNumbered({ marker }: Pick<Rewritten, 'marker'>): boolean {
  return /^\d/.test(marker);
}

/** Whether a note is a point that the writer counts. */
export function isCountedPoint({ marker, text }: Rewritten): boolean {
  return /^\(?(?:\d|[a-z][.)])/i.test(marker) || NAMED_POINT.test(text);
}

/** The counted points apart from the other notes; none where fewer than two are counted. */
export function countedPoints(notes: readonly Rewritten[]): CountedPoints {
  const counted = notes.filter(isCountedPoint);
  if (counted.length < FEWEST_POINTS) return { heading: null, points: [], rest: notes };
  const last = counted.at(-1);
  const points =
    last !== undefined && ownOpening(last.text) !== null ? counted.filter((note) => note !== last) : counted;
  const before = notes[notes.findIndex(isCountedPoint) - 1];
  const heading = before !== undefined && LEADS_ON.test(before.text) ? before : null;
  const rest = notes.filter((note) => note !== heading && !points.includes(note));
  return { heading, points, rest };
}

/** Points in the order in which this reader meets them. */
export interface OrderedPoints {
  /** What this reader came for, where it is only one of many points. */
  readonly first: readonly Rewritten[];
  readonly inPlace: readonly Rewritten[];
  readonly atEnd: readonly Rewritten[];
}

/**
 * All points with their numbers: for a Visionary the one that the others stand around in front and those at the end,
 * where it can be told; for every other reader one list as the writer counts it.
 */
export function orderedPoints(
  points: readonly Rewritten[],
  profile: ProfileCode | null,
  hasMatter: boolean,
): OrderedPoints {
  if (profile !== 'DP-07') return { first: [], inPlace: points, atEnd: [] };
  const first = points.filter(({ text }) => WEIGHS.test(text));
  const isFew = first.length > 0 && first.length * 2 < points.length;
  if (isFew) return { first, inPlace: [], atEnd: points.filter((point) => !first.includes(point)) };
  return hasMatter && first.length === 0
    ? { first: [], inPlace: [], atEnd: points }
    : { first: [], inPlace: points, atEnd: [] };
}
