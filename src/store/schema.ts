import type { Generated } from 'kysely';
import type { CallOutcome } from '../domain/call-outcome.ts';
import type { LedgerEntryKind, Operation } from '../domain/credits.ts';

/**
 * The tables as Kysely sees them. Times are integers, milliseconds since 1970 UTC, and lists are JSON text, so
 * that both databases hold the same values.
 */
export interface Schema {
  account: AccountTable;
  api_key: ApiKeyTable;
  credit_hold: CreditHoldTable;
  credit_ledger: CreditLedgerTable;
  snap: SnapTable;
  comms: CommsTable;
  idempotency: IdempotencyTable;
  stored_secret: StoredSecretTable;
  call_outcome: CallOutcomeTable;
  clock_sighting: ClockSightingTable;
}

interface AccountTable {
  id: Generated<number>;
  email: string;
  /** What a new call can spend: the ledger's sum less what is held. Never below zero. */
  available_credits: number;
  created_at: number;
}

interface ApiKeyTable {
  id: Generated<number>;
  account_id: number;
  name: string | null;
  shown_prefix: string;
  hash: string;
  created_at: number;
  last_used_at: number | null;
  /** From this moment on the key is refused; a moment to come is the overlap of a rotation. */
  revoked_at: number | null;
}

interface CreditHoldTable {
  id: Generated<number>;
  account_id: number;
  credits: number;
  operation: Operation;
  request_id: string;
  held_at: number;
}

interface CreditLedgerTable {
  id: Generated<number>;
  account_id: number;
  kind: LedgerEntryKind;
  /** Signed: a grant adds, a capture takes. */
  credits: number;
  operation: Operation | null;
  key_id: number | null;
  snap_id: number | null;
  comms_id: number | null;
  request_id: string | null;
  /** The hold that a capture charged, or whose charge an adjustment gave back: each once at most. */
  hold_id: number | null;
  note: string | null;
  created_at: number;
}

interface SnapTable {
  id: Generated<number>;
  account_id: number;
  key_id: number | null;
  name: string;
  notes: string;
  age_range: string | null;
  job_type: string | null;
  profile: string | null;
  primary_code: string | null;
  secondary_profile: string | null;
  secondary_code: string | null;
  confidence: string | null;
  reasoning: string | null;
  summary: string | null;
  secondary_profile_summary: string | null;
  engine: string;
  created_at: number;
  /** 1 if its owner has erased it: then it is a number that the ledger names, and no record any more. */
  is_erased: Generated<number>;
}

interface CommsTable {
  id: Generated<number>;
  account_id: number;
  snap_id: number;
  message_type: string;
  message_text: string;
  strengths: string;
  risks: string;
  suggestions: string;
  rewrite: string;
  engine: string;
  created_at: number;
  updated_at: number;
}

interface IdempotencyTable {
  account_id: number;
  key: string;
  request_hash: string;
  started_at: number;
  /** Null while the first request is still running. */
  answer: string | null;
}

interface StoredSecretTable {
  name: string;
  value: string;
}

interface CallOutcomeTable {
  account_id: number;
  /** Days since 1970-01-01, UTC. */
  day: number;
  /** 0 for calls from the dashboard. */
  key_id: number;
  operation: Operation;
  outcome: CallOutcome;
  calls: number;
}

interface ClockSightingTable {
  id: number;
  trusted_at: number;
  doubted_since: number | null;
}
