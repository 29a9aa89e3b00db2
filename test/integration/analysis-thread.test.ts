import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localEngine } from '../../src/engine/local/local-engine.ts';
import { type AnalysisThread, startAnalysisThread } from '../../src/thread/analysis-thread.ts';

const READER = { primaryCode: 'DP-01', secondaryCode: null } as const;
const DRAFT = {
  text: 'Hi Dana, I was just wondering if you could maybe look at this?',
  type: 'email',
} as const;
const LONG_DRAFT = { ...DRAFT, text: `${DRAFT.text}\n\n`.repeat(700) };

describe('the analysis thread', () => {
  let thread: AnalysisThread;
  let hasEnded = false;
  const failures: unknown[] = [];

  // Loading the coach from its sources takes seconds, so one thread serves all tests; the last one ends it.
  beforeAll(() => {
    thread = startAnalysisThread({
      failed: (error) => failures.push(error),
      ended: () => {
        hasEnded = true;
      },
    });
  });
  afterAll(() => thread.stop());

  test('analyses as this thread does, in the order of asking, whatever it was asked before it was there', async () => {
    const messages = [DRAFT, { ...DRAFT, text: 'Send it now.' }, DRAFT];
    const answers = await Promise.all(messages.map((message) => thread.ask({ message, reader: READER })));
    const here = await Promise.all(messages.map((message) => localEngine.analyseMessage(message, READER)));
    expect(answers).toEqual(here);
    expect(failures).toEqual([]);
  });

  test('leaves this thread free while it reads a long draft', async () => {
    await thread.ask({ message: DRAFT, reader: READER });
    let turns = 0;
    let isDone = false;
    const asked = thread.ask({ message: LONG_DRAFT, reader: READER }).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(turns).toBeGreaterThan(100);
    expect((await asked)?.kind).toBe('analysed');
  });

  test('gets through drafts in which something is repeated over and over, and is not stuck on one', async () => {
    const texts = [
      `You never answer. ${'A'.repeat(112)} come on. Could you maybe look at it?`,
      `${'ALL OF IT IS STRICTLY CONFIDENTIAL, '.repeat(6)} so please delete it at once.`,
      `${'and '.repeat(60)} look at it.`,
      `I do ${'fully '.repeat(60)} understand it.`,
      `We are the ${'really '.repeat(40)} good ones, a provider of ${'a'.repeat(120)}/tools.`,
      `Could you look at it?${'\n'.repeat(3000)}Lee`,
      'Is it ok? '.repeat(900),
    ];
    const answers = texts.map((text) => thread.ask({ message: { text, type: 'email' }, reader: READER }));
    for (const answer of await Promise.all(answers)) expect(answer?.kind).toBe('analysed');
  });

  test('answers what it was asked before it ends, and nothing behind that', async () => {
    const asked = thread.ask({ message: DRAFT, reader: READER });
    await thread.stop();
    expect(await asked).toMatchObject({ kind: 'analysed' });
    expect(hasEnded).toBe(true);
    expect(await thread.ask({ message: DRAFT, reader: READER })).toBeNull();
  });
});
