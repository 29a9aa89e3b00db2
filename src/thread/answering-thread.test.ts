import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnsweringThread, startAnsweringThread } from './answering-thread.ts';

const LONGEST_ANSWER_MILLISECONDS = 30_000;
/** Says what it is asked, and never comes to an end with `stuck`. Keeps in a file what it has answered last. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', (message) => {
    if (message === 'close') return parentPort.close();
    while (message === '"stuck"');
    parentPort.postMessage(message);
    writeFileSync(workerData, message);
  });
  parentPort.postMessage('ready');`;

let folder: string;
let answered: string;
let thread: AnsweringThread<string, string>;
let failures: unknown[];
let ended: Promise<void>;
beforeEach(async () => {
  failures = [];
  folder = mkdtempSync(join(tmpdir(), 'attune-thread-'));
  answered = join(folder, 'answered');
  const { promise, resolve } = Promise.withResolvers<void>();
  ended = promise;
  thread = startAnsweringThread({
    name: 'echo',
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    data: answered,
    questionsAtOnce: 1,
    longestAnswerMilliseconds: LONGEST_ANSWER_MILLISECONDS,
    failed: (error) => failures.push(error),
    ended: resolve,
  });
  await expect.poll(thread.isReady).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await thread.stop();
  rmSync(folder, { recursive: true });
});

/** Lets the thread answer while this one is busy, and hears nothing of it yet. */
function whileBusy(answer: string): void {
  while (!existsSync(answered) || readFileSync(answered, 'utf8') !== JSON.stringify(answer));
}

it('a question that takes too long fails, and the thread is ended: those behind it get no answer', async () => {
  const asked = thread.ask('stuck');
  const behind = thread.ask('behind');
  vi.advanceTimersByTime(LONGEST_ANSWER_MILLISECONDS);
  expect(thread.isReady()).toBe(false);
  await expect(asked).rejects.toThrow('The thread echo did not answer.');
  expect(await behind).toBeNull();
  expect(await thread.ask('later')).toBeNull();
  await ended;
  expect(failures).toMatchObject([{ message: 'The thread echo did not answer.' }]);
});

it('each question has the whole time from when the one before it was answered', async () => {
  const before = thread.ask('before');
  let hasFailed = false;
  const asked = thread.ask('stuck').catch(() => {
    hasFailed = true;
  });
  vi.advanceTimersByTime(LONGEST_ANSWER_MILLISECONDS - 1);
  expect(await before).toBe('before');
  vi.advanceTimersByTime(LONGEST_ANSWER_MILLISECONDS - 1);
  await Promise.resolve();
  expect(hasFailed).toBe(false);
  vi.advanceTimersByTime(1);
  await asked;
  expect(hasFailed).toBe(true);
});

it('a thread that has answered may be idle for as long as nobody asks', async () => {
  expect(await thread.ask('once')).toBe('once');
  vi.advanceTimersByTime(2 * LONGEST_ANSWER_MILLISECONDS);
  expect(thread.isReady()).toBe(true);
  expect(await thread.ask('again')).toBe('again');
  expect(failures).toEqual([]);
});

it('an answer that comes when its question was given up is nobody else’s', async () => {
  const asked = thread.ask('late');
  const behind = thread.ask('behind');
  whileBusy('late');
  vi.advanceTimersByTime(LONGEST_ANSWER_MILLISECONDS);
  await expect(asked).rejects.toThrow('The thread echo did not answer.');
  expect(await behind).toBeNull();
});

it('a question that is called off before the thread was given it is not answered, and those behind it are', async () => {
  const caller = new AbortController();
  const [before, left, behind] = [
    thread.ask('before'),
    thread.ask('stuck', caller.signal),
    thread.ask('behind'),
  ];
  const waitingCharacters = thread.waitingCharacters();
  caller.abort();
  expect(waitingCharacters - thread.waitingCharacters()).toBe('"stuck"'.length);
  expect(await Promise.all([before, left, behind])).toEqual(['before', null, 'behind']);
  expect(await thread.ask('stuck', caller.signal)).toBeNull();
});

it('a question that the thread was given is answered, though it is called off', async () => {
  const caller = new AbortController();
  const asked = thread.ask('begun', caller.signal);
  caller.abort();
  expect(await asked).toBe('begun');
});

it('is told what waits before it is stopped', async () => {
  const asked = [thread.ask('first'), thread.ask('second'), thread.ask('third')];
  await thread.stop();
  expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
});
