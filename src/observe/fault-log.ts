import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { createSparingLog } from './sparing-log.ts';

/** Tells the operator of an error that nobody expected, with `words` for what it stopped. */
export type TellFault = (error: unknown, words: string, fields?: object) => void;

/**
 * Writes the first error of a kind (its name, its code and where it was thrown) at once with its whole stack, and then one a minute,
 * whose `times` counts those that it stands for: a disk that is full fails every call, and the log lies on it, too. `now` is in
 * milliseconds on a clock that only goes forward.
 */
export function createFaultLog(log: Logger, now: () => number): TellFault {
  const tell = createSparingLog(log, now);
  return (error, words, fields = {}) => {
    const described = describeError(error);
    const [thrownAt] = described.stack?.split('\n') ?? [];
    const kind = [words, described.errorName, described.errorCode, described.reason, thrownAt].join(' ');
    tell('error', kind, { ...fields, ...described }, words);
  };
}
