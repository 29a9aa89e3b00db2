import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { startService } from './support/service.ts';

const UNREACHABLE = 'The service cannot be reached. Check that it is running, then try again.';
const PREDICT = '**/internal/playground/snap';

describe.skipIf(browserMissing !== null)('what is pressed in the playground', () => {
  let dashboard: Dashboard;
  let accounts = 0;

  beforeAll(async () => {
    dashboard = await startDashboard();
    // The first page takes its time: the browser and the service are still getting ready.
    await openPlayground();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  /** The playground of a new account, with a person filled in. */
  async function openPlayground(on: Pick<Dashboard, 'browser' | 'service'> = dashboard): Promise<Page> {
    accounts += 1;
    const page = await signedInPage(on, `account-${accounts}@example.com`);
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    return page;
  }

  const pressPredict = (page: Page) => page.getByRole('button', { name: 'Predict profile' }).click();
  const balance = async (page: Page) => {
    const { balance } = await (await page.request.get('/internal/credits')).json();
    return Number(balance);
  };

  /** The Idempotency-Keys of the calls that leave the page from now on. */
  function sentKeys(page: Page): (string | undefined)[] {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/internal/playground/')) keys.push(request.headers()['idempotency-key']);
    });
    return keys;
  }

  test('is called and charged once, however fast it is pressed again', async () => {
    const page = await openPlayground();
    const sent = sentKeys(page);
    await page.getByRole('button', { name: 'Predict profile' }).dblclick();
    await page.getByTestId('profile').waitFor();
    await page.getByRole('button', { name: 'Write to Dana Reyes' }).click();
    await page.getByLabel('Draft').fill('Please approve the budget soon, it is really great.');
    await page.getByRole('button', { name: 'Analyse message' }).dblclick();
    await page.getByTestId('rewrite').waitFor();
    expect(sent).toHaveLength(2);
    expect(await balance(page)).toBe(97);
  });

  test('is charged once if its answer was lost and it is pressed again', async () => {
    const page = await openPlayground();
    const loseAnswer = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(PREDICT, loseAnswer, { times: 1 });
    await pressPredict(page);
    await page.getByText(UNREACHABLE).waitFor();
    expect(await balance(page)).toBe(99);
    await pressPredict(page);
    await page.getByTestId('profile').waitFor();
    expect(await balance(page)).toBe(99);
  });

  test('is a new call once it was answered, or when another person is filled in', async () => {
    const page = await openPlayground();
    const sent = sentKeys(page);
    await pressPredict(page);
    await expect.poll(() => balance(page)).toBe(99);
    await pressPredict(page);
    await expect.poll(() => balance(page)).toBe(98);
    await page.getByLabel('Name').fill('Lee Wong');
    await pressPredict(page);
    await page.getByRole('button', { name: 'Write to Lee Wong' }).waitFor();
    expect(await balance(page)).toBe(97);
    expect(new Set(sent).size).toBe(3);
    expect(sent).not.toContain(undefined);
  });

  test('is asked anew after a refusal, since credits may have been added', async () => {
    const poor = await startService({ NEW_ACCOUNT_CREDITS: '0' });
    try {
      const page = await openPlayground({ ...dashboard, service: poor });
      const sent = sentKeys(page);
      for (const presses of [1, 2]) {
        const refused = page.waitForResponse(PREDICT);
        await pressPredict(page);
        expect((await refused).status()).toBe(400);
        await page.getByRole('alert').getByText('Insufficient API credits.').waitFor();
        expect(new Set(sent).size).toBe(presses);
      }
    } finally {
      await poor.close();
    }
  });

  test('fails at once without a network, and is not sent later', async () => {
    const page = await openPlayground();
    await page.context().setOffline(true);
    await pressPredict(page);
    await page.getByText(UNREACHABLE).waitFor();
    const sent = sentKeys(page);
    await page.getByRole('link', { name: 'Attune, start page' }).click();
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor();
    const isBack = page.waitForResponse('**/internal/credits');
    await page.context().setOffline(false);
    await isBack;
    expect(sent).toEqual([]);
    expect(await balance(page)).toBe(100);
  });

  test('what is looked for without a network says so, and can be tried again', async () => {
    const page = await openPlayground();
    await page.goto('/history');
    await page.getByText('No snaps yet').waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Search').fill('Dana');
    await page.getByText(UNREACHABLE).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Nothing found').waitFor();
  });
});
