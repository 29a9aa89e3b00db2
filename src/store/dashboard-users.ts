import { sql } from 'kysely';
import { isoTime } from '../domain/clock.ts';
import type { Handle } from './dialect.ts';

/** The name under which the sign-in library keeps an account's user. */
export function dashboardUserName(accountId: number): string {
  return String(accountId);
}

/** Under which the library looks for a password; it knows other ways to sign in as well. */
export const PASSWORD_CREDENTIAL = 'credential';

export interface NewDashboardUser {
  /** A text of the caller's that no other user has. */
  readonly userId: string;
  readonly accountId: number;
  /** The address by which the library finds the user. */
  readonly email: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** The rows that the library itself would write for a user with a password, in the caller's transaction. */
export async function insertDashboardUser(handle: Handle, user: NewDashboardUser): Promise<void> {
  const { userId, email, passwordHash } = user;
  const time = isoTime(user.createdAt);
  await sql`insert into dashboard_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${userId}, ${dashboardUserName(user.accountId)}, ${email}, false, ${time}, ${time})`.execute(
    handle,
  );
  await sql`insert into dashboard_credential
    (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${userId}, ${userId}, ${PASSWORD_CREDENTIAL}, ${userId}, ${passwordHash}, ${time}, ${time})`.execute(
    handle,
  );
}

/** Ends every dashboard session of an account and forgets its password. */
export async function deleteDashboardUser(handle: Handle, accountId: number): Promise<void> {
  await sql`delete from dashboard_user where name = ${dashboardUserName(accountId)}`.execute(handle);
}

/** Forgets sessions that ended before `time`: the library deletes one only when somebody still comes with it. */
export async function deleteSessionsEndedBefore(handle: Handle, time: number): Promise<void> {
  await sql`delete from dashboard_session where "expiresAt" < ${isoTime(time)}`.execute(handle);
}
