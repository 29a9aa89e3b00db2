import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** A name for this machine that, unlike 127.0.0.1, browsers trust no more than another one. */
export const DISTANT_HOST = 'attune.example';
const ARGUMENTS = [
  `--host-resolver-rules=MAP ${DISTANT_HOST} 127.0.0.1`,
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Why browser tests cannot run here, or null. */
export const browserMissing = existsSync(CHROMIUM)
  ? null
  : `skipped: there is no Chromium at ${CHROMIUM} (apt-get install chromium, or set CHROMIUM_PATH)`;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

/** Everything that the browser complains about: errors of scripts, refusals by the security policy, failed loads. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds serious or critical on the page as it stands. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Evaluated over the debugging protocol, since the page's own policy rightly refuses foreign scripts.
  await page.evaluate(axeSource);
  const result = (await page.evaluate('axe.run()')) as AxeResult;
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
