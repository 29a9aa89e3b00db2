import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROFILE_CAVEAT, PROFILE_CODES } from '../../src/domain/profiles.ts';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';

describe.skipIf(browserMissing !== null)('what a profile is', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.request.post('/internal/playground/snap', {
      headers: { origin: dashboard.service.url },
      data: { name: 'Dana Reyes', notes: NOTES },
    });
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  test.each([
    ['the history', '/history'],
    ['the page of a snap', '/history/1'],
    ['the form for a draft', '/playground?snap=1'],
    ['the docs', '/guide'],
  ])('is not left out on %s, nor what it is not for', async (_words, path) => {
    await page.goto(path);
    await page.getByText(PROFILE_CAVEAT).filter({ visible: true }).waitFor();
  });

  test('is told on the docs page, to which the caveat leads: every profile, and what the labels mean', async () => {
    await page.goto('/history');
    await page.getByRole('link', { name: 'What profiles and confidence mean' }).click();
    const told = page.getByRole('region', { name: 'Profiles' });
    for (const code of PROFILE_CODES) await told.getByRole('row').filter({ hasText: code }).waitFor();
    await told.getByText(/High at least .* Medium .* Low /).waitFor();
    expect(await told.getByRole('row').count()).toBe(PROFILE_CODES.length + 1);
  });
});
