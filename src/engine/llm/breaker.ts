import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  IterableBackoff,
} from 'cockatiel';
import { BREAKER_PAUSES_MILLISECONDS } from './llm-settings.ts';
import type { UpstreamEvent } from './upstream-event.ts';

/** Whether a call spoke for the model's health, against it, or not at all. */
export type Health = 'healthy' | 'failing' | 'unknown';

export interface Breaker {
  /** Runs the work, or answers `breaker_open` at once while the model is known to fail. */
  execute<T>(work: () => Promise<T>, health: (result: T) => Health): Promise<T | 'breaker_open'>;
}

type BreakerState = Extract<UpstreamEvent, { kind: 'breaker' }>['state'];

const OPEN = 'breaker_open';

/**
 * Opens after `threshold` failed calls in a row, then lets one call probe after a pause that grows. Whole calls count,
 * with their retries: a burst of errors that a retry gets over opens nothing. While a probe runs, others are refused
 * at once instead of waiting for it, and a probe that its caller gave up proves nothing, so the breaker stays open.
 */
export function createBreaker(threshold: number, onState: (state: BreakerState) => void): Breaker {
  const policy = circuitBreaker(
    handleWhenResult((result) => {
      const { health } = result as Judged;
      return health === 'failing' || (health === 'unknown' && policy.state === CircuitState.HalfOpen);
    }),
    {
      breaker: new ConsecutiveBreaker(threshold),
      halfOpenAfter: new IterableBackoff(BREAKER_PAUSES_MILLISECONDS),
    },
  );
  policy.onBreak(() => onState('open'));
  policy.onHalfOpen(() => onState('half_open'));
  policy.onReset(() => onState('closed'));

  return {
    execute: async (work, health) => {
      if (policy.state === CircuitState.HalfOpen) return OPEN;
      try {
        const judged = await policy.execute(async () => {
          const value = await work();
          return { value, health: health(value) };
        });
        return judged.value;
      } catch (error) {
        if (error instanceof BrokenCircuitError) return OPEN;
        throw error;
      }
    },
  };
}

interface Judged {
  readonly health: Health;
}
