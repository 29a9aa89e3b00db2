import type { RetryCause } from './upstream-event.ts';

/** Why one attempt gave no reply text. */
export type Fault =
  | { readonly kind: 'connection' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter: string | null;
      /** The provider says that it does not take the temperature that was sent. */
      readonly isAboutTemperature: boolean;
    }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'strange' };

/** Carries a fault through the AI SDK, which knows exceptions only. Holds no text from outside. */
export class UpstreamFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`Upstream fault: ${fault.kind}`);
    this.fault = fault;
  }
}

/** The fault in whatever the AI SDK threw. An answer that it could not make sense of is `strange`. */
export function faultOf(error: unknown): Fault {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof UpstreamFault) return current.fault;
  return { kind: 'strange' };
}

/** Whether, and as what, an attempt is worth another one: never for what the same request will meet again. */
export function retryCause(fault: Fault): RetryCause | null {
  if (fault.kind === 'connection') return 'connection';
  if (fault.kind !== 'status') return null;
  if (fault.status >= 500) return 'status_5xx';
  if (fault.status === 408) return 'status_408';
  if (fault.status === 409) return 'status_409';
  return fault.status === 429 ? 'status_429' : null;
}
