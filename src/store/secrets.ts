import type { Store } from './store.ts';

/** The secret kept under `name`; the first caller's proposal becomes it, whoever else proposes at the same time. */
export async function keepSecret(store: Store, name: string, proposal: string): Promise<string> {
  return store.write(async (handle) => {
    await handle
      .insertInto('stored_secret')
      .values({ name, value: proposal })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await handle
      .selectFrom('stored_secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}
