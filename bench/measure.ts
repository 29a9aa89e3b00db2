import autocannon from 'autocannon';

export interface Target {
  readonly urls: readonly string[];
  /** Keys of several accounts; connections share them out. */
  readonly keys: readonly string[];
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const BODY = JSON.stringify({
  name: 'Dana Reyes',
  notes:
    'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source.',
});

/** Predictions over so many connections, each a client address of its own behind a trusted proxy. */
export async function measure(
  { urls, keys }: Target,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const results = await Promise.all(
    urls.map((url) => cannon(url, keys, Math.ceil(connections / urls.length), seconds)),
  );
  const worst = (pick: (result: autocannon.Result) => number) => Math.max(...results.map(pick));
  const statuses: Record<string, number> = {};
  for (const { statusCodeStats = {} } of results) {
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  return {
    perSecond: Math.round(
      results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0),
    ),
    p50Milliseconds: worst(({ latency }) => latency.p50),
    p99Milliseconds: worst(({ latency }) => latency.p99),
    statuses,
  };
}

function cannon(
  url: string,
  keys: readonly string[],
  connections: number,
  seconds: number,
): Promise<autocannon.Result> {
  let opened = 0;
  return autocannon({
    url: `${url}/api/v1/snap`,
    method: 'POST',
    body: BODY,
    connections,
    duration: seconds,
    setupClient(client) {
      opened += 1;
      client.setHeaders({
        'content-type': 'application/json',
        'x-api-key': keys[opened % keys.length] ?? '',
        'x-forwarded-for': `198.51.100.${opened % 256}`,
      });
    },
  });
}
