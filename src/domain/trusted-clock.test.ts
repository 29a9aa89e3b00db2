import { expect, it } from 'vitest';
import { DAY_MILLISECONDS } from './clock.ts';
import { judgeClock } from './trusted-clock.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const believed = { trustedAt: NOON, doubtedSince: null };

it('a clock is doubted from the first millisecond on that it is more than a day ahead', () => {
  const dayLater = NOON + DAY_MILLISECONDS;
  expect(judgeClock(believed, dayLater)).toEqual({ trustedAt: dayLater, doubtedSince: null });
  expect(judgeClock(believed, dayLater + 1)).toEqual({ trustedAt: NOON, doubtedSince: dayLater + 1 });
});

it('a doubted clock that is set back, though not far enough, is doubted for a day from then on', () => {
  const [leapt, setBack] = [NOON + 40 * DAY_MILLISECONDS, NOON + 20 * DAY_MILLISECONDS];
  const doubted = judgeClock(judgeClock(believed, leapt), setBack);
  expect(doubted).toEqual({ trustedAt: NOON, doubtedSince: setBack });
  expect(judgeClock(doubted, setBack + DAY_MILLISECONDS - 1)).toEqual(doubted);
  const dayLater = setBack + DAY_MILLISECONDS;
  expect(judgeClock(doubted, dayLater)).toEqual({ trustedAt: dayLater, doubtedSince: null });
});
