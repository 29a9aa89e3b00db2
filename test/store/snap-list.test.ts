import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSnaps } from '../../src/store/snap-list.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore, type TestStore } from './support/open-test-store.ts';
import { accountWith, buyManySnaps, buySnap } from './support/records.ts';

const MANY = 12_000;

describe.each(DIALECTS)('the list of an account with many snaps on %s', (dialect) => {
  let opened: TestStore;
  let accountId: number;
  let oldest: number;
  const list = (search: string, before: number | null) =>
    listSnaps(opened.store.handle, accountId, search, { before, limit: 20 });

  beforeAll(async () => {
    opened = await openTestStore(dialect);
    accountId = await accountWith(opened.store, 1);
    oldest = await buySnap(opened.store, accountId);
    await opened.store.handle.updateTable('snap').set({ name: 'Ida Lund' }).execute();
    await buyManySnaps(opened.store, accountId, MANY);
  });
  afterAll(() => opened.dispose());

  test('finds what is far back on a later page, though the first one is empty', async () => {
    const first = await list('ida', null);
    expect(first).toEqual({ snaps: [], next: expect.any(Number) });
    const second = await list('ida', first.next);
    expect(second.snaps.map(({ snapId }) => snapId)).toEqual([oldest]);
    expect(second.next).toBeNull();
  });

  test('lets other work have its turn while it looks', async () => {
    let turns = 0;
    let isOver = false;
    const search = list('nobody', null).then(() => {
      isOver = true;
    });
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
    await search;
    expect(turns).toBeGreaterThan(10);
  });

  test('leads from page to page to each snap once', async () => {
    const seen: number[] = [];
    let before: number | null = oldest + 60;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list('', before);
      seen.push(...page.snaps.map(({ snapId }) => snapId));
      before = page.next;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, place) => oldest + 59 - place));
  });
});

test.each(DIALECTS)(
  'a search finds a text whatever the case of its letters, accents or not, on %s',
  async (dialect) => {
    const opened = await openTestStore(dialect);
    const accountId = await accountWith(opened.store, 1);
    const snapId = await buySnap(opened.store, accountId);
    const texts = { name: 'Émile Zölä', notes: 'Taught at the École des Mines.' };
    await opened.store.handle.updateTable('snap').set(texts).execute();
    const found = async (search: string) => {
      const page = await listSnaps(opened.store.handle, accountId, search, { before: null, limit: 20 });
      return page.snaps.map((snap) => snap.snapId);
    };
    for (const search of ['Émile', 'émile', 'ÉMILE ZÖLÄ', 'zölä', 'École', 'éCOLE DES'])
      expect({ search, found: await found(search) }).toEqual({ search, found: [snapId] });
    expect(await found('Êmile')).toEqual([]);
    await opened.dispose();
  },
);
