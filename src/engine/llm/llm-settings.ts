export const PROVIDERS = ['openai-compatible', 'openai', 'anthropic'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What is known of the language model that is to be asked. */
export interface LlmSettings {
  readonly provider: Provider;
  readonly model: string;
  /** Null for servers that need none, such as a local Ollama. */
  readonly apiKey: string | null;
  /** With the version segment, for example `http://127.0.0.1:11434/v1`. Null: the provider's own address. */
  readonly baseUrl: string | null;
  /** For a whole call: its time in the queue, its retries and the pauses between them. */
  readonly timeoutMilliseconds: number;
  readonly maxConcurrentCalls: number;
  /** How many further calls may wait for their turn; beyond that a call fails at once. */
  readonly queueLimit: number;
  readonly maxAttempts: number;
  readonly maxReplyBytes: number;
  /** So many failed calls in a row open the breaker. */
  readonly breakerThreshold: number;
}

export const LLM_DEFAULTS = {
  apiKey: null,
  baseUrl: null,
  timeoutMilliseconds: 30_000,
  maxConcurrentCalls: 1000,
  queueLimit: 5000,
  maxAttempts: 4,
  maxReplyBytes: 256 * 1024,
  breakerThreshold: 5,
} as const satisfies Omit<LlmSettings, 'provider' | 'model'>;

/** How long an open breaker refuses before it lets one call probe: longer each time the probe fails. */
export const BREAKER_PAUSES_MILLISECONDS: readonly number[] = [1000, 5000, 15_000, 30_000];
