import { describe, expect, it } from 'vitest';
import type { Handle } from './dialect.ts';
import { createWriteGroup } from './write-group.ts';

/** The jobs here look at no database: a transaction is what was written between its begin and its commit. */
const NO_HANDLE = {} as Handle;

interface Journal {
  readonly lines: string[];
  /** Set to make the next commits fail. */
  failingCommits: number;
}

function groupOn(journal: Journal, maximumJobs = 10) {
  let isScheduled = false;
  let start = () => {};
  const write = createWriteGroup({
    async transact(work) {
      journal.lines.push('begin');
      try {
        await work(NO_HANDLE);
        if (journal.failingCommits > 0) {
          journal.failingCommits -= 1;
          throw new Error('disk full');
        }
        journal.lines.push('commit');
      } catch (error) {
        journal.lines.push('rollback');
        throw error;
      }
    },
    schedule(flush) {
      isScheduled = true;
      start = flush;
    },
    maximumJobs,
  });
  const job = (name: string) =>
    write(async () => {
      journal.lines.push(name);
      return name;
    }).then((value) => {
      journal.lines.push(`${value} resolved`);
      return value;
    });
  return { write, job, start: () => start(), isScheduled: () => isScheduled };
}

const newJournal = (): Journal => ({ lines: [], failingCommits: 0 });

describe('a write group', () => {
  it('runs jobs that arrive together in one transaction, in order, and resolves them after its commit', async () => {
    const journal = newJournal();
    const { job, start } = groupOn(journal);
    const jobs = Promise.all([job('a'), job('b'), job('c')]);
    start();
    await jobs;
    expect(journal.lines).toEqual([
      'begin',
      'a',
      'b',
      'c',
      'commit',
      'a resolved',
      'b resolved',
      'c resolved',
    ]);
  });

  it('takes no more than its maximum into one transaction', async () => {
    const journal = newJournal();
    const { job, start } = groupOn(journal, 2);
    const jobs = Promise.all(['a', 'b', 'c', 'd', 'e'].map(job));
    start();
    await jobs;
    expect(journal.lines.filter((line) => line === 'commit')).toHaveLength(3);
  });

  it('lets a job that throws fail alone: the others are written, the thrower leaves nothing', async () => {
    const journal = newJournal();
    const { write, job, start } = groupOn(journal);
    const thrown = write(async () => {
      throw new Error('bad job');
    });
    const jobs = Promise.allSettled([job('a'), thrown, job('b')]);
    start();
    const [a, bad, b] = await jobs;
    expect([a.status, bad.status, b.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(journal.lines.filter((line) => line === 'commit')).toHaveLength(2);
    expect(journal.lines.filter((line) => line === 'rollback')).toHaveLength(2);
  });

  it('rejects a lone job with its own error', async () => {
    const { write, start } = groupOn(newJournal());
    const thrown = write(async () => {
      throw new Error('bad job');
    });
    start();
    await expect(thrown).rejects.toThrow('bad job');
  });

  it('tells no job that it is durable when the commit failed', async () => {
    const journal = { lines: [], failingCommits: 3 };
    const { job, start } = groupOn(journal);
    const jobs = Promise.allSettled([job('a'), job('b')]);
    start();
    expect((await jobs).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(journal.lines).not.toContain('a resolved');
  });

  it('goes on after a failure', async () => {
    const journal = { lines: [], failingCommits: 1 };
    const { job, start } = groupOn(journal);
    const failed = job('a');
    start();
    await expect(failed).rejects.toThrow('disk full');
    const next = job('b');
    start();
    expect(await next).toBe('b');
  });

  it('writes a job that arrives while a transaction runs in the next one', async () => {
    const journal = newJournal();
    const { write, job, start } = groupOn(journal);
    let late: Promise<string> | null = null;
    const first = write(async () => {
      late = job('late');
    });
    start();
    await first;
    await late;
    expect(journal.lines).toEqual(['begin', 'commit', 'begin', 'late', 'commit', 'late resolved']);
  });
});
