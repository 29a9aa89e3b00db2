import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOpenApiDocument } from '../../src/http/routes/docs/openapi-document.ts';
import { type Attune, expectError, PERSON, startAttune } from '../support/attune.ts';
import { failingEngine, heldEngine, steadyEngine, watchedEngine } from '../support/engines.ts';
import { exchange } from '../support/raw-http.ts';

const engine = watchedEngine();
let attune: Attune;
beforeAll(async () => {
  attune = await startAttune({ engine });
});
afterAll(() => attune.close());

const get = async (path: string) => {
  const response = await fetch(attune.url + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

it('/healthz and /readyz answer 200 while all is well', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect(await get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

it('/openapi.json serves the document', async () => {
  const { status, type, text } = await get('/openapi.json');
  expect(status).toBe(200);
  expect(type).toContain('application/json');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(buildOpenApiDocument())));
});

it('/docs shows the reference without asking another server for anything', async () => {
  const page = await get('/docs/');
  expect(page.status).toBe(200);
  expect(page.type).toContain('text/html');
  const sources = [...page.text.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).not.toMatch(/^(https?:)?\/\//);
});

it.each(['/docs/', '/docs/js/scalar.js'])(
  '%s cannot be framed or taken for another kind of file',
  async (path) => {
    const response = await fetch(attune.url + path);
    await response.arrayBuffer();
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['/docs', '/docs/', '/docs/js/scalar.js', '/docs/?theme=dark'])(
  '%s has the X-Request-Id of its caller, and is logged',
  async (path) => {
    const id = `page${path.replace('?', ':')}`;
    const response = await fetch(attune.url + path, { headers: { 'x-request-id': id }, redirect: 'manual' });
    await response.arrayBuffer();
    expect(response.status).toBe(path === '/docs' ? 301 : 200);
    expect(response.headers.get('x-request-id')).toBe(id);
    await expect.poll(() => attune.logLines.join('')).toContain(`"requestId":"${id}"`);
  },
);

it('/docs/ may be asked for with its whole address', async () => {
  const received = await exchange(
    attune.port,
    'GET http://attune.example/docs/?a=1 HTTP/1.1\r\nHost: attune.example\r\nConnection: close\r\n\r\n',
  );
  expect(received).toMatch(/^HTTP\/1.1 200 /);
});

it.each(['/docs/nope', '/docs/openapi.json', '/docs/js/', '/docs//', '/docs/%20?x=1'])(
  '%s is 404 in the envelope',
  async (path) => {
    for (const method of ['GET', 'POST', 'QUERY']) {
      const reply = await attune.send(path, { method, headers: { 'x-request-id': 'nowhere' } });
      expectError(reply, 404, 'Not Found', 'not_found');
      expect(reply.headers.get('x-request-id')).toBe('nowhere');
    }
  },
);

it('/metrics counts requests, upstream calls and credits', async () => {
  const { key } = await attune.createAccountWithKey(5);
  await attune.predict(key);
  await attune.predict(key, {});
  engine.become(failingEngine);
  await attune.analyse(key);
  engine.become(steadyEngine);
  const { status, type, text } = await get('/metrics');
  expect(status).toBe(200);
  expect(type).toContain('text/plain');
  for (const line of [
    'attune_http_requests_total{method="POST",route="/api/v1/snap",status="201"} 1',
    'attune_http_requests_total{method="POST",route="/api/v1/snap",status="400"} 1',
    'attune_http_requests_total{method="POST",route="/api/v1/snap/comms",status="500"} 1',
    'attune_credits_total{step="held",operation="predict_profile"} 1',
    'attune_credits_total{step="captured",operation="predict_profile"} 1',
    'attune_credits_total{step="released",operation="analyse_comms"} 2',
    'attune_upstream_seconds_count{engine="steady/1",operation="predict_profile",outcome="predicted"} 1',
    'attune_upstream_seconds_count{engine="test",operation="analyse_comms",outcome="generation_failed"} 1',
    'attune_http_requests_in_flight 1',
    'attune_http_rate_limited_total 0',
  ])
    expect(text).toContain(line);
  expect(text).toContain('nodejs_eventloop_lag');
  expect(text).toContain('attune_http_request_seconds_bucket');
});

it('a caller who goes away is counted, and its request is not in flight for ever', async () => {
  const held = heldEngine();
  const service = await startAttune({ engine: held });
  const { key } = await service.createAccountWithKey(5);
  const leaving = new AbortController();
  const left = fetch(`${service.url}/api/v1/snap`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
    signal: leaving.signal,
  });
  await held.waiting(1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  const figures = async () => (await service.send('/metrics', { method: 'GET' })).text;
  await expect.poll(figures).toContain('attune_http_requests_abandoned_total 1');
  expect(await figures()).toContain('attune_http_requests_in_flight 1');
  held.letGo();
  await service.close();
});

it('/readyz answers 503 when the database does not, and the log says why, once', async () => {
  const broken = await startAttune();
  expect((await broken.send('/readyz', { method: 'GET' })).status).toBe(200);
  await broken.store.close();
  const replies = [
    await broken.send('/readyz', { method: 'GET' }),
    await broken.send('/readyz', { method: 'GET' }),
  ];
  await broken.close();
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
  expect(replies[0]?.text).toBe('{"status":"database unavailable"}');
  const told = broken.logLines.filter((line) => line.includes('"not ready"'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '{}')).toMatchObject({ reason: expect.stringContaining('database') });
});
