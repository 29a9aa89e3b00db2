import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from before anything else.';
/** The programs of all pages but those that come with the first one. */
const PROGRAMS = /\/assets\/(keys|credits)-[^/]*\.js/;

describe.skipIf(browserMissing !== null)('a page whose program cannot be fetched', () => {
  let dashboard: Dashboard;
  let page: Page;
  let newKey: string;

  /** Somebody with a key shown once and notes in the playground, as the service goes out of reach for a while. */
  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/');
    await page.getByRole('button', { name: 'Create key' }).click();
    newKey = (await page.getByTestId('new-key').textContent()) ?? '';
    await open('Playground');
    await page.getByLabel('Notes').fill(NOTES);
    await page.route(PROGRAMS, (route) => route.abort());
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const open = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const tryAgain = () => page.getByRole('button', { name: 'Try again' });
  const loadAnew = () => page.getByRole('button', { name: 'Load everything anew' });

  test('says so under its own title and heading, which has the focus', async () => {
    await open('Credits');
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor();
    expect(await page.title()).toBe('Credits · Attune');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Credits');
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('offers to load everything anew only after another try, and says before what is lost by it', async () => {
    expect(await loadAnew().count()).toBe(0);
    await tryAgain().click();
    await loadAnew().waitFor();
    await page
      .getByText('A new key that was not copied and what is in the playground are gone then.')
      .waitFor();
  });

  test('is fetched again in place: a key shown once and what was typed in the playground stay', async () => {
    await page.unroute(PROGRAMS);
    await tryAgain().click();
    await page.getByRole('region', { name: 'Balance' }).getByText('100 credits').waitFor();
    await open('Playground');
    expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES);
    await open('Start');
    expect(await page.getByTestId('new-key').textContent()).toBe(newKey);
  });

  test('is fetched again when the menu leads to it once more', async () => {
    await page.route(PROGRAMS, (route) => route.abort());
    await open('Keys');
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    await open('Start');
    await page.unroute(PROGRAMS);
    await open('Keys');
    await page.getByRole('button', { name: 'Create key' }).waitFor();
    expect(await page.getByTestId('new-key').textContent()).toBe(newKey);
  });
});
