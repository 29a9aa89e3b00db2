import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import type { LlmDeps } from './engine/llm/llm-deps.ts';
import type { LlmSettings } from './engine/llm/llm-settings.ts';
import type { ProbeResult } from './engine/llm/probe-upstream.ts';
import type { UpstreamEvent } from './engine/llm/upstream-event.ts';

/** What answers predictions and analyses, and how to let go of its connections. */
export interface OpenEngine {
  readonly engine: Engine;
  /** Names it in the figures where a call gave no result. */
  readonly label: string;
  close(): Promise<void>;
}

/** The engine that the settings ask for: `embedded`, or a language model, whose libraries are loaded only then. */
export async function openEngine(
  config: Config,
  embedded: Engine,
  observe: (event: UpstreamEvent) => void,
): Promise<OpenEngine> {
  if (config.UPSTREAM === 'local') return { engine: embedded, label: 'local', close: async () => {} };
  const { createLlmEngine } = await import('./engine/llm/llm-engine.ts');
  const upstream = await openUpstream(config, observe);
  const model = createLlmEngine(upstream.settings, upstream.dependencies);
  return {
    engine: await withFallback(config, model, embedded, observe),
    label: config.UPSTREAM,
    close: upstream.close,
  };
}

/** Asks the configured model one word; null if the embedded engine answers. */
export async function probeConfiguredUpstream(config: Config): Promise<ProbeResult | null> {
  if (config.UPSTREAM === 'local') return null;
  const { probeUpstream } = await import('./engine/llm/probe-upstream.ts');
  const upstream = await openUpstream(config, () => {});
  try {
    return await probeUpstream(upstream.settings, upstream.dependencies);
  } finally {
    await upstream.close();
  }
}

async function withFallback(
  config: Config,
  model: Engine,
  embedded: Engine,
  observe: (event: UpstreamEvent) => void,
): Promise<Engine> {
  if (config.UPSTREAM_FALLBACK === '') return model;
  const { createFallbackEngine } = await import('./engine/fallback-engine.ts');
  return createFallbackEngine(model, embedded, (operation) => observe({ kind: 'fallback', operation }));
}

interface Upstream {
  readonly settings: LlmSettings;
  readonly dependencies: LlmDeps;
  close(): Promise<void>;
}

async function openUpstream(config: Config, observe: (event: UpstreamEvent) => void): Promise<Upstream> {
  if (config.UPSTREAM === 'local') throw new Error('The embedded engine has no upstream.');
  const { LLM_DEFAULTS } = await import('./engine/llm/llm-settings.ts');
  const { SYSTEM_LLM_DEPS } = await import('./engine/llm/llm-deps.ts');
  const { openUpstreamConnections } = await import('./engine/llm/upstream-connections.ts');
  const settings: LlmSettings = {
    ...LLM_DEFAULTS,
    provider: config.UPSTREAM,
    model: config.UPSTREAM_MODEL,
    apiKey: config.UPSTREAM_API_KEY === '' ? null : config.UPSTREAM_API_KEY,
    baseUrl: config.UPSTREAM_BASE_URL === '' ? null : config.UPSTREAM_BASE_URL,
    timeoutMilliseconds: config.UPSTREAM_TIMEOUT_MS,
  };
  const connections = await openUpstreamConnections(
    settings.timeoutMilliseconds,
    settings.maxConcurrentCalls,
  );
  const dependencies: LlmDeps = { ...SYSTEM_LLM_DEPS, fetch: connections.fetch, observe };
  return { settings, dependencies, close: () => connections.close() };
}
