import type { Charge, ChargeOutcome, CreditLedger } from './credit-ledger.ts';
import type { Dialect, Handle } from './dialect.ts';
import type { WriteJob } from './write-group.ts';

/** An open, migrated database. */
export interface Store {
  readonly dialect: Dialect;
  /** For reads and for single statements; several writes that belong together go through `write`. */
  readonly handle: Handle;
  readonly credits: CreditLedger;
  /**
   * Runs a job that only reads, on the state in which it finds the database, whatever is written meanwhile; no writer
   * waits for it, save those of this process on SQLite, which share its connection.
   */
  read<T>(job: (handle: Handle) => Promise<T>): Promise<T>;
  /** A number of its own for each charge. */
  nextHoldId(): Promise<number>;
  /** `CreditLedger.charge` as a job of its own; charges that arrive together may share one transaction. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * Runs a job in one transaction, durable when it resolves. The job does database work only and uses only the
   * handle it is given: SQLite has one connection, and anything slow in here would stop every other query. Rejects with
   * DatabaseFault, as does whatever else writes, once the files of a SQLite database are known not to be in place any more.
   */
  write<T>(job: WriteJob<T>): Promise<T>;
  /**
   * As `write`, for a job that is a single statement or a single step of the ledger. On PostgreSQL such a job is atomic
   * by itself and needs no transaction around it, which saves two round trips.
   */
  step<T>(job: WriteJob<T>): Promise<T>;
  /**
   * Runs work that writes through a connection of its own in this process, while this one writes nothing: two connections
   * that wait for each other would stop both threads. Null where no other connection can be opened or none is in the way.
   */
  readonly beside: (<T>(work: () => Promise<T>) => Promise<T>) | null;
  /**
   * Overwrites what was deleted and is still readable in the database's files: on SQLite in file and log, on PostgreSQL
   * as far as its VACUUM goes. Backups are beyond its reach.
   */
  scrub(): Promise<void>;
  /**
   * Copies the database to a new file while it is in use, and reads the copy through: rejects with DatabaseFault if it is damaged.
   * Null on PostgreSQL, which has tools of its own.
   */
  readonly backup: ((path: string) => Promise<void>) | null;
  /** Reads the whole file and returns what is wrong with it, null if nothing is; null on PostgreSQL. It takes its time. */
  readonly findDamage: (() => string | null) | null;
  /**
   * Rejects if the database does not answer or cannot be written, or if its files are not in place any more. Cheap enough to be
   * asked every second: on SQLite it writes once in ten seconds at most.
   */
  check(): Promise<void>;
  close(): Promise<void>;
}
