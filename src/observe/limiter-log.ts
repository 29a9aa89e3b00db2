import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { createSparingLog } from './sparing-log.ts';

/** What becomes of the place where instances count requests together. */
export interface LimiterEvents {
  connectionLost(error: Error): void;
  /** A request is counted in this process's memory. */
  sharedFailed(error: unknown): void;
  /** The first request after that which is counted for all instances again. */
  sharedAnswers(): void;
}

/**
 * Tells the operator in the log that requests are not counted where `setting` says: at once, and then once a minute for each
 * kind of error with how often it happened meanwhile; and when they are again. `now` is in milliseconds on a clock that only
 * goes forward.
 */
export function createLimiterLog(log: Logger, setting: string, now: () => number): LimiterEvents {
  const tell = createSparingLog(log, now);
  const warn = (error: unknown, words: string): void => {
    const described = describeError(error);
    tell('warn', `${words} ${described.errorName} ${described.errorCode}`, { ...described, setting }, words);
  };
  return {
    connectionLost: (error) => warn(error, 'rate limit connection lost'),
    sharedFailed: (error) => warn(error, 'rate limit kept in memory'),
    sharedAnswers: () => tell('info', 'recovery', { setting }, 'rate limit shared again'),
  };
}
