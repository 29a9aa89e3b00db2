import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestTextTime } from '../../src/store/clock-sighting.ts';
import { findSnapReader } from '../../src/store/snaps.ts';
import { createForgetOldTexts } from '../../src/usecases/forget-old-texts.ts';
import { forgetExpiredAnswers } from '../../src/usecases/housekeeping.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, capture, hold, NOON, newComms, newSnap } from './support/records.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(DIALECTS)('retention on %s', (dialect) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
  });
  afterAll(() => opened.dispose());

  async function snapMadeAt(accountId: number, createdAt: number, notes?: string): Promise<number> {
    const snap = { ...newSnap(accountId, notes), createdAt };
    const saved = await capture(opened.store, await hold(opened.store, accountId), { kind: 'snap', snap });
    if (saved?.snapId == null) throw new Error('No snap was saved.');
    return saved.snapId;
  }
  const snapRow = (id: number) =>
    opened.store.handle.selectFrom('snap').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const forget = (days: number) =>
    createForgetOldTexts({ store: opened.store, clock: { now: () => NOON }, days, putOff: () => {} })();

  test('texts and names older than the days go, younger ones and the profile stay', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 9);
    const old = await snapMadeAt(accountId, NOON - 30 * DAY - 1);
    const withoutNotes = await snapMadeAt(accountId, NOON - 31 * DAY, '');
    const young = await snapMadeAt(accountId, NOON - 30 * DAY);
    await snapMadeAt(accountId, NOON);
    const comms = { ...newComms(accountId, old), savedAt: NOON - 30 * DAY - 1 };
    await capture(store, await hold(store, accountId, 2), { kind: 'comms', comms });
    for (const savedAt of [NOON - 31 * DAY, NOON - 30 * DAY]) {
      const recent = { ...newComms(accountId, young, 'kept'), savedAt };
      await capture(store, await hold(store, accountId, 1), { kind: 'comms', comms: recent });
    }

    await forget(30);
    expect(await snapRow(old)).toMatchObject({ name: '', notes: '', age_range: null, reasoning: null });
    expect(await snapRow(withoutNotes)).toMatchObject({ name: '' });
    expect(await snapRow(young)).toMatchObject({ name: 'Dana Reyes', reasoning: 'Asks for sources.' });
    expect(await findSnapReader(store.handle, old)).toMatchObject({ primaryCode: 'DP-03' });
    const texts = await store.handle
      .selectFrom('comms')
      .select(['message_text', 'rewrite'])
      .orderBy('id')
      .execute();
    expect(texts).toEqual([
      { message_text: '', rewrite: '' },
      { message_text: 'kept', rewrite: 'kept Please.' },
    ]);
  });

  test.each([
    ['a job', { job_type: 'Head nurse, ward 7' }],
    ['an age range', { age_range: 'born 4 May 1971' }],
    ['the reasoning', { reasoning: 'Mrs Quill asks for sources.' }],
    ['the summary', { summary: 'Mrs Quill decides on evidence.' }],
    ['the second summary', { secondary_profile_summary: 'Mrs Quill looks for safety.' }],
  ])('%s of a snap without name and notes goes, too', async (_words, text) => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const kept = { account_id: accountId, name: '', notes: '', profile: 'Analyst', engine: 'test/1' };
    const { id } = await store.handle
      .insertInto('snap')
      .values({ ...kept, ...text, created_at: NOON - 31 * DAY })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await newestTextTime(store.handle)).not.toBeNull();
    await forget(30);
    const nothing = { age_range: null, job_type: null, reasoning: null, summary: null };
    expect(await snapRow(id)).toMatchObject({
      ...nothing,
      secondary_profile_summary: null,
      profile: 'Analyst',
    });
  });

  test('0 days keep everything', async () => {
    const accountId = await accountWith(opened.store, 1);
    const snapId = await snapMadeAt(accountId, 0);
    await forget(0);
    expect(await snapRow(snapId)).toMatchObject({ name: 'Dana Reyes' });
  });

  test('more rows than one statement takes are all forgotten', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const { engine, person } = newSnap(accountId);
    const row = { account_id: accountId, name: person.name, notes: person.notes, engine, created_at: 0 };
    await store.write((handle) =>
      handle
        .insertInto('snap')
        .values(Array.from({ length: 1200 }, () => row))
        .execute(),
    );
    await forget(30);
    const kept = await store.handle
      .selectFrom('snap')
      .select('id')
      .where('account_id', '=', accountId)
      .where('name', '<>', '')
      .execute();
    expect(kept).toEqual([]);
  });

  test('others get their turn between two steps, however much there is to forget', async () => {
    const { store } = opened;
    const accountId = await accountWith(store, 0);
    const answered = { account_id: accountId, request_hash: 'h', started_at: NOON - 2 * DAY, answer: '{}' };
    await store.write((handle) =>
      handle
        .insertInto('idempotency')
        .values(Array.from({ length: 1200 }, (_, place) => ({ ...answered, key: `k${place}` })))
        .execute(),
    );
    let turns = 0;
    let turn = setImmediate(function count() {
      turns += 1;
      turn = setImmediate(count);
    });
    await forgetExpiredAnswers({ store, clock: { now: () => NOON }, abandonedAfterMilliseconds: 1 });
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
