import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, DRAFT, startAttune, type TestAccount } from '../support/attune.ts';
import { ANALYSIS, failingEngine, steadyEngine, watchedEngine } from '../support/engines.ts';
import { countRows } from '../support/ledger.ts';

const engine = watchedEngine();
let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune({ engine });
});
afterAll(() => attune.close());

async function newSnap(): Promise<number> {
  account = await attune.createAccountWithKey(100);
  return (await attune.predict(account.key)).body.data.snapId;
}

async function commsOf(snapId: number) {
  return attune.store.handle.selectFrom('comms').selectAll().where('snap_id', '=', snapId).execute();
}

describe('the comms record of a snap', () => {
  it('is created by the first analysis and updated by later ones, which keep its commsId', async () => {
    const snapId = await newSnap();
    const first = await attune.analyse(account.key, { ...DRAFT, snapId });
    const [created] = await commsOf(snapId);
    attune.clock.advance(60_000);
    engine.become({
      ...steadyEngine,
      analyseMessage: async () => ({
        kind: 'analysed',
        analysis: { ...ANALYSIS, risks: ['Another risk.'] },
        engine: 'other/2',
      }),
    });
    const second = await attune.analyse(account.key, { messageText: 'Other', messageType: 'text', snapId });
    engine.become(steadyEngine);

    expect(second.body.data.commsId).toBe(first.body.data.commsId);
    const rows = await commsOf(snapId);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: first.body.data.commsId,
      account_id: account.accountId,
      message_text: 'Other',
      message_type: 'text',
      risks: '["Another risk."]',
      engine: 'other/2',
      created_at: created?.created_at,
      updated_at: attune.clock.now(),
    });
  });

  it('belongs to one snap: another snap has another commsId', async () => {
    const snapId = await newSnap();
    const other = (await attune.predict(account.key)).body.data.snapId;
    const first = await attune.analyse(account.key, { ...DRAFT, snapId });
    const second = await attune.analyse(account.key, { ...DRAFT, snapId: other });
    expect(second.body.data.commsId).not.toBe(first.body.data.commsId);
  });

  it('is one, however many first analyses arrive at once', async () => {
    const snapId = await newSnap();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => attune.analyse(account.key, { ...DRAFT, snapId })),
    );
    expect(new Set(replies.map((reply) => reply.body.data.commsId)).size).toBe(1);
    expect(await commsOf(snapId)).toHaveLength(1);
  });

  it('is not touched by a failed analysis', async () => {
    const snapId = await newSnap();
    engine.become(failingEngine);
    const reply = await attune.analyse(account.key, { ...DRAFT, snapId });
    engine.become(steadyEngine);
    expect(reply.status).toBe(500);
    expect(await commsOf(snapId)).toHaveLength(0);
  });

  it('is never made for an analysis by code', async () => {
    await newSnap();
    for (let call = 0; call < 3; call += 1) {
      const reply = await attune.analyse(account.key, {
        ...DRAFT,
        primaryCode: 'DP-06',
        secondaryCode: 'DP-01',
      });
      expect(reply.body.data.commsId).toBeNull();
    }
    expect(await countRows(attune.store, 'comms', account.accountId)).toBe(0);
  });
});
