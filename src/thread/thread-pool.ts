import type { AnsweringThread } from './answering-thread.ts';

/** Several threads that run the same program. */
export interface ThreadPool<Thread> {
  /** Starts one more, unless there are as many as there may be, one is starting already, or one has just failed to start. */
  grow(): void;
  /** The one with the least to answer, of those that have started if any has; null if there is none. */
  leastBusy(): Thread | null;
  /** Ends all but so many, the oldest, when they have answered what they were asked. */
  shrink(keptThreads: number): Promise<void>;
  /** Ends all, and starts none any more. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions<Thread> {
  /** Starts a thread; `ended` is to be called when it has ended, for whatever reason. */
  readonly start: (ended: () => void) => Thread;
  readonly maximumThreads: number;
  /** Runs work once after a while, and does not keep the process alive for it. */
  readonly later: (milliseconds: number, work: () => void) => void;
}

/** After one that did not start the next is started, though not at once: what stopped it may last. */
const RESTART_MILLISECONDS = 1000;

/** A pool that begins empty. */
export function createThreadPool<Thread extends AnsweringThread<never, unknown>>({
  start,
  maximumThreads,
  later,
}: ThreadPoolOptions<Thread>): ThreadPool<Thread> {
  const threads = new Set<Thread>();
  let isPausing = false;
  let isClosed = false;

  function pause(): void {
    isPausing = true;
    later(RESTART_MILLISECONDS, () => {
      isPausing = false;
    });
  }

  async function shrink(keptThreads: number): Promise<void> {
    await Promise.all([...threads].slice(keptThreads).map((thread) => thread.stop()));
  }

  return {
    grow() {
      if (isClosed || isPausing || threads.size >= maximumThreads) return;
      if ([...threads].some((thread) => !thread.isReady())) return;
      const thread = start(() => {
        threads.delete(thread);
        if (!thread.hasStarted()) pause();
      });
      threads.add(thread);
    },

    leastBusy() {
      const ready = [...threads].filter((thread) => thread.isReady());
      const [first, ...others] = ready.length > 0 ? ready : threads;
      if (first === undefined) return null;
      return others.reduce(
        (least, thread) => (thread.waitingCharacters() < least.waitingCharacters() ? thread : least),
        first,
      );
    },

    shrink,

    async close() {
      isClosed = true;
      await shrink(0);
    },
  };
}
