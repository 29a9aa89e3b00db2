import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const HEADER_PIXELS = 58;
const MANY_KEYS = 12;
/** Run in the page: the title of the box that has the focus. */
const FOCUSED_TITLE = `document.activeElement.querySelector('.mantine-Alert-title')?.textContent`;

describe.skipIf(browserMissing !== null)('a new key', () => {
  let dashboard: Dashboard;
  let page: Page;
  let accounts = 0;

  beforeEach(async () => {
    dashboard ??= await startDashboard();
    accounts += 1;
    page = await signedInPage(dashboard, `ada${accounts}@example.com`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/keys');
    await page.getByText('No keys yet').waitFor();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const create = async (name: string) => {
    await page.getByLabel('Name of the key').fill(name);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: `Revoke ${name}` }).waitFor();
  };
  const box = (title: string | RegExp) => page.getByRole('group', { name: title });
  const shownKeys = () => page.getByTestId('new-key').allTextContents();
  const open = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  /** Whether the browser asks before the page is left. */
  const isAskedBeforeLeaving = async () => {
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      return dialog.accept();
    });
    await page.reload();
    page.removeAllListeners('dialog');
    return isAsked;
  };

  test('has the focus as soon as it is there, and names its key', async () => {
    await create('staging');
    await expect.poll(() => page.evaluate(FOCUSED_TITLE)).toBe('New key for staging');
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('that replaces one far down the list is brought onto the screen, says until when the old one works, and keeps the focus', async () => {
    for (let made = 1; made <= MANY_KEYS; made += 1) {
      const key = { headers: { origin: dashboard.service.url }, data: { name: `key ${made}` } };
      await page.request.post('/internal/keys', key);
    }
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.reload();
    await page.getByRole('button', { name: 'Rotate key 1', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
    const title = /^New key for key 1; the old one works until \d+ \w+ \d{4}, \d\d:\d\d$/;
    await expect.poll(() => page.evaluate(FOCUSED_TITLE)).toMatch(title);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText(/^ends /).waitFor();
    await expect.poll(() => page.evaluate(FOCUSED_TITLE)).toMatch(title);
    const place = await box(title).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(HEADER_PIXELS);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(500);
  });

  test('that was not copied stays beside the next, and one that was copied makes room for it', async () => {
    await create('first');
    const [first] = await shownKeys();
    await create('second');
    expect(await shownKeys()).toEqual([first, expect.stringMatching(/^attune_/)]);
    await box('New key for first').getByRole('button', { name: 'Copy key' }).click();
    await box('New key for first').getByRole('button', { name: 'Copied' }).waitFor();
    await create('third');
    await box('New key for third').waitFor();
    await box('New key for second').waitFor();
    expect(await box('New key for first').count()).toBe(0);
  });

  test('is asked about before the page is left, until it was copied', async () => {
    expect(await isAskedBeforeLeaving()).toBe(false);
    await create('first');
    expect(await isAskedBeforeLeaving()).toBe(true);
    await create('second');
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await isAskedBeforeLeaving()).toBe(false);
  });

  test('counts as copied by hand, and with the call that it was filled into', async () => {
    await create('by hand');
    await page.getByTestId('new-key').selectText();
    await page.keyboard.press('ControlOrMeta+c');
    expect(await isAskedBeforeLeaving()).toBe(false);
    await create('in a call');
    await open('Docs');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await isAskedBeforeLeaving()).toBe(false);
  });

  test('is asked about no more once it is hidden', async () => {
    await create('first');
    await page.getByRole('button', { name: 'Hide key' }).click();
    expect(await isAskedBeforeLeaving()).toBe(false);
  });

  test('says how long its name may be, and a longer one is refused at the field', async () => {
    const name = page.getByLabel('Name of the key');
    const descriptionOf = async () => {
      const ids = ((await name.getAttribute('aria-describedby')) ?? '').split(/\s+/);
      return (await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(' ');
    };
    await expect.poll(descriptionOf).toBe('Optional, at most 80 characters.');
    await name.fill('x'.repeat(81));
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect.poll(descriptionOf).toContain('At most 80 characters, and this has 81.');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await create('x'.repeat(80));
  });

  test('whose name the service refuses is refused at the field, which has the focus', async () => {
    const name = page.getByLabel('Name of the key');
    await name.fill('a\u0007bell');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('The name must not hold control characters.').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.evaluate('document.activeElement.ariaInvalid')).toBe('true');
    await name.fill('no bell');
    expect(await page.getByText('The name must not hold').count()).toBe(0);
  });
});
