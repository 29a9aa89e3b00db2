import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuiltPage } from './support/built-page.ts';
import { type RunningService, startService } from './support/service.ts';

const FIRST_PAGE_LIMIT_BYTES = 250_000;

let service: RunningService;
beforeAll(async () => {
  ensureBuiltPage();
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
