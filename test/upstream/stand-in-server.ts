import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as the stand-in got it. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Settles when the client has closed the connection. */
  readonly closed: Promise<void>;
}

/** What the stand-in does with one request. */
export type Behaviour =
  | { readonly kind: 'reply'; readonly text: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset_mid_body' }
  | { readonly kind: 'raw'; readonly body: string };

export interface StandIn {
  readonly baseUrl: string;
  readonly seen: readonly SeenRequest[];
  /** Behaviours of the next requests; the last one stays. */
  plan(...behaviours: Behaviour[]): void;
  /** Resolves when so many requests have come in altogether. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A model server that speaks the wire formats of OpenAI chat completions and Anthropic messages. */
export async function startStandIn(): Promise<StandIn> {
  const seen: SeenRequest[] = [];
  const waiting: Array<{ count: number; resolve: () => void }> = [];
  let behaviours: Behaviour[] = [{ kind: 'reply', text: '{}' }];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    seen.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8'), closed });
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    for (const waiter of waiting) if (seen.length >= waiter.count) waiter.resolve();
    if (behaviour !== undefined) behave(behaviour, path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    plan: (...next) => {
      behaviours = next;
    },
    received: (count) =>
      seen.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ count, resolve });
          }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function behave(behaviour: Behaviour, path: string, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (behaviour.kind) {
    case 'reply':
      response.writeHead(200, json).end(JSON.stringify(envelope(path, behaviour.text)));
      return;
    case 'status':
      response.writeHead(behaviour.status, { ...json, ...behaviour.headers }).end(behaviour.body ?? '');
      return;
    case 'raw':
      response.writeHead(200, json).end(behaviour.body);
      return;
    case 'reset_mid_body':
      response.writeHead(200, json);
      response.write('{"id": "chatcmpl-1", "choices": [', () => response.destroy());
      return;
    case 'hang':
      return;
  }
}

/** A reply in the format of whichever provider the path belongs to. */
export function envelope(path: string, text: string): object {
  if (path.endsWith('/messages'))
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 10 },
    };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
