import type { Clock } from '../domain/clock.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';

/** A limiter that knows of some clients, without asking anybody, that they are over their limit. */
export interface RememberingRateLimiter extends RateLimiter {
  /** The refusal that `consume` would come to, or null where it must be asked. */
  refusalOf(client: string): RateDecision | null;
}

export interface RememberedRefusalsOptions {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly windowSeconds: number;
  /** Most clients remembered at once; beyond it the refusal that was first is forgotten, and asked for again. */
  readonly maximumClients: number;
}

/** Remembers each refusal of `limiter` until the client's window closes: a flood then costs a look into a map. */
export function rememberRefusals(options: RememberedRefusalsOptions): RememberingRateLimiter {
  const { limiter, clock, windowSeconds, maximumClients } = options;
  const refusals = new Map<string, { readonly decision: RateDecision; readonly closesAt: number }>();

  return {
    refusalOf(client) {
      const refusal = refusals.get(client);
      if (refusal === undefined) return null;
      const secondsLeft = (refusal.closesAt - clock.now()) / 1000;
      // More than a whole window is left only if the clock was set back.
      if (secondsLeft <= 0 || secondsLeft > windowSeconds) {
        refusals.delete(client);
        return null;
      }
      return { ...refusal.decision, resetSeconds: Math.ceil(secondsLeft) };
    },

    async consume(client) {
      const decision = await limiter.consume(client);
      if (!decision.isAllowed) {
        refusals.delete(client);
        refusals.set(client, { decision, closesAt: clock.now() + decision.resetMilliseconds });
        if (refusals.size > maximumClients) forgetFirst();
      }
      return decision;
    },
  };

  function forgetFirst(): void {
    for (const client of refusals.keys()) {
      refusals.delete(client);
      return;
    }
  }
}
