import type { Timing } from './llm-deps.ts';

/** The end of one call: its own time running out or its caller going away, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly remainingMilliseconds: () => number;
  /** Settles as the work does, or with what ended the call before. A late result of the work is dropped. */
  race<T>(work: Promise<T>): Promise<T | 'timeout' | 'cancelled'>;
  /** Waits; returns early with what ended the call, else null. */
  pause(milliseconds: number): Promise<'timeout' | 'cancelled' | null>;
  /** Gives timer and listener back. */
  dispose(): void;
}

export function startDeadline(timing: Timing, milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const endsAt = timing.now() + milliseconds;
  const { promise: ended, resolve: resolveEnded } = Promise.withResolvers<'timeout' | 'cancelled'>();
  const end = (reason: 'timeout' | 'cancelled'): void => {
    resolveEnded(reason);
    controller.abort();
  };
  const onCallerGone = (): void => end('cancelled');
  const stopTimer = timing.after(milliseconds, () => end('timeout'));
  if (caller?.aborted === true) end('cancelled');
  else caller?.addEventListener('abort', onCallerGone, { once: true });

  return {
    signal: controller.signal,
    remainingMilliseconds: () => Math.max(0, endsAt - timing.now()),
    race: (work) => Promise.race([ended, work]),
    pause: async (pauseMilliseconds) => {
      if (pauseMilliseconds === 0) return null;
      const { promise, resolve } = Promise.withResolvers<null>();
      const stopPause = timing.after(pauseMilliseconds, () => resolve(null));
      const result = await Promise.race([ended, promise]);
      stopPause();
      return result;
    },
    dispose: () => {
      stopTimer();
      caller?.removeEventListener('abort', onCallerGone);
    },
  };
}
