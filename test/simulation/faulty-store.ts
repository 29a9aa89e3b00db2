import type { KyselyPlugin } from 'kysely';
import type { Handle } from '../../src/store/dialect.ts';
import type { Store } from '../../src/store/store.ts';
import type { WriteJob } from '../../src/store/write-group.ts';
import type { Random } from './random.ts';

/** What a broken connection or disk looks like to the code above the store. */
export class InjectedFault extends Error {}

export interface FaultyStore extends Store {
  /** How many jobs were made durable although their caller was told that they failed. */
  readonly lostAnswers: () => number;
}

const PROBABILITY_OF_EACH_FAULT = 0.03;

/**
 * The store with faults at every await: before a job, after any of its statements, and between its commit and the
 * answer. A statement that fails in the middle of a transaction rolls it back; the same fault in a step that is one
 * statement comes after it was committed, and so is a lost answer.
 */
export function faultyStore(store: Store, random: Random): FaultyStore {
  let lostAnswers = 0;
  const strikes = () => random.chance(PROBABILITY_OF_EACH_FAULT);

  function failing(whenItStrikes: () => void): KyselyPlugin {
    return {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!strikes()) return result;
        whenItStrikes();
        throw new InjectedFault('after a statement');
      },
    };
  }

  async function withFaults<T>(
    run: (job: WriteJob<T>) => Promise<T>,
    job: WriteJob<T>,
    plugin: KyselyPlugin,
  ): Promise<T> {
    return failBeforeOrAfter(() => run((handle: Handle) => job(handle.withPlugin(plugin))));
  }

  async function failBeforeOrAfter<T>(run: () => Promise<T>): Promise<T> {
    if (strikes()) throw new InjectedFault('before the job');
    const value = await run();
    if (!strikes()) return value;
    lostAnswers += 1;
    throw new InjectedFault('after the commit');
  }

  const rolledBack = failing(() => {});
  const committed = failing(() => {
    lostAnswers += 1;
  });
  return {
    ...store,
    handle: store.handle.withPlugin(rolledBack),
    charge: (charge) => failBeforeOrAfter(() => store.charge(charge)),
    write: (job) => withFaults((whole) => store.write(whole), job, rolledBack),
    step: (job) =>
      withFaults((whole) => store.step(whole), job, store.dialect === 'sqlite' ? rolledBack : committed),
    lostAnswers: () => lostAnswers,
  };
}
