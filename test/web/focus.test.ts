import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { PASSWORD } from './support/visitor.ts';

const EMAIL = 'ada@example.com';
const NOTES = 'Asked where the 14% came from before anything else.';

/** Run in the page: what has the focus, as its tag and its words. */
const FOCUSED = "document.activeElement.tagName + ' ' + document.activeElement.textContent";
const IS_IN_DIALOG = "document.activeElement.closest('[role=dialog]') !== null";

describe.skipIf(browserMissing !== null)('the focus on the dashboard', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, EMAIL);
    for (const name of ['Dana Reyes', 'Lee Wong']) {
      const person = { headers: { origin: dashboard.service.url }, data: { name, notes: NOTES } };
      await page.request.post('/internal/playground/snap', person);
    }
    await page.goto('/history');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const focused = () => page.evaluate(FOCUSED);
  const isOn = (expected: string) => expect.poll(focused).toBe(expected);
  const enterOn = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  /** An opening dialog takes the focus a moment later: a key pressed before that would go to another button. */
  const openDialog = async (name: string) => {
    await enterOn('button', name);
    await expect.poll(() => page.evaluate(IS_IN_DIALOG)).toBe(true);
  };

  test('is left to the browser on the page that it opened itself', async () => {
    expect(await focused()).toMatch(/^BODY /);
  });

  test('goes to the heading of a person whose page is opened, also where the name comes later', async () => {
    const isAsked = Promise.withResolvers<void>();
    await page.route('**/internal/snaps/1', async (route) => {
      await isAsked.promise;
      await route.continue();
    });
    await enterOn('link', 'Dana Reyes');
    await isOn('H1 Snap');
    isAsked.resolve();
    await isOn('H1 Dana Reyes');
  });

  test('stays where somebody has moved it meanwhile', async () => {
    await page.goto('/history');
    const isAsked = Promise.withResolvers<void>();
    await page.route('**/internal/snaps/2', async (route) => {
      await isAsked.promise;
      await route.continue();
    });
    await enterOn('link', 'Lee Wong');
    await isOn('H1 Snap');
    await page.keyboard.press('Tab');
    await isOn('A Back to the history');
    isAsked.resolve();
    await page.getByRole('heading', { name: 'Lee Wong', level: 1 }).waitFor();
    expect(await focused()).toBe('A Back to the history');
  });

  test('goes to the heading of a page that the menu leads to', async () => {
    await enterOn('link', 'Credits');
    await isOn('H1 Credits');
  });

  test('goes to the heading by Back, which leaves the page where it was read', async () => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/guide');
    await page.getByText('insufficient_credits').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate('scrollY');
    expect(scrolled).toBeGreaterThan(300);
    await enterOn('link', 'Credits');
    await isOn('H1 Credits');
    await page.goBack();
    await isOn('H1 Docs');
    await expect.poll(() => page.evaluate('scrollY')).toBe(scrolled);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('goes to the heading of the playground when a draft is to be written for a person', async () => {
    await page.goto('/history/2');
    await enterOn('link', 'Analyse a draft');
    await isOn('H1 Playground');
  });

  test('goes to the history when the person was erased', async () => {
    await page.goto('/history/1');
    await openDialog('Erase');
    await enterOn('button', 'Erase for good');
    await isOn('H1 History');
  });

  test('goes to the row of a key after it was revoked, whose buttons are gone, and by Tab on from there', async () => {
    for (const name of ['older than key to revoke', 'key to revoke']) {
      const key = { headers: { origin: dashboard.service.url }, data: { name } };
      await page.request.post('/internal/keys', key);
    }
    await page.goto('/keys');
    await openDialog('Revoke key to revoke');
    await enterOn('button', 'Revoke key');
    await expect.poll(focused).toMatch(/^TR key to revoke.*Revoked/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused()).toMatch(/^TR /);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('BUTTON Rotate');
  });

  test('is on Cancel first in a question, so that a press too many changes nothing', async () => {
    await page.goto('/keys');
    await openDialog('Revoke older than key to revoke');
    await isOn('BUTTON Cancel');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('goes back to the button of a key whose revocation was cancelled', async () => {
    await page.goto('/keys');
    await openDialog('Revoke older than key to revoke');
    await enterOn('button', 'Cancel');
    await isOn('BUTTON Revoke');
  });

  test('stays on a paid button while the call runs and after it', async () => {
    const isPressed = Promise.withResolvers<void>();
    await page.route('**/internal/playground/snap', async (route) => {
      await isPressed.promise;
      await route.continue();
    });
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await enterOn('button', 'Predict profile');
    await page.getByText('Reading the notes…').waitFor();
    expect(await focused()).toBe('BUTTON Predict profile');
    isPressed.resolve();
    await page.getByTestId('profile').waitFor();
    expect(await focused()).toBe('BUTTON Predict profile');
  });

  test('goes to the draft when it is to be written to the person predicted', async () => {
    await enterOn('button', 'Write to Dana Reyes');
    await isOn('TEXTAREA ');
    await page.keyboard.type('I was wondering if maybe you could have a look at the pilot at some point?');
    await enterOn('button', 'Analyse message');
    await page.getByTestId('rewrite').waitFor();
    expect(await focused()).toBe('BUTTON Analyse message');
  });

  test.each([
    [
      'profile',
      () => page.getByRole('tab', { name: 'Predict Profile' }).click(),
      ['Why', 'Evidence in the notes'],
    ],
    [
      'analysis',
      () => page.getByRole('tab', { name: 'Analyse Comms' }).click(),
      ['Strengths', 'Risks', 'Suggestions', 'Your draft', 'Rewrite'],
    ],
  ])('finds the parts of the %s by their headings', async (_words, show, parts) => {
    await show();
    for (const part of parts) await page.getByRole('heading', { name: part, level: 3 }).waitFor();
  });

  test('goes to the end of a list when its last part has come, whose button is gone', async () => {
    const snap = (await (await page.request.get('/internal/snaps?search=')).json()).snaps[0];
    const older = { ...snap, snapId: 1, name: 'Oldest of all' };
    await page.route('**/internal/snaps?*', (route) =>
      route.request().url().includes('before=')
        ? route.fulfill({ json: { snaps: [older], next: null } })
        : route.fulfill({ json: { snaps: [snap], next: snap.snapId } }),
    );
    await page.goto('/history');
    await enterOn('button', 'Show older ones');
    await page.getByRole('link', { name: 'Oldest of all' }).waitFor();
    await isOn('P That is all.');
    await page.unrouteAll();
  });

  test('stays on the button of a sign-in that was refused, and goes to the start page by one that was not', async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await enterOn('button', 'Sign in');
    await page.getByText('The address or the password is wrong.').waitFor();
    expect(await focused()).toBe('BUTTON Sign in');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await enterOn('button', 'Sign in');
    await isOn('H1 Start');
  });
});
