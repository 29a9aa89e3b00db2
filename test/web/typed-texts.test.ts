import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const WIDTHS = [375, 768, 1280];
const UNBROKEN = 'W'.repeat(200);
const NOTES = 'Asked where the 14% came from before anything else.';
/** "Asks for the figures. Waits." and "Please approve the budget." */
const ARABIC = { notes: 'تسأل عن الأرقام. تنتظر.', draft: 'أرجو الموافقة على الميزانية.' };
/** The mark that lets "gnp.exe" read as "exe.png". */
const REORDERED = '\u202Egnp.exe';

/** Run in the page: what reaches beyond the screen, or beyond the table that it stands in. */
const TOO_WIDE = `
  [...document.querySelectorAll('html, h1, th, td, button, li, .mantine-ScrollArea-viewport')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      || element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.tagName + ': ' + element.textContent.slice(0, 40))`;

/** Run on the element at `selector`: its letters from left to right, as the eye sees them. */
const asSeen = (selector: string) => `(() => {
  const letters = [];
  const walker = document.createTreeWalker(document.querySelector('${selector}'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      letters.push({ letter: text.data[at], left: range.getBoundingClientRect().left });
    }
  }
  return letters.sort((one, other) => one.left - other.left).map(({ letter }) => letter).join('');
})()`;

describe.skipIf(browserMissing !== null)('what people typed, on the dashboard', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, `${'a'.repeat(50)}@example.com`);
    const post = (path: string, data: object) =>
      page.request.post(path, { headers: { origin: dashboard.service.url }, data });
    await post('/internal/keys', { name: 'K'.repeat(80) });
    await post('/internal/playground/snap', { name: UNBROKEN, notes: NOTES, jobType: UNBROKEN });
    await post('/internal/playground/snap', { name: '', notes: NOTES });
    await post('/internal/playground/snap', { name: REORDERED, notes: NOTES, jobType: REORDERED });
    await post('/internal/playground/snap', { name: 'ليلى', notes: ARABIC.notes });
    await post('/internal/playground/snap', { name: ' ', notes: NOTES });
    await post('/internal/playground/comms', { messageText: ARABIC.draft, messageType: 'email', snapId: 4 });
    await page.goto('/history');
    await page.getByRole('row').nth(5).waitFor();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test.each([
    ['/history', 'History'],
    ['/history/1', UNBROKEN],
    ['/credits', 'Credits'],
    ['/keys', 'Keys'],
    ['/account', 'Account'],
  ])('leaves %s as wide as the screen, however long it is', async (path, heading) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(TOO_WIDE)).toEqual([]);
    }
  });

  test('fits the playground and its buttons', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/playground');
      await page.getByLabel('Name').fill(UNBROKEN);
      await page.getByLabel('Notes').fill(NOTES);
      await page.getByRole('button', { name: 'Predict profile' }).click();
      await page.getByRole('button', { name: `Write to ${UNBROKEN}` }).waitFor();
      expect(await page.evaluate(TOO_WIDE)).toEqual([]);
    }
  });

  test('goes from right to left where it is written so, in a field and as it is shown', async () => {
    await page.goto('/history/4');
    const shown = (text: string) => page.locator('p').filter({ hasText: text }).first();
    for (const text of Object.values(ARABIC)) {
      await shown(text).evaluate((element) => element.setAttribute('data-seen', ''));
      expect(await page.evaluate(asSeen('[data-seen]'))).toMatch(/^\./);
      await shown(text).evaluate((element) => element.removeAttribute('data-seen'));
    }
    await page.goto('/playground');
    await page.getByLabel('Notes').fill(ARABIC.notes);
    const direction = () => page.evaluate(`getComputedStyle(document.querySelector('textarea')).direction`);
    expect(await direction()).toBe('rtl');
    await page.getByLabel('Notes').fill(NOTES);
    expect(await direction()).toBe('ltr');
  });

  test.each([
    ['no name at all', 2],
    ['blanks only', 5],
  ])('may be %s', async (_words, snapId) => {
    await page.goto('/credits');
    await page.getByRole('row', { name: `Predict Profile for Without a name (snap ${snapId})` }).waitFor();
    await page.goto(`/history/${snapId}`);
    await page.getByRole('heading', { name: 'Without a name', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Without a name · Attune');
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByText('the message for this person are deleted').waitFor();
  });

  test('reads as it is spelt, and turns round nothing beside it', async () => {
    await page.goto('/history/3');
    await page.getByRole('heading', { name: 'gnp.exe', level: 1 }).waitFor();
    expect(await page.evaluate(asSeen('h1'))).toBe('gnp.exe');
    expect(await page.title()).toBe('gnp.exe · Attune');
    expect(await page.evaluate(asSeen('h1 + p'))).toMatch(/^snap 3 · .* · gnp\.exe · local/);
    await page.goto('/history');
    await page.getByRole('link', { name: 'gnp.exe' }).waitFor();
    expect(await page.evaluate(asSeen('a[href="/history/3"]'))).toBe('gnp.exe');
  });
});
