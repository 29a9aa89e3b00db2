/** Who writes when. */
export interface Turns {
  /** Runs `work` when all earlier work has ended, and lets no later work begin before it has ended itself. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` beside other work that was handed in here with nothing to be done alone in between. */
  together<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * SQLite has one writer at a time, and a connection that finds another one writing stops its whole thread until that is
 * done; work that waits for its turn here stops nothing.
 */
export function createTurns(): Turns {
  /** Settles when everything handed in so far has ended. */
  let allEnded: Promise<unknown> = Promise.resolve();
  /** When the work that is handed in to run together may begin; null once something is to be done alone after it. */
  let togetherFrom: Promise<unknown> | null = null;

  return {
    alone(work) {
      togetherFrom = null;
      const turn = allEnded.then(work);
      allEnded = turn.catch(() => {});
      return turn;
    },

    together(work) {
      togetherFrom ??= allEnded;
      const turn = togetherFrom.then(work);
      allEnded = Promise.allSettled([allEnded, turn]);
      return turn;
    },
  };
}
