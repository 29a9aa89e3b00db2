import type { AnalysisOutcome, Engine, Message, Reader } from '../engine/engine.ts';
import type { AnalysisThread } from './analysis-thread.ts';
import { createThreadPool } from './thread-pool.ts';

export interface BesideAnalysesOptions {
  readonly engine: Engine;
  /** Starts a thread; `ended` is to be called when it has ended, for whatever reason. */
  readonly start: (ended: () => void) => AnalysisThread;
  readonly maximumThreads: number;
  /** Runs work once after a while, and does not keep the process alive for it; the function that is returned calls it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

export interface BesideAnalyses {
  /** The same engine; drafts are analysed in threads. */
  readonly engine: Engine;
  close(): Promise<void>;
}

/** A thread that has so much before the next draft is busy: three or four mails of usual length, or a longer one. */
const BUSY_CHARACTERS = 3000;
/** Threads that nobody needs give their memory back, but for one: loading the coach anew takes a good part of a second. */
const IDLE_MILLISECONDS = 60_000;
const KEPT_THREADS = 1;

/**
 * Analyses beside the thread that answers HTTP, so that nobody waits for another's draft. The first analysis starts a thread and
 * waits for it. While all threads are busy a further one is started; each draft goes to the one with the least to do. Where a
 * thread fails, or none may be started, drafts are analysed here.
 */
export function analysesBeside({
  engine,
  start,
  maximumThreads,
  later,
}: BesideAnalysesOptions): BesideAnalyses {
  const threads = createThreadPool({ start, maximumThreads, later });
  let calls = 0;
  let stayAwake = () => {};

  /** Where to analyse the next draft; null for here. */
  function nextThread(): AnalysisThread | null {
    const thread = threads.leastBusy();
    if (thread !== null && thread.waitingCharacters() < BUSY_CHARACTERS) return thread;
    threads.grow();
    return threads.leastBusy();
  }

  async function analyseMessage(
    message: Message,
    reader: Reader,
    signal?: AbortSignal,
  ): Promise<AnalysisOutcome> {
    stayAwake();
    const thread = nextThread();
    calls += 1;
    try {
      const answer = (await thread?.ask({ message, reader })) ?? null;
      return answer ?? (await engine.analyseMessage(message, reader, signal));
    } finally {
      calls -= 1;
      if (calls === 0) stayAwake = later(IDLE_MILLISECONDS, () => void threads.shrink(KEPT_THREADS));
    }
  }

  return {
    engine: { ...engine, analyseMessage },
    async close() {
      stayAwake();
      await threads.close();
    },
  };
}
