import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Runs `step` with what the last run returned, until it returns null. Between two steps others get their turn: SQLite answers
 * in the thread that serves requests, and a step that only waits for the one before would let nothing else begin.
 */
export async function inSteps<Place>(
  first: Place,
  step: (place: Place) => Promise<Place | null>,
): Promise<void> {
  let place: Place | null = first;
  while (place !== null) {
    place = await step(place);
    await setImmediate();
  }
}

const PAUSE_MILLISECONDS = 20;

/**
 * As `inSteps`, for a command beside a running service: after each step it leaves the database alone for a moment. A service
 * that finds SQLite locked looks again only after some milliseconds, in which its thread stands still, and a command that
 * goes on at once would have locked it again.
 */
export function inUnhurriedSteps<Place>(
  first: Place,
  step: (place: Place) => Promise<Place | null>,
): Promise<void> {
  return inSteps(first, async (place) => {
    const next = await step(place);
    await setTimeout(PAUSE_MILLISECONDS);
    return next;
  });
}

/** Runs `step` until it says that there was nothing left to do, as `inSteps` does; returns how much was done. */
export async function untilNothingIsLeft(step: () => Promise<number>): Promise<number> {
  let total = 0;
  await inSteps(true, async () => {
    const done = await step();
    total += done;
    return done > 0 ? true : null;
  });
  return total;
}
