import type { AnalysisOutcome, Engine, Message, Reader } from '../engine/engine.ts';
import type { AnalysisThread } from './analysis-thread.ts';

export interface BesideAnalysesOptions {
  readonly engine: Engine;
  /** Starts the thread; `ended` is to be called when it has ended, for whatever reason. */
  readonly start: (ended: () => void) => AnalysisThread;
  /** Runs work once after a while, and does not keep the process alive for it; the function that is returned calls it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

export interface BesideAnalyses {
  /** The same engine; once the thread is there, it analyses all drafts. */
  readonly engine: Engine;
  close(): Promise<void>;
}

/** From here on a draft takes so long (20 ms and more) that everybody else would wait for it, and it waits for a thread that starts. */
const LONG_DRAFT_CHARACTERS = 4000;
/** More analyses at once make the service busy. */
const BUSY_ANALYSES = 2;
/** A thread that nobody needs gives its memory back. */
const IDLE_MILLISECONDS = 60_000;
/** After a failure the thread is started anew, though not at once: what stopped it may last. */
const RESTART_MILLISECONDS = 1000;

/**
 * Analyses beside the thread that answers HTTP, so that nobody waits for another's draft. The thread is started with the first
 * long draft, or when many come at once; once it is there it makes all analyses, and it ends when none has come for a
 * minute. Until then, and whenever it fails, they are made here; only long ones wait until it has started.
 */
export function analysesBeside({ engine, start, later }: BesideAnalysesOptions): BesideAnalyses {
  let thread: AnalysisThread | null = null;
  let mayStart = true;
  let calls = 0;
  let isClosed = false;
  let stayAwake = () => {};

  function startedThread(): AnalysisThread | null {
    if (thread !== null || !mayStart || isClosed) return thread;
    mayStart = false;
    thread = start(() => {
      thread = null;
      later(RESTART_MILLISECONDS, () => {
        mayStart = true;
      });
    });
    return thread;
  }

  function endWhenIdle(): void {
    stayAwake = later(IDLE_MILLISECONDS, () => {
      void thread?.stop();
    });
  }

  /** Where to analyse a draft; null for here. */
  function threadFor({ text }: Message): AnalysisThread | null {
    const isLong = text.length >= LONG_DRAFT_CHARACTERS;
    const helper = isLong || calls > BUSY_ANALYSES ? startedThread() : thread;
    return isLong || helper?.isReady() === true ? helper : null;
  }

  async function analyseMessage(
    message: Message,
    reader: Reader,
    signal?: AbortSignal,
  ): Promise<AnalysisOutcome> {
    stayAwake();
    calls += 1;
    try {
      const helper = threadFor(message);
      const answer = helper === null ? null : await helper.ask({ message, reader });
      return answer ?? (await engine.analyseMessage(message, reader, signal));
    } finally {
      calls -= 1;
      if (calls === 0 && thread !== null) endWhenIdle();
    }
  }

  return {
    engine: { ...engine, analyseMessage },
    async close() {
      isClosed = true;
      stayAwake();
      await thread?.stop();
    },
  };
}
