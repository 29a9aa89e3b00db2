/** A fetch with connections of its own, and the way to close them. */
export interface UpstreamConnections {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Opens connections that stay as long as a call may take: the fetch that Node brings along gives up after five minutes
 * without headers, and its agent is shared with everything else. Agent and fetch come from the same undici, since an
 * agent of another version does not fit Node's own fetch.
 */
export async function openUpstreamConnections(
  timeoutMilliseconds: number,
  maxConcurrentCalls: number,
): Promise<UpstreamConnections> {
  const undici = await import('undici');
  const patience = timeoutMilliseconds + 5000;
  const agent = new undici.Agent({
    connections: maxConcurrentCalls,
    connect: { timeout: Math.min(10_000, patience) },
    headersTimeout: patience,
    bodyTimeout: patience,
  });
  const fetch = (input: unknown, init: object = {}): unknown =>
    undici.fetch(input as string, { ...init, dispatcher: agent });
  return { fetch: asGlobalFetch(fetch), close: () => agent.destroy() };
}

/** undici declares its own Request and Response; at run time they are the ones of the standard. */
function asGlobalFetch(fetch: (input: unknown, init?: object) => unknown): typeof globalThis.fetch {
  return fetch as typeof globalThis.fetch;
}
