import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserMissing } from './support/browser.ts';
import { type Dashboard, predictExample, signedInPage, startDashboard } from './support/dashboard.ts';

const GOOD_DRAFT = 'Could you check the assumptions in the table by Friday 9 May?';
const GERMAN_NOTES = 'Fragt immer zuerst nach den Zahlen und der Quelle, bevor er entscheidet.';

describe.skipIf(browserMissing !== null)('what came of a call in the playground', () => {
  let dashboard: Dashboard;
  let page: Page;

  beforeAll(async () => {
    dashboard = await startDashboard();
    page = await signedInPage(dashboard, 'ada@example.com');
    await page.goto('/playground');
  });
  afterAll(async () => {
    await dashboard?.close();
  });

  const outcome = (title: string) => page.getByRole('region', { name: title });
  const told = (title: string) => outcome(title).getByRole('status');
  const turnTo = (tab: string) => page.getByRole('tab', { name: tab }).click();

  test('is told to a screen reader in a sentence: the profile', async () => {
    await predictExample(page);
    await expect.poll(() => told('Profile').textContent()).toBe('Predicted: Analyzer, High confidence.');
  });

  test('is told to a screen reader in a sentence: how much an analysis holds', async () => {
    await turnTo('Analyse Comms');
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await page.getByTestId('rewrite').waitFor();
    const lists = await Promise.all(
      ['Strengths', 'Risks', 'Suggestions'].map((name) => itemsBelow(page, name)),
    );
    const [strengths, risks, suggestions] = lists;
    await expect
      .poll(() => told('Analysis').textContent())
      .toMatch(
        new RegExp(`^Analysed: ${strengths} strengths?, ${risks} risks?, ${suggestions} suggestions?\\.$`),
      );
  });

  test('is a draft shown once where the rewrite changed nothing', async () => {
    await page.getByLabel('Draft').fill(`${GOOD_DRAFT}\n`);
    await page.getByRole('button', { name: 'Analyse message' }).click();
    await outcome('Analysis').getByText('Nothing was changed.').waitFor();
    expect(await outcome('Analysis').locator('.prose').allInnerTexts()).toEqual([GOOD_DRAFT]);
  });

  test('gives one reason, the one that the engine gives, where no profile is named', async () => {
    await turnTo('Predict Profile');
    await page.getByLabel('Notes').fill(GERMAN_NOTES);
    await page.getByRole('button', { name: 'Predict profile' }).click();
    await outcome('Profile').locator('.prose').getByText('This engine reads English').waitFor();
    await expect.poll(() => told('Profile').textContent()).toBe('No profile is named.');
    expect(await outcome('Profile').innerText()).not.toMatch(/too little|Evidence/);
    await outcome('Profile').locator('.prose').getByText(GERMAN_NOTES).waitFor();
  });

  test('is an example to begin with, which replaces nothing that was written', async () => {
    await turnTo('Analyse Comms');
    const example = page.getByRole('button', { name: 'Fill in an example' });
    expect(await example.count()).toBe(0);
    await page.getByLabel('Draft').fill('');
    await example.click();
    expect(await page.locator('textarea:focus').inputValue()).toContain('pilot');
    expect(await example.count()).toBe(0);
  });
});

function itemsBelow(page: Page, heading: string): Promise<number> {
  return page.getByRole('heading', { name: heading }).locator('..').getByRole('listitem').count();
}
