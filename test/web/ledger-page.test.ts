import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const CALL = { operation: 'predict_profile', snapId: 1, snapName: 'Dana Reyes', commsId: null };
const BY_KEY = { keyName: 'staging', keyPrefix: 'attune_abcdef' };
const BY_NO_KEY = { keyName: null, keyPrefix: null };
const createdAt = Date.UTC(2026, 0, 31);

/** As the service lists it: a call that failed after its charge, with a key and without, and what the operator did. */
const ENTRIES = [
  { ...CALL, ...BY_KEY, entryId: 4, kind: 'adjustment', credits: 1, note: 'call failed', createdAt },
  { ...CALL, ...BY_NO_KEY, entryId: 3, kind: 'adjustment', credits: 1, note: 'call failed', createdAt },
  {
    ...{ ...BY_NO_KEY, entryId: 2, kind: 'adjustment', credits: -5, note: 'given twice', createdAt },
    ...{ operation: null, snapId: null, snapName: null, commsId: null },
  },
];

describe.skipIf(browserMissing !== null)('the ledger on the page of the credits', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.route('**/internal/ledger', (route) =>
      route.fulfill({ json: { entries: ENTRIES, next: null } }),
    );
    await page.goto('/credits');
    await page.getByRole('region', { name: 'Ledger' }).getByRole('row').nth(3).waitFor();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test('says what a failed call gave back, and that it was made with the same key or none', async () => {
    const rows = await page.getByRole('region', { name: 'Ledger' }).getByRole('row').allInnerTexts();
    const cells = rows.slice(1).map((row) => row.split(/\s*\t\s*/).slice(1));
    expect(cells).toEqual([
      ['Predict Profile for Dana Reyes: call failed', 'staging', '+1'],
      ['Predict Profile for Dana Reyes: call failed', 'dashboard', '+1'],
      ['Adjustment: given twice', 'operator', '-5'],
    ]);
  });
});
