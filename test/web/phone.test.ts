import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signUpWithKey, startDashboard } from './support/dashboard.ts';

const PHONE = { width: 360, height: 740 };
/** The narrowest screen that pages have to fit, which is also 1280 pixels at 400 %. */
const NARROWEST = { width: 320, height: 640 };
const HEADER_PIXELS = 58;

/** Run in the page: labels cut short, and tables or pages that reach beyond the screen. */
const CUT_OFF = `
  [...document.querySelectorAll('html, .mantine-Badge-label, .mantine-ScrollArea-viewport, .mantine-SegmentedControl-root')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.className + ': ' + element.textContent.slice(0, 60))`;

/** Run in the page: words of its own, not of code or of what people typed, that go on in the next line. */
const BROKEN_WORDS = `(() => {
  const broken = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement.closest('pre, bdi, .breakable, [data-testid=new-key]')) continue;
    for (const { index, 0: word } of text.data.matchAll(/[A-Za-z0-9,]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

describe.skipIf(browserMissing !== null)('the dashboard on a phone', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard({ NEW_ACCOUNT_CREDITS: '100000' });
    const context = await dashboard.browser.newContext({
      baseURL: dashboard.service.url,
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await signUpWithKey(page, 'ada@example.com');
    await page.goto('/playground');
    await predictExample(page);
  });

  afterAll(async () => {
    await dashboard?.close();
  });

  const cutOff = async () => (await page.evaluate(CUT_OFF)) as readonly string[];

  test.each([
    ['/', 'Start'],
    ['/keys', 'Keys'],
    ['/history', 'History'],
    ['/credits', 'Credits'],
    ['/guide', 'Docs'],
    ['/account', 'Account'],
  ])('nothing on %s is cut off at the side, and no word is broken', async (path, heading) => {
    for (const size of [NARROWEST, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await cutOff()).toEqual([]);
      expect(await page.evaluate(BROKEN_WORDS)).toEqual([]);
    }
  });

  test('an outcome that was paid for is on the screen', async () => {
    await page.goto('/playground');
    await predictExample(page);
    const isOnScreen = async () => {
      const box = await page.getByTestId('profile').boundingBox();
      return box !== null && box.y > HEADER_PIXELS && box.y + box.height < PHONE.height;
    };
    await expect.poll(isOnScreen).toBe(true);
  });

  test('the text of an error stands with its code', async () => {
    await page.goto('/guide');
    const row = page.getByRole('row', { name: /insufficient_credits/ });
    await row.getByText('Insufficient API credits.').filter({ visible: true }).waitFor();
    const box = await row.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  });
});
