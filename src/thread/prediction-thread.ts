import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CLOSE, type PredictionTask, READY, type TaskAnswers } from './messages.ts';

export interface PredictionThread {
  /** False until it has started, and from when it has ended. */
  isReady(): boolean;
  /**
   * Predicts and charges in one transaction, durable when this resolves. Null where the thread ended without an answer: what
   * it had begun is then either on the disk or undone.
   */
  ask(tasks: readonly PredictionTask[]): Promise<TaskAnswers | null>;
  /** Ends the thread when it has answered what it was asked. */
  stop(): Promise<void>;
}

export interface PredictionThreadOptions {
  /** The database file. */
  readonly path: string;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
  /** The thread's program; another one only in tests. */
  readonly program?: URL;
}

/** The program of the thread, built or not. */
const PROGRAM = new URL(`./program${extname(import.meta.url)}`, import.meta.url);
/** Longer than a transaction can wait for the database; a thread that takes so long is stuck. */
const LONGEST_ANSWER_MILLISECONDS = 15_000;

interface Waiting {
  readonly resolve: (answers: TaskAnswers | null) => void;
  readonly timer: NodeJS.Timeout;
}

export function startPredictionThread(options: PredictionThreadOptions): PredictionThread {
  const { path, failed, ended, program = PROGRAM } = options;
  const worker = new Worker(program, { workerData: path, name: 'attune-predictions' });
  /** Who waits for an answer, in the order in which they asked and are answered. */
  const waiting: Waiting[] = [];
  let isReady = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', failed);
  worker.once('exit', () => {
    isReady = false;
    for (const { resolve, timer } of waiting.splice(0)) {
      clearTimeout(timer);
      resolve(null);
    }
    ended();
  });
  worker.on('message', (message: string) => {
    if (message === READY) {
      isReady = true;
      return;
    }
    const first = waiting.shift();
    if (first === undefined) return;
    clearTimeout(first.timer);
    first.resolve(JSON.parse(message) as TaskAnswers);
  });
  // The server keeps the process alive; an idle thread shall not.
  worker.unref();

  function giveUp(): void {
    isReady = false;
    failed(new Error('The prediction thread did not answer.'));
    void worker.terminate();
  }

  return {
    isReady: () => isReady,
    ask: (tasks) =>
      new Promise((resolve) => {
        if (!isReady) {
          resolve(null);
          return;
        }
        waiting.push({ resolve, timer: setTimeout(giveUp, LONGEST_ANSWER_MILLISECONDS) });
        worker.postMessage(JSON.stringify(tasks));
      }),
    async stop() {
      isReady = false;
      worker.ref();
      worker.postMessage(CLOSE);
      await exited;
    },
  };
}
