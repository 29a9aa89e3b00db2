import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const CAVEAT = 'A profile is a working guess for better communication.';
const GENERAL = 'General advice: no profile is known for Dana Reyes';

describe.skipIf(browserMissing !== null)('somebody without a profile', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/playground');
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const section = (name: string) => page.getByRole('region', { name });

  test('is asked about with what to leave out, what is not looked at, and what a profile is not', async () => {
    await section('Person').getByText(CAVEAT).waitFor();
    await page.getByText('Leave out health, religion, family and origin').waitFor();
    const told = 'Kept with the snap; the embedded engine does not look at it.';
    expect(await page.getByText(told).count()).toBe(2);
  });

  test('is told of with what a profile is not, also where none is named', async () => {
    await page.getByLabel('Name').fill('Dana Reyes');
    await page.getByLabel('Notes').fill('We met on Tuesday.');
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await section('Profile').getByText('No profile', { exact: true }).waitFor();
    await section('Profile').getByText(CAVEAT).waitFor();
  });

  test('gets general advice, which is said before it is paid for, with it, and where it is kept', async () => {
    await page.getByRole('button', { name: 'Write to Dana Reyes' }).click();
    await section('Message').getByText(GENERAL).waitFor();
    await page.getByLabel('Draft').fill('Please approve the budget soon, it is really great.');
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await section('Analysis').getByText(GENERAL).waitFor();
    await section('Analysis').getByText('Email · for Dana Reyes (snap 1)').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/history/1');
    await section('Message').getByText(GENERAL).waitFor();
  });

  test('is not said of a reader whose profile was chosen', async () => {
    await page.goto('/playground');
    await page.getByRole('tab', { name: 'Analyse Comms' }).click();
    await section('Message').getByText(CAVEAT).waitFor();
    expect(await page.getByText('General advice').count()).toBe(0);
  });
});
