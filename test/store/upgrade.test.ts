import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findSnapReader } from '../../src/store/snaps.ts';
import { DIALECTS } from './support/databases.ts';
import { openTestStore } from './support/open-test-store.ts';
import { accountWith, buySnap } from './support/records.ts';

test.each(DIALECTS)(
  'a snap that an older version erased stays erased, and no other one is, on %s',
  async (dialect) => {
    const opened = await openTestStore(dialect);
    const { handle } = opened.store;
    const accountId = await accountWith(opened.store, 2);
    const [erased, kept] = [await buySnap(opened.store, accountId), await buySnap(opened.store, accountId)];
    await sql`update snap set name = '', notes = '', age_range = null, profile = null, primary_code = null,
    confidence = null, reasoning = null, summary = null where id = ${erased}`.execute(handle);
    await sql`alter table snap drop column is_erased`.execute(handle);
    await sql`delete from kysely_migration where name >= '0012-erased-snaps'`.execute(handle);

    const upgraded = await opened.openAnother();
    expect(await findSnapReader(upgraded.handle, erased)).toBeNull();
    expect(await findSnapReader(upgraded.handle, kept)).toMatchObject({ primaryCode: 'DP-03' });
    await upgraded.close();
    await opened.dispose();
  },
);
