import type { LanguageModel } from 'ai';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { LlmSettings } from './llm-settings.ts';
import type { Prompt } from './prompts/data-block.ts';

/** Asks the model once. Rejects with something that `faultOf` can read. */
export type TextModel = (
  prompt: Prompt,
  temperature: number | undefined,
  signal: AbortSignal,
) => Promise<string>;

/**
 * Loads the AI SDK, which only a service with a language model pays for, and joins it to the provider. Addresses and
 * keys are always given, so that the SDK never takes them from environment variables of its own.
 */
export async function loadTextModel(
  settings: LlmSettings,
  fetch: typeof globalThis.fetch,
): Promise<TextModel> {
  const guardedFetch = createGuardedFetch(fetch, settings.maxReplyBytes);
  const [{ generateText }, model] = await Promise.all([import('ai'), loadModel(settings, guardedFetch)]);
  // The SDK writes to the console about settings that a model does not take; which these are is known.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return async (prompt, temperature, signal) => {
    const { text } = await generateText({
      model,
      instructions: prompt.instructions,
      prompt: prompt.data,
      ...(temperature === undefined ? {} : { temperature }),
      maxRetries: 0,
      abortSignal: signal,
    });
    return text;
  };
}

async function loadModel(settings: LlmSettings, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  const { provider, model, baseUrl } = settings;
  const apiKey = settings.apiKey ?? '';
  switch (provider) {
    case 'openai-compatible': {
      if (baseUrl === null) throw new Error('An openai-compatible upstream needs a base URL.');
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ name: 'upstream', baseURL: baseUrl, apiKey, fetch }).chatModel(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ baseURL: baseUrl ?? 'https://api.openai.com/v1', apiKey, fetch }).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: baseUrl ?? 'https://api.anthropic.com/v1', apiKey, fetch })(model);
    }
  }
}
