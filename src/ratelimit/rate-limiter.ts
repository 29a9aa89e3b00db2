/** What a request finds in its client's window. */
export interface RateDecision {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window closes, at least 1. */
  readonly resetSeconds: number;
  /** The same to the millisecond, as far as the limiter knows. */
  readonly resetMilliseconds: number;
}

/** Fixed windows that open with a client's first request, one a client. */
export interface RateLimiter {
  /** Counts one request of `client` and says whether it may go on. */
  consume(client: string): Promise<RateDecision>;
}
