import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from './support/open-test-store.ts';

describe('a job on postgres', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore('postgres');
  });
  afterAll(() => opened.dispose());

  /** Runs a job that fails with the server's code so many times; how often it was run. */
  async function run(code: string, failures: number): Promise<number> {
    let runs = 0;
    await opened.store
      .write(async (handle) => {
        runs += 1;
        if (runs > failures) return;
        await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(handle);
      })
      .catch(() => {});
    return runs;
  }

  test.each(['40P01', '40001'])(
    'that lost a race for locks (%s) runs again, three times at most',
    async (code) => {
      expect(await run(code, 1)).toBe(2);
      expect(await run(code, 9)).toBe(3);
    },
  );

  test('that failed for another reason does not run again', async () => {
    expect(await run('23505', 9)).toBe(1);
  });
});
