import { UpstreamFault } from './upstream-fault.ts';

/**
 * A fetch that answers with a whole, size-checked body or throws an `UpstreamFault`: for a lost connection, for
 * any status but 2xx, and for a body beyond `maxReplyBytes`, which is cut off while it comes in. Error bodies go no
 * further than this. Redirects are not followed, since they would carry the key and the prompt elsewhere.
 */
export function createGuardedFetch(
  fetch: typeof globalThis.fetch,
  maxReplyBytes: number,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await connect(() => fetch(input, { ...init, redirect: 'manual' }));
    const body = await readBody(response, maxReplyBytes);
    if (!response.ok)
      throw new UpstreamFault({
        kind: 'status',
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        isAboutTemperature: response.status === 400 && body !== null && /temperature/i.test(body),
      });
    if (body === null) throw new UpstreamFault({ kind: 'too_large' });
    return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
  };
}

async function connect<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch {
    throw new UpstreamFault({ kind: 'connection' });
  }
}

/** The body as text, or null when it is larger than allowed. */
async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await connect(() => reader.read());
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      // Waiting for the cancel would wait for a peer that may never answer.
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
