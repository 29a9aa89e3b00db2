import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type RunningService, startService } from './service.ts';
import { PASSWORD } from './visitor.ts';

/** The service with the dashboard as it is built, and a browser to look at it with. */
export interface Dashboard {
  readonly service: RunningService;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function startDashboard(environment: Record<string, string> = {}): Promise<Dashboard> {
  const service = await startService(environment);
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  return {
    service,
    browser,
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

/** A page of the browser in which the owner of a new account is signed in. */
export async function signedInPage(
  { browser, service }: Pick<Dashboard, 'browser' | 'service'>,
  email: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce' });
  const response = await context.request.post('/internal/sign-up', {
    headers: { origin: service.url },
    data: { email, password: PASSWORD },
  });
  if (response.status() !== 201) throw new Error(`Sign-up was answered ${response.status()}.`);
  return context.newPage();
}

/** Signs up as a newcomer does, on the page, and makes the first key, which then stands on it. */
export async function signUpWithKey(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByTestId('new-key').waitFor();
}

/** Has the playground's example predicted, and waits for its profile. */
export async function predictExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in an example' }).click();
  await page.getByRole('button', { name: 'Predict profile' }).click();
  await page.getByTestId('profile').waitFor();
}
