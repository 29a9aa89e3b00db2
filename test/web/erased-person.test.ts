import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signedInPage, startDashboard } from './support/dashboard.ts';

const DRAFT = 'Please approve the budget soon, it is really great.';

describe.skipIf(browserMissing !== null)('a person who is erased after work in the playground', () => {
  let dashboard: Dashboard;
  let page: Page;

  /** A person is predicted and written to, and then erased. */
  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/playground');
    await predictExample(page);
    await page.getByRole('button', { name: 'Write to Dana Reyes' }).click();
    await page.getByLabel('Draft').fill(DRAFT);
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByTestId('rewrite').waitFor();
    await open('History');
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('No snaps yet').waitFor();
    await open('Playground');
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();

  test('is no reader there any more, and the draft that was written stays', async () => {
    const reader = page.getByRole('combobox', { name: 'Reader' });
    expect(await reader.inputValue()).toBe('Analyzer (DP-03)');
    await reader.click();
    await page.getByRole('option', { name: 'Guardian' }).waitFor();
    expect(await page.getByRole('option', { name: 'Dana Reyes' }).count()).toBe(0);
    await reader.press('Escape');
    expect(await page.getByLabel('Draft').inputValue()).toBe(DRAFT);
    await page.getByText('Nothing analysed yet').waitFor();
  });

  test('is gone with the profile and the notes', async () => {
    await page.getByRole('tab', { name: 'Predict Profile' }).click();
    await page.getByText('Nothing predicted yet').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.getByLabel('Notes').inputValue()).toBe('');
  });
});
