import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { localEngine } from '../../src/engine/local/local-engine.ts';
import { startAnalysisThread } from '../../src/thread/analysis-thread.ts';
import { analysesBeside, type BesideAnalyses } from '../../src/thread/beside-analyses.ts';
import { type Attune, startAttune } from '../support/attune.ts';

const DRAFT = {
  messageText: 'Hi Dana, I was just wondering if you could maybe look at this?',
  messageType: 'email',
  primaryCode: 'DP-01',
};
const CALLS = 24;

describe('drafts that come at once over HTTP', () => {
  let attune: Attune;
  let analyses: BesideAnalyses;
  let analysedHere = 0;
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
      later: () => () => {},
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
});
