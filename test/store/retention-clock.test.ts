import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createForgetOldTexts, type ErasingPutOff } from '../../src/usecases/forget-old-texts.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, capture, hold, NOON, newComms, newSnap } from './support/records.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LEAP = 40 * DAY;

describe.each(DIALECTS)('retention of 30 days on %s', (dialect) => {
  let opened: TestStore;
  let accountId: number;
  let told: ErasingPutOff[];
  beforeEach(async () => {
    opened = await openTestStore(dialect);
    accountId = await accountWith(opened.store, 9);
    told = [];
  });
  afterEach(() => opened.dispose());

  /** An instance of the service whose clock is set by hand; another one stands for a restart, or for a neighbour. */
  function instance() {
    let time = NOON;
    const putOff = (why: ErasingPutOff) => void told.push(why);
    const forget = createForgetOldTexts({
      store: opened.store,
      clock: { now: () => time },
      days: 30,
      putOff,
    });
    return (now: number) => {
      time = now;
      return forget();
    };
  }
  async function addSnap(createdAt: number): Promise<void> {
    const snap = { ...newSnap(accountId), createdAt };
    await capture(opened.store, await hold(opened.store, accountId), { kind: 'snap', snap });
  }
  async function snapsWithTexts(): Promise<number> {
    const rows = await opened.store.handle.selectFrom('snap').select('id').where('notes', '<>', '').execute();
    return rows.length;
  }

  test('erases nothing when the clock leaps, says so once, and goes on when it is set right', async () => {
    const sweep = instance();
    await addSnap(NOON - 31 * DAY);
    await addSnap(NOON);
    await sweep(NOON);
    expect(await snapsWithTexts()).toBe(1);
    await sweep(NOON + LEAP);
    await sweep(NOON + LEAP + 20_000);
    expect(await snapsWithTexts()).toBe(1);
    expect(told).toEqual([{ now: NOON + LEAP, lastTrustedAt: NOON, until: NOON + LEAP + DAY }]);
    await addSnap(NOON - 31 * DAY);
    await sweep(NOON + HOUR);
    expect(await snapsWithTexts()).toBe(1);
    await sweep(NOON + LEAP);
    expect(told).toHaveLength(2);
  });

  test('believes a clock that has gone on for a day after its leap, also across a restart', async () => {
    await addSnap(NOON);
    await instance()(NOON);
    await instance()(NOON + LEAP);
    const sweep = instance();
    await sweep(NOON + LEAP + DAY - 1);
    expect(await snapsWithTexts()).toBe(1);
    expect(told.map(({ until }) => until)).toEqual([NOON + LEAP + DAY, NOON + LEAP + DAY]);
    await sweep(NOON + LEAP + DAY);
    expect(await snapsWithTexts()).toBe(0);
  });

  test('goes by the newest text where no clock was looked at before', async () => {
    await addSnap(NOON - LEAP);
    await instance()(NOON - 9 * DAY);
    expect(await snapsWithTexts()).toBe(1);
    expect(told).toHaveLength(1);
  });

  test('takes an analysis for a newer text than its snap, and an empty database for no reason to wait', async () => {
    await instance()(NOON - 100 * DAY);
    expect(told).toEqual([]);
    await opened.store.handle.deleteFrom('clock_sighting').execute();
    await addSnap(NOON - LEAP);
    const { id } = await opened.store.handle.selectFrom('snap').select('id').executeTakeFirstOrThrow();
    const comms = { ...newComms(accountId, id), savedAt: NOON - HOUR };
    await capture(opened.store, await hold(opened.store, accountId, 2), { kind: 'comms', comms });
    await instance()(NOON);
    expect(await snapsWithTexts()).toBe(0);
    expect(told).toEqual([]);
  });

  test('is put off for no clock that only runs on, however long, and erases nothing for one that leapt beside it', async () => {
    const [right, wrong] = [instance(), instance()];
    await addSnap(NOON);
    for (let time = NOON; time < NOON + 3 * DAY; time += HOUR) {
      await right(time);
      await wrong(time + LEAP);
    }
    expect(await snapsWithTexts()).toBe(1);
    expect(told).toHaveLength(1);
    for (let time = NOON + 3 * DAY; time < NOON + 31 * DAY; time += 12 * HOUR) await right(time);
    expect(await snapsWithTexts()).toBe(0);
    expect(told).toHaveLength(1);
  });
});
