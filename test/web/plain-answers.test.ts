import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

/** Run in the page: how long the question takes to appear or to go. */
const DURATION = `getComputedStyle(document.querySelector('[role="dialog"]')).transitionDuration`;

describe.skipIf(browserMissing !== null)('the dashboard', () => {
  let dashboard: Dashboard;

  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test('says on the sign-in page what helps against a forgotten password', async () => {
    const page = await dashboard.browser.newPage({ baseURL: dashboard.service.url });
    await page.goto('/sign-in');
    await page.getByText('npx attune account set-password EMAIL').waitFor();
    await page.close();
  });

  test('offers no second try for what is not there', async () => {
    const page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/history/999');
    await page.getByRole('alert').getByText('There is no such snap.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.close();
  });

  test('says which colours are chosen, and keeps to them', async () => {
    const page = await signedInPage(dashboard, 'cay@example.com');
    await page.goto('/');
    const choose = () => page.getByRole('button', { name: /^Account of/ }).click();
    const chosen = () => page.getByRole('menuitemradio', { checked: true }).textContent();
    await choose();
    expect(await chosen()).toBe('Colours of the system');
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.reload();
    await choose();
    expect(await chosen()).toBe('Dark');
    await page.close();
  });

  test('opens a question without moving it, for who asked their system for less motion', async () => {
    const page = await signedInPage(dashboard, 'bea@example.com');
    await page.goto('/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(DURATION)).toBe('0s');
    await page.close();
  });
});
