import { insertAccount } from '../../src/store/accounts.ts';
import type { Store } from '../../src/store/store.ts';
import { changeCredits } from '../../src/usecases/change-credits.ts';
import { createFailedCalls, type FailedCalls } from '../../src/usecases/failed-calls.ts';
import { releaseOrphansAtStart, releaseOrphansByAge } from '../../src/usecases/housekeeping.ts';
import { silentEngine, simulatedEngine } from './engine.ts';
import { faultyStore, InjectedFault } from './faulty-store.ts';
import { checkAgainstModel, checkBalances, type Knowledge, type Model, type SentRequest } from './model.ts';
import { type Random, randomFrom } from './random.ts';
import { ABANDONED_AFTER_MILLISECONDS, analysis, prediction, type Send } from './requests.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const NEVER_SENT = { knowledge: { kind: 'free' }, wasUnsure: false, processDied: false } as const;

/** Opens the database again, as a restarted process does. */
export type Reopen = () => Promise<Store>;

interface RepeatableRequest extends SentRequest {
  readonly send: Send;
}

interface World {
  readonly seed: number;
  readonly random: Random;
  readonly model: Model;
  /** Requests with an Idempotency-Key, which may be sent again. */
  readonly keyed: RepeatableRequest[];
  readonly clock: { now(): number };
  /** What the running process still has to see to. */
  failedCalls: FailedCalls[];
  now: number;
  /** The latest time that the clock has shown. */
  latest: number;
  store: Store;
  sequence: number;
}

/**
 * Runs one random history of `steps` steps on fresh accounts of an open database and checks it against the model: after
 * each step that balances add up, at the end every charge, record and answer. The same seed runs the same history.
 * Throws at the first disagreement; returns the store, which may have been reopened on the way.
 */
export async function runHistory(seed: number, steps: number, store: Store, reopen: Reopen): Promise<Store> {
  const random = randomFrom(seed);
  const world = newWorld(seed, random, store);
  for (let account = 0; account < 2; account += 1) await addAccount(world);

  for (let step = 0; step < steps; step += 1) {
    if (random.chance(0.03)) {
      await restart(world, reopen);
    } else {
      await takeStep(world);
    }
    await checkBalances(world.store, world.model);
  }
  await settle(world);
  await checkAgainstModel(world.store, world.model);
  return world.store;
}

function newWorld(seed: number, random: Random, store: Store): World {
  const world: World = {
    seed,
    random,
    model: { accountIds: [], requests: [], changes: new Map() },
    keyed: [],
    failedCalls: [],
    clock: { now: () => world.now },
    now: Date.UTC(2026, 0, 1),
    latest: Date.UTC(2026, 0, 1),
    store,
    sequence: 0,
  };
  return world;
}

async function addAccount(world: World): Promise<void> {
  const email = `${world.seed}-${world.model.accountIds.length}-${process.hrtime.bigint()}@example.com`;
  const account = await world.store.write((handle) => insertAccount(handle, email, world.now));
  if (account === null) throw new Error('The address is taken.');
  world.model.accountIds.push(account.id);
}

async function restart(world: World, reopen: Reopen): Promise<void> {
  world.failedCalls = [];
  for (const request of world.model.requests) request.processDied ||= request.wasUnsure;
  await world.store.close();
  world.store = await reopen();
  await releaseOrphansAtStart(housekeeping(world, world.store));
}

/** Waits until whatever died is given up, as housekeeping does; after it nothing may be held. */
async function settle(world: World): Promise<void> {
  for (const failedCalls of world.failedCalls) while (!(await isSettled(failedCalls)));
  world.now = world.latest + 2 * ABANDONED_AFTER_MILLISECONDS;
  await releaseOrphansByAge(housekeeping(world, world.store));
  const held = await world.store.handle
    .selectFrom('credit_hold')
    .select('id')
    .where('account_id', 'in', world.model.accountIds)
    .execute();
  if (held.length > 0) throw new Error(`${held.length} holds were never given back`);
}

function isSettled(failedCalls: FailedCalls): Promise<boolean> {
  return failedCalls.settle().then(
    () => true,
    () => false,
  );
}

function housekeeping(world: World, store: Store) {
  return { store, clock: world.clock, abandonedAfterMilliseconds: ABANDONED_AFTER_MILLISECONDS };
}

async function takeStep(world: World): Promise<void> {
  const { random } = world;
  const step = random.next();
  if (step < 0.15) return changeStep(world);
  if (step < 0.25) {
    stepClock(world);
    return;
  }
  if (step < 0.3) {
    await releaseOrphansByAge(housekeeping(world, faultyStore(world.store, forked(world)))).catch(
      expectFault,
    );
    return;
  }
  if (step < 0.33) return deadStep(world);
  const atOnce = step < 0.6 ? 1 + random.below(4) : 1;
  await Promise.all(Array.from({ length: atOnce }, () => requestStep(world)));
}

