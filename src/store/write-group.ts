import type { Handle } from './dialect.ts';

/** A unit of writing: all of it is durable when its promise resolves, none of it if it rejects. */
export type WriteJob<T> = (handle: Handle) => Promise<T>;

interface QueuedJob {
  readonly run: (handle: Handle) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

export interface WriteGroupOptions {
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. */
  readonly transact: (work: (handle: Handle) => Promise<void>) => Promise<void>;
  /** Starts the next group a moment later, so that requests read from the same poll share it. */
  readonly schedule: (flush: () => void) => void;
  readonly maximumJobs: number;
}

/**
 * Group commit. Each commit on SQLite waits for the disk, so jobs that arrive together share one transaction and
 * with it one wait. A job never sees the difference: if any job of a group throws, the group is rolled back and each
 * job runs again in a transaction of its own, so jobs must do nothing but database work.
 */
export function createWriteGroup({ transact, schedule, maximumJobs }: WriteGroupOptions) {
  let queue: QueuedJob[] = [];
  let isFlushing = false;

  async function commit(jobs: readonly QueuedJob[]): Promise<void> {
    const settle: (() => void)[] = [];
    await transact(async (handle) => {
      for (const job of jobs) settle.push(await job.run(handle));
    });
    for (const resolve of settle) resolve();
  }

  async function commitOneByOne(jobs: readonly QueuedJob[]): Promise<void> {
    for (const job of jobs) await commit([job]).catch(job.fail);
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const jobs = queue.slice(0, maximumJobs);
      queue = queue.slice(maximumJobs);
      await commit(jobs).catch((error: unknown) => {
        const [only] = jobs;
        if (jobs.length > 1 || only === undefined) return commitOneByOne(jobs);
        only.fail(error);
        return undefined;
      });
    }
    isFlushing = false;
  }

  return function write<T>(job: WriteJob<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push({
        run: async (handle) => {
          const value = await job(handle);
          return () => resolve(value);
        },
        fail: reject,
      });
      if (isFlushing) return;
      isFlushing = true;
      schedule(() => void flush());
    });
  };
}
