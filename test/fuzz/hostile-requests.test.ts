import { expect, it } from 'vitest';
import { startAttune } from '../support/attune.ts';
import { expectSettled, readLedger } from '../support/ledger.ts';
import { sendHostileRequests } from './hostile-requests.ts';

const REQUESTS = 20_000;
/** FUZZ_SEED repeats a run. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 32);

it(`${REQUESTS} hostile requests: no 5xx, no undocumented status, no answer over 2 s, the books add up (FUZZ_SEED=${seed})`, async () => {
  const attune = await startAttune();
  const rich = await attune.createAccountWithKey(1_000_000);
  const poor = await attune.createAccountWithKey(3);
  const { url, port } = attune;
  const report = await sendHostileRequests(
    { url, port, keys: [rich.key, poor.key, rich.key, 'attune_no'] },
    REQUESTS,
    seed,
  );
  process.stdout.write(`fuzz seed ${seed}: ${JSON.stringify({ ...report, faults: report.faults.length })}\n`);
  expect(report.faults.slice(0, 5)).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(report.answersByStatus[201]).toBeGreaterThan(1000);
  expect((await attune.predict(rich.key)).status).toBe(201);
  await attune.stopServing();
  for (const { accountId } of [rich, poor]) {
    const { available } = await readLedger(attune.store, accountId);
    await expectSettled(attune.store, accountId, available);
  }
  await attune.close();
}, 120_000);
