import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Dialect } from '../../../src/store/dialect.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres'];

/** An empty database of the dialect; `postgresUrl` is a server on which databases may be created. */
export async function createDatabase(dialect: Dialect, postgresUrl: string): Promise<TestDatabase> {
  return dialect === 'sqlite' ? createSqliteFile() : createPostgresDatabase(postgresUrl);
}

function createSqliteFile(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'attune-store-'));
  return {
    url: `sqlite:${join(folder, 'attune.db')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `attune_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
