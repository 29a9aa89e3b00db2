import { describe, expect, it } from 'vitest';
import type { Charge, ChargeOutcome } from '../credit-ledger.ts';
import type { Handle } from '../dialect.ts';
import type { SnapCharge } from '../snap-charge.ts';
import type { WriteJob } from '../write-group.ts';
import { createChargeJob } from './charge-job.ts';

/** The charges here reach no database: each is known by its hold, and its outcome is what remains. */
const NO_HANDLE = {} as Handle;
const chargeOf = (holdId: number) => ({ holdId }) as SnapCharge;
const outcomeOf = (charge: Charge, how: number): ChargeOutcome => ({
  kind: 'insufficient',
  remaining: charge.holdId * 10 + how,
});
const TOGETHER = 1;
const ALONE = 2;

interface Course {
  /** How the transaction of each job goes, in order; what is not listed goes well. */
  readonly transactions?: ('never begun' | 'commit failed' | 'run twice')[];
  readonly leftOut?: number;
}

function chargesWith({ transactions = [], leftOut }: Course = {}) {
  const groups: number[][] = [];
  async function write<T>(job: WriteJob<T>): Promise<T> {
    await Promise.resolve();
    const course = transactions.shift();
    if (course === 'never begun') throw new Error('database is locked');
    const value = await job(NO_HANDLE);
    if (course === 'commit failed') throw new Error('disk full');
    return course === 'run twice' ? job(NO_HANDLE) : value;
  }
  const charge = createChargeJob({
    write,
    chargeTogether(charges) {
      groups.push(charges.map(({ holdId }) => holdId));
      return charges.map((one) => (one.holdId === leftOut ? null : outcomeOf(one, TOGETHER)));
    },
    chargeAlone: async (one) => outcomeOf(one, ALONE),
    maximumCharges: 3,
  });
  const all = async (...holdIds: number[]) => {
    const outcomes = await Promise.all(holdIds.map((holdId) => charge(chargeOf(holdId))));
    return outcomes.map(({ remaining }) => remaining);
  };
  return { all, groups };
}

describe('a charge job', () => {
  it('makes the charges that wait together, and so many at most', async () => {
    const { all, groups } = chargesWith();
    expect(await all(1, 2, 3, 4)).toEqual([11, 21, 31, 41]);
    expect(groups).toEqual([[1, 2, 3], [4]]);
    expect(await all(5)).toEqual([51]);
  });

  it('leaves a charge to be made by itself that was left out', async () => {
    const { all } = chargesWith({ leftOut: 2 });
    expect(await all(1, 2)).toEqual([11, 22]);
  });

  it('leaves every charge to be made by itself whose transaction failed or never began', async () => {
    const { all } = chargesWith({ transactions: ['never begun', 'commit failed'] });
    expect(await all(1, 2)).toEqual([12, 22]);
    expect(await all(3)).toEqual([32]);
    expect(await all(4)).toEqual([41]);
  });

  it('makes the same charges where its job is run again', async () => {
    const { all, groups } = chargesWith({ transactions: ['run twice'] });
    const first = all(1, 2, 3);
    const second = all(4);
    expect([await first, await second]).toEqual([[11, 21, 31], [41]]);
    expect(groups.toSorted()).toEqual([[1, 2, 3], [1, 2, 3], [4]]);
  });
});
