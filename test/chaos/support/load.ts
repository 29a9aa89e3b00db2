import { Agent, request } from 'node:http';

/** What the caller of one request saw. */
export interface Observed {
  readonly requestId: string;
  /** Null if no whole answer came. */
  readonly status: number | null;
  readonly snapId: number | null;
  /** Why there was no answer, as the system names it. */
  readonly failure: string | null;
  readonly hasRateLimitHeaders: boolean;
  /** The service is going and asked its caller to turn elsewhere. */
  readonly isToldToGo: boolean;
}

export interface Load {
  readonly observed: readonly Observed[];
  /** Resolves when so many more answers with this status have come. */
  answers(count: number, status: number): Promise<void>;
  /** Lets running requests end and sends no more. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly urls: readonly string[];
  readonly key: string;
  readonly connections: number;
  /** Stop by itself after so many requests. */
  readonly requests?: number;
}

const BODY = JSON.stringify({
  name: 'Dana Reyes',
  notes: 'Asked where the 14% came from before anything else.',
});
let loads = 0;

/**
 * Sends predictions over so many connections at once, each the next as soon as its last is answered. As behind a balancer, a
 * connection that is told to go is not used again.
 */
export function startLoad({
  urls,
  key,
  connections,
  requests = Number.POSITIVE_INFINITY,
}: LoadOptions): Load {
  loads += 1;
  const name = `load-${process.pid}-${loads}`;
  const observed: Observed[] = [];
  const waiting = new Set<(seen: Observed) => void>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let isStopped = false;
  let sent = 0;
  const workers = Promise.all(Array.from({ length: connections }, () => work()));

  async function work(): Promise<void> {
    while (!isStopped && sent < requests) {
      sent += 1;
      const url = urls[sent % urls.length] ?? '';
      const seen = await predict(agent, url, key, `${name}-${sent}`);
      observed.push(seen);
      if (seen.isToldToGo) return;
      for (const tell of waiting) tell(seen);
      // Whoever is not there is asked again at a pace that leaves the machine to others.
      if (seen.status === null) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  return {
    observed,
    answers(count, status) {
      let left = count;
      return new Promise((resolve) => {
        const tell = (seen: Observed) => {
          if (seen.status !== status) return;
          left -= 1;
          if (left > 0) return;
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
      });
    },
    async stop() {
      isStopped = true;
      await workers;
      agent.destroy();
    },
  };
}

/** Sends all its requests and waits for the answers. */
export async function runLoad(
  options: LoadOptions & { readonly requests: number },
): Promise<readonly Observed[]> {
  const load = startLoad(options);
  while (load.observed.length < options.requests) await new Promise((resolve) => setImmediate(resolve));
  await load.stop();
  return load.observed;
}

function predict(agent: Agent, url: string, key: string, requestId: string): Promise<Observed> {
  return new Promise((resolve) => {
    const nothing = (error: NodeJS.ErrnoException) =>
      resolve({
        requestId,
        status: null,
        snapId: null,
        failure: error.code ?? error.message,
        hasRateLimitHeaders: false,
        isToldToGo: false,
      });
    const headers = { 'x-api-key': key, 'x-request-id': requestId, 'content-type': 'application/json' };
    const outgoing = request(`${url}/api/v1/snap`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', nothing);
      response.once('end', () => {
        const status = response.statusCode ?? null;
        const hasRateLimitHeaders = response.headers['x-ratelimit-remaining'] !== undefined;
        const isToldToGo = response.headers.connection === 'close';
        resolve({
          ...{ requestId, status, failure: null, hasRateLimitHeaders, isToldToGo },
          snapId: snapIdIn(text),
        });
      });
    });
    outgoing.once('error', nothing);
    outgoing.end(BODY);
  });
}

function snapIdIn(text: string): number | null {
  const id = (JSON.parse(text) as { data?: { snapId?: unknown } | null }).data?.snapId;
  return typeof id === 'number' ? id : null;
}
