import { z } from 'zod';
import type { ErrorCode } from '../../../domain/errors.ts';
import { DEFAULT_TEXT_LIMITS, type TextLimits } from '../../../domain/requests/limits.ts';
import { ERROR_TABLE } from '../../error-table.ts';
import { analyseCommsBody, analyseCommsData } from '../analyse-comms/schema.ts';
import { predictProfileBody, predictProfileData } from '../predict-profile/schema.ts';
import { apiDescription } from './description.ts';
import { analyseCommsExample, predictProfileExample } from './examples.ts';

type Json = Record<string, unknown>;

/** What both routes can answer. */
const COMMON_CODES: readonly ErrorCode[] = [
  'invalid_api_key',
  'insufficient_credits',
  'body_not_json',
  'body_too_large',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_key_in_progress',
  'rate_limited',
  'request_unreadable',
  'request_timeout',
  'internal_error',
];
const PREDICT_CODES: readonly ErrorCode[] = [
  'validation_failed',
  'snap_generation_failed',
  'secondary_predicted_visionary',
];
const ANALYSE_CODES: readonly ErrorCode[] = [
  'message_text_too_short',
  'message_type_invalid',
  'profile_code_invalid',
  'profile_source_missing',
  'profile_source_ambiguous',
  'secondary_code_visionary',
  'validation_failed',
  'snap_not_found',
  'snap_not_owned',
  'comms_generation_failed',
];

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'The request cannot be served as it is',
  401: 'Not authorised',
  404: 'Not found',
  408: 'The request took too long to arrive',
  409: 'The first request with this Idempotency-Key is still running',
  413: 'The body is too large',
  422: 'The Idempotency-Key was used with another request',
  429: 'Too many requests from this address',
  500: 'Failed; nothing was charged',
};

const CREDITS_REMAINING = { 'X-Credits-Remaining': numberHeader('Credits left to spend') };
const REPLAYED = {
  'Idempotency-Replayed': textHeader('`true` on a repeated answer to the same Idempotency-Key'),
};
/** Of the errors, those of the fields, the snap and the credits are kept for a retry. */
const REPEATED_STATUSES: ReadonlySet<number> = new Set([400, 401, 404]);

/**
 * The OpenAPI 3.1 description of the two public routes, made from the schemas and the error table, for a service with
 * these limits.
 */
export function buildOpenApiDocument(limits: TextLimits = DEFAULT_TEXT_LIMITS): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Attune',
      version: '1',
      description: apiDescription(),
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths: {
      '/api/v1/snap': { post: predictProfileOperation(limits) },
      '/api/v1/snap/comms': { post: analyseCommsOperation(limits) },
    },
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: { Error: errorSchema(), InvalidKey: invalidKeySchema() },
      headers: rateLimitHeaders(),
    },
  };
}

function predictProfileOperation(limits: TextLimits): Json {
  const example = predictProfileExample();
  return {
    operationId: 'predictProfile',
    summary: 'Predict Profile',
    description:
      'Costs 1 API credit when it succeeds, also when the notes hold no evidence and the profile is null.',
    parameters: requestHeaders(),
    requestBody: jsonBody(predictProfileBody(limits), example.request),
    responses: responses('Snap generated successfully', predictProfileData, example.data, PREDICT_CODES),
  };
}

function analyseCommsOperation(limits: TextLimits): Json {
  const example = analyseCommsExample();
  return {
    operationId: 'analyseComms',
    summary: 'Analyse Comms',
    description:
      'Costs 2 API credits when it succeeds. Exactly one of snapId and primaryCode says who the reader is.',
    parameters: requestHeaders(),
    requestBody: jsonBody(analyseCommsBody(limits), example.request),
    responses: responses('Comms generated successfully', analyseCommsData, example.data, ANALYSE_CODES),
  };
}

function jsonBody(schema: z.ZodType, example: object): Json {
  return { required: true, content: { 'application/json': { schema: jsonSchema(schema), example } } };
}

