import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../store/support/free-port.ts';

/** The service as a process of its own, as an operator runs it. */
export interface ServiceProcess {
  readonly url: string;
  /** Sends the signal and waits until the process has ended; its exit code, or null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** What it wrote to standard error. */
  complaints(): string;
}

const MAIN = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
const START_MILLISECONDS = 20_000;

export interface ServiceOptions {
  readonly databaseUrl: string;
  /** Largest file that the process may write, in blocks of 512 bytes: beyond it, the disk is full. */
  readonly fileBlocks?: number;
  /** What Node is given, from the project's root on; the source where it is left out. */
  readonly program?: readonly string[];
  /** More settings of the service. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the service and waits until it is ready. */
export async function startService({
  databaseUrl,
  fileBlocks,
  program = [MAIN],
  settings = {},
}: ServiceOptions): Promise<ServiceProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '1000000000',
    UPSTREAM_TIMEOUT_MS: '1000',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const command =
    fileBlocks === undefined
      ? ([process.execPath, program] as const)
      : (['sh', ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...program]] as const);
  const child = spawn(command[0], command[1], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString('utf8');
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await untilReady(url, child, () => complaints);
  return {
    url,
    complaints: () => complaints,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  await until(`the service to be ready at ${url}`, START_MILLISECONDS, async () => {
    if (child.exitCode !== null) throw new Error(`The service did not start: ${complaints()}`);
    return (await statusOf(`${url}/readyz`)) === 200;
  });
}

/** The status of a GET, or null if there was no answer. */
export async function statusOf(url: string): Promise<number | null> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** Asks again and again until the condition holds; throws when the time is over. */
export async function until(
  what: string,
  milliseconds: number,
  condition: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
