import type { Provider } from './llm-settings.ts';

export type Operation = 'predict' | 'analyse';

/** Why an attempt is tried again. */
export type RetryCause =
  | 'connection'
  | 'status_408'
  | 'status_409'
  | 'status_429'
  | 'status_5xx'
  | 'temperature';

/** What one attempt met instead of a reply. */
export type FaultKind = 'connection' | 'status' | 'too_large' | 'strange';

/** How a whole call ended. */
export type CallOutcome =
  | 'success'
  /** The deadline passed, in the queue, in a pause or while the model worked. */
  | 'timeout'
  /** The caller went away. */
  | 'cancelled'
  | 'breaker_open'
  | 'queue_full'
  /** A 4xx (or a redirect) that is not worth a retry: wrong key, unknown model, too long a prompt. */
  | 'refused'
  /** Connection errors, 408, 409, 429 or 5xx to the end. */
  | 'unavailable'
  /** An answer that is too large or not the provider's format, or a reply that says nothing which can be read. */
  | 'unreadable_reply'
  | 'secondary_visionary';

/** What happened upstream, in labels that are few and hold nothing of a key, a prompt or a reply. */
export type UpstreamEvent =
  | {
      readonly kind: 'call';
      readonly provider: Provider;
      readonly operation: Operation;
      readonly outcome: CallOutcome;
      readonly durationSeconds: number;
      readonly attempts: number;
      /** What the last attempt met, null if it met nothing or was not made. */
      readonly fault: FaultKind | null;
      /** The HTTP status that it met. */
      readonly status: number | null;
    }
  | {
      readonly kind: 'retry';
      readonly provider: Provider;
      readonly operation: Operation;
      readonly cause: RetryCause;
      readonly delaySeconds: number;
    }
  | {
      readonly kind: 'breaker';
      readonly provider: Provider;
      readonly state: 'open' | 'half_open' | 'closed';
    }
  | { readonly kind: 'fallback'; readonly operation: Operation };
