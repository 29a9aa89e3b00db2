/**
 * Every way a request can be refused or fail, as the stable codes that `X-Error-Code` carries. Status and text
 * of each stand in one table at the edge (src/http/error-table.ts), which the compiler checks to be complete.
 */
export const ERROR_CODES = [
  'invalid_api_key',
  'message_text_too_short',
  'message_type_invalid',
  'profile_code_invalid',
  'profile_source_missing',
  'profile_source_ambiguous',
  'secondary_code_visionary',
  'validation_failed',
  'insufficient_credits',
  'snap_not_found',
  'snap_not_owned',
  'snap_generation_failed',
  'secondary_predicted_visionary',
  'comms_generation_failed',
  'rate_limited',
  'body_not_json',
  'body_too_large',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_key_in_progress',
  'not_found',
  'request_unreadable',
  'request_timeout',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A refusal: its code, and the text where the code alone does not fix one. */
export interface Problem {
  readonly code: ErrorCode;
  readonly text?: string;
}
