/**
 * What more than one thread for analyses brings: labelled drafts through POST /api/v1/snap/comms on two services that take
 * turns in the same run, one with a single thread and one with as many as usual, and how long others wait meanwhile.
 * `npm run bench:analyses`; SECONDS=n for each turn, CONNECTIONS=n for callers at once.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { median } from './median.ts';
import { residentMegabytes, type Service, startService } from './service.ts';

const seconds = Number(process.env['SECONDS'] ?? 5);
const connections = Number(process.env['CONNECTIONS'] ?? 32);
const ROUNDS = 5;
const PROBE_PAUSE_MILLISECONDS = 20;
const DRAFTS = new URL('../data/messages/messages-dev.jsonl', import.meta.url);

interface Labelled {
  readonly messageText: string;
  readonly messageType: string;
  readonly primaryCode: string;
}

interface Turn {
  readonly perSecond: number;
  readonly p99Milliseconds: number;
  /** Of a request that needs no analysis, the longest wait but one in a hundred. */
  readonly othersMilliseconds: number;
}

const bodies = readFileSync(DRAFTS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled)
  .map(({ messageText, messageType, primaryCode }) =>
    JSON.stringify({ messageText, messageType, primaryCode }),
  );

console.log(
  `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${connections} connections, ${ROUNDS} rounds of ${seconds} s, medians, ${new Date().toISOString()}`,
);
const sides = [
  { name: 'one thread ', service: await startService({ ANALYSIS_THREADS: '1' }), turns: [] as Turn[] },
  { name: 'as usual   ', service: await startService(), turns: [] as Turn[] },
];
try {
  for (const { service } of sides) await turn(service);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { service, turns } of sides) turns.push(await turn(service));
  }
  for (const { name, service, turns } of sides) await tell(name, service, turns);
  const [one = [], usual = []] = sides.map(({ turns }) => turns);
  const ratios = usual.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN));
  console.log(`ratio       ${median(ratios).toFixed(2)}`);
} finally {
  for (const { service } of sides) await service.stop();
}

async function tell(name: string, service: Service, turns: readonly Turn[]): Promise<void> {
  const of = (figure: keyof Turn) => median(turns.map((turn) => turn[figure])).toFixed(0);
  const memory = (await residentMegabytes(service)).toFixed(0);
  console.log(
    `${name} ${of('perSecond')} analyses/s, p99 ${of('p99Milliseconds')} ms, others wait ${of('othersMilliseconds')} ms, ${memory} MB`,
  );
}

async function turn({ url, key }: Service): Promise<Turn> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  let isOver = false;
  const waits = probe(`${url}/healthz`, () => isOver);
  const result = await autocannon({
    url: `${url}/api/v1/snap/comms`,
    connections,
    duration: seconds,
    requests: bodies.map((body) => ({ method: 'POST', headers, body })),
  });
  isOver = true;
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.join() !== '201')
    throw new Error(`Expected 201 only, got ${statuses.join()} and ${result.errors} errors.`);
  return {
    perSecond: result.requests.average,
    p99Milliseconds: result.latency.p99,
    othersMilliseconds: percentile(await waits, 0.99),
  };
}

async function probe(url: string, isOver: () => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await (await fetch(url)).text();
    waits.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MILLISECONDS));
  }
  return waits;
}

function percentile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}
