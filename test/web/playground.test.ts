import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signedInPage, startDashboard } from './support/dashboard.ts';

const DRAFT = 'Please approve the budget soon, it is really great.';

describe.skipIf(browserMissing !== null)('what was typed and paid for in the playground', () => {
  let dashboard: Dashboard;
  let page: Page;

  /** A draft is analysed for a profile, and then a person predicted. */
  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/playground');
    await page.getByRole('tab', { name: 'Analyse Comms' }).click();
    await page.getByLabel('Draft').fill(DRAFT);
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByTestId('rewrite').waitFor();
    await page.getByRole('tab', { name: 'Predict Profile' }).click();
    await predictExample(page);
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const draft = () => page.getByLabel('Draft').inputValue();

  test('is there when the message is turned to the person predicted, with its first reader named', async () => {
    await page.getByRole('button', { name: 'Write to Dana Reyes' }).click();
    const reader = page.getByRole('combobox', { name: 'Reader' });
    await expect.poll(() => reader.inputValue()).toMatch(/^Dana Reyes, /);
    expect(await draft()).toBe(DRAFT);
    await page.getByTestId('rewrite').waitFor();
    await page.getByText('Email · for Analyzer').waitFor();
  });

  test('is there when another page was looked at and Back is pressed, on the same tab', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Credits' }).click();
    await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor();
    await page.goBack();
    await page.getByTestId('rewrite').waitFor();
    expect(await draft()).toBe(DRAFT);
    await page.getByRole('tab', { name: 'Predict Profile' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Dana Reyes');
    await page.getByTestId('profile').waitFor();
  });

  test('an answer that comes while another page is looked at is there too', async () => {
    const isLookedAway = Promise.withResolvers<void>();
    await page.route('**/internal/playground/snap', async (route) => {
      await isLookedAway.promise;
      await route.continue();
    });
    await page.getByLabel('Name').fill('Lee Wong');
    const answered = page.waitForResponse('**/internal/playground/snap');
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Credits' }).click();
    await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor();
    isLookedAway.resolve();
    await answered;
    await page.goBack();
    await page.getByRole('button', { name: 'Write to Lee Wong' }).waitFor();
  });

  test('names whom a message was analysed for, and says to read its rewrite', async () => {
    await page.getByRole('button', { name: 'Write to Lee Wong' }).click();
    await page
      .getByLabel('Draft')
      .fill('I was wondering if maybe you could have a look at the pilot at some point?');
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByText('Email · for Lee Wong (snap 2)').waitFor();
    await page.getByText('Read it before you send it.').waitFor();
  });

  test('is gone once the page is loaded anew', async () => {
    await page.reload();
    await page.getByText('Nothing predicted yet').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
  });

  test('is not replaced by an example, which leads to the notes when it is filled in', async () => {
    const example = page.getByRole('button', { name: 'Fill in an example' });
    for (const label of ['Name', 'Notes', 'Age range', 'Job']) {
      await page.getByLabel(label).fill('x');
      await example.waitFor({ state: 'detached' });
      await page.getByLabel(label).fill('');
      await example.waitFor();
    }
    await example.click();
    expect(await page.evaluate('document.activeElement.value')).toMatch(/^Asked where the 14% came from/);
  });
});
