import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { RunningService } from './service.ts';
import { PASSWORD } from './visitor.ts';

/** A page of a browser in which the owner of a new account is signed in. */
export async function signedInPage(
  browser: Browser,
  service: RunningService,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce', ...options });
  const response = await context.request.post('/internal/sign-up', {
    headers: { origin: service.url },
    data: { email, password: PASSWORD },
  });
  if (response.status() !== 201) throw new Error(`Sign-up was answered ${response.status()}.`);
  return context.newPage();
}
