import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';
const CALLS = 'Calls of the last 14 days';

describe.skipIf(browserMissing !== null)('the start page', () => {
  let dashboard: Dashboard;

  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  /** The parts of the page once they are there, from above. */
  const parts = async (page: Page) => {
    await page.getByRole('heading', { name: CALLS }).waitFor();
    return page.getByRole('heading', { level: 2 }).allTextContents();
  };

  test('begins with the first call for who has made none', async () => {
    const page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/');
    expect(await parts(page)).toEqual(['Your first call', CALLS]);
    await page.getByText('You have no key yet.').waitFor();
    await page.close();
  });

  test('begins with what the calls did for who has made some', async () => {
    const page = await signedInPage(dashboard, 'bea@example.com');
    const headers = { origin: dashboard.service.url };
    await page.request.post('/internal/playground/snap', { headers, data: { name: 'Dana', notes: NOTES } });
    await page.goto('/');
    expect(await parts(page)).toEqual([CALLS, 'A call to copy']);
    await page.close();
  });

  test('leaves everything where it is when a key is made', async () => {
    const page = await signedInPage(dashboard, 'cay@example.com');
    const headers = { origin: dashboard.service.url };
    await page.request.post('/internal/playground/snap', { headers, data: { name: 'Dana', notes: NOTES } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByTestId('new-key').waitFor();
    expect(await parts(page)).toEqual([CALLS, 'A call to copy']);
    await page.close();
  });
});
