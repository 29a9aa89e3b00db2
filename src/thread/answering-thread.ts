import { Worker } from 'node:worker_threads';
import { CLOSE, READY } from './messages.ts';

/** A second thread that is asked and answers, one question after the other. */
export interface AnsweringThread<Question, Answer> {
  /** False until it has started, and from when it has ended. */
  isReady(): boolean;
  /** Whether it was ready once; it may have ended since. */
  hasStarted(): boolean;
  /** How long the questions are that it has not answered yet, in characters. */
  waitingCharacters(): number;
  /**
   * What it answers, at once or when it has started. Null where it ended without an answer, and where `calledOff` aborted
   * before it was given the question. Throws where this very question took too long: nobody should be held up by it again.
   */
  ask(question: Question, calledOff?: AbortSignal): Promise<Answer | null>;
  /** Ends the thread when it has answered what it was asked. */
  stop(): Promise<void>;
}

export interface AnsweringThreadOptions {
  /** Tells it from others, in a debugger and in the log. */
  readonly name: string;
  /** Says READY, answers each question in turn and ends at CLOSE; questions and answers are JSON text. */
  readonly program: URL;
  /** What the program finds as its `workerData`. */
  readonly data: string;
  /** How much of its memory may be young, in megabytes: less is collected more often. Node's own limit where it is left out. */
  readonly youngMegabytes?: number;
  /** How many questions it is given at once. Those behind them wait here, where they can be called off. */
  readonly questionsAtOnce: number;
  /** A thread that takes longer for one question is stuck, and is ended. */
  readonly longestAnswerMilliseconds: number;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

interface Waiting<Answer> {
  readonly question: string;
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (error: Error) => void;
}

export function startAnsweringThread<Question, Answer>(
  options: AnsweringThreadOptions,
): AnsweringThread<Question, Answer> {
  const { name, program, data, youngMegabytes, questionsAtOnce, longestAnswerMilliseconds, failed, ended } =
    options;
  const resourceLimits = youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes };
  const worker = new Worker(program, { workerData: data, name, resourceLimits });
  /** Who waits for an answer, in the order in which they asked and are answered. */
  const waiting: Waiting<Answer>[] = [];
  /** How many of them, the first ones, the thread was given. */
  let given = 0;
  let timer: NodeJS.Timeout | undefined;
  let state: 'starting' | 'ready' | 'stopping' | 'ended' = 'starting';
  let hasStarted = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', failed);
  worker.once('exit', () => {
    state = 'ended';
    clearTimeout(timer);
    for (const { resolve } of waiting.splice(0)) resolve(null);
    ended();
  });
  worker.on('message', (message: string) => {
    if (message === READY) {
      if (state === 'starting') state = 'ready';
      hasStarted = true;
      return;
    }
    // The answer to a question that was given up came after all, and is none to the one behind it.
    if (state === 'ended') return;
    const asked = waiting.shift();
    given -= 1;
    give(questionsAtOnce);
    waitForNext();
    asked?.resolve(JSON.parse(message) as Answer);
  });
  // The server keeps the process alive; an idle thread shall not.
  worker.unref();

  /** Gives the thread what waits, until it has so many questions. */
  function give(most: number): void {
    for (const { question } of waiting.slice(given, most)) {
      given += 1;
      worker.postMessage(question);
    }
  }

  function callOff(asked: Waiting<Answer>): void {
    const place = waiting.indexOf(asked);
    if (place < given) return;
    waiting.splice(place, 1);
    asked.resolve(null);
  }

  /** Each question has the whole time from when the one before it was answered. */
  function waitForNext(): void {
    clearTimeout(timer);
    timer = waiting.length === 0 ? undefined : setTimeout(giveUp, longestAnswerMilliseconds);
  }

  function giveUp(): void {
    state = 'ended';
    const error = new Error(`The thread ${name} did not answer.`);
    failed(error);
    waiting.shift()?.reject(error);
    void worker.terminate();
  }

  return {
    isReady: () => state === 'ready',
    hasStarted: () => hasStarted,
    waitingCharacters: () => waiting.reduce((sum, { question }) => sum + question.length, 0),
    ask: (question, calledOff) =>
      new Promise((resolve, reject) => {
        if (state === 'stopping' || state === 'ended' || calledOff?.aborted === true) {
          resolve(null);
          return;
        }
        const asked = { question: JSON.stringify(question), resolve, reject };
        waiting.push(asked);
        calledOff?.addEventListener('abort', () => callOff(asked), { once: true });
        give(questionsAtOnce);
        if (waiting.length === 1) waitForNext();
      }),
    async stop() {
      if (state === 'stopping' || state === 'ended') return exited;
      state = 'stopping';
      worker.ref();
      give(waiting.length);
      worker.postMessage(CLOSE);
      await exited;
    },
  };
}
