import { NewerSchemaError } from './migrate.ts';

/** The database cannot be opened; the message is for the operator and holds no address and no password. */
export class DatabaseFault extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseFault';
  }
}

const MAY_BE_WRITTEN =
  'Check that the folder is there, that this user may write to it, and that it is not mounted read-only.';
const NO_SERVER =
  'No PostgreSQL answers at the host and port of DATABASE_URL. Check both, and that the server runs.';
const NO_ROOM =
  'PostgreSQL has no connection left for the user of DATABASE_URL. Raise max_connections or the limit of the user there, or lower ' +
  'DATABASE_POOL_SIZE of each instance.';
const SIGN_IN = 'PostgreSQL refuses the user or the password of DATABASE_URL.';
const NO_ENTRY =
  'PostgreSQL refuses the user of DATABASE_URL from here: the password is wrong, or pg_hba.conf allows this only with TLS ' +
  '(sslmode=verify-full) or from other hosts.';
const ALL_BUSY =
  'All connections to PostgreSQL are busy, or it does not let another one in within the time. Raise DATABASE_POOL_SIZE, or look ' +
  'for what keeps the database busy.';
/** What a PostgreSQL is that takes a connection and then says nothing. */
export const NO_ANSWER =
  'PostgreSQL does not answer in time: it hangs, is overloaded, or something in it is locked.';
/** What is wrong with a user of PostgreSQL who may read only, or write to some tables. */
export const MAY_NOT_WRITE =
  'PostgreSQL does not let the user of DATABASE_URL write to every table: grant insert, update and delete on all of them, and ' +
  'usage on their sequences.';

/** What a PostgreSQL that cannot be written is. */
export const READ_ONLY =
  'PostgreSQL takes no writes: it is a standby, or was set to read only (some hosts do that when its disk is full).';
/** What is wrong with a PostgreSQL database in an encoding of few characters. */
export function notUnicode(encoding: string): string {
  return (
    `The PostgreSQL database of DATABASE_URL keeps text as ${encoding}, which cannot hold all that callers send. ` +
    "Create one in UTF-8 (create database NAME encoding 'UTF8' template template0) and name that."
  );
}

/** PostgreSQL's own codes: five characters, of a class that begins with a digit. */
const SQLSTATE = /^\d[\dA-Z]{4}$/;

const NO_TLS =
  'The PostgreSQL server does not offer TLS, which sslmode in DATABASE_URL asks for. Switch it on there, or leave sslmode out.';

/** Errors that the driver gives no code, by the beginning of their words: whatever is there, it does not answer as PostgreSQL does. */
const ADVICE_BY_WORDS: readonly (readonly [string, string])[] = [
  ['The server does not support SSL connections', NO_TLS],
  ['There was an error establishing an SSL connection', NO_SERVER],
  ['Connection terminated', NO_SERVER],
  ['timeout exceeded when trying to connect', ALL_BUSY],
  ['Query read timeout', NO_ANSWER],
];

/** What to do about an error of a driver or of the file system, by the beginning of its code. */
const ADVICE: readonly (readonly [string, string])[] = [
  ['SQLITE_NOTADB', 'The file that DATABASE_URL names is no SQLite database.'],
  ['SQLITE_CORRUPT', 'The database file is damaged. Restore a backup (docs/operations.md).'],
  ['SQLITE_FULL', 'The disk of the database is full.'],
  ['ENOSPC', 'The disk of the database is full.'],
  ['SQLITE_BUSY', 'Another process has kept the database locked for too long. Try again when it is done.'],
  ['SQLITE_CANTOPEN', `The file that DATABASE_URL names cannot be opened. ${MAY_BE_WRITTEN}`],
  ['SQLITE_READONLY', `The file that DATABASE_URL names cannot be written. ${MAY_BE_WRITTEN}`],
  ...['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOENT', 'ENOTDIR'].map(
    (code) => [code, `The folder that DATABASE_URL names cannot be used. ${MAY_BE_WRITTEN}`] as const,
  ),
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'].map(
    (code) => [code, NO_SERVER] as const,
  ),
  ['25006', READ_ONLY],
  ['53100', 'The disk of the database is full.'],
  ['53300', NO_ROOM],
  ...['57P01', '57P02', '57P03'].map(
    (code) => [code, 'PostgreSQL is starting or stopping. Try again in a moment.'] as const,
  ),
  ['28P01', SIGN_IN],
  ['28000', NO_ENTRY],
  ['57014', 'PostgreSQL ended a statement that took longer than its statement_timeout allows.'],
  ['3D000', 'PostgreSQL has no database of the name in DATABASE_URL. Create it.'],
  ...['SELF_SIGNED', 'DEPTH_ZERO', 'UNABLE_TO', 'CERT_', 'ERR_TLS_CERT'].map(
    (code) =>
      [
        code,
        'The certificate of the PostgreSQL server is not trusted, or is not for the host in DATABASE_URL.',
      ] as const,
  ),
  [
    '42501',
    'PostgreSQL does not let the user of DATABASE_URL create tables in its schema, or write to those that are there.',
  ],
];

function adviceFor(code: string): string | undefined {
  return ADVICE.find(([beginning]) => code.startsWith(beginning))?.[1];
}

function adviceForWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return ADVICE_BY_WORDS.find(([beginning]) => error.message.startsWith(beginning))?.[1];
}

/** In words that help. A driver of a server puts its address into messages: of what is not known here only the code is shown. */
export function databaseFault(error: unknown): Error {
  if (error instanceof NewerSchemaError || error instanceof DatabaseFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = code === '' ? adviceForWords(error) : adviceFor(code);
  const shownCode = code === '' ? '' : ` (${code})`;
  if (advice === undefined && error instanceof Error && code.startsWith('SQLITE_')) {
    return new DatabaseFault(
      `The file that DATABASE_URL names cannot be used: ${error.message}${shownCode}.`,
      error,
    );
  }
  if (advice !== undefined) return new DatabaseFault(`${advice}${shownCode}`, error);
  return new DatabaseFault(
    `The database that DATABASE_URL names cannot be opened${shownCode}. Check it, and that it may be written.`,
    error,
  );
}

/** What an error of a driver that has no code of its own means, in words for operators; null for any other error. */
export function knownFault(error: unknown): string | null {
  return adviceForWords(error) ?? null;
}

/** What to tell the person who started a program that ended with `error`: the databases' own words say little. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const isOfSqlite = code.startsWith('SQLITE_');
  const isKnownOfPostgres = SQLSTATE.test(code) && adviceFor(code) !== undefined;
  return isOfSqlite || isKnownOfPostgres ? databaseFault(error).message : error.message;
}
