/**
 * Hold ids for charges, fetched from the database in blocks so that a charge needs no statement for its own. What is left of
 * a block when the process ends is never used.
 */
export function createHoldIds(reserve: () => Promise<readonly number[]>): () => Promise<number> {
  let block: readonly number[] = [];
  let next = 0;
  let refill: Promise<void> | null = null;

  async function fetchBlock(): Promise<void> {
    try {
      block = await reserve();
      next = 0;
    } finally {
      refill = null;
    }
  }

  return async function nextHoldId(): Promise<number> {
    for (;;) {
      const id = block[next];
      if (id !== undefined) {
        next += 1;
        return id;
      }
      refill ??= fetchBlock();
      await refill;
    }
  };
}
