import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose, type Service } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { openStore } from '../../src/store/open.ts';
import { createDatabase, DIALECTS, type TestDatabase } from '../store/support/databases.ts';
import { TEST_POSTGRES_OPTIONS } from '../store/support/open-test-store.ts';
import { type StandIn, startStandIn } from './stand-in-server.ts';

/** What a model writes into a text of its JSON, and what is answered and stored for it. */
const WRITTEN = 'a\\u0000b\\ud800c\\udc00';
const TOLD = 'a\uFFFDb\uFFFDc\uFFFD';

const PREDICTION = `{"profile":"Analyzer","confidence":"High","secondary_profile":"Guardian",
  "reasoning":"${WRITTEN}","summary":"${WRITTEN}","secondary_profile_summary":"${WRITTEN}"}`;
const ANALYSIS = `{"strengths":["${WRITTEN}"],"risks":["${WRITTEN}"],"suggestions":["${WRITTEN}"],
  "rewrite":"Send the table please. ${WRITTEN}"}`;
const HEADED = '## Risks\n- a\u0000b\ud800c\udc00\n\n## Rewrite\nSend the table please.';

describe.each(DIALECTS)('U+0000 and lone surrogates of a reply on %s', (dialect) => {
  let database: TestDatabase;
  let standIn: StandIn;
  let service: Service;
  let key: string;

  beforeAll(async () => {
    database = await createDatabase(dialect, inject('postgresUrl'));
    standIn = await startStandIn();
    const config = loadConfig({
      DATABASE_URL: database.url,
      UPSTREAM: 'openai-compatible',
      UPSTREAM_MODEL: 'stand-in',
      UPSTREAM_BASE_URL: standIn.baseUrl,
    });
    service = await compose(config, pino({ level: 'silent' }));
    key = (await service.makeFirstAccount())?.key ?? '';
  });
  afterAll(async () => {
    await service.close();
    await standIn.close();
    await database.drop();
  });

  async function post<Data>(url: string, payload: object): Promise<Data> {
    const answer = await service.app.inject({ method: 'POST', url, headers: { 'x-api-key': key }, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ data: Data }>().data;
  }

  function predict() {
    standIn.plan({ kind: 'reply', text: PREDICTION });
    const person = { name: 'Dana Reyes', notes: 'Asked where the 14% came from.' };
    return post<{ snapId: number; snapResponse: object }>('/api/v1/snap', person);
  }

  async function analyse(reply: string) {
    const { snapId } = await predict();
    standIn.plan({ kind: 'reply', text: reply });
    const message = { messageText: 'Send the table please.', messageType: 'email', snapId };
    return post<{ commsId: number; commsResponse: object }>('/api/v1/snap/comms', message);
  }

  /** What another connection finds stored. */
  async function storedRow(table: 'snap' | 'comms', id: number): Promise<object | undefined> {
    const store = await openStore(database.url, TEST_POSTGRES_OPTIONS);
    const row = await store.handle.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
    await store.close();
    return row;
  }

  it('in a prediction are answered and stored as U+FFFD', async () => {
    const { snapId, snapResponse } = await predict();
    const told = { reasoning: TOLD, summary: TOLD, secondary_profile_summary: TOLD };
    expect(snapResponse).toMatchObject(told);
    expect(await storedRow('snap', snapId)).toMatchObject(told);
  });

  it('in an analysis are answered and stored as U+FFFD', async () => {
    const { commsId, commsResponse } = await analyse(ANALYSIS);
    const rewrite = `Send the table please. ${TOLD}`;
    expect(commsResponse).toEqual({ strengths: [TOLD], risks: [TOLD], suggestions: [TOLD], rewrite });
    const list = JSON.stringify([TOLD]);
    const row = { strengths: list, risks: list, suggestions: list, rewrite };
    expect(await storedRow('comms', commsId)).toMatchObject(row);
  });

  it('in an analysis under headings are answered and stored as U+FFFD', async () => {
    const { commsId, commsResponse } = await analyse(HEADED);
    expect(commsResponse).toMatchObject({ risks: [TOLD] });
    expect(await storedRow('comms', commsId)).toMatchObject({ risks: JSON.stringify([TOLD]) });
  });
});
