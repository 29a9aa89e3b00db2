import type { RunningService } from './service.ts';

/** A browser's part in HTTP: keeps the session cookie and names its origin, as browsers do. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  delete(path: string): Promise<Response>;
  /** As the server set it, with its attributes; empty before anything was set. */
  readonly lastSetCookie: string;
}

export function visitorOf(service: RunningService): Visitor {
  let cookie = '';
  let lastSetCookie = '';

  async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const all = { cookie, origin: service.url, ...type, ...headers };
    const response = await fetch(`${service.url}${path}`, { method, headers: all, ...sent });
    for (const line of response.headers.getSetCookie()) {
      lastSetCookie = line;
      cookie = line.split(';')[0] ?? '';
    }
    return response;
  }

  return {
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) => send('POST', path, headers, body),
    delete: (path) => send('DELETE', path, {}),
    get lastSetCookie() {
      return lastSetCookie;
    },
  };
}

export const PASSWORD = 'a long enough password';

/** A visitor with an account of their own. */
export async function signedUp(service: RunningService, email: string): Promise<Visitor> {
  const visitor = visitorOf(service);
  const response = await visitor.post('/internal/sign-up', { email, password: PASSWORD });
  if (response.status !== 201) throw new Error(`Sign-up was answered ${response.status}.`);
  return visitor;
}

/** The answer's body. `Body` is the caller's word for it. */
export async function bodyOf<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}
