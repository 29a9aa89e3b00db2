/** The shapes of /internal and of the two operations, as this page reads them. Times are milliseconds since 1970. */

export type Operation = 'predict_profile' | 'analyse_comms';
export type CallOutcome = 'succeeded' | 'out_of_credits' | 'refused' | 'failed';

export interface Account {
  readonly accountId: number;
  readonly email: string;
}

export interface SignedOut {
  readonly accountId: null;
  readonly email: null;
}

/** Who is signed in with this browser, and what is offered to those who are not. */
export type Session = (Account | SignedOut) & {
  readonly isSignUpOpen: boolean;
  readonly newAccountCredits: number;
};

export interface Credits {
  readonly balance: number;
  readonly held: number;
  readonly costs: Readonly<Record<Operation, number>>;
}

export interface ApiKey {
  readonly keyId: number;
  readonly name: string | null;
  readonly shownPrefix: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

export interface CreatedKey {
  readonly keyId: number;
  readonly key: string;
}

export interface RotatedKey extends CreatedKey {
  readonly oldKeyEndsAt: number;
}

export interface UsageRow {
  readonly day: string;
  readonly keyId: number | null;
  readonly operation: Operation;
  readonly outcome: CallOutcome;
  readonly calls: number;
  readonly credits: number;
}

export interface Usage {
  readonly days: readonly string[];
  readonly rows: readonly UsageRow[];
}

export interface LedgerEntry {
  readonly entryId: number;
  readonly kind: 'grant' | 'capture' | 'adjustment';
  readonly credits: number;
  readonly operation: Operation | null;
  readonly keyName: string | null;
  readonly keyPrefix: string | null;
  readonly snapId: number | null;
  readonly snapName: string | null;
  readonly commsId: number | null;
  readonly note: string | null;
  readonly createdAt: number;
}

export interface LedgerPage {
  readonly entries: readonly LedgerEntry[];
  readonly next: number | null;
}

export interface SnapListing {
  readonly snapId: number;
  readonly name: string;
  readonly jobType: string | null;
  readonly profile: string | null;
  readonly primaryCode: string | null;
  readonly secondaryProfile: string | null;
  readonly confidence: string | null;
  readonly createdAt: number;
  readonly commsId: number | null;
  readonly messageType: string | null;
}

export interface SnapPage {
  readonly snaps: readonly SnapListing[];
  readonly next: number | null;
}

export interface CommsRecord extends CommsResponse {
  readonly commsId: number;
  readonly messageType: string;
  readonly messageText: string;
  readonly engine: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface SnapRecord {
  readonly snapId: number;
  readonly keyId: number | null;
  readonly name: string;
  readonly notes: string;
  readonly ageRange: string | null;
  readonly jobType: string | null;
  readonly profile: string | null;
  readonly primaryCode: string | null;
  readonly secondaryProfile: string | null;
  readonly secondaryCode: string | null;
  readonly confidence: string | null;
  readonly reasoning: string | null;
  readonly summary: string | null;
  readonly secondaryProfileSummary: string | null;
  readonly engine: string;
  readonly createdAt: number;
  readonly comms: CommsRecord | null;
  /** Days after which the service removes texts; 0 if it keeps them. */
  readonly retentionDays: number;
}

/** Upper bounds of what the operations and the forms read, in Unicode characters. */
export interface TextLimits {
  /** What a key is called. */
  readonly keyNameCharacters: number;
  /** A name, an age range or a job. */
  readonly shortTextCharacters: number;
  /** Notes or a draft. */
  readonly longTextCharacters: number;
}

export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  /** Null where the text depends on what was sent. */
  readonly text: string | null;
}

export interface SnapResponse {
  readonly name: string;
  readonly profile: string | null;
  readonly primary_code: string | null;
  readonly secondary_profile: string | null;
  readonly secondary_code: string | null;
  readonly confidence: string | null;
  readonly reasoning: string | null;
  readonly summary: string | null;
  readonly secondary_profile_summary: string | null;
}

export interface CommsResponse {
  readonly strengths: readonly string[];
  readonly risks: readonly string[];
  readonly suggestions: readonly string[];
  readonly rewrite: string;
}

export interface PredictAnswer {
  readonly data: { readonly snapId: number; readonly snapResponse: SnapResponse };
}

export interface AnalyseAnswer {
  readonly data: { readonly commsId: number | null; readonly commsResponse: CommsResponse };
}
