import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { DIALECTS } from '../store/support/databases.ts';
import { openTestStore, type TestStore } from '../store/support/open-test-store.ts';
import { runHistory } from './history.ts';

const HISTORIES = 100;
const STEPS = 100;

describe.each(DIALECTS)('random histories with faults on %s', (dialect) => {
  let opened: TestStore;
  let store: Store;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
    await opened.store.close();
    store = await opened.openAnother();
  });
  afterAll(async () => {
    await store.close();
    await opened.drop();
  });

  test(`lose nothing that was acknowledged and charge nothing twice (${HISTORIES} histories)`, async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const run = runHistory(seed, STEPS, store, opened.openAnother).then((reopened) => {
        store = reopened;
      });
      await expect(
        run,
        `seed ${seed}; replay it with SEED=${seed} npm run simulate`,
      ).resolves.toBeUndefined();
    }
  }, 300_000);
});
