import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';
/** With what an address gives a meaning of its own. */
const SEARCH = 'Ann & Bo 100%';

describe.skipIf(browserMissing !== null)('a search of the history', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    for (const name of [SEARCH, `${SEARCH} too`, 'Somebody else']) {
      await page.request.post('/internal/playground/snap', {
        headers: { origin: dashboard.service.url },
        data: { name, notes: NOTES },
      });
    }
    await page.goto('/history');
    // Else who is not listed yet would pass for somebody whom the search has left out.
    await person('Somebody else').waitFor();
    await page.getByLabel('Search').pressSequentially(SEARCH);
    await person('Somebody else').waitFor({ state: 'detached' });
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const person = (name: string) => page.getByRole('link', { name, exact: true });
  const openFound = async () => {
    await person(SEARCH).click();
    await page.getByRole('heading', { name: SEARCH, level: 1 }).waitFor();
  };
  const expectSearched = async () => {
    await person(`${SEARCH} too`).waitFor();
    expect(await page.getByLabel('Search').inputValue()).toBe(SEARCH);
    expect(await person('Somebody else').count()).toBe(0);
  };

  test('is there again after Back from a snap', async () => {
    await openFound();
    await page.goBack();
    await expectSearched();
  });

  test('is there again by the link of the snap, and after loading the page anew', async () => {
    await openFound();
    await page.getByRole('link', { name: 'Back to the history' }).click();
    await expectSearched();
    await page.reload();
    await expectSearched();
  });

  test('is there again after a snap of it was erased', async () => {
    await openFound();
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expectSearched();
    expect(await person(SEARCH).count()).toBe(0);
  });

  test('claims nothing of what it has not been told yet, and shows the list before as such', async () => {
    await page.goto('/history');
    await page.getByLabel('Search').fill('nobody of this name');
    await page.getByText('Nothing found').waitFor();
    const isAnswered = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest('**/internal/snaps?search=Some*');
    await page.route('**/internal/snaps?search=Some*', async (route) => {
      await isAnswered.promise;
      await route.continue();
    });
    await page.getByLabel('Search').fill('Somebody');
    await isAsked;
    await page.getByText('Searching…').waitFor();
    expect(await page.getByText('Nothing found').count()).toBe(0);
    isAnswered.resolve();
    await person('Somebody else').waitFor();
    expect(await page.getByText('Searching…').count()).toBe(0);
  });

  test('is over when the menu leads to the history once more', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
    await person('Somebody else').waitFor();
    expect(await page.getByLabel('Search').inputValue()).toBe('');
  });
});
