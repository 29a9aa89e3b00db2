import { randomBytes } from 'node:crypto';
import type { Random } from '../../simulation/random.ts';
import type { Call, Observed } from './call.ts';

const CLIENTS = 16;
const HAS_KEY = 0.5;
const REPEATS_KEY = 0.1;

/** One call after the other, again and again. */
export function inTurn(calls: readonly Call[]): () => Call {
  let place = 0;
  return () => {
    const call = calls[place % calls.length];
    if (call === undefined) throw new Error('There is nothing to call.');
    place += 1;
    return call;
  };
}

/**
 * The calls in no order, from several clients behind a proxy; half of them with an Idempotency-Key, and of these a tenth with that of the
 * same call before, which may still be running.
 */
export function crossing(calls: readonly Call[], random: Random): () => Call {
  const lastKeys = new Map<Call, string>();
  return () => {
    const call = random.pick(calls);
    const client = `198.51.100.${random.below(CLIENTS)}`;
    if (!random.chance(HAS_KEY)) return { ...call, client };
    const lastKey = random.chance(REPEATS_KEY) ? lastKeys.get(call) : undefined;
    const idempotencyKey = lastKey ?? randomBytes(8).toString('hex');
    lastKeys.set(call, idempotencyKey);
    return { ...call, client, idempotencyKey };
  };
}

/** What is wrong with how retries were answered: each key stands for one result, which every later 201 repeats. */
export function wrongsOfRetries(observed: readonly Observed[]): string[] {
  const found: string[] = [];
  const results = new Map<string, Observed[]>();
  for (const seen of observed) {
    const { idempotencyKey } = seen.call;
    if (idempotencyKey === null || seen.status !== 201) continue;
    results.set(idempotencyKey, [...(results.get(idempotencyKey) ?? []), seen]);
  }
  for (const [key, seen] of results) {
    const firsts = seen.filter(({ isReplay }) => !isReplay).length;
    if (firsts !== 1) found.push(`key ${key}: ${firsts} results of its own`);
    if (new Set(seen.map(({ snapId }) => snapId)).size !== 1) found.push(`key ${key}: several snaps`);
  }
  return found;
}
