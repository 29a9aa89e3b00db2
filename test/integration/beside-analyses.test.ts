import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { localEngine } from '../../src/engine/local/local-engine.ts';
import { startAnalysisThread } from '../../src/thread/analysis-thread.ts';
import { analysesBeside, type BesideAnalyses } from '../../src/thread/beside-analyses.ts';
import { type Attune, COMMS_PATH, startAttune } from '../support/attune.ts';
import { expectSettled, readLedger } from '../support/ledger.ts';

const DRAFT = {
  messageText: 'Hi Dana, I was just wondering if you could maybe look at this?',
  messageType: 'email',
  primaryCode: 'DP-01',
};
const LONG_DRAFT = { ...DRAFT, messageText: `${DRAFT.messageText}\n\n`.repeat(300) };
const CALLS = 24;
const LONGEST_WAIT_MILLISECONDS = 30_000;

describe('drafts that come at once over HTTP', () => {
  let attune: Attune;
  let analyses: BesideAnalyses;
  let analysedHere = 0;
  let asked = 0;
  /** For each draft that is not analysed yet. */
  const endWait = new Set<() => void>();
  const here: Engine = {
    ...localEngine,
    analyseMessage(message, reader, signal) {
      analysedHere += 1;
      return localEngine.analyseMessage(message, reader, signal);
    },
  };

  beforeAll(async () => {
    analyses = analysesBeside({
      engine: here,
      maximumThreads: 1,
      start: (ended) => startAnalysisThread({ ended, failed: () => {} }),
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
      waitedTooLong: () => {},
      later(milliseconds, work) {
        if (milliseconds !== LONGEST_WAIT_MILLISECONDS) return () => {};
        asked += 1;
        endWait.add(work);
        return () => endWait.delete(work);
      },
    });
    attune = await startAttune({ engine: analyses.engine });
  });
  afterAll(async () => {
    await attune.close();
    await analyses.close();
  });

  test('hold up nobody who wants something else: none is analysed in the thread that answers', async () => {
    const { key } = await attune.createAccountWithKey(CALLS * 2);
    const answered: number[] = [];
    const drafts = Array.from({ length: CALLS }, async () => {
      const { status } = await attune.analyse(key, DRAFT);
      answered.push(status);
    });
    expect((await attune.send('/healthz', { method: 'GET' })).status).toBe(200);
    expect(answered).toEqual([]);
    await Promise.all(drafts);
    expect(answered).toEqual(Array(CALLS).fill(201));
    expect(analysedHere).toBe(0);
  });

  test('that could not begin in time are answered with the failed generation, and cost nothing', async () => {
    const { key, accountId } = await attune.createAccountWithKey(CALLS * 2);
    asked = 0;
    const sent = Array.from({ length: CALLS }, () => attune.analyse(key, LONG_DRAFT));
    await expect.poll(() => asked).toBe(CALLS);
    for (const end of [...endWait]) end();
    const failed = (await Promise.all(sent)).filter(({ status }) => status !== 201);
    expect(failed.length).toBeGreaterThan(0);
    for (const { status, body } of failed)
      expect({ status, message: body.message }).toEqual({
        status: 500,
        message: 'Failed to generate comms. Please try again later.',
      });
    await expectSettled(attune.store, accountId, failed.length * 2);
    const lines = attune.logLines.filter((line) => line.includes('comms_generation_failed'));
    expect(lines).toHaveLength(failed.length);
  });

  test('are not made for callers who have gone before they were begun, and cost nothing then', async () => {
    const { key, accountId } = await attune.createAccountWithKey(CALLS * 2);
    asked = 0;
    const callers = Array.from({ length: CALLS }, () => connect({ port: attune.port, host: '127.0.0.1' }));
    const content = JSON.stringify(LONG_DRAFT);
    const head = `POST ${COMMS_PATH} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: application/json`;
    for (const caller of callers)
      caller.write(`${head}\r\nContent-Length: ${content.length}\r\n\r\n${content}`);
    await expect.poll(() => asked).toBe(CALLS);
    for (const caller of callers) caller.resetAndDestroy();
    await expect.poll(() => endWait.size).toBe(0);
    await attune.stopServing();
    const { available } = await readLedger(attune.store, accountId);
    // Those were paid for that were made, or had begun, before their callers went.
    expect(available).toBeGreaterThan(0);
    await expectSettled(attune.store, accountId, available);
    expect(analysedHere).toBe(0);
  });
});
