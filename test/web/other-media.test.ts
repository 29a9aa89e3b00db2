import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from before anything else.';
const DRAFT = 'Hi Dana,\n\nEverybody loves it. We never have any delays. Please approve the budget soon.';

/** White or transparent, as everything is with the colours that Chromium forces unless it says otherwise. */
const AS_THE_PAGE = /^rgba?\(255, 255, 255/;

/** Run in the page: how the first element of `selector` is drawn. */
const styleOf = (selector: string, property: string) =>
  `getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`;

describe.skipIf(browserMissing !== null)('the dashboard', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    const post = (path: string, data: object) =>
      page.request.post(path, { headers: { origin: dashboard.service.url }, data });
    await post('/internal/playground/snap', { name: 'Dana Reyes', notes: NOTES });
    await post('/internal/playground/comms', { snapId: 1, messageType: 'email', messageText: DRAFT });
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const style = async (selector: string, property: string) =>
    (await page.evaluate(styleOf(selector, property))) as string;
  const open = async (path: string, heading: string) => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  };

  describe('in forced colours', () => {
    beforeAll(() => page.emulateMedia({ forcedColors: 'active' }));
    afterAll(() => page.emulateMedia({ forcedColors: 'none' }));

    test.each([
      ['the bars of the calls', '/', 'Start', '.chart-part'],
      ['the filter that is chosen', '/', 'Start', '.mantine-SegmentedControl-label[data-active]'],
      ['the page one is on', '/', 'Start', '[aria-current]'],
      ['the tab one is on', '/playground', 'Playground', '[role=tab][aria-selected=true]'],
    ])('sets off %s', async (_words, path, heading, selector) => {
      await open(path, heading);
      expect(await style(selector, 'background-color')).not.toMatch(AS_THE_PAGE);
    });

    test('underlines what a rewrite adds', async () => {
      await open('/history/1', 'Dana Reyes');
      expect(await style('ins', 'text-decoration-line')).toBe('underline');
      expect(await style('del', 'text-decoration-line')).toBe('line-through');
    });
  });

  describe('in print', () => {
    beforeAll(() => page.emulateMedia({ media: 'print' }));
    afterAll(() => page.emulateMedia({ media: null, colorScheme: null }));

    test('is what there is to read, over the whole width, and nothing to press', async () => {
      await open('/history/1', 'Dana Reyes');
      expect(await page.getByRole('navigation').isVisible()).toBe(false);
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBeLessThan(100);
    });

    test.each(['mark', 'ins', 'del'])('keeps the colour of each %s', async (element) => {
      await open('/history/1', 'Dana Reyes');
      expect(await style(element, 'print-color-adjust')).toBe('exact');
    });

    test('is dark on light, also where the screen is light on dark', async () => {
      const seen = async () => {
        await open('/history/1', 'Dana Reyes');
        const parts = ['h1', 'h1 + p', '.prose', '.prose del', 'a', 'section'];
        return Promise.all(
          parts.map(async (part) => [await style(part, 'color'), await style(part, 'background-color')]),
        );
      };
      const light = await seen();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await seen()).toEqual(light);
    });
  });
});
