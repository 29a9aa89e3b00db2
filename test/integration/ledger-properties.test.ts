import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreditHold } from '../../src/store/credit-ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { releaseOrphansAtStart } from '../../src/usecases/housekeeping.ts';
import { addAccount, createDatabase, type TestDatabase } from '../support/database.ts';
import { readLedger } from '../support/ledger.ts';

type Step =
  | { readonly do: 'hold'; readonly credits: number }
  | { readonly do: 'charge'; readonly credits: number }
  | { readonly do: 'capture' | 'undo'; readonly which: number }
  | { readonly do: 'failed capture'; readonly which: number }
  | { readonly do: 'change'; readonly credits: number }
  | { readonly do: 'sweep'; readonly age: number }
  | { readonly do: 'restart' };

const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom('hold' as const, 'charge' as const),
        credits: fc.constantFrom(1, 2),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('capture' as const, 'undo' as const, 'failed capture' as const),
        which: fc.nat(20),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('change' as const),
        credits: fc.integer({ min: -6, max: 6 }).filter((n) => n !== 0),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const), age: fc.nat(10) }) },
    { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
  ),
  { maxLength: 40 },
);

/** What the books must say, kept by plain arithmetic. */
interface Model {
  readonly accountId: number;
  ledgerSum: number;
  readonly open: Map<number, CreditHold>;
  /** Every hold ever made: calls come back late and twice. */
  readonly made: CreditHold[];
  readonly captured: Set<number>;
  readonly undone: Set<number>;
  time: number;
}

let database: TestDatabase;
let store: Store;
let accounts = 0;
beforeAll(async () => {
  database = await createDatabase();
  store = await database.open();
});
afterAll(async () => {
  await store.close();
  await database.delete();
});

const held = (model: Model) => [...model.open.values()].reduce((sum, hold) => sum + hold.credits, 0);
const available = (model: Model) => model.ledgerSum - held(model);

async function takeHold(model: Model, cost: number): Promise<void> {
  const { accountId, time } = model;
  const request = {
    accountId,
    credits: cost,
    operation: 'predict_profile',
    requestId: 'r',
    heldAt: time,
  } as const;
  const before = available(model);
  const outcome = await store.write((handle) => store.credits.hold(handle, request));
  expect(outcome.kind).toBe(before >= cost ? 'held' : 'insufficient');
  if (outcome.kind === 'insufficient') {
    expect(outcome.remaining).toBe(before);
  } else {
    model.open.set(outcome.hold.holdId, outcome.hold);
    model.made.push(outcome.hold);
  }
}

/** Holds and captures at once; the same charge may come back later, be captured or undone like any other. */
async function charge(model: Model, cost: number): Promise<void> {
  const { accountId, time } = model;
  const request = {
    accountId,
    credits: cost,
    operation: 'predict_profile',
    requestId: 'r',
    heldAt: time,
  } as const;
  const holdId = await store.nextHoldId();
  const before = available(model);
  const outcome = await store.charge({ request, holdId, keyId: 1, record: { kind: 'nothing' } });
  expect(outcome.kind).toBe(before >= cost ? 'charged' : 'insufficient');
  expect(outcome.remaining).toBe(before >= cost ? before - cost : before);
  if (outcome.kind === 'insufficient') return;
  model.made.push({ ...request, holdId });
  model.captured.add(holdId);
  model.ledgerSum -= cost;
}

/** Captures in one transaction, as a paid call does; `fails` lets the transaction fail afterwards. */
async function capture(model: Model, hold: CreditHold, fails: boolean): Promise<void> {
  if (model.captured.has(hold.holdId)) return;
  const step = { hold, keyId: 1, capturedAt: model.time, record: { kind: 'nothing' } } as const;
  const writing = store.write(async (handle) => {
    const saved = await store.credits.capture(handle, step);
    if (fails) throw new Error('the result could not be stored');
    return saved;
  });
  if (fails) return expect(writing).rejects.toThrow('could not be stored');
  const captured = await writing;
  expect(captured !== null).toBe(model.open.has(hold.holdId) || available(model) >= hold.credits);
  if (captured === null) return;
  model.open.delete(hold.holdId);
  model.captured.add(hold.holdId);
  model.ledgerSum -= hold.credits;
  expect(captured.remaining).toBe(available(model));
}

