/**
 * The engine on a language model under load: `node --expose-gc bench/upstream.ts`, about 30 seconds.
 * The model is a stand-in in a process of its own that takes one second for every answer, or hangs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Engine, PredictionOutcome } from '../src/engine/engine.ts';
import { SYSTEM_LLM_DEPS } from '../src/engine/llm/llm-deps.ts';
import { createLlmEngine } from '../src/engine/llm/llm-engine.ts';
import { LLM_DEFAULTS, type LlmSettings } from '../src/engine/llm/llm-settings.ts';
import { openUpstreamConnections } from '../src/engine/llm/upstream-connections.ts';
import { envelope } from '../test/upstream/stand-in-server.ts';

const PERSON = {
  name: 'Dana Reyes',
  notes: 'Asks for the sample size before anything else. '.repeat(20),
  ageRange: '35-44',
  jobType: 'Analyst',
};
const REPLY = JSON.stringify({
  profile: 'Analyzer',
  primary_code: 'DP-03',
  confidence: 'High',
  reasoning: 'x'.repeat(400),
});

function serveModel(): void {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith('/hang') === true) return;
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(envelope(request.url ?? '', REPLY)));
    }, 1000);
  });
  process.once('disconnect', () => process.exit());
  server.listen({ port: 0, host: '127.0.0.1', backlog: 8192 }, () => process.send?.(server.address()));
}

interface Bench {
  readonly engine: Engine;
  close(): Promise<void>;
}

async function openEngine(baseUrl: string, overrides: Partial<LlmSettings>): Promise<Bench> {
  const settings = {
    ...LLM_DEFAULTS,
    provider: 'openai-compatible',
    model: 'bench',
    baseUrl,
    ...overrides,
  } as const;
  const connections = await openUpstreamConnections(
    settings.timeoutMilliseconds,
    settings.maxConcurrentCalls,
  );
  const engine = createLlmEngine(settings, {
    ...SYSTEM_LLM_DEPS,
    fetch: connections.fetch,
    observe: () => undefined,
  });
  return { engine, close: connections.close };
}

function ask(engine: Engine, count: number): Array<Promise<PredictionOutcome>> {
  return Array.from({ length: count }, () => engine.predictProfile(PERSON));
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`;

async function measureBurst(address: string): Promise<void> {
  const { engine, close } = await openEngine(`${address}/v1`, {});
  for (const run of ['first', 'second', 'third']) {
    const startedAt = performance.now();
    const outcomes = await Promise.all(ask(engine, 300));
    const good = outcomes.filter(({ kind }) => kind === 'predicted').length;
    console.log(`300 calls at once, ${run} run: ${good} succeed in ${seconds(startedAt)}`);
  }
  await close();
}

async function measureMemory(address: string, maxConcurrentCalls: number): Promise<void> {
  const { engine, close } = await openEngine(`${address}/v1`, {
    maxConcurrentCalls,
    timeoutMilliseconds: 20_000,
  });
  await Promise.all(ask(engine, 10));
  globalThis.gc?.();
  const before = process.memoryUsage();
  const startedAt = performance.now();
  let settled = 0;
  const calls = ask(engine, 5000);
  for (const call of calls)
    call.then(() => {
      settled += 1;
    });
  let live = 0;
  let resident = 0;
  while (settled === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (settled > 0 && live > 0) break;
    globalThis.gc?.();
    const now = process.memoryUsage();
    live = Math.max(live, now.heapUsed + now.external - before.heapUsed - before.external);
    resident = Math.max(resident, now.rss - before.rss);
  }
  const outcomes = await Promise.all(calls);
  const good = outcomes.filter(({ kind }) => kind === 'predicted').length;
  console.log(
    `5,000 in flight, ${maxConcurrentCalls} at the model: ${good} succeed in ${seconds(startedAt)}, ` +
      `${kilobytes(live / 5000)} live memory each, ${kilobytes(resident / 5000)} resident each`,
  );
  await close();
}

async function measureHang(address: string): Promise<void> {
  const { engine, close } = await openEngine(`${address}/hang/v1`, { timeoutMilliseconds: 3000 });
  await Promise.all(ask(engine, 1));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const ends: number[] = [];
  const startedAt = performance.now();
  const calls = ask(engine, 300).map((call) => call.then(() => ends.push(performance.now() - startedAt)));
  delay.enable();
  await Promise.all(calls);
  delay.disable();
  console.log(
    `300 calls on a model that hangs, deadline 3 s: the last one ends after ${(Math.max(...ends) / 1000).toFixed(2)} s; ` +
      `other work waits ${(delay.percentile(50) / 1e6).toFixed(0)} ms (median), ${(delay.percentile(99) / 1e6).toFixed(0)} ms (99 %), ${(delay.max / 1e6).toFixed(0)} ms (most)`,
  );
  await close();
}

async function main(): Promise<void> {
  const model = fork(import.meta.filename, ['model']);
  const [{ port }] = await once(model, 'message');
  const address = `http://127.0.0.1:${port}`;
  try {
    await measureBurst(address);
    await measureHang(address);
    await measureMemory(address, LLM_DEFAULTS.maxConcurrentCalls);
    await measureMemory(address, 5000);
  } finally {
    model.kill();
  }
}

if (process.argv[2] === 'model') serveModel();
else await main();
