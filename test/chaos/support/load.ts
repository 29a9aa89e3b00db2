import { Agent } from 'node:http';
import { type Call, type Observed, send } from './call.ts';

export interface Load {
  readonly observed: readonly Observed[];
  /** Resolves when so many more answers with this status have come. */
  answers(count: number, status: number): Promise<void>;
  /** Lets running requests end and sends no more. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly urls: readonly string[];
  /** What is asked next. */
  readonly next: () => Call;
  readonly connections: number;
  /** Stop by itself after so many requests. */
  readonly requests?: number;
}

let loads = 0;

/**
 * Sends calls over so many connections at once, each the next as soon as its last is answered. As behind a balancer, a
 * connection that is told to go is not used again.
 */
export function startLoad({
  urls,
  next,
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
      const seen = await send(agent, url, next(), `${name}-${sent}`);
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
