import { describe, expect, it } from 'vitest';
import type { AnalysisOutcome, Engine } from '../engine/engine.ts';
import { analysesBeside } from './beside-analyses.ts';
import type { AnalysisAnswer } from './messages.ts';

const READER = { primaryCode: null, secondaryCode: null };
const SHORT = { text: 'Could you send the plan by Friday?', type: 'email' } as const;
const LONG = { ...SHORT, text: SHORT.text.repeat(200) };

function analysed(engine: string): AnalysisOutcome {
  return { kind: 'analysed', engine, analysis: { strengths: [], risks: [], suggestions: [], rewrite: '' } };
}

/** An engine beside a thread that answers as it is told. */
function beside(ask: () => Promise<AnalysisAnswer> = async () => analysed('thread')) {
  const seen = { starts: 0, stops: 0 };
  const timers = new Set<{ readonly milliseconds: number; readonly work: () => void }>();
  let isReady = false;
  let end = () => {};
  const here: Engine = {
    isImmediate: true,
    predictProfile: async () => ({ kind: 'generation_failed' }),
    async analyseMessage() {
      await new Promise((resolve) => setImmediate(resolve));
      return analysed('here');
    },
  };
  const { engine, close } = analysesBeside({
    engine: here,
    start(ended) {
      seen.starts += 1;
      end = () => {
        isReady = false;
        ended();
      };
      return {
        isReady: () => isReady,
        ask,
        async stop() {
          seen.stops += 1;
          end();
        },
      };
    },
    later(milliseconds, work) {
      const timer = { milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    seen,
    close,
    analyse: (message: typeof SHORT | typeof LONG) => engine.analyseMessage(message, READER),
    becomeReady() {
      isReady = true;
    },
    endThread: () => end(),
    /** Runs what was put off, of this length only. */
    pass(milliseconds: number) {
      for (const timer of [...timers]) {
        if (timer.milliseconds !== milliseconds) continue;
        timers.delete(timer);
        timer.work();
      }
    },
  };
}

describe('analyses', () => {
  it('of short drafts are made here while few come at once, and no thread is started', async () => {
    const { analyse, seen } = beside();
    const made = await Promise.all([analyse(SHORT), analyse(SHORT)]);
    expect(made).toMatchObject([{ engine: 'here' }, { engine: 'here' }]);
    expect(seen.starts).toBe(0);
  });

  it('of a long draft start the thread and wait for it, so that they hold up nobody; short ones are made here until it is there', async () => {
    const { analyse, seen, becomeReady } = beside();
    expect(await analyse(LONG)).toMatchObject({ engine: 'thread' });
    expect(await analyse(SHORT)).toMatchObject({ engine: 'here' });
    becomeReady();
    expect(await analyse(SHORT)).toMatchObject({ engine: 'thread' });
    expect(seen.starts).toBe(1);
  });

  it('that kept the thread too long fail, and are not made again here', async () => {
    const { analyse } = beside(() => Promise.reject(new Error('no answer')));
    await expect(analyse(LONG)).rejects.toThrow('no answer');
  });

  it('that come three at once start the thread, and are made here until it is there', async () => {
    const { analyse, seen } = beside();
    const made = await Promise.all([analyse(SHORT), analyse(SHORT), analyse(SHORT)]);
    expect(made).toMatchObject(Array(3).fill({ engine: 'here' }));
    expect(seen.starts).toBe(1);
  });

  it('that the thread could not make are made here', async () => {
    const { analyse, becomeReady } = beside(async () => null);
    await analyse(LONG);
    becomeReady();
    expect(await analyse(LONG)).toMatchObject({ engine: 'here' });
  });

  it('end the thread when none has come for a minute', async () => {
    const { analyse, seen, pass, becomeReady } = beside();
    await analyse(LONG);
    becomeReady();
    await analyse(SHORT);
    expect(seen.stops).toBe(0);
    pass(60_000);
    expect(seen.stops).toBe(1);
  });

  it('start a thread that has ended again, though not at once, and none once it was closed', async () => {
    const { analyse, seen, endThread, pass, close } = beside();
    await analyse(LONG);
    endThread();
    await analyse(LONG);
    expect(seen.starts).toBe(1);
    pass(1000);
    await analyse(LONG);
    expect(seen.starts).toBe(2);
    await close();
    pass(1000);
    await analyse(LONG);
    expect(seen).toEqual({ starts: 2, stops: 1 });
  });
});
