import type { Logger } from 'pino';
import { databaseFault } from '../store/database-fault.ts';
import { describeError } from './describe-error.ts';

/** Whether the database can be used, and the log's lines about it. */
export interface DatabaseWatch {
  /** Asks it now. */
  isWell(): Promise<boolean>;
  /** To be told that something failed, maybe for its sake: then it is asked, whoever else asks or does not. */
  doubt(): void;
  /** From now on nothing is asked and nothing is told; resolves when the last question is answered. */
  stop(): Promise<void>;
}

export interface DatabaseWatchOptions {
  /** Rejects with what is wrong; cheap enough to be asked every second. */
  readonly check: () => Promise<void>;
  readonly log: Logger;
  /** Runs `work` later, and returns what calls that off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

/** How soon one that is not well is asked again, so that the log also says when it is. */
const RETRY_MILLISECONDS = 5000;

/** Tells the log once with the reason when the database begins to fail, and once when it works again, also where nobody asks /readyz. */
export function createDatabaseWatch({ check, log, later }: DatabaseWatchOptions): DatabaseWatch {
  let wasWell = true;
  let isStopped = false;
  let asking: Promise<boolean> | null = null;
  let callOff = (): void => {};

  async function ask(): Promise<boolean> {
    try {
      await check();
      foundWell();
      return true;
    } catch (error) {
      foundIll(error);
      return false;
    } finally {
      asking = null;
    }
  }

  function foundWell(): void {
    callOff();
    if (!wasWell && !isStopped) log.info('ready again');
    wasWell = true;
  }

  function foundIll(error: unknown): void {
    callOff();
    if (isStopped) return;
    callOff = later(RETRY_MILLISECONDS, () => void isWell());
    if (wasWell) log.error({ ...describeError(error), reason: databaseFault(error).message }, 'not ready');
    wasWell = false;
  }

  function isWell(): Promise<boolean> {
    asking ??= ask();
    return asking;
  }

  return {
    isWell,
    doubt() {
      if (wasWell && !isStopped) void isWell();
    },
    async stop() {
      isStopped = true;
      callOff();
      await asking;
    },
  };
}
