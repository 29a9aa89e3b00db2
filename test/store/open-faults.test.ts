import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { link, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseFault } from '../../src/store/database-fault.ts';
import { openStore, openStoreOfService, openUnservedStore } from '../../src/store/open.ts';
import { openTestStore, TEST_POSTGRES_OPTIONS } from './support/open-test-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune-test-'));
  await writeFile(join(folder, 'letter.txt'), 'Dear operator, this is no database at all.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function onServer(change: (url: URL) => void): string {
  const url = new URL(inject('postgresUrl'));
  change(url);
  return url.href;
}

test.each([
  { url: () => `sqlite:${join(folder, 'letter.txt')}`, advice: 'is no SQLite database' },
  { url: () => `sqlite:${join(folder, 'letter.txt', 'a.db')}`, advice: 'The folder' },
  { url: () => `sqlite:${folder}`, advice: 'names a folder' },
  { url: () => `sqlite:${join(folder, 'none')}/`, advice: 'names a folder' },
  { url: () => 'postgres://attune:hidden-word@127.0.0.1:1/attune', advice: 'No PostgreSQL answers' },
  {
    url: () =>
      onServer((url) => {
        url.pathname = '/nothing_here';
      }),
    advice: 'has no database of the name',
  },
  {
    url: () =>
      onServer((url) => {
        url.searchParams.set('sslmode', 'verify-full');
      }),
    advice: 'does not offer TLS',
  },
])('a database that cannot be opened is told in words that help: $advice', async ({ url, advice }) => {
  const opening = openStore(url(), TEST_POSTGRES_OPTIONS);
  await expect(opening).rejects.toThrow(DatabaseFault);
  await expect(opening).rejects.toThrow(advice);
  await expect(opening).rejects.toThrow('DATABASE_URL');
  await expect(opening).rejects.not.toThrow('hidden-word');
});

test.each(['', 'letter.txt'])('a service that cannot open "%s" leaves nothing behind', async (name) => {
  const before = await readdir(folder, { recursive: true });
  const path = join(folder, name);
  await expect(openStoreOfService(`sqlite:${path}`, TEST_POSTGRES_OPTIONS)).rejects.toThrow(DatabaseFault);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test.each([
  ['a service', openStoreOfService],
  ['a command', openStore],
  ['migrate-store', openUnservedStore],
])(
  '%s refuses a database file that has a second name, whichever of the two it is given',
  async (_who, open) => {
    const path = join(folder, 'one.db');
    const store = await openStore(`sqlite:${path}`, TEST_POSTGRES_OPTIONS);
    await store.close();
    const other = join(folder, 'other.db');
    await link(path, other);
    const before = await readdir(folder);
    for (const name of [path, other]) {
      const opening = open(`sqlite:${name}`, TEST_POSTGRES_OPTIONS);
      await expect(opening).rejects.toThrow(DatabaseFault);
      await expect(opening).rejects.toThrow('The file that DATABASE_URL names has 2 names (hard links)');
    }
    expect(await readdir(folder)).toEqual(before);
    await rm(other);
    await (await open(`sqlite:${path}`, TEST_POSTGRES_OPTIONS)).close();
    await rm(path);
  },
);

test.each([
  { what: 'says nothing', talk: () => {} },
  { what: 'hangs up', talk: (socket: Socket) => socket.resetAndDestroy() },
  { what: 'speaks something else', talk: (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n') },
])('a host and port at which something $what is no PostgreSQL', async ({ talk }) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    talk(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  for (const end of ['', '?sslmode=verify-full']) {
    const url = `postgres://attune:hidden-word@127.0.0.1:${port}/attune${end}`;
    const opening = openStore(url, { ...TEST_POSTGRES_OPTIONS, connectMilliseconds: 200 });
    await expect(opening).rejects.toThrow('No PostgreSQL answers at the host and port of DATABASE_URL.');
  }
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('a PostgreSQL that has no connection left says which limits there are', async () => {
  const opened = await openTestStore('postgres');
  const role = `crowded_${randomBytes(4).toString('hex')}`;
  const { handle } = opened.store;
  await sql`create role ${sql.id(role)} login password 'hidden-word' connection limit 0`.execute(handle);
  const url = onServer((address) => {
    address.username = role;
    address.password = 'hidden-word';
  });
  const opening = openStore(url, TEST_POSTGRES_OPTIONS);
  await expect(opening).rejects.toThrow(/^PostgreSQL has no connection left .* \(53300\)$/);
  await sql`drop role ${sql.id(role)}`.execute(handle);
  await opened.dispose();
});