/** Undoes a call: its hold is given back, or what it was charged, once. */
async function undo(model: Model, hold: CreditHold): Promise<void> {
  await store.write((handle) => store.credits.undo(handle, hold.holdId, model.time));
  model.open.delete(hold.holdId);
  if (!model.captured.has(hold.holdId) || model.undone.has(hold.holdId)) return;
  model.undone.add(hold.holdId);
  model.ledgerSum += hold.credits;
}

async function change(model: Model, credits: number): Promise<void> {
  const { accountId, time } = model;
  const kind = credits > 0 ? 'grant' : 'adjustment';
  const expected = available(model) + credits;
  const left = await store.write((handle) =>
    store.credits.change(handle, { accountId, kind, credits, note: null, createdAt: time }),
  );
  expect(left).toBe(expected >= 0 ? expected : null);
  if (left !== null) model.ledgerSum += credits;
}

async function sweep(model: Model, age: number): Promise<void> {
  const before = model.time - age;
  await store.write((handle) => store.credits.releaseHeldBefore(handle, before));
  for (const [id, { heldAt }] of model.open) if (heldAt < before) model.open.delete(id);
}

async function restart(model: Model): Promise<void> {
  await store.close();
  store = await database.open();
  const clock = { now: () => model.time };
  await releaseOrphansAtStart({ store, clock, abandonedAfterMilliseconds: 1_000_000 });
  model.open.clear();
}

async function apply(step: Step, model: Model): Promise<void> {
  model.time += 1;
  if (step.do === 'hold') return takeHold(model, step.credits);
  if (step.do === 'charge') return charge(model, step.credits);
  if (step.do === 'change') return change(model, step.credits);
  if (step.do === 'sweep') return sweep(model, step.age);
  if (step.do === 'restart') return restart(model);
  const hold = model.made[step.which % Math.max(1, model.made.length)];
  if (hold === undefined) return;
  await (step.do === 'undo' ? undo(model, hold) : capture(model, hold, step.do === 'failed capture'));
}

it('no order of holds, captures, charges, failures, undoings, grants, adjustments, sweeps and restarts makes a balance negative, loses or doubles a credit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(8), steps, async (credits, course) => {
      accounts += 1;
      const accountId = await addAccount(store, `property-${accounts}@example.com`, credits);
      const model: Model = {
        accountId,
        ledgerSum: credits,
        open: new Map(),
        made: [],
        captured: new Set(),
        undone: new Set(),
        time: 0,
      };
      for (const step of course) {
        await apply(step, model);
        const books = await readLedger(store, accountId);
        expect({ available: books.available, held: books.held, ledgerSum: books.ledgerSum }).toEqual({
          available: available(model),
          held: held(model),
          ledgerSum: model.ledgerSum,
        });
        expect(books.available).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('steps of many calls in one commit give the same books as one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(12),
      fc.array(fc.constantFrom(1, 2), { maxLength: 20 }),
      async (credits, costs) => {
        accounts += 1;
        const accountId = await addAccount(store, `property-${accounts}@example.com`, credits);
        const outcomes = await Promise.all(
          costs.map((cost) =>
            store.write((handle) =>
              store.credits.hold(handle, {
                accountId,
                credits: cost,
                operation: 'analyse_comms',
                requestId: 'r',
                heldAt: 0,
              }),
            ),
          ),
        );
        let left = credits;
        for (const [index, outcome] of outcomes.entries()) {
          const cost = costs[index] ?? 0;
          expect(outcome.kind).toBe(left >= cost ? 'held' : 'insufficient');
          if (left >= cost) left -= cost;
        }
        expect(await readLedger(store, accountId)).toMatchObject({ available: left, held: credits - left });
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
