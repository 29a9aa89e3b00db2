import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namesOnlyUtf8 } from './content-charset.ts';

/** The body cannot be read as a JSON object; the message is what the caller is told. */
export class BodyNotJsonError extends Error {}

const NOT_AN_OBJECT = 'The body must be a JSON object.';
const NOT_UTF8 = 'Send the body as UTF-8.';
const COMPRESSED = 'Send the body uncompressed.';
/** A header without a value is the same as none. */
const UNCOMPRESSED: ReadonlySet<string> = new Set(['', 'identity']);
const BYTE_ORDER_MARK = '\uFEFF';
export const NOT_JSON_TYPE = 'Send the body as JSON with the header Content-Type: application/json.';

/**
 * Reads bodies as JSON objects in UTF-8 and keeps the raw bytes. Everything else throws BodyNotJsonError. A body
 * without any content is left to `requireJsonObject`, since Fastify calls no parser for it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    // Not async: a promise for each body would cost more than reading it.
    (request: FastifyRequest, body: Buffer, done) => {
      requireUncompressed(request.headers['content-encoding']);
      requireUtf8(request.headers['content-type']);
      request.context.rawBody = body;
      done(null, parseObject(body));
    },
  );
  app.addContentTypeParser('*', async () => {
    throw new BodyNotJsonError(NOT_JSON_TYPE);
  });
}

/** Throws BodyNotJsonError if no parser has seen the body. */
export function requireJsonObject(body: unknown): void {
  if (typeof body !== 'object' || body === null) throw new BodyNotJsonError(NOT_JSON_TYPE);
}

function parseObject(body: Buffer): object {
  if (!isUtf8(body)) throw new BodyNotJsonError(NOT_UTF8);
  const text = body.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    throw new BodyNotJsonError('The body is not well-formed JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyNotJsonError(NOT_AN_OBJECT);
  return value;
}

function requireUncompressed(contentEncoding: string | undefined): void {
  if (contentEncoding === undefined) return;
  for (const coding of contentEncoding.split(',')) {
    if (!UNCOMPRESSED.has(coding.trim().toLowerCase())) throw new BodyNotJsonError(COMPRESSED);
  }
}

function requireUtf8(contentType = ''): void {
  if (!namesOnlyUtf8(contentType)) throw new BodyNotJsonError(NOT_UTF8);
}
