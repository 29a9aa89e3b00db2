import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../support/raw-http.ts';
import { type RunningService, startService } from './support/service.ts';

const FIRST_PAGE_LIMIT_BYTES = 250_000;

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const get = (path: string) => fetch(`${service.url}${path}`, { headers: { 'accept-encoding': 'br' } });

test('each page comes with a policy that allows this origin only, and a nonce of its own', async () => {
  const [first, second] = [await get('/'), await get('/history/12')];
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:|\*|data:/);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'missing';
  expect(await first.text()).toContain(`content="${nonce}"`);
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
});

test('everything the first page loads is under 250 KB compressed and may be kept for good', async () => {
  const page = await (await get('/')).text();
  const paths = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(1);
  let total = 0;
  for (const path of paths) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    total += Number(response.headers.get('content-length'));
  }
  expect(total).toBeLessThan(FIRST_PAGE_LIMIT_BYTES);
});

test("a page that names no icon of its own, such as the reference, gets the dashboard's", async () => {
  const icon = await get('/favicon.ico');
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
});

test('unknown paths stay unknown, and the page changes nothing about the public routes', async () => {
  for (const path of ['/nowhere', '/assets/../package.json', '/assets/nothing.js', '/history/1/2']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: 'Not Found', statusCode: 404 });
  }
  const refused = await fetch(`${service.url}/api/v1/snap`, { method: 'POST' });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('content-security-policy')).toBeNull();
});

test.each([
  '/assets/',
  '/assets/%00',
  '/assets/a%5cb',
  '/assets/../../package.json',
  '/assets/%2e%2e/index.html',
])('a path that can name no file is as unknown: %s', async (path) => {
  // As it stands: fetch would tidy the path.
  const request = `GET ${path} HTTP/1.1\r\nHost: attune\r\nConnection: close\r\n\r\n`;
  const answer = await exchange(Number(new URL(service.url).port), request);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('"error":"Not Found"');
  expect(answer).not.toContain('immutable');
});

test.each([
  ['a part that is not there', { range: 'bytes=99999999-' }, 200],
  ['a version that is not there', { 'if-match': '"z"' }, 404],
])('%s of a file is asked for: no fault of the service', async (_words, headers, status) => {
  const page = await (await get('/')).text();
  const path = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(`${service.url}${path}`, { headers })).status).toBe(status);
});
