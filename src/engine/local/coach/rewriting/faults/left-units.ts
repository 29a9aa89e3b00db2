import type { Unit } from '../parts/draft-parts.ts';

/** The first unit behind this one that stays; undefined where none does. */
export function nextLeft(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): Unit | undefined {
  return units.slice(units.indexOf(unit) + 1).find((later) => !gone.has(later));
}

/** Whether nothing stays in front of a unit. */
export function isFirstLeft(units: readonly Unit[], unit: Unit, gone: ReadonlySet<Unit>): boolean {
  return units.slice(0, units.indexOf(unit)).every((earlier) => gone.has(earlier));
}
