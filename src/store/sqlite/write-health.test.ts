import { beforeEach, describe, expect, it } from 'vitest';
import { createWriteHealth } from './write-health.ts';

const STANDS = 10;

function sqliteError(code: string): Error {
  return Object.assign(new Error('not written'), { code });
}

describe('whether a database can be written', () => {
  let time: number;
  let tries: number;
  let obstacle: Error | null;
  beforeEach(() => {
    time = 0;
    tries = 0;
    obstacle = null;
  });
  const create = () =>
    createWriteHealth({
      async tryWriting() {
        tries += 1;
        if (obstacle !== null) throw obstacle;
      },
      now: () => time,
      answerStandsMilliseconds: STANDS,
    });

  it('is tried once in a while, and everybody in between gets the same answer', async () => {
    const health = create();
    await Promise.all([health.check(), health.check()]);
    time = STANDS - 1;
    await health.check();
    expect(tries).toBe(1);
    time = STANDS;
    obstacle = sqliteError('SQLITE_FULL');
    await expect(health.check()).rejects.toBe(obstacle);
    await expect(health.check()).rejects.toBe(obstacle);
    expect(tries).toBe(2);
  });

  it('is known at once from a write that failed, and tried again later', async () => {
    const health = create();
    await health.check();
    const full = sqliteError('SQLITE_IOERR_WRITE');
    health.failed(full);
    await expect(health.check()).rejects.toBe(full);
    time = STANDS;
    await health.check();
    expect(tries).toBe(2);
  });

  it('is not doubted for a job that threw, a rule of the schema, or a lock that another process had', async () => {
    const health = create();
    await health.check();
    for (const error of [
      new Error('a job'),
      'a word',
      sqliteError('SQLITE_CONSTRAINT'),
      sqliteError('SQLITE_BUSY'),
    ])
      health.failed(error);
    await health.check();
    expect(tries).toBe(1);
  });
});
