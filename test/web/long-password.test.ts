import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, signedInPage, startDashboard } from './support/dashboard.ts';
import { type RunningService, startService } from './support/service.ts';
import { PASSWORD, visitorOf } from './support/visitor.ts';

const MOST = 128;
const LONG = `${'long '.repeat(30)}password`;

/** As a form that takes no more cuts what is pasted into it: never within a character. */
const CUT_PASSWORDS = [
  ['between characters', LONG, LONG.slice(0, MOST)],
  ['before a character of two units', `${'x'.repeat(MOST - 1)}🙂 and more`, 'x'.repeat(MOST - 1)],
] as const;

describe('a password that a form of an earlier version cut', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each(CUT_PASSWORDS)(
    '%s opens the account, and can be changed, as its owner knows it',
    async (words, whole, cut) => {
      const email = `${words.replaceAll(' ', '-')}@example.com`;
      const visitor = visitorOf(service);
      expect((await visitor.post('/internal/sign-up', { email, password: cut })).status).toBe(201);
      for (const password of [whole, cut]) {
        expect((await visitor.post('/internal/sign-in', { email, password })).status).toBe(200);
      }
      const wrong = await visitor.post('/internal/sign-in', { email, password: `y${whole}` });
      expect(wrong.status).toBe(401);
      const change = { currentPassword: whole, newPassword: PASSWORD };
      expect((await visitor.post('/internal/password', change)).status).toBe(200);
      expect((await visitor.post('/internal/sign-in', { email, password: PASSWORD })).status).toBe(200);
    },
  );
});

describe.skipIf(browserMissing !== null)('a password of more than 128 characters', () => {
  let dashboard: Dashboard;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const paste = async (label: string, text: string) => {
    const field = page.getByLabel(new RegExp(`^${label}`));
    await field.focus();
    await page.keyboard.insertText(text);
    expect(await field.inputValue()).toBe(text);
  };

  test('is refused in words at sign-up, whose form says the limit', async () => {
    page = await (await dashboard.browser.newContext({ baseURL: dashboard.service.url })).newPage();
    await page.goto('/sign-up');
    await page.getByText('10 to 128 characters.').waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await paste('Password', LONG);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('The password must have at most 128 characters.').waitFor();
  });

  test('is refused in words as a new one, whose form says the limit; the old one stays', async () => {
    page = await signedInPage(dashboard, 'bea@example.com');
    await page.goto('/account');
    await page.getByText('10 to 128 characters.').waitFor();
    await paste('Current password', PASSWORD);
    await paste('New password', LONG);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The password must have at most 128 characters.').waitFor();
    const credentials = { email: 'bea@example.com', password: PASSWORD };
    expect((await visitorOf(dashboard.service).post('/internal/sign-in', credentials)).status).toBe(200);
  });

  test('may be typed whole to sign in where only its beginning was kept', async () => {
    const email = 'cy@example.com';
    const sent = { email, password: LONG.slice(0, MOST) };
    expect((await visitorOf(dashboard.service).post('/internal/sign-up', sent)).status).toBe(201);
    page = await (await dashboard.browser.newContext({ baseURL: dashboard.service.url })).newPage();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await paste('Password', LONG);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor();
  });
});
