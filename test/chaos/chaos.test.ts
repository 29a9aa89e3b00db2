import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { randomFrom } from '../simulation/random.ts';
import { createDatabase, DIALECTS, type TestDatabase } from '../store/support/databases.ts';
import { startPostgres } from '../store/support/postgres-server.ts';
import { accountsCrossing } from './crossing.ts';
import {
  BUSY_ANSWERS,
  databaseLost,
  diskFull,
  killedUnderLoad,
  racingForTheLastCredit,
  stoppedUnderLoad,
} from './scenarios.ts';
import { TELLS_OF_LOCKS } from './support/lock-watch.ts';
import { startModel } from './support/model.ts';

const LONG = 120_000;

describe.each(DIALECTS)('the service on %s', (dialect) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(dialect, inject('postgresUrl'));
  });
  afterAll(() => database.drop());

  test(
    'killed under load, keeps every acknowledged snap, charges nothing twice and gives holds back',
    async () => {
      const report = await killedUnderLoad(database.url, 3, randomFrom(7));
      expect(report).toMatchObject({ wrongs: [], heldInTheEnd: 0 });
      expect(report.acknowledged).toBeGreaterThan(2);
    },
    LONG,
  );

  test(
    'killed while a language model is asked, gives back what it held and keeps what it charged',
    async () => {
      const model = await startModel();
      const report = await killedUnderLoad(database.url, 3, randomFrom(11), { settings: model.settings });
      await model.close();
      expect(report).toMatchObject({ wrongs: [], heldInTheEnd: 0 });
      expect(report.acknowledged).toBeGreaterThan(2);
    },
    LONG,
  );

  test(
    'asked to stop under load, answers all that it has charged',
    async () => {
      const report = await stoppedUnderLoad(database.url);
      expect(report).toMatchObject({ wrongs: [], heldInTheEnd: 0, exitCode: 0 });
    },
    LONG,
  );
});

test(
  'killed while its second thread predicts and charges, a service on SQLite keeps all and charges nothing twice',
  async () => {
    const database = await createDatabase('sqlite', inject('postgresUrl'));
    const report = await killedUnderLoad(database.url, 1, randomFrom(13), { fewestAnswers: BUSY_ANSWERS });
    await database.drop();
    expect(report).toMatchObject({ wrongs: [], heldInTheEnd: 0 });
    expect(report.acknowledged).toBeGreaterThan(BUSY_ANSWERS);
  },
  LONG,
);

describe('the service on PostgreSQL', () => {
  test(
    'two instances racing for the last credits spend each of them once',
    async () => {
      const database = await createDatabase('postgres', inject('postgresUrl'));
      const report = await racingForTheLastCredit(database.url, 40, 200);
      expect(report).toMatchObject({ wrongs: [], acknowledged: 40, unanswered: 0, heldInTheEnd: 0 });
      await database.drop();
    },
    LONG,
  );

  test(
    'two instances with callers of several accounts never lock each other out',
    async () => {
      const server = await startPostgres(TELLS_OF_LOCKS);
      const database = await createDatabase('postgres', server.url);
      const report = await accountsCrossing(server, database.url, 4500, randomFrom(17));
      expect(report).toMatchObject({ wrongs: [], unanswered: 0, heldInTheEnd: 0 });
      expect(report.acknowledged).toBeGreaterThan(3600);
      expect(report.replays).toBeGreaterThan(0);
      await server.dispose();
    },
    LONG,
  );

  test(
    'whose database is killed, answers 500 with the rate limit, is not ready, and recovers by itself',
    async () => {
      const server = await startPostgres();
      const database = await createDatabase('postgres', server.url);
      const report = await databaseLost(server, database.url, 100);
      expect(report).toMatchObject({
        wrongs: [],
        readyWhileAway: 503,
        limiterAnswered: true,
        heldInTheEnd: 0,
      });
      expect(report.statusesWhileAway).toEqual(new Set([500]));
      await server.dispose();
    },
    LONG,
  );
});

test(
  'a full disk turns into 500s that cost nothing and a service that is not ready, and the database goes on when there is room',
  async () => {
    const database = await createDatabase('sqlite', '');
    const report = await diskFull(database.url, 2000);
    expect(report).toMatchObject({
      ...{ wrongs: [], heldInTheEnd: 0, unanswered: 0 },
      ...{ readyWhileFull: 503, afterwards: 50 },
    });
    expect(report.refused).toBeGreaterThanOrEqual(100);
    await database.drop();
  },
  LONG,
);
