import type { LlmDeps } from './llm-deps.ts';
import type { LlmSettings } from './llm-settings.ts';
import { createModelCaller } from './model-caller.ts';

/** What a try with the configured model showed. `message` is a plain sentence without key, prompt or reply. */
export interface ProbeResult {
  readonly kind:
    | 'ok'
    | 'unreachable'
    | 'unauthorised'
    | 'unknown_model'
    | 'too_slow'
    | 'strange_reply'
    | 'refused'
    | 'busy';
  readonly message: string;
}

/** Asks the model for one word, once, and says in plain words what is right or wrong. Never rejects for an upstream's fault. */
export async function probeUpstream(settings: LlmSettings, deps: LlmDeps): Promise<ProbeResult> {
  // Two attempts: the second is for a model that refuses the temperature, which is no fault.
  const call = createModelCaller({ ...settings, maxAttempts: 2 }, deps);
  const result = await call('predict', {
    instructions: 'This is a test of the connection.',
    data: 'Answer with the word OK.',
  });
  const { model, provider } = settings;
  if (result.kind === 'reply')
    return result.text.trim() === ''
      ? { kind: 'strange_reply', message: `The model ${model} answered, but with nothing.` }
      : { kind: 'ok', message: `The model ${model} (${provider}) answers.` };
  if (result.outcome === 'timeout')
    return {
      kind: 'too_slow',
      message: `The model ${model} did not answer within ${settings.timeoutMilliseconds / 1000} s. Raise UPSTREAM_TIMEOUT_MS or choose a faster model.`,
    };
  return explainFault(result.fault, model);
}

function explainFault(
  fault: Extract<Awaited<ReturnType<ReturnType<typeof createModelCaller>>>, { kind: 'failure' }>['fault'],
  model: string,
): ProbeResult {
  if (fault === null || fault.kind === 'connection')
    return {
      kind: 'unreachable',
      message: 'The upstream cannot be reached. Is it running, and is UPSTREAM_BASE_URL right?',
    };
  if (fault.kind !== 'status')
    return {
      kind: 'strange_reply',
      message:
        'Something answers at UPSTREAM_BASE_URL, but not in the format of this provider. Is UPSTREAM right, and does the address end in /v1?',
    };
  const { status } = fault;
  if (status === 401 || status === 403)
    return {
      kind: 'unauthorised',
      message: `The upstream refuses the key (${status}). Check UPSTREAM_API_KEY.`,
    };
  if (status === 404)
    return {
      kind: 'unknown_model',
      message: `The upstream does not know the model ${model}, or not this address (404). Check UPSTREAM_MODEL and UPSTREAM_BASE_URL.`,
    };
  if (status === 429 || status >= 500)
    return { kind: 'busy', message: `The upstream is busy or failing for now (${status}). Try again later.` };
  return { kind: 'refused', message: `The upstream refuses the request (${status}).` };
}
