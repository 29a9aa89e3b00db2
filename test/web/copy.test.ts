import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, DISTANT_HOST } from './support/browser.ts';
import { type Dashboard, signUpWithKey, startDashboard } from './support/dashboard.ts';

describe.skipIf(browserMissing !== null)('a key on a dashboard that came over plain HTTP', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    const { port } = new URL(dashboard.service.url);
    page = await dashboard.browser.newPage({ baseURL: `http://${DISTANT_HOST}:${port}` });
    await signUpWithKey(page, 'ada@example.com');
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test('is copied all the same, and the keyboard stays where it was', async () => {
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Copied');
    const key = await page.getByTestId('new-key').textContent();
    await page.goto('/playground');
    await page.getByLabel('Notes').press('Control+V');
    expect(await page.getByLabel('Notes').inputValue()).toBe(key);
  });

  test('is said to be left for copying by hand where the browser refuses', async () => {
    await page.goto('/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByTestId('new-key').waitFor();
    await page.evaluate('document.execCommand = () => false');
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('alert').getByText('Select the text and copy it by hand.').waitFor();
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  });
});
