import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

describe.skipIf(browserMissing !== null)('the page of the keys', () => {
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

  test('makes one key, however fast it is asked for another', async () => {
    for (const name of ['first', 'second']) {
      await page.getByLabel('Name of the key').fill(name);
      await page.getByRole('button', { name: 'Create key' }).dblclick();
      await page.getByRole('button', { name: `Revoke ${name}` }).waitFor();
    }
    const { keys } = await (await page.request.get('/internal/keys')).json();
    expect(keys).toHaveLength(2);
  });

  test('a new key is still there after a look at the reference, which has a tab of its own', async () => {
    await page.getByRole('group', { name: 'first' }).getByRole('button', { name: 'Hide key' }).click();
    const key = (await page.getByTestId('new-key').textContent()) ?? '';
    await page.getByRole('navigation').getByRole('link', { name: 'Docs' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'API reference' }).click();
    await (await opened).close();
    await expect.poll(() => page.getByLabel('First call in curl').textContent()).toContain(key);
    await page.getByRole('navigation').getByRole('link', { name: 'Keys' }).click();
  });

  test('a new key that was copied can be hidden, on every page, and the keyboard goes on from the heading', async () => {
    await page.getByRole('button', { name: 'Hide key' }).press('Enter');
    await page.getByTestId('new-key').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Keys');
    await page.getByRole('navigation').getByRole('link', { name: 'Docs' }).click();
    expect(await page.getByLabel('First call in curl').textContent()).not.toMatch(/attune_\w{20}/);
    await page.getByRole('navigation').getByRole('link', { name: 'Keys' }).click();
  });

  test('a new key that was revoked is offered no more', async () => {
    await page.getByLabel('Name of the key').fill('third');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Revoke third' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect(await page.getByTestId('new-key').count()).toBe(0);
  });

  test.each(['Revoke', 'Rotate'])('%s: what failed for one key is not said of the next', async (action) => {
    const dialog = page.getByRole('dialog');
    await page.route(`**/${action.toLowerCase()}`, (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: `${action} first` }).click();
    await dialog.getByRole('button', { name: `${action} key` }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: `${action} second` }).click();
    await dialog.getByRole('button', { name: `${action} key` }).waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test.each(['Rotate', 'Revoke'])('%s: what is under way cannot be cancelled any more', async (action) => {
    const dialog = page.getByRole('dialog');
    const isAnswered = Promise.withResolvers<void>();
    await page.route(
      `**/${action.toLowerCase()}`,
      async (route) => {
        await isAnswered.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await page
      .getByRole('button', { name: `${action} first` })
      .first()
      .click();
    await dialog.getByRole('button', { name: `${action} key` }).click();
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    isAnswered.resolve();
    await dialog.waitFor({ state: 'hidden' });
  });
});
