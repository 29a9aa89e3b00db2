import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseWatch, type DatabaseWatch } from './database-watch.ts';

describe('what the log says of a database', () => {
  let lines: string[];
  let obstacle: Error | null;
  let checks: number;
  let waiting: (() => void) | null;
  let watch: DatabaseWatch;
  beforeEach(() => {
    lines = [];
    obstacle = null;
    checks = 0;
    waiting = null;
    watch = createDatabaseWatch({
      async check() {
        checks += 1;
        if (obstacle !== null) throw obstacle;
      },
      log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
      later(_milliseconds, work) {
        waiting = work;
        return () => {
          waiting = null;
        };
      },
    });
  });
  const told = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  const passTime = async () => {
    waiting?.();
    await watch.isWell();
  };

  it('is its reason, once, when a call fails for it, and once that it works again, though nobody asks', async () => {
    obstacle = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    for (let call = 0; call < 3; call += 1) watch.doubt();
    await passTime();
    await passTime();
    for (let call = 0; call < 3; call += 1) watch.doubt();
    expect(told()).toMatchObject([{ msg: 'not ready', reason: expect.stringContaining('disk') }]);
    obstacle = null;
    await passTime();
    expect(told().map(({ msg }) => msg)).toEqual(['not ready', 'ready again']);
    expect(waiting).toBeNull();
  });

  it('is nothing where a call failed for another reason', async () => {
    watch.doubt();
    await watch.isWell();
    expect(told()).toEqual([]);
    expect(waiting).toBeNull();
  });

  it('is nothing while the service stops, though it is asked', async () => {
    await watch.stop();
    obstacle = new Error('closed');
    watch.doubt();
    expect(checks).toBe(0);
    expect(await watch.isWell()).toBe(false);
    expect(told()).toEqual([]);
    expect(waiting).toBeNull();
  });
});
