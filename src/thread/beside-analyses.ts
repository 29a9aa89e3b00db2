import type { AnalysisOutcome, Engine, Message, Reader } from '../engine/engine.ts';
import type { AnalysisThread } from './analysis-thread.ts';
import type { AnalysisTask } from './messages.ts';
import { createThreadPool } from './thread-pool.ts';

export interface BesideAnalysesOptions {
  readonly engine: Engine;
  /** Starts a thread; `ended` is to be called when it has ended, for whatever reason. */
  readonly start: (ended: () => void) => AnalysisThread;
  readonly maximumThreads: number;
  /** An analysis that waits longer for a thread fails: sooner or later nobody waits for it any more. */
  readonly longestWaitMilliseconds: number;
  /** Told of each that waited too long. */
  readonly waitedTooLong: () => void;
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
/** One may have ended of another's draft, and the next one, too. */
const MOST_THREADS_ASKED = 3;

/**
 * Analyses beside the thread that answers HTTP, so that nobody waits for another's draft. The first analysis starts a thread and
 * waits for it. While all threads are busy a further one is started; each draft goes to the one with the least to do. What waited for a
 * thread that has ended goes to another one; only where none can be started are drafts analysed here. One that has waited too long, or
 * whose caller has gone before it was begun, is not made.
 */
export function analysesBeside({
  engine,
  start,
  maximumThreads,
  longestWaitMilliseconds,
  waitedTooLong,
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

  /** Null where none can be started, or could make it. Throws where one after the other ends: here it would stop everything else. */
  async function askThreads(task: AnalysisTask, calledOff: AbortSignal): Promise<AnalysisOutcome | null> {
    for (let tries = 0; tries < MOST_THREADS_ASKED; tries += 1) {
      const thread = nextThread();
      if (thread === null) return null;
      const answer = await thread.ask(task, calledOff);
      if (answer !== null) return answer;
      if (calledOff.aborted) return { kind: 'generation_failed' };
      if (!hasEnded(thread)) return null;
    }
    throw new Error('Threads for analyses ended one after the other.');
  }

  /** As `askThreads`, for a caller who may go, and for so long only. */
  async function askInTime(task: AnalysisTask, gone?: AbortSignal): Promise<AnalysisOutcome | null> {
    const wait = new AbortController();
    const callOff = (): void => wait.abort();
    let isLate = false;
    const beInTime = later(longestWaitMilliseconds, () => {
      isLate = true;
      callOff();
    });
    if (gone?.aborted === true) callOff();
    gone?.addEventListener('abort', callOff, { once: true });
    try {
      const answer = await askThreads(task, wait.signal);
      if (isLate && answer?.kind === 'generation_failed') waitedTooLong();
      return answer;
    } finally {
      beInTime();
      gone?.removeEventListener('abort', callOff);
    }
  }

  async function analyseMessage(
    message: Message,
    reader: Reader,
    signal?: AbortSignal,
  ): Promise<AnalysisOutcome> {
    stayAwake();
    calls += 1;
    try {
      const answer = await askInTime({ message, reader }, signal);
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

/** One that never started may yet be replaced by none: its drafts are not to wait for that. */
function hasEnded(thread: AnalysisThread): boolean {
  return thread.hasStarted() && !thread.isReady();
}
