import { type Clock, DAY_MILLISECONDS } from '../domain/clock.ts';
import { type ClockSighting, doubtEndsAt, judgeClock } from '../domain/trusted-clock.ts';
import { eraseCommsTextsBefore, eraseSnapTextsBefore } from '../store/account-texts.ts';
import { keepClockSighting, newestTextTime, readClockSighting } from '../store/clock-sighting.ts';
import type { Handle } from '../store/dialect.ts';
import type { Store } from '../store/store.ts';
import { untilNothingIsLeft } from './in-steps.ts';

const KEPT_AT_MOST_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** Why nothing is erased for now, and until when if the clock goes on like this. */
export interface ErasingPutOff {
  readonly now: number;
  readonly lastTrustedAt: number;
  readonly until: number;
}

export interface ForgetOldTextsOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Texts and names older than that go; 0 keeps them. */
  readonly days: number;
  /** Told once for each time that the clock is doubted. */
  readonly putOff: (why: ErasingPutOff) => void;
}

/**
 * To be called now and then: removes texts and names older than the days, and says of how many records. What is erased cannot be had back, so a clock that is more
 * than a day ahead of when it was last believed, by any instance, erases nothing for a day (`domain/trusted-clock.ts`).
 */
export function createForgetOldTexts({ store, clock, days, putOff }: ForgetOldTextsOptions) {
  let isToldOf = false;

  return async function forgetOldTexts(): Promise<number> {
    if (days === 0) return 0;
    const now = clock.now();
    const { trustedAt, doubtedSince } = await store.write((handle) => lookAtClock(handle, now));
    if (doubtedSince !== null) {
      if (!isToldOf) putOff({ now, lastTrustedAt: trustedAt, until: doubtEndsAt(doubtedSince) });
      isToldOf = true;
      return 0;
    }
    isToldOf = false;
    const time = now - days * DAY_MILLISECONDS;
    const snaps = await untilNothingIsLeft(() => store.step((handle) => eraseSnapTextsBefore(handle, time)));
    const comms = await untilNothingIsLeft(() => store.step((handle) => eraseCommsTextsBefore(handle, time)));
    return snaps + comms;
  };
}

/** A database that no clock was looked at for has its newest text to tell the time by. */
async function lookAtClock(handle: Handle, now: number): Promise<ClockSighting> {
  const kept = await readClockSighting(handle);
  const known = kept ?? { trustedAt: (await newestTextTime(handle)) ?? now, doubtedSince: null };
  const judged = judgeClock(known, now);
  const isNews =
    kept === null ||
    judged.doubtedSince !== kept.doubtedSince ||
    Math.abs(judged.trustedAt - kept.trustedAt) > KEPT_AT_MOST_EVERY_MILLISECONDS;
  if (isNews) await keepClockSighting(handle, judged);
  return judged;
}
