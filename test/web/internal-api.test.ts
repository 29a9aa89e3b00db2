import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROFILE_CAVEAT } from '../../src/domain/profiles.ts';
import { DIALECTS } from '../store/support/databases.ts';
import { type RunningService, startService } from './support/service.ts';
import { bodyOf, signedUp, type Visitor } from './support/visitor.ts';

interface Key {
  readonly keyId: number;
  readonly key: string;
}

const PERSON = { name: 'Dana Reyes', notes: 'Asked where the 14% came from.' };
const MESSAGE = { messageText: 'Please approve.', messageType: 'email' };

describe.each(DIALECTS)('the internal API on %s', (dialect) => {
  let service: RunningService;
  let ada: Visitor;
  let bea: Visitor;

  beforeAll(async () => {
    service = await startService({ RATE_LIMIT_PER_MINUTE: '1000' }, dialect);
    ada = await signedUp(service, 'ada@example.com');
    bea = await signedUp(service, 'bea@example.com');
  });
  afterAll(() => service.close());

  const newKey = (visitor: Visitor, name: string) => bodyOf<Key>(visitor.post('/internal/keys', { name }));
  const callWithKey = (key: string, headers: Record<string, string> = {}, body: object = PERSON) =>
    fetch(`${service.url}/api/v1/snap`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const predict = async (visitor: Visitor, body: object = PERSON) =>
    (await bodyOf<{ data: { snapId: number } }>(visitor.post('/internal/playground/snap', body))).data.snapId;

  test.each([
    'credits',
    'keys',
    'ledger',
    'usage',
    'snaps',
    'snaps/1',
    'snaps/export?format=csv',
    'errors',
    'limits',
  ])('an API key opens nothing of it: %s', async (path) => {
    const { key } = await newKey(ada, 'probe');
    const response = await fetch(`${service.url}/internal/${path}`, { headers: { 'x-api-key': key } });
    expect(response.status).toBe(401);
  });

  test('a page that shows another account than the session is of reads, changes and ends nothing', async () => {
    const { accountId } = await bodyOf<{ accountId: number }>(ada.get('/internal/session'));
    const shown = { 'x-attune-account': String(accountId) };
    const before = await bodyOf<object>(bea.get('/internal/keys'));
    for (const refused of [
      await bea.get('/internal/keys', shown),
      await bea.post('/internal/keys', { name: 'mistaken' }, shown),
      await bea.post('/internal/playground/snap', PERSON, shown),
      await bea.post('/internal/sign-out', {}, shown),
    ]) {
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'other_account' });
    }
    expect(await bodyOf<object>(bea.get('/internal/keys'))).toEqual(before);
    expect((await ada.get('/internal/keys', shown)).status).toBe(200);
  });

  test.each([
    ['another origin', 'https://elsewhere.example'],
    ['an origin that is none', 'null'],
    ['another port', 'http://127.0.0.1:1'],
  ])('a change asked for by %s is refused and not made', async (_words, origin) => {
    const before = await bodyOf<{ keys: object[] }>(ada.get('/internal/keys'));
    expect((await ada.post('/internal/keys', { name: 'forged' }, { origin })).status).toBe(403);
    expect(await bodyOf<{ keys: object[] }>(ada.get('/internal/keys'))).toEqual(before);
  });

  test('a key works until it is revoked, and only its owner can revoke it', async () => {
    const { keyId, key } = await newKey(ada, 'for a program');
    expect((await bea.post(`/internal/keys/${keyId}/revoke`)).status).toBe(404);
    expect((await bea.post(`/internal/keys/${keyId}/rotate`, {})).status).toBe(404);
    expect((await callWithKey(key)).status).toBe(201);
    expect((await ada.post(`/internal/keys/${keyId}/revoke`)).status).toBe(200);
    await expect.poll(async () => (await callWithKey(key)).status, { timeout: 5000 }).toBe(401);
  });

  test('a key in its overlap is said to be replaced, and not to be revoked', async () => {
    const { keyId } = await newKey(ada, 'to rotate');
    expect((await ada.post(`/internal/keys/${keyId}/rotate`, { overlapHours: 1 })).status).toBe(201);
    const again = await ada.post(`/internal/keys/${keyId}/rotate`, {});
    expect(again.status).toBe(400);
    const words =
      /^This key was replaced already and works until [\d-]{10} [\d:]{5} UTC\. Rotate its successor\.$/;
    expect(await again.json()).toMatchObject({ message: expect.stringMatching(words) });
  });

  test.each(['crm\u001b[31mRED', 'crm\u009b31m', 'exe.\u202egnp'])(
    'no name of a key and no address can control a terminal: %j',
    async (text) => {
      expect((await ada.post('/internal/keys', { name: text })).status).toBe(400);
      const body = { email: `${text}@example.com`, password: 'a long enough password' };
      expect((await ada.post('/internal/sign-up', body)).status).toBe(400);
    },
  );

  test('an account that has as many keys as it may is told so, for a new one and for a successor', async () => {
    const cleo = await signedUp(service, 'cleo@example.com');
    const { keyId } = await newKey(cleo, 'first');
    for (let made = 1; made < 100; made += 1) await newKey(cleo, 'more');
    const refused = await cleo.post('/internal/keys', { name: 'one too many' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      code: 'too_many_keys',
      message: 'An account has at most 100 active keys. Revoke one that is no longer used.',
    });
    const rotated = await cleo.post(`/internal/keys/${keyId}/rotate`, {});
    expect(rotated.status).toBe(400);
    expect(await rotated.json()).toMatchObject({ code: 'too_many_keys' });
  });

  test('a rotated key works beside its successor; without overlap it is refused', async () => {
    const first = await newKey(ada, 'rotated');
    const second = await bodyOf<Key>(ada.post(`/internal/keys/${first.keyId}/rotate`, { overlapHours: 1 }));
    expect((await callWithKey(first.key)).status).toBe(201);
    expect((await callWithKey(second.key)).status).toBe(201);
    const third = await bodyOf<Key>(ada.post(`/internal/keys/${second.keyId}/rotate`, { overlapHours: 0 }));
    await expect.poll(async () => (await callWithKey(second.key)).status, { timeout: 5000 }).toBe(401);
    expect((await callWithKey(third.key)).status).toBe(201);
  });

  test('no listing holds a key', async () => {
    const { key } = await newKey(ada, 'secret');
    const text = await (await ada.get('/internal/keys')).text();
    expect(text).toContain(key.slice(0, 13));
    expect(text).not.toContain(key);
  });

  test('the playground charges the account, and the ledger says what for', async () => {
    const visitor = await signedUp(service, 'cy@example.com');
    const snapId = await predict(visitor);
    const analysed = await visitor.post('/internal/playground/comms', { ...MESSAGE, snapId });
    expect(analysed.status).toBe(201);
    expect(await bodyOf(visitor.get('/internal/credits'))).toMatchObject({ balance: 97, held: 0 });
    const { entries } = await bodyOf<{ entries: object[] }>(visitor.get('/internal/ledger'));
    expect(entries).toMatchObject([
      { credits: -2, operation: 'analyse_comms', snapId, snapName: 'Dana Reyes', keyPrefix: null },
      { credits: -1, operation: 'predict_profile', snapId, keyPrefix: null },
      { credits: 100, kind: 'grant' },
    ]);
  });

  test('usage counts calls by key, operation and outcome, and a repeated answer once', async () => {
    const visitor = await signedUp(service, 'di@example.com');
    const { keyId, key } = await newKey(visitor, 'counted');
    await callWithKey(key, { 'idempotency-key': 'once' });
    await callWithKey(key, { 'idempotency-key': 'once' });
    await callWithKey(key, {}, { name: 'no notes' });
    await predict(visitor);
    const { days, rows } = await bodyOf<{ days: string[]; rows: object[] }>(
      visitor.get('/internal/usage?days=7'),
    );
    const day = days.at(-1);
    expect(days).toHaveLength(7);
    const operation = 'predict_profile';
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { day, keyId: null, operation, outcome: 'succeeded', calls: 1, credits: 1 },
        { day, keyId, operation, outcome: 'succeeded', calls: 1, credits: 1 },
        { day, keyId, operation, outcome: 'refused', calls: 1, credits: 0 },
      ]),
    );
  });

  test('nobody reads, exports, analyses for or erases the snap of another', async () => {
    const snapId = await predict(ada, { name: 'Only Adas', notes: 'private words' });
    expect((await bea.get(`/internal/snaps/${snapId}`)).status).toBe(404);
    expect((await bea.delete(`/internal/snaps/${snapId}`)).status).toBe(404);
    expect((await bea.post('/internal/playground/comms', { ...MESSAGE, snapId })).status).toBe(401);
    expect(await (await bea.get('/internal/snaps?search=private')).text()).not.toContain('Only Adas');
    expect(await (await bea.get('/internal/snaps/export?format=json')).text()).not.toContain('private words');
    expect(await (await bea.get('/internal/ledger')).text()).not.toContain('Only Adas');
    expect((await ada.get(`/internal/snaps/${snapId}`)).status).toBe(200);
  });

  test('history is searched without regard to case and with no wildcard, and paged without gaps', async () => {
    const visitor = await signedUp(service, 'eve@example.com');
    for (const name of ['One', 'Two', 'Three', '100%']) await predict(visitor, { name, notes: 'Some NOTES' });
    interface Page {
      readonly snaps: { readonly name: string }[];
      readonly next: number | null;
    }
    const names = (page: Page) => page.snaps.map(({ name }) => name);
    const first = await bodyOf<Page>(visitor.get('/internal/snaps?limit=3&search=notes'));
    expect(names(first)).toEqual(['100%', 'Three', 'Two']);
    const second = await bodyOf<Page>(
      visitor.get(`/internal/snaps?limit=3&search=notes&before=${first.next}`),
    );
    expect(names(second)).toEqual(['One']);
    expect(second.next).toBeNull();
    expect(names(await bodyOf<Page>(visitor.get('/internal/snaps?search=%25')))).toEqual(['100%']);
  });

  test('an erased snap is gone with its comms record and its stored answer; the charge stays', async () => {
    const visitor = await signedUp(service, 'fay@example.com');
    const { key } = await newKey(visitor, 'key');
    const retry = { 'idempotency-key': 'retry-me' };
    const answer = await bodyOf<{ data: { snapId: number } }>(callWithKey(key, retry));
    const { snapId } = answer.data;
    await visitor.post('/internal/playground/comms', { ...MESSAGE, snapId });
    expect((await visitor.delete(`/internal/snaps/${snapId}`)).status).toBe(200);
    expect((await visitor.get(`/internal/snaps/${snapId}`)).status).toBe(404);
    expect((await callWithKey(key, retry)).headers.get('idempotency-replayed')).toBeNull();
    const { entries } = await bodyOf<{ entries: object[] }>(visitor.get('/internal/ledger'));
    expect(entries).toContainEqual(expect.objectContaining({ snapId, snapName: null, credits: -2 }));
  });

  test('an erased snap is in no search, page or export', async () => {
    const visitor = await signedUp(service, 'hal@example.com');
    const snapId = await predict(visitor, { name: 'Once Known', notes: 'secret words' });
    await visitor.delete(`/internal/snaps/${snapId}`);
    expect(await bodyOf(visitor.get('/internal/snaps'))).toEqual({ snaps: [], next: null });
    expect(await bodyOf(visitor.get('/internal/snaps/export?format=json'))).toEqual([]);
    expect((await visitor.delete(`/internal/snaps/${snapId}`)).status).toBe(200);
  });

  test('an erased snap takes no message any more: 404, nothing charged, nothing stored', async () => {
    const visitor = await signedUp(service, 'ivy@example.com');
    const { key } = await newKey(visitor, 'key');
    const { data } = await bodyOf<{ data: { snapId: number } }>(callWithKey(key));
    await visitor.delete(`/internal/snaps/${data.snapId}`);
    const credits = await bodyOf(visitor.get('/internal/credits'));
    const refused = await fetch(`${service.url}/api/v1/snap/comms`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...MESSAGE, snapId: data.snapId }),
    });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('x-error-code')).toBe('snap_not_found');
    expect(await bodyOf(visitor.get('/internal/credits'))).toEqual(credits);
    expect(await bodyOf(visitor.get('/internal/snaps'))).toEqual({ snaps: [], next: null });
  });

  test('the export holds every record, and no cell that a spreadsheet would run', async () => {
    const visitor = await signedUp(service, 'gus@example.com');
    await predict(visitor, { name: '=HYPERLINK("x")', notes: 'line one\nline "two"' });
    const csv = await visitor.get('/internal/snaps/export?format=csv');
    expect(csv.headers.get('content-disposition')).toContain('attachment; filename="attune-history.csv"');
    const bytes = Buffer.from(await csv.arrayBuffer());
    // Without this mark a spreadsheet takes the file for one in the letters of its own country.
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.toString();
    expect(text).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(text).toContain(`"line one\nline ""two"""`);
    const json = await bodyOf<object[]>(visitor.get('/internal/snaps/export?format=json'));
    expect(json).toMatchObject([{ name: '=HYPERLINK("x")', notes: 'line one\nline "two"', comms: null }]);
  });

  test('the export says beside each profile, and nowhere else, that it is no fact and not for hiring', async () => {
    const visitor = await signedUp(service, 'jo@example.com');
    await predict(visitor);
    await predict(visitor, { name: 'Unknown', notes: 'Tall.' });
    const exported = await bodyOf<{ profile: string | null; caveat: string | null }[]>(
      visitor.get('/internal/snaps/export?format=json'),
    );
    expect(exported).toMatchObject([
      { profile: null, caveat: null },
      { profile: expect.any(String), caveat: PROFILE_CAVEAT },
    ]);
    const csv = await (await visitor.get('/internal/snaps/export?format=csv')).text();
    const [names, unknown, known] = csv.trimEnd().split('\r\n');
    expect(names).toMatch(/,rewrite,caveat$/);
    expect(unknown).toMatch(/,$/);
    expect(known?.endsWith(`,"${PROFILE_CAVEAT}"`)).toBe(true);
  });

  test('an account without credits is told so and the call is counted as such', async () => {
    const poor = await startService({ NEW_ACCOUNT_CREDITS: '0' });
    try {
      const visitor = await signedUp(poor, 'poor@example.com');
      const refused = await visitor.post('/internal/playground/snap', PERSON);
      expect(refused.status).toBe(400);
      expect(refused.headers.get('x-error-code')).toBe('insufficient_credits');
      expect(await bodyOf(visitor.get('/internal/usage'))).toMatchObject({
        rows: [{ outcome: 'out_of_credits', calls: 1, credits: 0 }],
      });
    } finally {
      await poor.close();
    }
  });

  test('answers are not kept by caches', async () => {
    expect((await ada.get('/internal/credits')).headers.get('cache-control')).toBe('no-store');
  });
});
