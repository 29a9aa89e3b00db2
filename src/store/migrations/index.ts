import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { createAccountsAndKeys } from './0001-accounts-and-keys.ts';
import { createCredits } from './0002-credits.ts';
import { createSnapsAndComms } from './0003-snaps-and-comms.ts';
import { createIdempotency } from './0004-idempotency.ts';
import { createRateWindows } from './0005-rate-windows.ts';
import { createTextAge } from './0006-text-age.ts';
import { createDashboardSignIn } from './0007-dashboard-sign-in.ts';
import { createCallOutcomes } from './0008-call-outcomes.ts';
import { createUnansweredClaims } from './0009-unanswered-claims.ts';
import { createClockSighting } from './0010-clock-sighting.ts';
import { createKeptTexts } from './0011-kept-texts.ts';
import { createErasedSnaps } from './0012-erased-snaps.ts';
import { createClaimsWithoutAccountLock } from './0013-claims-without-account-lock.ts';

type Step = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/** Every step of the schema, in order. Steps are only ever added; a released step never changes. */
export const MIGRATION_STEPS: Readonly<Record<string, Step>> = {
  '0001-accounts-and-keys': createAccountsAndKeys,
  '0002-credits': createCredits,
  '0003-snaps-and-comms': createSnapsAndComms,
  '0004-idempotency': createIdempotency,
  '0005-rate-windows': createRateWindows,
  '0006-text-age': createTextAge,
  '0007-dashboard-sign-in': createDashboardSignIn,
  '0008-call-outcomes': createCallOutcomes,
  '0009-unanswered-claims': createUnansweredClaims,
  '0010-clock-sighting': createClockSighting,
  '0011-kept-texts': createKeptTexts,
  '0012-erased-snaps': createErasedSnaps,
  '0013-claims-without-account-lock': createClaimsWithoutAccountLock,
};
