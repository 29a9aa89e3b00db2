import { type Agent, request } from 'node:http';

/** One paid request as its caller means it. */
export interface Call {
  readonly key: string;
  readonly path: '/api/v1/snap' | '/api/v1/snap/comms';
  readonly body: string;
  /** The snap that the body names, if it names one. */
  readonly snapId: number | null;
  readonly idempotencyKey: string | null;
  /** Whom a proxy names as its client; null where there is no proxy. */
  readonly client: string | null;
}

/** What the caller of one request saw. */
export interface Observed {
  readonly requestId: string;
  readonly call: Call;
  /** Null if no whole answer came. */
  readonly status: number | null;
  /** The snap that the answer names. */
  readonly snapId: number | null;
  /** The answer is that of an earlier request with the same Idempotency-Key. */
  readonly isReplay: boolean;
  /** Why there was no answer, as the system names it. */
  readonly failure: string | null;
  readonly hasRateLimitHeaders: boolean;
  /** The service is going and asked its caller to turn elsewhere. */
  readonly isToldToGo: boolean;
}

const PERSON = JSON.stringify({
  name: 'Dana Reyes',
  notes: 'Asked where the 14% came from before anything else.',
});
const MESSAGE = { messageText: 'Churn fell to 4%, see the chart.', messageType: 'email' };

/** A prediction without anything that a caller may leave out. */
export function prediction(key: string): Call {
  return { key, path: '/api/v1/snap', body: PERSON, snapId: null, idempotencyKey: null, client: null };
}

/** The analysis of a short email for the person of a snap. */
export function analysis(key: string, snapId: number): Call {
  const body = JSON.stringify({ ...MESSAGE, snapId });
  return { ...prediction(key), path: '/api/v1/snap/comms', body, snapId };
}

/** Sends the call; resolves also where no answer comes. */
export function send(agent: Agent, url: string, call: Call, requestId: string): Promise<Observed> {
  return new Promise((resolve) => {
    const nothing = (error: NodeJS.ErrnoException) =>
      resolve({
        ...{ requestId, call, status: null, snapId: null, isReplay: false },
        failure: error.code ?? error.message,
        hasRateLimitHeaders: false,
        isToldToGo: false,
      });
    const outgoing = request(`${url}${call.path}`, {
      method: 'POST',
      agent,
      headers: headersOf(call, requestId),
    });
    outgoing.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', nothing);
      response.once('end', () => {
        const { headers, statusCode: status = null } = response;
        resolve({
          ...{ requestId, call, status, snapId: snapIdIn(text), failure: null },
          isReplay: headers['idempotency-replayed'] === 'true',
          hasRateLimitHeaders: headers['x-ratelimit-remaining'] !== undefined,
          isToldToGo: headers.connection === 'close',
        });
      });
    });
    outgoing.once('error', nothing);
    outgoing.end(call.body);
  });
}

function headersOf({ key, idempotencyKey, client }: Call, requestId: string): Record<string, string> {
  return {
    ...{ 'x-api-key': key, 'x-request-id': requestId, 'content-type': 'application/json' },
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    ...(client === null ? {} : { 'x-forwarded-for': client }),
  };
}

function snapIdIn(text: string): number | null {
  const id = (JSON.parse(text) as { data?: { snapId?: unknown } | null }).data?.snapId;
  return typeof id === 'number' ? id : null;
}
