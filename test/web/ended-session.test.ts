import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { PASSWORD, signedUp } from './support/visitor.ts';

const NOTES = 'Asked where the 14% came from.';

describe.skipIf(browserMissing !== null)('a session that has ended', () => {
  let dashboard: Dashboard;
  let page: Page;
  let accounts = 0;
  let email = '';

  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  /** A page of a new account, opened where `heading` stands. */
  beforeEach(async () => {
    accounts += 1;
    email = `ada-${accounts}@example.com`;
    page = await signedInPage(dashboard, email);
  });

  const open = async (path: string, heading: string) => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  const isToldOfTheEnd = () => page.getByText('Your session has ended.').waitFor();
  const signIn = async (as = email) => {
    await page.getByLabel('Email').fill(as);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: `Account of ${as}` }).waitFor();
  };
  /** Notes are typed and sent after the session has gone. */
  const loseSessionOverNotes = async () => {
    await open('/playground', 'Playground');
    await page.getByLabel('Name').fill('Lee Wong');
    await page.getByLabel('Notes').fill(NOTES);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await isToldOfTheEnd();
  };

  test('leads to the sign-in page at the next press, which says why and for whom, and from there back', async () => {
    await open('/keys', 'Keys');
    await page.getByText('No keys yet').waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create key' }).click();
    await isToldOfTheEnd();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await signIn();
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    await page.getByText('No keys yet').waitFor();
    expect(new URL(page.url()).pathname).toBe('/keys');
  });

  test('keeps what was typed about a person for the same account, which can send it then', async () => {
    await loseSessionOverNotes();
    expect(await page.content()).not.toContain(NOTES);
    await signIn();
    expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await page.getByRole('button', { name: 'Write to Lee Wong' }).waitFor();
  });

  test('keeps it for no other account, and writes it nowhere', async () => {
    await signedUp(dashboard.service, `bea-${accounts}@example.com`);
    await loseSessionOverNotes();
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain(
      NOTES,
    );
    await signIn(`bea-${accounts}@example.com`);
    await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
    expect(await page.getByLabel('Notes').inputValue()).toBe('');
  });

  test.each(['CSV', 'JSON'])(
    'an export as %s leads there too, and is no file with a refusal',
    async (format) => {
      await open('/history', 'History');
      const downloads: unknown[] = [];
      page.on('download', (download) => downloads.push(download));
      await page.context().clearCookies();
      await page.getByRole('link', { name: `Export ${format}` }).click();
      await isToldOfTheEnd();
      expect(downloads).toEqual([]);
    },
  );

  test('while it goes on, an export is a file', async () => {
    await open('/history', 'History');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export JSON' }).click();
    expect((await download).suggestedFilename()).toBe('attune-history.json');
  });

  test('goes on, and says so, if signing out failed; tried again, it is over', async () => {
    await open('/', 'Start');
    await page.route('**/internal/sign-out', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: `Account of ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'You are still signed in' });
    await dialog.getByRole('alert').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Your session has ended.').count()).toBe(0);
  });
});
