/** Whether the database can be written, known without a write for each question. */
export interface WriteHealth {
  /** To be told why a transaction was not committed. */
  failed(error: unknown): void;
  /** Rejects with what stood in the way if the database could not be written lately. */
  check(): Promise<void>;
}

export interface WriteHealthOptions {
  /** Writes something small that changes nothing, and rejects if that cannot be done. */
  readonly tryWriting: () => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** So long an answer stands before it is tried again. */
  readonly answerStandsMilliseconds: number;
}

/** What a disk or a file does to every writer until somebody mends it; a refused job or a lock of others is no such thing. */
const LASTING = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

/**
 * A transaction that fails for the disk's sake makes every check reject at once. Otherwise a check tries to write, once in a while
 * only, and those in between get the same answer: so an idle service also hears of a disk that filled up, and of room again.
 */
export function createWriteHealth(options: WriteHealthOptions): WriteHealth {
  const { tryWriting, now, answerStandsMilliseconds } = options;
  let standsUntil = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();

  function settle(newAnswer: Promise<void>): void {
    answer = newAnswer;
    answer.catch(() => {});
    standsUntil = now() + answerStandsMilliseconds;
  }

  return {
    failed(error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (LASTING.test(code)) settle(Promise.reject(error));
    },
    check() {
      if (now() >= standsUntil) settle(tryWriting());
      return answer;
    },
  };
}