/** Mostly forward; now and then back by up to an hour, as a clock that is set right does. */
function stepClock(world: World): void {
  const { random } = world;
  world.now += random.chance(0.8)
    ? random.below(2 * ABANDONED_AFTER_MILLISECONDS)
    : -random.below(HOUR_MILLISECONDS);
  world.latest = Math.max(world.latest, world.now);
}

/** Grants some credits or takes some back. */
async function changeStep(world: World): Promise<void> {
  const { random, model, clock } = world;
  const accountId = random.pick(model.accountIds);
  const credits = random.chance(0.8) ? 1 + random.below(8) : -1 - random.below(3);
  const note = nextName(world);
  const store = faultyStore(world.store, forked(world));
  try {
    const outcome = await changeCredits({ store, clock }, { accountId, credits, note });
    if (outcome.kind === 'changed') model.changes.set(note, { accountId, credits, isSure: true });
  } catch (error) {
    expectFault(error);
    if (store.lostAnswers() > 0) model.changes.set(note, { accountId, credits, isSure: false });
  }
}

/** A call whose process dies while the engine works: its hold stays behind. */
async function deadStep(world: World): Promise<void> {
  const { model, random, clock } = world;
  const accountId = random.pick(model.accountIds);
  const requestId = nextName(world);
  model.requests.push({ accountId, requestIds: [requestId], cost: 1, ...NEVER_SENT });
  const store = faultyStore(world.store, forked(world));
  await new Promise<void>((isOver) => {
    const failedCalls = createFailedCalls({ store, clock });
    const attempt = { requestId, store, clock, failedCalls, engine: silentEngine, held: isOver };
    prediction({ accountId, key: null })(attempt).then(
      () => isOver(),
      () => isOver(),
    );
  });
}

/** A new paid request, or an earlier one sent again with its Idempotency-Key. */
async function requestStep(world: World): Promise<void> {
  const { random, keyed, model } = world;
  const request = keyed.length > 0 && random.chance(0.25) ? random.pick(keyed) : newRequest(world);
  const requestId = nextName(world);
  request.requestIds.push(requestId);
  if (!model.requests.includes(request)) model.requests.push(request);
  const knowledge = await attempt(world, request, requestId);
  request.knowledge = learn(request.knowledge, knowledge);
}

function newRequest(world: World): RepeatableRequest {
  const { random, model, keyed } = world;
  const sender = {
    accountId: random.pick(model.accountIds),
    key: random.chance(0.4) ? nextName(world) : null,
  };
  const isPrediction = random.chance(0.6);
  const request: RepeatableRequest = {
    accountId: sender.accountId,
    requestIds: [],
    cost: isPrediction ? 1 : 2,
    ...NEVER_SENT,
    send: isPrediction ? prediction(sender) : analysis(sender, someSnap(world)),
  };
  if (sender.key !== null) keyed.push(request);
  return request;
}

/** A snap of either account, as callers may ask for one that is not theirs; or null. */
function someSnap({ random, model }: World): number | null {
  const bought = model.requests.flatMap(({ knowledge }) =>
    knowledge.kind === 'paid' && knowledge.snapId !== null ? [knowledge.snapId] : [],
  );
  return bought.length > 0 && random.chance(0.8) ? random.pick(bought) : null;
}

/** What one attempt tells the caller. */
async function attempt(world: World, request: RepeatableRequest, requestId: string): Promise<Knowledge> {
  const chance = forked(world);
  const { clock } = world;
  const store = faultyStore(world.store, chance);
  const failedCalls = createFailedCalls({ store, clock });
  world.failedCalls.push(failedCalls);
  try {
    const engine = simulatedEngine(chance);
    const { status, snapId, commsId } = await request.send({ requestId, store, engine, failedCalls, clock });
    return status === 201 ? { kind: 'paid', snapId, commsId } : { kind: 'free' };
  } catch (error) {
    expectFault(error);
    if (store.lostAnswers() === 0) return { kind: 'free' };
    request.wasUnsure = true;
    return { kind: 'unsure' };
  }
}

/** Two attempts of one request together; two paid answers must be the same answer. */
function learn(before: Knowledge, now: Knowledge): Knowledge {
  if (before.kind === 'paid' && now.kind === 'paid') {
    if (before.snapId === now.snapId && before.commsId === now.commsId) return now;
    throw new Error(`one Idempotency-Key, two results: ${JSON.stringify([before, now])}`);
  }
  if (before.kind === 'paid') return before;
  if (now.kind === 'paid') return now;
  return before.kind === 'unsure' ? before : now;
}

function nextName(world: World): string {
  world.sequence += 1;
  return `${world.seed}-${world.sequence}`;
}

/** Chance of a step's own, so that steps which run at once do not take from each other's. */
function forked(world: World): Random {
  world.sequence += 1;
  return randomFrom(world.seed * 100_003 + world.sequence);
}

function expectFault(error: unknown): void {
  const isExpected =
    error instanceof InjectedFault || (error instanceof Error && error.message === 'the engine broke');
  if (!isExpected) throw error;
}
