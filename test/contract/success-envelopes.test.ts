import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attune, DRAFT, PERSON, startAttune, type TestAccount } from '../support/attune.ts';
import { ABSTENTION, ANALYSIS, abstainingEngine, steadyEngine, watchedEngine } from '../support/engines.ts';
import { expectSettled } from '../support/ledger.ts';

const engine = watchedEngine();
let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune({ engine });
  account = await attune.createAccountWithKey(1000);
});
afterAll(() => attune.close());

const ENVELOPE_KEYS = ['success', 'message', 'data', 'statusCode', 'timestamp', 'error'];

describe('a success', () => {
  it('of Predict Profile has exactly the keys of the contract', async () => {
    const reply = await attune.predict(account.key);
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body)).toEqual(ENVELOPE_KEYS);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Snap generated successfully',
      statusCode: 201,
      error: null,
    });
    expect(new Date(reply.body.timestamp).toISOString()).toBe(reply.body.timestamp);
    expect(reply.body.data).toEqual({
      snapId: expect.any(Number),
      snapResponse: {
        name: PERSON.name,
        profile: 'Analyzer',
        primary_code: 'DP-03',
        secondary_profile: 'Deliverer',
        secondary_code: 'DP-05',
        confidence: 'High',
        reasoning: 'Asks where numbers come from.',
        summary: 'Says yes when the evidence holds up.',
        secondary_profile_summary: 'Wants a plan that can be kept.',
      },
    });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['a snap', true],
    ['codes', false],
  ])('of Analyse Comms by %s has exactly the keys of the contract', async (_source, bySnap) => {
    const { snapId } = (await attune.predict(account.key)).body.data;
    const reply = await attune.analyse(account.key, {
      ...DRAFT,
      ...(bySnap ? { snapId } : { primaryCode: 'DP-07' }),
    });
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body)).toEqual(ENVELOPE_KEYS);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Comms generated successfully',
      statusCode: 201,
      error: null,
    });
    expect(reply.body.data).toEqual({ commsId: bySnap ? expect.any(Number) : null, commsResponse: ANALYSIS });
  });

  it('with an abstaining prediction has null fields and still costs its credit', async () => {
    const poor = await attune.createAccountWithKey(1);
    engine.become(abstainingEngine);
    const reply = await attune.predict(poor.key);
    engine.become(steadyEngine);
    expect(reply.status).toBe(201);
    expect(reply.body.data.snapResponse).toEqual({
      name: PERSON.name,
      profile: null,
      primary_code: null,
      secondary_profile: null,
      secondary_code: null,
      confidence: null,
      reasoning: ABSTENTION.reasoning,
      summary: null,
      secondary_profile_summary: null,
    });
    await expectSettled(attune.store, poor.accountId, 0);
  });

  it('of Analyse Comms for a snap without a profile is still a success', async () => {
    engine.become(abstainingEngine);
    const { snapId } = (await attune.predict(account.key)).body.data;
    engine.become(steadyEngine);
    expect((await attune.analyse(account.key, { ...DRAFT, snapId })).status).toBe(201);
  });

  it('with an empty analysis has empty arrays and an empty rewrite', async () => {
    const analysis = { strengths: [], risks: [], suggestions: [], rewrite: '' };
    engine.become({
      ...steadyEngine,
      analyseMessage: async () => ({ kind: 'analysed', analysis, engine: 'empty/1' }),
    });
    const reply = await attune.analyse(account.key);
    engine.become(steadyEngine);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({ commsId: null, commsResponse: analysis });
  });
});
