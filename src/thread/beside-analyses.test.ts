import { describe, expect, it } from 'vitest';
import type { AnalysisOutcome, Engine } from '../engine/engine.ts';
import { analysesBeside } from './beside-analyses.ts';
import type { AnalysisAnswer, AnalysisTask } from './messages.ts';

const READER = { primaryCode: null, secondaryCode: null };
const SHORT = { text: 'Could you send the plan by Friday? '.repeat(20), type: 'email' } as const;
const LONG = { ...SHORT, text: SHORT.text.repeat(20) };
const LONGEST_WAIT_MILLISECONDS = 30_000;

function analysed(engine: string): AnalysisOutcome {
  return { kind: 'analysed', engine, analysis: { strengths: [], risks: [], suggestions: [], rewrite: '' } };
}

interface FakeThread {
  isReady: boolean;
  hasStarted: boolean;
  /** What it was asked and has not answered. */
  readonly waiting: { readonly task: AnalysisTask; answer(answer: AnalysisAnswer): void; fail(): void }[];
  end(): void;
}

/** An engine beside threads that answer when they are told to. */
function beside(maximumThreads = 2) {
  const seen = { starts: 0, stops: 0 };
  let tooLong = 0;
  const threads: FakeThread[] = [];
  const timers = new Set<{ readonly milliseconds: number; readonly work: () => void }>();
  const here: Engine = {
    isImmediate: true,
    predictProfile: async () => ({ kind: 'generation_failed' }),
    analyseMessage: async () => analysed('here'),
  };
  const { engine, close } = analysesBeside({
    engine: here,
    maximumThreads,
    longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    waitedTooLong: () => {
      tooLong += 1;
    },
    start(ended) {
      seen.starts += 1;
      const thread: FakeThread = {
        isReady: true,
        hasStarted: true,
        waiting: [],
        end() {
          thread.isReady = false;
          for (const { answer } of thread.waiting.splice(0)) answer(null);
          ended();
        },
      };
      threads.push(thread);
      return {
        isReady: () => thread.isReady,
        hasStarted: () => thread.hasStarted,
        waitingCharacters: () => thread.waiting.reduce((sum, { task }) => sum + task.message.text.length, 0),
        ask: (task, calledOff) =>
          new Promise((answer, reject) => {
            const asked = { task, answer, fail: () => reject(new Error('no answer')) };
            if (calledOff?.aborted === true) answer(null);
            else thread.waiting.push(asked);
            calledOff?.addEventListener('abort', () => {
              const place = thread.waiting.indexOf(asked);
              // The first one is begun.
              if (place > 0) thread.waiting.splice(place, 1)[0]?.answer(null);
            });
          }),
        async stop() {
          seen.stops += 1;
          thread.end();
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
    threads,
    close,
    analyse: (message: typeof SHORT | typeof LONG, signal?: AbortSignal) =>
      engine.analyseMessage(message, READER, signal),
    tooLong: () => tooLong,
    /** How many drafts each thread has not answered. */
    waiting: () => threads.map(({ waiting }) => waiting.length),
    answerAll() {
      for (const { waiting } of threads)
        for (const { answer } of waiting.splice(0)) answer(analysed('thread'));
    },
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
  it('start a thread with the first draft, and wait for it', async () => {
    const { analyse, seen, threads, answerAll } = beside();
    const made = analyse(SHORT);
    expect(seen.starts).toBe(1);
    expect(threads[0]?.waiting[0]?.task).toEqual({ message: SHORT, reader: READER });
    answerAll();
    expect(await made).toMatchObject({ engine: 'thread' });
  });

  it('start no second thread while the first keeps up', () => {
    const { analyse, seen, answerAll } = beside();
    for (let call = 0; call < 5; call += 1) {
      void analyse(SHORT);
      void analyse(SHORT);
      answerAll();
    }
    expect(seen.starts).toBe(1);
  });

  it('start further threads while those that are there are busy, as many as there may be, and each takes its share', () => {
    const { analyse, seen, waiting } = beside(3);
    for (let call = 0; call < 15; call += 1) void analyse(SHORT);
    expect(seen.starts).toBe(3);
    expect(waiting()).toEqual([5, 5, 5]);
  });

  it('do not wait behind a long draft where there may be another thread', () => {
    const { analyse, waiting } = beside();
    void analyse(LONG);
    void analyse(SHORT);
    void analyse(SHORT);
    expect(waiting()).toEqual([1, 2]);
  });

  it('start no thread while another one is starting', () => {
    const { analyse, seen, threads } = beside();
    void analyse(LONG);
    Object.assign(threads[0] ?? {}, { isReady: false, hasStarted: false });
    void analyse(LONG);
    expect(seen.starts).toBe(1);
  });

  it('that kept a thread too long fail, and are not made again here', async () => {
    const { analyse, threads } = beside();
    const made = analyse(LONG);
    threads[0]?.waiting[0]?.fail();
    await expect(made).rejects.toThrow('no answer');
  });

  it('that a thread could not make are made here', async () => {
    const { analyse, threads } = beside();
    const made = analyse(SHORT);
    threads[0]?.waiting[0]?.answer(null);
    expect(await made).toMatchObject({ engine: 'here' });
  });

  it('end all threads but one when none has come for a minute', async () => {
    const { analyse, seen, pass, answerAll } = beside();
    const calls = [LONG, LONG, SHORT].map((message) => analyse(message));
    pass(60_000);
    expect(seen).toEqual({ starts: 2, stops: 0 });
    answerAll();
    await Promise.all(calls);
    pass(60_000);
    expect(seen).toEqual({ starts: 2, stops: 1 });
  });

  it('that wait behind one which ends their thread go to the next thread, and are never made here', async () => {
    const { analyse, seen, threads, answerAll } = beside(1);
    const [stuck, behind] = [analyse(SHORT), analyse(SHORT)];
    threads[0]?.waiting.shift()?.fail();
    threads[0]?.end();
    await expect(stuck).rejects.toThrow('no answer');
    await expect.poll(() => seen.starts).toBe(2);
    answerAll();
    expect(await behind).toMatchObject({ engine: 'thread' });
  });

  it('fail where one thread after the other ends', async () => {
    const { analyse, threads } = beside(1);
    const made = analyse(SHORT);
    for (let at = 0; at < 3; at += 1) {
      await expect.poll(() => threads[at]?.waiting.length).toBe(1);
      threads[at]?.end();
    }
    await expect(made).rejects.toThrow('ended one after the other');
  });

  it('are made here when no thread starts, and try one again, though not at once, and none once it was closed', async () => {
    const { analyse, seen, threads, pass, close } = beside();
    const made = analyse(SHORT);
    Object.assign(threads[0] ?? {}, { hasStarted: false });
    threads[0]?.end();
    expect(await made).toMatchObject({ engine: 'here' });
    expect(await analyse(SHORT)).toMatchObject({ engine: 'here' });
    expect(seen.starts).toBe(1);
    pass(1000);
    void analyse(SHORT);
    expect(seen.starts).toBe(2);
    await close();
    pass(1000);
    expect(await analyse(SHORT)).toMatchObject({ engine: 'here' });
    expect(seen).toEqual({ starts: 2, stops: 1 });
  });

  it('that could not begin in time fail, are told of, and are not made here or in another thread', async () => {
    const { analyse, seen, waiting, pass, answerAll, tooLong } = beside(1);
    const [begun, ...behind] = [analyse(LONG), analyse(SHORT), analyse(SHORT)];
    pass(LONGEST_WAIT_MILLISECONDS);
    expect(await Promise.all(behind)).toEqual([{ kind: 'generation_failed' }, { kind: 'generation_failed' }]);
    expect(waiting()).toEqual([1]);
    expect(tooLong()).toBe(2);
    answerAll();
    expect(await begun).toMatchObject({ engine: 'thread' });
    expect(tooLong()).toBe(2);
    expect(seen.starts).toBe(1);
  });

  it('whose caller has gone are not begun, and not told of', async () => {
    const { analyse, waiting, answerAll, tooLong } = beside(1);
    const caller = new AbortController();
    const [begun, left] = [analyse(SHORT, caller.signal), analyse(SHORT, caller.signal)];
    caller.abort();
    expect(await left).toEqual({ kind: 'generation_failed' });
    expect(await analyse(SHORT, caller.signal)).toEqual({ kind: 'generation_failed' });
    expect(waiting()).toEqual([1]);
    answerAll();
    expect(await begun).toMatchObject({ engine: 'thread' });
    expect(tooLong()).toBe(0);
  });

  it('that waited long behind one which ends their thread are not begun anew', async () => {
    const { analyse, seen, threads, pass } = beside(1);
    const begun = analyse(SHORT);
    pass(LONGEST_WAIT_MILLISECONDS);
    threads[0]?.end();
    expect(await begun).toEqual({ kind: 'generation_failed' });
    expect(seen.starts).toBe(1);
  });
});
