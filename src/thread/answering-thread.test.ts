import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnsweringThread, startAnsweringThread } from './answering-thread.ts';

const LONGEST_ANSWER_MILLISECONDS = 30_000;
/** Says what it is asked, and never comes to an end with `stuck`. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (message) => {
    if (message === 'close') return parentPort.close();
    while (message === '"stuck"');
    parentPort.postMessage(message);
  });
  parentPort.postMessage('ready');`;

let thread: AnsweringThread<string, string>;
let failures: unknown[];
let ended: Promise<void>;
beforeEach(async () => {
  failures = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  ended = promise;
  thread = startAnsweringThread({
    name: 'echo',
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    data: '',
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
});

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
