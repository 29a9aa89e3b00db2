/** Lets a bounded number of calls pass at once and a bounded number wait. */
export interface CallGate {
  /** Resolves to the function that gives the place back, to `full` at once, or to `aborted` when the signal fires. */
  enter(signal: AbortSignal): Promise<(() => void) | 'full' | 'aborted'>;
}

/**
 * First come, first served. A waiting call whose signal fires leaves the queue at once, so that calls which nobody
 * waits for take nobody's place; that is why this is not cockatiel's bulkhead, which keeps them until their turn.
 */
export function createCallGate(maxConcurrentCalls: number, queueLimit: number): CallGate {
  let active = 0;
  const waiting = new Set<() => void>();

  const leave = (): void => {
    active -= 1;
    const next = waiting.values().next().value;
    if (next !== undefined) next();
  };
  const pass = (): (() => void) => {
    active += 1;
    return leave;
  };

  return {
    enter: (signal) => {
      if (signal.aborted) return Promise.resolve('aborted');
      if (active < maxConcurrentCalls) return Promise.resolve(pass());
      if (waiting.size >= queueLimit) return Promise.resolve('full');
      return new Promise((resolve) => {
        const onTurn = (): void => {
          waiting.delete(onTurn);
          signal.removeEventListener('abort', onAbort);
          resolve(pass());
        };
        const onAbort = (): void => {
          waiting.delete(onTurn);
          resolve('aborted');
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.add(onTurn);
      });
    },
  };
}
