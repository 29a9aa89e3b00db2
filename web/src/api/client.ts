import { pageOwner } from './page-owner.ts';

/** A refusal or failure of the service; the message is meant for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** The whole body of the answer, for those who want to see it. */
  readonly body: unknown;

  constructor(status: number, code: string | null, message: string, body: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** True if a call was refused because the session is over, or another account's by now: it can be tried again later. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'other_account');
}

const UNREACHABLE = 'The service cannot be reached. Check that it is running, then try again.';
const UNREADABLE = 'The service gave an answer that cannot be read. Please try again.';

/** Calls the dashboard's API on this address. `Answer` is the caller's word for what the path answers. */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await send(method, path, body, headers);
  const value = await readJson(response);
  if (response.ok) return value as Answer;
  const code = response.headers.get('x-error-code') ?? textOf(value, 'code');
  throw new ApiError(response.status, code, textOf(value, 'message') ?? UNREADABLE, value);
}

async function send(
  method: string,
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const owner = pageOwner();
  const all = {
    ...headers,
    ...(owner === null ? {} : { 'x-attune-account': String(owner.accountId) }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, credentials: 'same-origin', headers: all, ...sent });
  } catch {
    throw new ApiError(0, null, UNREACHABLE, null);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, null, UNREADABLE, null);
  }
}

function textOf(value: unknown, field: string): string | null {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
  return typeof text === 'string' ? text : null;
}
