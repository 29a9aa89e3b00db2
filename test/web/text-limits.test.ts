import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const HEADER_PIXELS = 58;
const SHORT = 150;
const LONG = 1000;
const LIMITS = { MAX_SHORT_TEXT_CHARACTERS: String(SHORT), MAX_LONG_TEXT_CHARACTERS: String(LONG) };

describe.skipIf(browserMissing !== null)('a text in the playground', () => {
  let dashboard: Dashboard;
  let page: Page;
  const calls: string[] = [];

  beforeAll(async () => {
    dashboard = await startDashboard(LIMITS);
    page = await signedInPage(dashboard, 'ada@example.com');
    page.on('request', (request) => {
      if (request.url().includes('/playground/') && request.method() === 'POST') calls.push(request.url());
    });
    await page.goto('/playground');
    await page.waitForLoadState('networkidle');
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const field = (label: string) => page.getByLabel(label, { exact: false });
  /** What a screen reader says of the field beyond its name. */
  const descriptionOf = async (label: string) => {
    const ids = (await field(label).getAttribute('aria-describedby')) ?? '';
    const parts = ids.split(' ').filter((id) => id !== '');
    return (await Promise.all(parts.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(' ');
  };

  test('may have as many characters as the service reads, however the browser counts them', async () => {
    const name = '🙂'.repeat(SHORT);
    await field('Name').focus();
    await page.keyboard.insertText(name);
    await field('Notes').fill('Asked where the 14% came from before anything else.');
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await page.getByRole('button', { name: `Write to ${name}` }).waitFor();
  });

  test('says how much it holds when there is little room left', async () => {
    await field('Notes').fill('n'.repeat(LONG / 2));
    expect(await descriptionOf('Notes')).not.toContain('characters');
    await field('Notes').fill('n'.repeat(LONG - 1));
    expect(await descriptionOf('Notes')).toContain('999 of 1,000 characters.');
  });

  test.each([
    ['Predict Profile', 'Name', 'Predict profile', SHORT],
    ['Predict Profile', 'Job', 'Predict profile', SHORT],
    ['Predict Profile', 'Notes', 'Predict profile', LONG],
    ['Analyse Comms', 'Draft', 'Analyse message', LONG],
  ])('that is too long is not sent, and its field says so: %s, %s', async (tab, label, button, most) => {
    await page.getByRole('tab', { name: tab }).click();
    await field(label).fill('x'.repeat(most + 1));
    calls.length = 0;
    await page.getByRole('button', { name: button }).click();
    const told = `At most ${most.toLocaleString()} characters, and this has ${(most + 1).toLocaleString()}.`;
    expect(await descriptionOf(label)).toContain(told);
    expect(await field(label).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.evaluate('document.activeElement.value.length')).toBe(most + 1);
    expect(await seriousFaults(page)).toEqual([]);
    expect(calls).toEqual([]);
    await field(label).fill('x');
  });

  test('that is too long is brought below the header, where it is seen', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.getByRole('tab', { name: 'Predict Profile' }).click();
    await field('Name').fill('x'.repeat(SHORT + 1));
    await page.getByRole('button', { name: 'Predict profile' }).click();
    const top = async () => (await field('Name').boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan(HEADER_PIXELS);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test.each([
    ['Predict Profile', 'Name', 'Predict profile', 'Blanks only: write a name.'],
    ['Predict Profile', 'Notes', 'Predict profile', 'Blanks only: write what is known.'],
    ['Analyse Comms', 'Draft', 'Analyse message', 'Blanks only: write a draft.'],
  ])(
    'of blanks only is not sent and not charged, and its field says so: %s, %s',
    async (tab, label, button, told) => {
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Predict Profile') await field('Name').fill('Lee Wong');
      if (tab === 'Predict Profile') await field('Notes').fill('Asked where the 14% came from.');
      await field(label).fill(' \n\u202e ');
      calls.length = 0;
      await page.getByRole('button', { name: button }).click();
      expect(await descriptionOf(label)).toContain(told);
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
      expect(await page.evaluate('document.activeElement.labels[0].textContent')).toContain(label);
      expect(calls).toEqual([]);
    },
  );
});

describe.skipIf(browserMissing !== null)('a password', () => {
  test('is shown and hidden by keyboard', async () => {
    const dashboard = await startDashboard();
    try {
      const page = await signedInPage(dashboard, 'ada@example.com');
      await page.goto('/account');
      const password = page.getByLabel('Current password');
      await password.fill('a long enough password');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await password.getAttribute('type')).toBe('text');
      await page.keyboard.press(' ');
      expect(await password.getAttribute('type')).toBe('password');
    } finally {
      await dashboard.close();
    }
  });
});
