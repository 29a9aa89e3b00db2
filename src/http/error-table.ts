import type { ErrorCode } from '../domain/errors.ts';

/** How an error code is told to the caller. A null text means that each problem brings its own. */
interface ErrorRow {
  readonly status: 400 | 401 | 404 | 408 | 409 | 413 | 422 | 429 | 500;
  readonly text: string | null;
}

/** Every error that leaves the service; `docs/contract.md` shows the same table, and a test compares the two. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorRow>> = {
  invalid_api_key: { status: 401, text: 'Invalid or inactive api key' },
  message_text_too_short: { status: 400, text: 'Message text must be at least 1 character long' },
  message_type_invalid: {
    status: 400,
    text: 'Message type must be one of: outreach, text, email, internal_comms, difficult_conversation, meeting_prep',
  },
  profile_code_invalid: { status: 400, text: null },
  profile_source_missing: { status: 400, text: 'Provide either snapId or primaryCode.' },
  profile_source_ambiguous: { status: 400, text: 'Provide only one of snapId or primaryCode, not both.' },
  secondary_code_visionary: { status: 400, text: "secondaryCode cannot be 'DP-07' (Visionary)." },
  validation_failed: { status: 400, text: null },
  insufficient_credits: {
    status: 400,
    text: 'Insufficient API credits. Please add more credits to your account to continue.',
  },
  snap_not_found: { status: 404, text: 'Before adding comms, you need to create a snap first.' },
  snap_not_owned: { status: 401, text: 'You are not authorized to add comms to this snap' },
  snap_generation_failed: { status: 500, text: 'Failed to generate snap Please try again later' },
  secondary_predicted_visionary: {
    status: 500,
    text: 'Secondary profile predicted as Visionary which is not allowed please try it again',
  },
  comms_generation_failed: { status: 500, text: 'Failed to generate comms. Please try again later.' },
  rate_limited: { status: 429, text: 'ThrottlerException: Too Many Requests' },
  body_not_json: { status: 400, text: null },
  body_too_large: { status: 413, text: 'The request body is too large.' },
  idempotency_key_invalid: { status: 400, text: 'Idempotency-Key must be 1 to 255 visible ASCII characters' },
  idempotency_key_reused: {
    status: 422,
    text: 'This Idempotency-Key was already used with another request. Use a new key for a new request.',
  },
  idempotency_key_in_progress: {
    status: 409,
    text: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  },
  not_found: { status: 404, text: 'Not Found' },
  request_unreadable: { status: 400, text: 'The request is not well-formed HTTP.' },
  request_timeout: { status: 408, text: 'The request took too long to arrive.' },
  internal_error: { status: 500, text: 'Something went wrong on our side. Please try again later.' },
};
