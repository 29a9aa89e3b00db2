import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import packageFile from '../package.json' with { type: 'json' };

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** What its output held, for a key or an address. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Starts a Node process and waits for the line of its output that `address` finds an address in. */
export async function startServer(
  parameters: readonly string[],
  environment: Record<string, string>,
  address: RegExp,
): Promise<Server> {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    url = address.exec(line)?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error(`The server ended early:\n${lines.join('\n')}`);
  child.stdout.resume();
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    process: child,
    lines,
    async stop() {
      child.kill('SIGTERM');
      await stopped;
    },
  };
}

/** Bare node:http, which answers every request with `body` and `status`. */
export function startBareServer(body: string, status: number): Promise<Server> {
  return startServer(['bench/bare-server.ts'], { BODY: body, STATUS: String(status) }, /(http.*)/);
}

/** What `npm start` gives to Node. */
export const START_PARAMETERS = packageFile.scripts.start.replace(/^exec node /, '').split(' ');

export interface Service extends Server {
  readonly key: string;
}

/** The built service on a new database, with an account that can pay for everything a bench asks. */
export async function startService(
  environment: Record<string, string> = {},
  nodeParameters: readonly string[] = [],
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'attune-bench-'));
  const server = await startServer(
    [...nodeParameters, ...START_PARAMETERS],
    {
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'attune.db')}`,
      NEW_ACCOUNT_CREDITS: '1000000000',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
      ...environment,
    },
    /^curl -s (http:\/\/[^/]+)/,
  );
  const key = /x-api-key: (\w+)/.exec(server.lines.join('\n'))?.[1];
  if (key === undefined) throw new Error('The first start printed no key.');
  return {
    ...server,
    key,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The resident memory of a process, in megabytes. */
export async function residentMegabytes({ process: { pid } }: Server): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
