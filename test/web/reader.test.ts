import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';
const YOUNGER_PEOPLE = 21;

describe.skipIf(browserMissing !== null)('the reader of a draft, with more people than a list shows', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    const predict = (name: string, notes: string) =>
      page.request.post('/internal/playground/snap', {
        headers: { origin: dashboard.service.url },
        data: { name, notes },
      });
    await predict('Oldest of all', `${NOTES} Plays the bassoon.`);
    for (let made = 1; made <= YOUNGER_PEOPLE; made += 1) await predict(`Younger ${made}`, NOTES);
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const reader = () => page.getByRole('combobox', { name: 'Reader' });
  /** Analyses a draft, and gives back what it was analysed for. */
  const analyse = async () => {
    const isSent = page.waitForRequest('**/internal/playground/comms');
    await page.getByLabel('Draft').fill('Please approve the budget soon, it is really great.');
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByTestId('rewrite').waitFor();
    return (await isSent).postDataJSON();
  };

  test.each([
    ['a name', 'oldest of'],
    ['words of the notes', 'bassoon'],
  ])('is found by %s', async (_words, search) => {
    await page.goto('/playground');
    await page.getByRole('tab', { name: 'Analyse Comms' }).click();
    await reader().fill(search);
    await page.getByRole('option', { name: /^Oldest of all, / }).click();
    expect(await reader().inputValue()).toMatch(/^Oldest of all, \w+ \(snap 1\)$/);
    expect(await analyse()).toMatchObject({ snapId: 1 });
  });

  test('is a profile as well, and nobody where nothing is found', async () => {
    await reader().fill('guardian');
    await page.getByRole('option', { name: 'Guardian (DP-04)' }).waitFor();
    await reader().fill('nobody of this name');
    await page.getByText('Nobody found').waitFor();
    await reader().press('Tab');
    expect(await reader().inputValue()).toMatch(/^Oldest of all, /);
  });

  test('stands there already for who comes from the page of a snap', async () => {
    await page.goto('/history/1');
    await page.getByRole('link', { name: 'Analyse another draft' }).click();
    await expect.poll(() => reader().inputValue()).toMatch(/^Oldest of all, \w+ \(snap 1\)$/);
    expect(await analyse()).toMatchObject({ snapId: 1 });
    await page.goto('/history/2');
    await page.getByRole('link', { name: 'Analyse a draft' }).click();
    await expect.poll(() => reader().inputValue()).toMatch(/^Younger 1, /);
  });

  test('is who was just predicted, though the list of people with them comes late', async () => {
    const list = /\/internal\/snaps(\?|$)/;
    await page.goto('/playground');
    const isListed = page.waitForResponse(list);
    await page.getByRole('tab', { name: 'Analyse Comms' }).click();
    await isListed;
    await page.getByRole('tab', { name: 'Predict Profile' }).click();
    const isLate = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await isLate.promise;
      await route.continue();
    });
    await predictExample(page);
    await page.getByRole('button', { name: 'Write to Dana Reyes' }).click();
    await expect.poll(() => reader().inputValue()).toMatch(/^Dana Reyes, /);
    isLate.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('who is not there is said to be, and nothing can be sent to them', async () => {
    await page.goto('/playground?snap=999');
    await page.getByText('There is no such snap.').waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByLabel('Draft').fill('Please approve the budget soon.');
    await page.getByRole('button', { name: 'Analyse message' }).click();
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('Reader');
    expect(calls).not.toContain('POST /internal/playground/comms');
  });
});
