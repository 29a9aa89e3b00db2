import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { PASSWORD } from './support/visitor.ts';

describe.skipIf(browserMissing !== null)('a session that has ended', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/keys');
    await page.getByText('No keys yet').waitFor();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test('leads to the sign-in page at the next press, and from there back to where it was', async () => {
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    await page.getByText('No keys yet').waitFor();
    expect(new URL(page.url()).pathname).toBe('/keys');
  });
});
