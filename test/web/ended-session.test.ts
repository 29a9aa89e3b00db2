import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing, launchBrowser } from './support/browser.ts';
import { ensureBuiltPage } from './support/built-page.ts';
import { type RunningService, startService } from './support/service.ts';
import { signedInPage } from './support/signed-in-page.ts';
import { PASSWORD } from './support/visitor.ts';

describe.skipIf(browserMissing !== null)('a session that has ended', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    ensureBuiltPage();
    service = await startService();
    browser = await launchBrowser();
    page = await signedInPage(browser, service, 'ada@example.com');
    await page.goto('/keys');
    await page.getByText('No keys yet').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  test('leads to the sign-in page at the next press, and from there back to where it was', async () => {
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    await page.getByText('No keys yet').waitFor();
    expect(new URL(page.url()).pathname).toBe('/keys');
  });
});
