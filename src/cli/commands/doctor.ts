import { resolve } from 'node:path';
import type { Command } from 'commander';
import { withStore } from '../../compose.ts';
import { probeConfiguredUpstream } from '../../compose-engine.ts';
import { probeConfiguredLimiter } from '../../compose-limiter.ts';
import { type Config, ConfigError } from '../../config.ts';
import { databaseFault } from '../../store/database-fault.ts';
import {
  foreignLockFile,
  isLostDatabase,
  missingDatabaseFile,
  requireRoomFor,
  requireWhole,
  sharedDatabaseFile,
} from '../../store/open.ts';
import { commandConfig } from '../context.ts';
import { CommandFailure } from '../failure.ts';
import { writeVerdict } from '../output.ts';

interface Finding {
  readonly part: 'settings' | 'database' | 'files' | 'rate limit' | 'upstream';
  readonly isWell: boolean;
  readonly message: string;
}

const HELP = `
It may run beside the service. A SQLite file is read through for damage; one request is counted where RATE_LIMIT_URL says; a
language model is asked for one word.

Examples:
  attune doctor
  UPSTREAM=openai UPSTREAM_MODEL=gpt-5-mini UPSTREAM_API_KEY_FILE=key.txt attune doctor`;

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'try the settings, the database, the rate limit and the upstream, and say in plain words what is wrong; exit 1 if anything is',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(examine);
}

async function examine(options: { readonly json?: boolean }): Promise<void> {
  const config = settingsOrFault();
  if (config instanceof ConfigError) {
    if (options.json !== true) throw new CommandFailure(config.message);
    // Programs that read the findings shall find the settings' faults there, too.
    const findings: Finding[] = [{ part: 'settings', isWell: false, message: config.message }];
    return writeVerdict(true, { ok: false, findings }, '', config.message);
  }
  const database = await tryDatabase(config);
  const findings: Finding[] = [
    { part: 'settings', isWell: true, message: 'All settings are well formed.' },
    database,
    ...(database.isWell ? lookAtFiles(config) : []),
    { part: 'rate limit', ...(await probeConfiguredLimiter(config, database.isWell)) },
    await tryUpstream(config),
  ];
  const isWell = findings.every((finding) => finding.isWell);
  const words = findings.map(
    ({ part, isWell, message }) => `${isWell ? 'ok  ' : 'FAIL'}  ${part}: ${message}`,
  );
  const failure = isWell ? null : 'Something is wrong; see above.';
  await writeVerdict(options.json === true, { ok: isWell, findings }, words.join('\n'), failure);
}

function settingsOrFault(): Config | ConfigError {
  try {
    return commandConfig();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

async function tryDatabase(config: Config): Promise<Finding> {
  try {
    const missing = missingDatabaseFile(config.DATABASE_URL);
    if (missing !== null) {
      requireRoomFor(missing);
      if (isLostDatabase(missing)) return { part: 'database', isWell: false, message: isGone(missing) };
      const message = `There is no database at ${resolve(missing)} yet; the first start makes one there.`;
      return { part: 'database', isWell: true, message };
    }
    return await withStore(config, async (store) => {
      await store.check();
      await requireWhole(store);
      const damage = store.findDamage?.() ?? null;
      if (damage !== null) {
        const message = `The database file is damaged. Restore a backup (docs/operations.md). ${damage}`;
        return { part: 'database', isWell: false, message };
      }
      const message = `The ${NAMES[store.dialect]} database opens and can be written, and its schema is up to date.`;
      return { part: 'database', isWell: true, message };
    });
  } catch (error) {
    return { part: 'database', isWell: false, message: databaseFault(error).message };
  }
}

function isGone(path: string): string {
  return `There is no database at ${resolve(path)}, but a service has run on one there (its lock is left): it was moved, deleted or emptied. The next start makes a new one.`;
}

/** Others who may read it are nothing wrong: the operator may have meant it. Of a database that opened, since a folder's mode is another matter. */
function lookAtFiles({ DATABASE_URL: url }: Config): Finding[] {
  const findings: Finding[] = [];
  const lock = foreignLockFile(url);
  if (lock !== null) {
    const message = `No service of this user can start: ${resolve(lock)} belongs to another one. Delete it while none runs.`;
    findings.push({ part: 'files', isWell: false, message });
  }
  const shared = sharedDatabaseFile(url);
  if (shared !== null) {
    const path = resolve(shared);
    const message = `Other users of this machine may open ${path}. If that is not meant: chmod 600 ${path}*`;
    findings.push({ part: 'files', isWell: true, message });
  }
  return findings;
}

async function tryUpstream(config: Config): Promise<Finding> {
  const probe = await probeConfiguredUpstream(config);
  if (probe === null)
    return { part: 'upstream', isWell: true, message: 'The embedded engine answers; no network is needed.' };
  return { part: 'upstream', isWell: probe.kind === 'ok', message: probe.message };
}
