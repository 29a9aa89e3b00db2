export interface GatherOptions<Item, Answer> {
  /** Answers a group: for each of its items, in their order, one answer or the promise of it. */
  readonly answer: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /** Most groups under way at once; what comes meanwhile shares the next one. */
  readonly maximumGroups: number;
  /** Most items in a group; any number if left out. */
  readonly maximumItems?: number;
  /** So many items do not wait for those that the same poll may still bring. */
  readonly enoughItems?: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what arrives in one turn of the event loop, or while earlier groups are under way, into groups that are answered
 * together. An item's promise is its own answer; where a group is refused, each of its items is.
 */
export function gatherInGroups<Item, Answer>(
  options: GatherOptions<Item, Answer>,
): (item: Item) => Promise<Answer> {
  const {
    answer,
    maximumGroups,
    maximumItems = Number.POSITIVE_INFINITY,
    enoughItems = Number.POSITIVE_INFINITY,
  } = options;
  let waiting: Waiting<Item, Answer>[] = [];
  let groups = 0;
  let isScheduled = false;

  async function answerGroup(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    groups += 1;
    try {
      const answers = await answer(group.map(({ item }) => item));
      for (const [place, given] of answers.entries()) group[place]?.resolve(given);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    groups -= 1;
    handOver();
  }

  function handOver(): void {
    while (waiting.length > 0 && groups < maximumGroups) {
      const group = waiting.slice(0, maximumItems);
      waiting = waiting.slice(maximumItems);
      void answerGroup(group);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= enoughItems) handOver();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        handOver();
      });
    });
}
