import { createBreaker, type Health } from './breaker.ts';
import { createCallGate } from './call-gate.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { LlmDeps } from './llm-deps.ts';
import type { LlmSettings } from './llm-settings.ts';
import type { Prompt } from './prompts/data-block.ts';
import { retryDelay } from './retry-delay.ts';
import { loadTextModel, type TextModel } from './text-model.ts';
import type { CallOutcome, Operation, RetryCause } from './upstream-event.ts';
import { type Fault, faultOf, retryCause } from './upstream-fault.ts';

/** What came of a call: the reply, or why there is none. `fault` is what the last attempt met. */
export type CallResult =
  | { readonly kind: 'reply'; readonly text: string; readonly attempts: number }
  | {
      readonly kind: 'failure';
      readonly outcome: Exclude<CallOutcome, 'success'>;
      readonly attempts: number;
      readonly fault: Fault | null;
    };

export type ModelCaller = (operation: Operation, prompt: Prompt, caller?: AbortSignal) => Promise<CallResult>;

/**
 * Asks a language model within one deadline: a place in the queue, the breaker, attempts with pauses between them.
 * Never rejects for what the model or the network does. One caller per provider, since it holds the breaker.
 */
export function createModelCaller(settings: LlmSettings, deps: LlmDeps): ModelCaller {
  const { provider } = settings;
  const gate = createCallGate(settings.maxConcurrentCalls, settings.queueLimit);
  const breaker = createBreaker(settings.breakerThreshold, (state) =>
    deps.observe({ kind: 'breaker', provider, state }),
  );
  const model = loadTextModel(settings, deps.fetch);
  // Whoever calls meets the failure; before that it must not end the process.
  model.catch(() => undefined);
  const attempts = createAttempts(settings, deps, model);

  return async (operation, prompt, caller) => {
    const deadline = startDeadline(deps.timing, settings.timeoutMilliseconds, caller);
    try {
      const place = await deadline.race(gate.enter(deadline.signal));
      if (place === 'full') return failure('queue_full');
      if (place === 'timeout' || place === 'cancelled') return failure(place);
      if (place === 'aborted') return failure(caller?.aborted === true ? 'cancelled' : 'timeout');
      try {
        const result = await breaker.execute(() => attempts(operation, prompt, deadline), healthOf);
        return result === 'breaker_open' ? failure('breaker_open') : result;
      } finally {
        place();
      }
    } finally {
      deadline.dispose();
    }
  };
}

function failure(
  outcome: Exclude<CallOutcome, 'success'>,
  attempts = 0,
  fault: Fault | null = null,
): CallResult {
  return { kind: 'failure', outcome, attempts, fault };
}

/** A reply of the model speaks for its health, whatever it says; what is no reply of the protocol at all speaks against it. */
function healthOf(result: CallResult): Health {
  if (result.kind === 'reply') return 'healthy';
  switch (result.outcome) {
    case 'cancelled':
      return 'unknown';
    case 'unavailable':
      // A model that says "too many requests" is well; it says itself when to come back.
      return result.fault?.kind === 'status' && result.fault.status === 429 ? 'unknown' : 'failing';
    case 'timeout':
    case 'unreadable_reply':
      return 'failing';
    default:
      return 'healthy';
  }
}

type Attempts = (operation: Operation, prompt: Prompt, deadline: Deadline) => Promise<CallResult>;

function createAttempts(settings: LlmSettings, deps: LlmDeps, loading: Promise<TextModel>): Attempts {
  // Some models refuse any temperature; what one call learnt serves the next ones.
  let temperature: number | undefined = 0;

  const attemptOnce = async (
    attempt: number,
    prompt: Prompt,
    deadline: Deadline,
  ): Promise<CallResult | PlannedRetry> => {
    const sent = temperature;
    const result = await deadline.race(askOnce(loading, prompt, sent, deadline.signal));
    if (result === 'timeout' || result === 'cancelled') return failure(result, attempt);
    if ('text' in result) return { kind: 'reply', text: result.text, attempts: attempt };
    const { fault } = result;
    const isRefusedTemperature = sent !== undefined && fault.kind === 'status' && fault.isAboutTemperature;
    if (isRefusedTemperature) temperature = undefined;
    const cause = isRefusedTemperature ? 'temperature' : retryCause(fault);
    if (cause === null) return failure(OUTCOME_OF_FAULT[fault.kind], attempt, fault);
    const pauseMilliseconds = isRefusedTemperature
      ? 0
      : retryDelay(fault, attempt, deps.random, deps.wallClock());
    if (attempt >= settings.maxAttempts || pauseMilliseconds >= deadline.remainingMilliseconds())
      return failure('unavailable', attempt, fault);
    return { kind: 'retry', cause, pauseMilliseconds, fault };
  };

  return async (operation, prompt, deadline) => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await attemptOnce(attempt, prompt, deadline);
      if (result.kind !== 'retry') return result;
      const { cause, pauseMilliseconds, fault } = result;
      const { provider } = settings;
      deps.observe({ kind: 'retry', provider, operation, cause, delaySeconds: pauseMilliseconds / 1000 });
      const ended = await deadline.pause(pauseMilliseconds);
      if (ended !== null) return failure(ended, attempt, fault);
    }
  };
}

/** Another attempt may go better after a pause. */
interface PlannedRetry {
  readonly kind: 'retry';
  readonly cause: RetryCause;
  readonly pauseMilliseconds: number;
  readonly fault: Fault;
}

/** How a call ends on a fault that is not worth another attempt. */
const OUTCOME_OF_FAULT = {
  connection: 'unavailable',
  status: 'refused',
  too_large: 'unreadable_reply',
  strange: 'unreadable_reply',
} as const satisfies Record<Fault['kind'], CallOutcome>;

async function askOnce(
  loading: Promise<TextModel>,
  prompt: Prompt,
  temperature: number | undefined,
  signal: AbortSignal,
): Promise<{ readonly text: string } | { readonly fault: Fault }> {
  const ask = await loading;
  try {
    return { text: await ask(prompt, temperature, signal) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
