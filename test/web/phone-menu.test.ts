import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserMissing, seriousFaults } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

/** As on a phone held sideways, or on a small screen at 200 %. */
const SMALL = { width: 640, height: 400 };

/** Run in the page: where the focus is. */
const FOCUSED = `(() => {
  const { left, right, bottom } = document.activeElement.getBoundingClientRect();
  const name = document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent;
  return { name, isOnScreen: right > 0 && left < innerWidth && bottom > 0 };
})()`;

describe.skipIf(browserMissing !== null)('the menu of a small screen', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.setViewportSize(SMALL);
  });
  afterAll(async () => {
    await dashboard?.close();
  });
  beforeEach(async () => {
    await page.goto('/guide');
    await page.getByRole('heading', { name: 'Docs', level: 1 }).waitFor();
  });

  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
  const linkTo = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const focused = async () => (await page.evaluate(FOCUSED)) as { name: string; isOnScreen: boolean };
  const tab = async () => {
    await page.keyboard.press('Tab');
    return focused();
  };

  test('takes no focus while it is closed', async () => {
    await page.getByRole('button', { name: /^Account of/ }).focus();
    expect(await tab()).toEqual({ name: 'Create a key', isOnScreen: true });
  });

  test('is closed by Escape, and the focus is where it was opened', async () => {
    await openMenu();
    await linkTo('Keys').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
    expect((await focused()).name).toBe('Open menu');
    expect(await linkTo('Keys').isVisible()).toBe(false);
  });

  test('leads through its links, and is out of the way of what follows them', async () => {
    await openMenu();
    await linkTo('Start').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await linkTo('Docs').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
    expect(await linkTo('Docs').isVisible()).toBe(false);
    await openMenu();
    await linkTo('Keys').click();
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    expect(await linkTo('Keys').isVisible()).toBe(false);
  });

  test('stands beside the page on a wide screen, and Escape leaves it there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await linkTo('Keys').focus();
    await page.keyboard.press('Escape');
    expect(await linkTo('Keys').isVisible()).toBe(true);
    await page.setViewportSize(SMALL);
  });
});
