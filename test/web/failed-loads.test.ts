import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const LONG_ENOUGH_TO_ASK_AGAIN = 30_000;

const SNAP = {
  ...{ snapId: 7, name: 'Dana Reyes', jobType: null, profile: 'Analyzer', primaryCode: 'DP-03' },
  ...{ secondaryProfile: null, confidence: 'High', createdAt: 0, commsId: null, messageType: null },
};
const ENTRY = {
  ...{ entryId: 7, kind: 'grant', credits: 5, operation: null, keyName: null, keyPrefix: null },
  ...{ snapId: null, snapName: null, commsId: null, note: 'a gift', createdAt: 0 },
};

describe.skipIf(browserMissing !== null)('what cannot be loaded below or behind what is shown', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
  });
  afterEach(() => page.unrouteAll());
  afterAll(async () => {
    await dashboard?.close();
  });

  const open = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

  test.each([
    ['/history', 'snaps', { snaps: [SNAP], next: 7 }, { snaps: [], next: null }, 'Dana Reyes'],
    ['/credits', 'ledger', { entries: [ENTRY], next: 7 }, { entries: [], next: null }, 'a gift'],
  ])(
    'on %s, older ones that fail are told, and can be tried again',
    async (path, list, first, last, shown) => {
      let isAway = true;
      await page.route(new RegExp(`/internal/${list}`), (route) => {
        if (!route.request().url().includes('before=7')) return route.fulfill({ json: first });
        return isAway ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: last });
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Show older ones' }).click();
      await page.getByRole('alert').getByText('That did not work').waitFor();
      await page.getByText(shown).first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
      isAway = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'hidden' });
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  test('a page visited again without the service says once that it may be out of date, until it is read anew', async () => {
    await page.goto('/history');
    await page.getByText('No snaps yet').waitFor();
    await open('Credits');
    await page.getByRole('region', { name: 'Balance' }).getByText('100 credits').waitFor();
    await page.route('**/internal/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.clock.setFixedTime(Date.now() + LONG_ENOUGH_TO_ASK_AGAIN);
    await open('History');
    const alert = page.getByRole('alert').filter({ hasText: 'What you see may be out of date' });
    await alert.waitFor();
    await page.getByText('No snaps yet').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await open('Credits');
    await page.getByRole('region', { name: 'Balance' }).getByText('100 credits').waitFor();
    await alert.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'hidden' });
  });
});
