import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signedInPage, startDashboard } from './support/dashboard.ts';

const EMAIL = 'ada@example.com';

describe.skipIf(browserMissing !== null)('an account with its last credit', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard({ NEW_ACCOUNT_CREDITS: '1' });
    page = await signedInPage(dashboard, EMAIL);
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test('has 1 credit, not 1 credits, wherever the balance stands', async () => {
    for (const path of ['/', '/credits']) {
      await page.goto(path);
      await page.getByRole('link', { name: '1 credit', exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('body').innerText()).not.toMatch(/\b1\s+credits/);
    }
    const stranger = await dashboard.browser.newPage({ baseURL: dashboard.service.url });
    await stranger.goto('/sign-up');
    await stranger.getByText('It starts with 1 credit.').waitFor();
    await stranger.close();
  });

  test('is told in the playground, too, how its operator adds more: with its address and a number', async () => {
    await page.goto('/playground');
    await predictExample(page);
    const notice = page.getByRole('alert').filter({ hasText: 'No credits left' });
    await notice.getByText(`npx attune credits add ${EMAIL} 100`).waitFor();
  });

  test('reads on the button to whom it leads, with a blank before the name', async () => {
    const button = page.getByRole('button', { name: 'Write to Dana Reyes' });
    expect(await button.innerText()).toBe('Write to Dana Reyes');
  });
});
