/**
 * The long fault suite: `npm run chaos` kills the service 100 times on each database with the embedded engine and 100 times
 * with a language model (KILLS=n for more or fewer), and the database of a loaded service 5 times, lets the callers of several
 * accounts cross each other 50,000 times, where a wait of half a second for a lock counts as a fault, too, and prints what it
 * found. SEED=n chooses the moments of the kills.
 */
import { randomFrom } from '../simulation/random.ts';
import { createDatabase, DIALECTS } from '../store/support/databases.ts';
import { type PostgresServer, startPostgres } from '../store/support/postgres-server.ts';
import { accountsCrossing } from './crossing.ts';
import {
  BUSY_ANSWERS,
  databaseLost,
  diskFull,
  killedUnderLoad,
  type Report,
  stoppedUnderLoad,
} from './scenarios.ts';
import { TELLS_OF_LOCKS } from './support/lock-watch.ts';
import { startModel } from './support/model.ts';

const kills = Number(process.env['KILLS'] ?? 100);
const seed = Number(process.env['SEED'] ?? 1);
const OUTAGES = 5;
const CROSSING_CALLS = 50_000;

const server = await startPostgres(TELLS_OF_LOCKS);
try {
  for (const dialect of DIALECTS) await onDialect(dialect, server);
  for (let outage = 1; outage <= OUTAGES; outage += 1) {
    const database = await createDatabase('postgres', server.url);
    tell(`postgres: database lost, ${outage} of ${OUTAGES}`, await databaseLost(server, database.url, 2000));
    await database.drop();
  }
  const database = await createDatabase('postgres', server.url);
  const crossed = await accountsCrossing(server, database.url, CROSSING_CALLS, randomFrom(seed + 3));
  tell(`postgres: ${CROSSING_CALLS} calls of several accounts that cross, seed ${seed}`, {
    ...crossed,
    wrongs: [...crossed.wrongs, ...crossed.longWaits],
  });
  await database.drop();
} finally {
  await server.dispose();
}

async function onDialect(dialect: (typeof DIALECTS)[number], { url }: PostgresServer): Promise<void> {
  const database = await createDatabase(dialect, url);
  tell(
    `${dialect}: ${kills} kills, seed ${seed}`,
    await killedUnderLoad(database.url, kills, randomFrom(seed)),
  );
  if (dialect === 'sqlite')
    tell(
      `sqlite: ${kills} kills while the second thread charges, seed ${seed}`,
      await killedUnderLoad(database.url, kills, randomFrom(seed + 2), { fewestAnswers: BUSY_ANSWERS }),
    );
  const model = await startModel();
  tell(
    `${dialect}: ${kills} kills while a model is asked, seed ${seed}`,
    await killedUnderLoad(database.url, kills, randomFrom(seed + 1), { settings: model.settings }),
  );
  await model.close();
  tell(`${dialect}: stopped under load`, await stoppedUnderLoad(database.url));
  if (dialect === 'sqlite') tell('sqlite: disk full', await diskFull(database.url, 6000));
  await database.drop();
}

function tell(scenario: string, { wrongs, acknowledged, unanswered, heldInTheEnd }: Report): void {
  const isFine = wrongs.length === 0 && heldInTheEnd === 0;
  const figures = `${acknowledged} acknowledged, ${unanswered} unanswered, ${heldInTheEnd} still held`;
  process.stdout.write(`${isFine ? 'holds' : 'FAILS'}  ${scenario}: ${figures}\n`);
  for (const wrong of wrongs) process.stdout.write(`       ${wrong}\n`);
  if (!isFine) process.exitCode = 1;
}
