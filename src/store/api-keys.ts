import type { Caller } from '../domain/account.ts';
import type { KeyCounts } from '../domain/key-limits.ts';
import type { Dialect, Handle } from './dialect.ts';

export interface NewApiKey {
  readonly accountId: number;
  readonly name: string | null;
  readonly shownPrefix: string;
  readonly hash: string;
  readonly createdAt: number;
}

/** A key as its owner may see it: never the key itself, nor its hash. */
export interface ApiKeyListing {
  readonly keyId: number;
  readonly name: string | null;
  readonly shownPrefix: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

/** Returns the new key's number. */
export async function insertApiKey(handle: Handle, key: NewApiKey): Promise<number> {
  const row = await handle
    .insertInto('api_key')
    .values({
      account_id: key.accountId,
      name: key.name,
      shown_prefix: key.shownPrefix,
      hash: key.hash,
      created_at: key.createdAt,
      last_used_at: null,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * How many keys the account has, in a transaction that makes another one: on PostgreSQL the account's row is locked until its end, so
 * that keys made at once do not all see the same number.
 */
export async function countKeysToAdd(
  handle: Handle,
  dialect: Dialect,
  accountId: number,
  dayAgo: number,
): Promise<KeyCounts> {
  if (dialect === 'postgres') {
    await handle.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  }
  const { active, made } = await handle
    .selectFrom('api_key')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('revoked_at', 'is', null).as('active'),
      select.fn.countAll<number>().filterWhere('created_at', '>', dayAgo).as('made'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { active, madeInADay: made };
}

/** A stored key that is not revoked yet, with the moment from which it is, if one is set. */
export interface ActiveApiKey extends Caller {
  readonly keyId: number;
  readonly revokedAt: number | null;
}

export async function findActiveApiKey(
  handle: Handle,
  hash: string,
  now: number,
): Promise<ActiveApiKey | null> {
  const row = await handle
    .selectFrom('api_key')
    .select(['id as keyId', 'account_id as accountId', 'revoked_at as revokedAt'])
    .where('hash', '=', hash)
    .where((where) => where.or([where('revoked_at', 'is', null), where('revoked_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

/** What an owner may see of a key, by name, so that its hash cannot ride out. */
const LISTED_COLUMNS = [
  'id as keyId',
  'name',
  'shown_prefix as shownPrefix',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
] as const;

export async function listApiKeys(handle: Handle, accountId: number): Promise<readonly ApiKeyListing[]> {
  return handle
    .selectFrom('api_key')
    .select(LISTED_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Revokes the key from the given time on, an earlier revocation standing; false if there is no such key. */
export async function revokeApiKey(handle: Handle, keyId: number, revokedAt: number): Promise<boolean> {
  const row = await handle
    .updateTable('api_key')
    .set((set) => ({
      revoked_at: set
        .case()
        .when('revoked_at', '<', revokedAt)
        .then(set.ref('revoked_at'))
        .else(revokedAt)
        .end(),
    }))
    .where('id', '=', keyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers when keys were last used; an older time never replaces a newer one. Rows are written in the order of their numbers, so that
 * two instances never lock each other out.
 */
export async function recordApiKeyUses(
  handle: Handle,
  lastUsedAt: ReadonlyMap<number, number>,
): Promise<void> {
  const inOrder = [...lastUsedAt].sort(([one], [other]) => one - other);
  for (const [keyId, time] of inOrder) {
    await handle
      .updateTable('api_key')
      .set({ last_used_at: time })
      .where('id', '=', keyId)
      .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', time)]))
      .execute();
  }
}

/** The account's own key, whatever its state; null if there is none or it is another's. */
export async function findOwnApiKey(
  handle: Handle,
  accountId: number,
  keyId: number,
): Promise<ApiKeyListing | null> {
  const row = await handle
    .selectFrom('api_key')
    .select(LISTED_COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .executeTakeFirst();
  return row ?? null;
}

/** The number of the account that the key belongs to; null if there is no such key. */
export async function accountOfApiKey(handle: Handle, keyId: number): Promise<number | null> {
  const row = await handle
    .selectFrom('api_key')
    .select('account_id as accountId')
    .where('id', '=', keyId)
    .executeTakeFirst();
  return row?.accountId ?? null;
}
