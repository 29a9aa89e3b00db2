import type { Logger } from 'pino';

/** How long a line of one kind keeps further ones away, so that what is down for hours cannot fill the disk. */
const PAUSE_MILLISECONDS = 60_000;

export type TellSparingly = (
  level: 'info' | 'warn' | 'error',
  kind: string,
  fields: object,
  words: string,
) => void;

/**
 * Writes the first line of a kind at once, and then one a minute at most, whose `times` counts those that it stands for.
 * `now` is in milliseconds on a clock that only goes forward.
 */
export function createSparingLog(log: Logger, now: () => number): TellSparingly {
  const told = new Map<string, { at: number; unlogged: number }>();
  return (level, kind, fields, words) => {
    const before = told.get(kind);
    if (before !== undefined && now() - before.at < PAUSE_MILLISECONDS) {
      before.unlogged += 1;
      return;
    }
    told.set(kind, { at: now(), unlogged: 0 });
    log[level]({ ...fields, times: 1 + (before?.unlogged ?? 0) }, words);
  };
}
