import { isoTime } from '../domain/clock.ts';
import type { Problem } from '../domain/errors.ts';
import { ERROR_TABLE } from './error-table.ts';

/** Every answer in the shape that can be sent now and, for a retry with the same Idempotency-Key, again. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: SuccessBody | ErrorBody | InvalidKeyBody;
}

export interface SuccessBody {
  readonly success: true;
  readonly message: string;
  readonly data: object;
  readonly statusCode: 201;
  readonly timestamp: string;
  readonly error: null;
}

export interface ErrorBody {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly statusCode: number;
  readonly timestamp: string;
}

/** A refused API key is answered before the envelope applies. */
export interface InvalidKeyBody {
  readonly message: string;
  readonly error: string;
  readonly statusCode: 401;
}

export function successAnswer(
  message: string,
  data: object,
  headers: Readonly<Record<string, string>>,
  now: number,
): Answer {
  const timestamp = isoTime(now);
  return {
    status: 201,
    headers,
    body: { success: true, message, data, statusCode: 201, timestamp, error: null },
  };
}

/** The answer to a problem, by the error table; `X-Error-Code` carries its code. */
export function errorAnswer(
  problem: Problem,
  now: number,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const row = ERROR_TABLE[problem.code];
  const message = row.text ?? problem.text ?? ERROR_TABLE.internal_error.text ?? '';
  const timestamp = isoTime(now);
  return {
    status: row.status,
    headers: { ...headers, 'x-error-code': problem.code },
    body: { success: false, message, error: message, statusCode: row.status, timestamp },
  };
}

export function invalidKeyAnswer(): Answer {
  const message = ERROR_TABLE.invalid_api_key.text ?? '';
  return {
    status: 401,
    headers: { 'x-error-code': 'invalid_api_key' },
    body: { message, error: message, statusCode: 401 },
  };
}

/** A text as a header may carry it: a model's name can hold any character. */
export function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
