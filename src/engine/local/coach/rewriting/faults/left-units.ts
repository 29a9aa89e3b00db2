import type { Unit } from '../parts/draft-parts.ts';

/** For as long as the units live: each of them asks for its place. */
const knownPlaces = new WeakMap<readonly Unit[], ReadonlyMap<Unit, number>>();

/** Where a unit stands among the others. */
export function placeIn(units: readonly Unit[], unit: Unit): number {
  let places = knownPlaces.get(units);
  if (places === undefined) {
    places = new Map(units.map((one, at) => [one, at] as const).reverse());
    knownPlaces.set(units, places);
  }
  return places.get(unit) ?? -1;
}

/** The units behind a place that stay, in order and at most so many. */
export function leftBehind(
  units: readonly Unit[],
  place: number,
  gone: ReadonlySet<Unit>,
  most: number,
): readonly Unit[] {
  const left: Unit[] = [];
  for (let at = place + 1; at < units.length && left.length < most; at += 1) {
    const unit = units[at];
    if (unit !== undefined && !gone.has(unit)) left.push(unit);
  }
  return left;
}

/** The first unit behind this one that stays; undefined where none does. */
export function nextLeft(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): Unit | undefined {
  return leftBehind(units, placeIn(units, unit), gone, 1)[0];
}

/** Whether nothing stays in front of a unit. */
export function isFirstLeft(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  const place = placeIn(units, unit);
  for (const [at, earlier] of units.entries()) {
    if (at >= place) return true;
    if (!gone.has(earlier)) return false;
  }
  return true;
}
