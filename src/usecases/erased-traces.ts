import type { Store } from '../store/store.ts';

/** What erased texts leave behind in the files of SQLite: pages of the write-ahead log that hold them still. */
export interface ErasedTraces {
  /** To be called when texts were erased: removes the traces at once if nobody is in the way. Never throws. */
  remove(): Promise<void>;
  /** To be called now and then: removes what `remove` could not. Throws while somebody is in the way. */
  removeLeft(): Promise<void>;
}

/** PostgreSQL clears old rows by itself, so there is nothing to do there. */
export function createErasedTraces(store: Store): ErasedTraces {
  let areLeft = false;

  async function removeLeft(): Promise<void> {
    if (!areLeft) return;
    // Texts that are erased meanwhile leave traces of their own.
    areLeft = false;
    await store.scrub().catch((error: unknown) => {
      areLeft = true;
      throw error;
    });
  }

  return {
    async remove() {
      areLeft = store.dialect === 'sqlite';
      await removeLeft().catch(() => {});
    },
    removeLeft,
  };
}
