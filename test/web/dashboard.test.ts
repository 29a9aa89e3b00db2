import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, collectComplaints, seriousFaults } from './support/browser.ts';
import { type Dashboard, startDashboard } from './support/dashboard.ts';
import { startService } from './support/service.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'a long enough password';
const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';

if (browserMissing !== null) process.stderr.write(`dashboard in the browser: ${browserMissing}\n`);

describe.skipIf(browserMissing !== null)('the dashboard in a browser', () => {
  let dashboard: Dashboard;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  let key = '';

  beforeAll(async () => {
    dashboard = await startDashboard();
    context = await dashboard.browser.newContext({ baseURL: dashboard.service.url });
    page = await context.newPage();
    complaints = collectComplaints(page);
  });

  afterAll(async () => {
    await dashboard?.close();
  });

  const open = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const callWithKey = () =>
    fetch(`${dashboard.service.url}/api/v1/snap`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dana Reyes', notes: NOTES }),
    });

  test('a visitor signs up and stands on the start page with the new credits', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor();
    await page.getByText('100 credits').first().waitFor();
  });

  test('the first key is shown once, filled into the snippet, and works over HTTP', async () => {
    await page.getByRole('button', { name: 'Create key' }).click();
    key = (await page.getByTestId('new-key').textContent()) ?? '';
    await expect.poll(() => page.getByLabel('First call in curl').textContent()).toContain(key);
    expect((await callWithKey()).status).toBe(201);
    expect(await seriousFaults(page)).toEqual([]);
    await open('Keys');
    await page.getByText('Active', { exact: true }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/');
    await page.getByLabel('First call in curl').waitFor();
    expect(await page.content()).not.toContain(key);
  });

  test('credits and history show the call', async () => {
    await open('Credits');
    await page.getByText('99 credits').first().waitFor();
    await page.getByRole('row', { name: /Predict Profile for Dana Reyes first key/ }).waitFor();
    await open('History');
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await page.getByText(NOTES).first().waitFor();
  });

  test('the playground runs both operations on the same credits', async () => {
    await open('Playground');
    await page.getByLabel('Name').fill('Lee Wong');
    await page.getByLabel('Notes').fill(NOTES);
    await page.getByText('Costs 1 credit of 99').waitFor();
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await page.getByTestId('profile').waitFor();
    await page.getByRole('button', { name: 'Write to Lee Wong' }).click();
    await page.getByLabel('Draft').fill('Please approve the budget soon, it is really great.');
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByTestId('rewrite').waitFor();
    await page.getByText('96 credits').first().waitFor();
  });

  test('a revoked key is refused', async () => {
    await open('Keys');
    await page.getByRole('button', { name: 'Revoke first key' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    await expect.poll(async () => (await callWithKey()).status, { timeout: 5000 }).toBe(401);
  });

  test('an erased snap is gone from the history, and the ledger no longer names it', async () => {
    await open('History');
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    const isListed = Promise.withResolvers<void>();
    await page.route('**/internal/snaps?*', async (route) => {
      await isListed.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    // Not even before the history has come anew.
    expect(await page.getByRole('link', { name: 'Dana Reyes' }).count()).toBe(0);
    isListed.resolve();
    await page.getByRole('link', { name: 'Lee Wong' }).waitFor();
    expect(await page.getByRole('link', { name: 'Dana Reyes' }).count()).toBe(0);
    await page.unroute('**/internal/snaps?*');
    await open('Credits');
    await page.getByText('Predict Profile, snap 1 (erased)').waitFor();
  });

  test.each([
    ['/', 'Start'],
    ['/keys', 'Keys'],
    ['/playground', 'Playground'],
    ['/history', 'History'],
    ['/history/2', 'Lee Wong'],
    ['/credits', 'Credits'],
    ['/guide', 'Docs'],
    ['/account', 'Account'],
  ])('axe finds no serious fault on %s, light or dark', async (path, heading) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await seriousFaults(page)).toEqual([]);
    }
  });

  test('the whole visit caused no console error and no refusal by the security policy', () => {
    expect(complaints).toEqual([]);
  });

  test('a low balance is told, and readable', async () => {
    const poor = await startService({ NEW_ACCOUNT_CREDITS: '3' });
    const visit = await dashboard.browser.newPage({ baseURL: poor.url });
    try {
      await visit.goto('/sign-in');
      await visit.getByLabel('Email').fill(EMAIL);
      await visit.getByLabel('Password', { exact: true }).fill('not the password');
      await visit.getByRole('button', { name: 'Sign in' }).click();
      await visit.getByText('The address or the password is wrong.').waitFor();
      expect(await seriousFaults(visit)).toEqual([]);
      await visit.getByRole('link', { name: 'Create an account' }).click();
      await visit.getByLabel('Email').fill(EMAIL);
      await visit.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await visit.getByRole('button', { name: 'Create account' }).click();
      await visit.getByText('Credits are running low').waitFor();
      expect(await seriousFaults(visit)).toEqual([]);
    } finally {
      await visit.close();
      await poor.close();
    }
  });

  test('signing out closes every page', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: `Account of ${EMAIL}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/credits');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
