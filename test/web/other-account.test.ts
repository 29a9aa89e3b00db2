import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { PASSWORD } from './support/visitor.ts';

const NOTES = 'Asked where the 14% came from.';
/** What a browser says to a page that is looked at again. */
const LOOK_AGAIN = `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`;

describe.skipIf(browserMissing !== null)('a tab whose browser is signed in to another account by now', () => {
  let dashboard: Dashboard;
  let page: Page;
  let owners = 0;
  let owner = '';

  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  beforeEach(async () => {
    owners += 1;
    owner = `ada-${owners}@example.com`;
    page = await signedInPage(dashboard, owner);
    await page.goto('/playground');
    await page.getByLabel('Notes').fill(NOTES);
    await page.getByRole('navigation').getByRole('link', { name: 'Keys' }).click();
    await page.getByText('No keys yet').waitFor();
  });

  const post = (path: string, data: object) =>
    page.request.post(path, { headers: { origin: dashboard.service.url }, data });
  /** As another tab of the browser does it: both have the same cookies. */
  const signUpAs = (email: string) => post('/internal/sign-up', { email, password: PASSWORD });
  const isTold = () => page.getByRole('heading', { name: 'Another account is signed in' }).waitFor();
  const keysOfSignedIn = async () => (await (await page.request.get('/internal/keys')).json()).keys;

  test('changes nothing in it, and says whose page it is and who is signed in', async () => {
    await signUpAs('bea@example.com');
    await page.getByRole('button', { name: 'Create key' }).click();
    await isTold();
    expect(await keysOfSignedIn()).toEqual([]);
    await page.getByText(owner).first().waitFor();
    await page.getByText('bea@example.com').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('shows nothing of it either', async () => {
    await signUpAs('cy@example.com');
    await post('/internal/playground/snap', { name: 'Only of Cy', notes: NOTES });
    await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
    await isTold();
    expect(await page.content()).not.toContain('Only of Cy');
  });

  test('does not sign the other account out', async () => {
    await signUpAs('di@example.com');
    await page.getByRole('button', { name: `Account of ${owner}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await isTold();
    expect(await (await page.request.get('/internal/session')).json()).toMatchObject({
      email: 'di@example.com',
    });
  });

  test('says so as soon as it is looked at again', async () => {
    await signUpAs('eve@example.com');
    await page.evaluate(LOOK_AGAIN);
    await isTold();
  });

  test('is as it was once its own account is signed in again', async () => {
    await signUpAs('fay@example.com');
    await page.evaluate(LOOK_AGAIN);
    await isTold();
    await post('/internal/sign-in', { email: owner, password: PASSWORD });
    await page.evaluate(LOOK_AGAIN);
    await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
    expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES);
  });

  test('goes on with the other account without anything that the first one typed', async () => {
    await signUpAs('gil@example.com');
    await page.evaluate(LOOK_AGAIN);
    await page.getByRole('button', { name: 'Use the other account' }).click();
    await page.getByRole('button', { name: 'Account of gil@example.com' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
    expect(await page.getByLabel('Notes').inputValue()).toBe('');
  });
});
