/**
 * How fast the full path of POST /api/v1/snap is (key, limit, checks, engine, hold, capture, durable write), as a
 * ratio to a bare node:http server that answers the same JSON in the same run. Rounds alternate, so that a noisy
 * machine disturbs both alike.
 *
 *   npm run bench                 the full path, start and memory
 *   npm run bench -- --429        answers to a client over its limit
 *   npm run bench -- --cpu-prof   also writes a CPU profile of the service
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median.ts';
import { residentMegabytes, type Service, startBareServer, startService } from './service.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const IS_LIMITED = process.argv.includes('--429');
const BODY = JSON.stringify({
  name: 'Dana Reyes',
  notes:
    'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source.',
});

interface Round {
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
}

interface AutocannonResult {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}

/** One round of load from a process of its own. */
async function load(url: string, key: string, status: number, seconds: number): Promise<Round> {
  const parameters = ['-c', CONNECTIONS, '-d', seconds, '-m', 'POST', '-b', BODY].map(String);
  const headers = ['-H', `x-api-key=${key}`, '-H', 'content-type=application/json'];
  const autocannon = 'node_modules/autocannon/autocannon.js';
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    '--json',
    ...parameters,
    ...headers,
    `${url}/api/v1/snap`,
  ]);
  const result = JSON.parse(stdout) as AutocannonResult;
  const statuses = Object.keys(result.statusCodeStats);
  if (result.errors > 0 || statuses.join() !== String(status))
    throw new Error(`Expected ${status} only, got ${statuses.join()} and ${result.errors} errors.`);
  return { requestsPerSecond: result.requests.average, p99Milliseconds: result.latency.p99 };
}

/** Time from starting the process until a prediction has come back, on a new database. */
async function measureStart(): Promise<{ milliseconds: number; megabytes: number }> {
  const startedAt = performance.now();
  const service = await startService();
  await answerOf(service);
  const milliseconds = performance.now() - startedAt;
  const megabytes = await residentMegabytes(service);
  await service.stop();
  return { milliseconds, megabytes };
}

async function answerOf({ url, key }: Service): Promise<{ status: number; text: string }> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/snap`, { method: 'POST', headers, body: BODY });
  return { status: response.status, text: await response.text() };
}

async function compare(): Promise<void> {
  const profiling = process.argv.includes('--cpu-prof') ? ['--cpu-prof', '--cpu-prof-dir=coverage'] : [];
  const service = await startService(IS_LIMITED ? { RATE_LIMIT_PER_MINUTE: '1' } : {}, profiling);
  if (IS_LIMITED) await answerOf(service);
  const { status, text } = await answerOf(service);
  const bare = await startBareServer(text, status);
  const rounds: { readonly own: Round; readonly bare: Round }[] = [];
  try {
    // A limited client must stay over its limit: the warm-up opens the window again if it has closed meanwhile.
    const accepted = IS_LIMITED ? 429 : 201;
    await load(service.url, service.key, accepted, 2);
    await load(bare.url, '', status, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await load(service.url, service.key, accepted, SECONDS);
      rounds.push({ own, bare: await load(bare.url, '', status, SECONDS) });
    }
  } finally {
    await service.stop();
    await bare.stop();
  }
  const ratios = rounds.map(({ own, bare }) => own.requestsPerSecond / bare.requestsPerSecond);
  console.log(
    `answers ${status}, ${CONNECTIONS} connections, ${ROUNDS} alternating rounds of ${SECONDS} s, medians:`,
  );
  console.log(`  Attune     ${median(rounds.map(({ own }) => own.requestsPerSecond)).toFixed(0)} requests/s`);
  console.log(
    `  bare http  ${median(rounds.map(({ bare }) => bare.requestsPerSecond)).toFixed(0)} requests/s`,
  );
  console.log(
    `  ratio      ${median(ratios).toFixed(3)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
  console.log(`  p99        ${median(rounds.map(({ own }) => own.p99Milliseconds))} ms`);
}

await compare();
if (!IS_LIMITED) {
  const starts = [await measureStart(), await measureStart(), await measureStart()];
  console.log(`start to first answer  ${median(starts.map((start) => start.milliseconds)).toFixed(0)} ms`);
  console.log(`memory after it        ${median(starts.map((start) => start.megabytes)).toFixed(0)} MB`);
}