function responses(message: string, data: z.ZodType, example: object, codes: readonly ErrorCode[]): Json {
  const envelope = z.object({
    success: z.literal(true),
    message: z.literal(message),
    data,
    statusCode: z.literal(201),
    timestamp: z.iso.datetime(),
    error: z.null(),
  });
  const exampleAnswer = {
    success: true,
    message,
    data: example,
    statusCode: 201,
    timestamp: '2026-01-01T09:00:00.000Z',
    error: null,
  };
  return {
    201: {
      description: message,
      headers: {
        ...headerReferences(),
        ...CREDITS_REMAINING,
        ...REPLAYED,
        'X-Engine': textHeader('Name and version of what made the result'),
      },
      content: { 'application/json': { schema: jsonSchema(envelope), example: exampleAnswer } },
    },
    ...errorResponses([...codes, ...COMMON_CODES]),
  };
}

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_TABLE[code].status);
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, errorResponse(status, group)]));
}

function errorResponse(status: number, codes: readonly ErrorCode[]): Json {
  const lines = codes.map((code) => `- \`${code}\`: ${textOf(code)}`);
  const isRepeated = REPEATED_STATUSES.has(status) && codes.some((code) => code !== 'invalid_api_key');
  const headers = {
    ...headerReferences(),
    ...(status === 429 ? { 'Retry-After': numberHeader('Seconds until the window resets') } : {}),
    ...(codes.includes('insufficient_credits') ? CREDITS_REMAINING : {}),
    ...(isRepeated ? REPLAYED : {}),
    'X-Error-Code': textHeader('Stable code of the error'),
  };
  return {
    description: `${STATUS_NAMES[status]}. \`X-Error-Code\` tells which:\n${lines.join('\n')}`,
    headers,
    content: { 'application/json': { schema: errorBody(codes) } },
  };
}

/** The body of a refused API key, the envelope, or where both can come either. */
function errorBody(codes: readonly ErrorCode[]): Json | undefined {
  const names = new Set(codes.map((code) => (code === 'invalid_api_key' ? 'InvalidKey' : 'Error')));
  const bodies = [...names].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return bodies.length === 1 ? bodies[0] : { oneOf: bodies };
}

/** The text, or what it says where it depends on what was sent. */
function textOf(code: ErrorCode): string {
  const { text } = ERROR_TABLE[code];
  if (code === 'invalid_api_key') return `${text} (a body of message, error and statusCode only)`;
  if (code === 'body_not_json') return 'says what is wrong with the body';
  return text ?? 'names the field and what it must be';
}

function requestHeaders(): Json[] {
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Makes a retry safe: the same key and body get the first answer again within 24 hours, charged once.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
    {
      name: 'X-Request-Id',
      in: 'header',
      description: 'Comes back on the answer.',
      schema: { type: 'string' },
    },
  ];
}

function rateLimitHeaders(): Json {
  return {
    'X-RateLimit-Limit': numberHeader('Requests allowed in a window of 60 seconds'),
    'X-RateLimit-Remaining': numberHeader('Requests left in the current window'),
    'X-RateLimit-Reset': numberHeader('Seconds until the window resets'),
    'X-Request-Id': textHeader('Identifies this request'),
  };
}

function headerReferences(): Json {
  return Object.fromEntries(
    Object.keys(rateLimitHeaders()).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

function textHeader(description: string): Json {
  return { description, schema: { type: 'string' } };
}

function numberHeader(description: string): Json {
  return { description, schema: { type: 'integer' } };
}

function errorSchema(): Json {
  return jsonSchema(
    z.object({
      success: z.literal(false),
      message: z.string(),
      error: z.string().describe('Same text as message.'),
      statusCode: z.int(),
      timestamp: z.iso.datetime(),
    }),
  );
}

function invalidKeySchema(): Json {
  return jsonSchema(z.strictObject({ message: z.string(), error: z.string(), statusCode: z.literal(401) }));
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
