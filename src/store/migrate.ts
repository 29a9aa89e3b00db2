import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { MIGRATION_STEPS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** The database was written by a newer Attune: starting would misread it. */
export class NewerSchemaError extends Error {
  constructor(step: string) {
    super(
      `The database was migrated by a newer version of Attune (step ${step}). Start that version, or restore a backup from before the upgrade.`,
    );
    this.name = 'NewerSchemaError';
  }
}

/**
 * Brings the database to this version's schema; safe to call again and from several instances at once. Kysely's
 * migrator returns its error instead of throwing it; here it is thrown.
 */
export async function migrateToLatest(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(MIGRATION_STEPS)) {
    migrations[name] = { up: (handle: Kysely<unknown>) => step(handle, dialect) };
  }
  await refuseNewerSchema(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseNewerSchema(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const untyped = db.withTables<{ kysely_migration: { name: string } }>();
  const applied = await untyped.selectFrom('kysely_migration').select('name').execute();
  const unknown = applied.find(({ name }) => !(name in MIGRATION_STEPS));
  if (unknown !== undefined) throw new NewerSchemaError(unknown.name);
}
