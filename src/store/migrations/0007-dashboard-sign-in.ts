import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * Who may sign in to the dashboard. The columns of the `dashboard_` tables carry the names and types that better-auth
 * reads and writes; what of this service touches them knows them only for that (`store/dashboard-users.ts`). `stored_secret`
 * keeps what the service made for itself.
 */
export async function createDashboardSignIn(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = dialect === 'sqlite' ? 'text' : 'timestamptz';
  const flag = dialect === 'sqlite' ? 'integer' : 'boolean';
  await db.schema
    .createTable('dashboard_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('dashboard_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('dashboard_user.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('dashboard_session_user').on('dashboard_session').column('userId').execute();
  await createCredentials(db, time);
  await db.schema
    .createTable('stored_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createCredentials(db: Kysely<unknown>, time: 'text' | 'timestamptz'): Promise<void> {
  await db.schema
    .createTable('dashboard_credential')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('dashboard_user.id').onDelete('cascade'),
    )
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('dashboard_credential_user')
    .on('dashboard_credential')
    .column('userId')
    .execute();
  await db.schema
    .createTable('dashboard_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute();
}
