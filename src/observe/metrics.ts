import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { UpstreamEvent } from '../engine/llm/upstream-event.ts';
import type { CreditObserver } from '../usecases/paid-call.ts';

/** What one answered request adds to the figures. `route` is the pattern, never the path a caller typed. */
export interface AnsweredRequest {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface UpstreamCall {
  readonly engine: string;
  readonly operation: 'predict_profile' | 'analyse_comms';
  readonly outcome: string;
  readonly seconds: number;
}

export interface Metrics extends CreditObserver {
  requestStarted(): void;
  /** Each request that was started ends once, answered or not. */
  requestEnded(): void;
  /** The caller went away before its answer was written. */
  requestAbandoned(): void;
  requestAnswered(request: AnsweredRequest): void;
  rateLimited(): void;
  upstreamCalled(call: UpstreamCall): void;
  /** What happened on the way to a language model. */
  upstreamEvent(event: UpstreamEvent): void;
  /** The figures in Prometheus' text format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** The service's figures, in a registry of their own so that several applications can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'attune_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'attune_http_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const inFlight = new Gauge({
    name: 'attune_http_requests_in_flight',
    help: 'Requests being worked on.',
    registers,
  });
  const abandoned = new Counter({
    name: 'attune_http_requests_abandoned_total',
    help: 'Requests whose caller went away before the answer.',
    registers,
  });
  const limited = new Counter({
    name: 'attune_http_rate_limited_total',
    help: 'Requests answered 429.',
    registers,
  });
  const upstreamSeconds = new Histogram({
    name: 'attune_upstream_seconds',
    help: 'Time that predictions and analyses took, by engine, operation and outcome.',
    labelNames: ['engine', 'operation', 'outcome'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const upstreamEvent = countUpstreamEvents(registry);
  const credits = new Counter({
    name: 'attune_credits_total',
    help: 'Credits held, captured and released, by operation.',
    labelNames: ['step', 'operation'],
    registers,
  });

  return {
    requestStarted: () => inFlight.inc(),
    requestEnded: () => inFlight.dec(),
    requestAbandoned: () => abandoned.inc(),
    requestAnswered({ route, method, status, seconds }) {
      requests.inc({ method, route, status });
      latency.observe({ route }, seconds);
    },
    rateLimited: () => limited.inc(),
    upstreamCalled: ({ engine, operation, outcome, seconds }) =>
      upstreamSeconds.observe({ engine, operation, outcome }, seconds),
    upstreamEvent,
    credits: (step, operation, amount) => credits.inc({ step, operation }, amount),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Counts what a language model's calls, retries, breaker and fallback do; the latency of each call beside them. */
function countUpstreamEvents(registry: Registry): (event: UpstreamEvent) => void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'attune_upstream_model_seconds',
    help: 'Time that calls of the language model took with their retries, by outcome.',
    labelNames: ['provider', 'operation', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120],
    registers,
  });
  const retries = new Counter({
    name: 'attune_upstream_retries_total',
    help: 'Attempts at the language model that were tried again, by cause.',
    labelNames: ['provider', 'operation', 'cause'],
    registers,
  });
  const breaker = new Counter({
    name: 'attune_upstream_breaker_total',
    help: "Changes of the breaker's state: open, half_open, closed.",
    labelNames: ['provider', 'state'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'attune_upstream_fallbacks_total',
    help: 'Calls that the embedded engine answered because the language model failed.',
    labelNames: ['operation'],
    registers,
  });

  return (event) => {
    switch (event.kind) {
      case 'call': {
        const { provider, operation, outcome } = event;
        return calls.observe({ provider, operation, outcome }, event.durationSeconds);
      }
      case 'retry':
        return retries.inc({ provider: event.provider, operation: event.operation, cause: event.cause });
      case 'breaker':
        return breaker.inc({ provider: event.provider, state: event.state });
      case 'fallback':
        return fallbacks.inc({ operation: event.operation });
    }
  };
}
