import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withStore } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { eraseCommsTextsBefore, eraseSnapTextsBefore } from '../../src/store/account-texts.ts';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';

const NOTES = 'Asked where the 14% came from, and sent the deck back because two charts had no source.';
const DRAFT = { messageText: 'Please approve the budget soon.', messageType: 'email', snapId: 1 };

describe.skipIf(browserMissing !== null)('a snap whose texts were removed because of their age', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard({ RETENTION_DAYS: '30' });
    page = await signedInPage(dashboard, 'ada@example.com');
    const post = (path: string, data: object) =>
      page.request.post(path, { headers: { origin: dashboard.service.url }, data });
    await post('/internal/playground/snap', { name: 'Dana Reyes', notes: NOTES });
    await post('/internal/playground/comms', DRAFT);
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const part = (name: string) => page.getByRole('region', { name });
  const textOf = async (name: string) => (await part(name).innerText()).replaceAll(/\s+/g, ' ');
  const removeWith = (remove: typeof eraseSnapTextsBefore) => {
    const config = loadConfig({ DATABASE_URL: dashboard.service.databaseUrl });
    return withStore(config, ({ handle }) => remove(handle, Date.now() + 1));
  };

  test('keeps its profile, says what is gone and after how long, and claims nothing of the rest', async () => {
    expect(await removeWith(eraseSnapTextsBefore)).toBe(1);
    await page.goto('/history/1');
    await page.getByTestId('profile').waitFor();
    const gone =
      'The name, the notes and what was written about them were removed: this service keeps texts for 30 days.';
    expect(await textOf('Profile')).toContain(gone);
    expect(await textOf('Profile')).not.toMatch(/no notes|Evidence|Nothing more/);
    await part('Message').getByTestId('rewrite').waitFor();
  });

  test('says the same of a draft and its analysis', async () => {
    expect(await removeWith(eraseCommsTextsBefore)).toBe(1);
    await page.goto('/history/1');
    await part('Message').getByText('Email').waitFor();
    expect(await textOf('Message')).toContain(
      'The draft and its analysis were removed: this service keeps texts for 30 days.',
    );
    expect(await textOf('Message')).not.toMatch(/None found|no rewrite|Strengths/);
  });
});
