import { sql } from 'kysely';
import type { Handle } from './dialect.ts';

/** The name under which the sign-in library keeps an account's user. */
export function dashboardUserName(accountId: number): string {
  return String(accountId);
}

/** Ends every dashboard session of an account and forgets its password. */
export async function deleteDashboardUser(handle: Handle, accountId: number): Promise<void> {
  await sql`delete from dashboard_user where name = ${dashboardUserName(accountId)}`.execute(handle);
}

/** Forgets sessions that ended before `time`: the library deletes one only when somebody still comes with it. */
export async function deleteSessionsEndedBefore(handle: Handle, time: number): Promise<void> {
  await sql`delete from dashboard_session where "expiresAt" < ${new Date(time).toISOString()}`.execute(
    handle,
  );
}
