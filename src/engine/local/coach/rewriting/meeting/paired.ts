/** How much of the shorter of two sentences the other must hold to be the same one, worded anew. */
const SAME_FROM = 0.5;

/** Which edited sentence stands for each of the draft's; null where none does, and where none can be told apart. */
export interface Paired {
  readonly sentenceOf: readonly (number | null)[];
  /** Edited sentences that stand for none of the draft's. */
  readonly spare: readonly number[];
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [],
  );
}

function likeness(own: ReadonlySet<string>, edited: ReadonlySet<string>): number {
  if (own.size === 0 || edited.size === 0) return 0;
  const shared = [...own].filter((word) => edited.has(word)).length;
  const share = shared / Math.min(own.size, edited.size);
  return share < SAME_FROM ? 0 : share + shared / Math.max(own.size, edited.size);
}

/** Each of the draft's sentences with the edited one that is most like it, both in their order. */
export function paired(draft: readonly string[], edited: readonly string[]): Paired {
  const [own, others] = [draft.map(wordsOf), edited.map(wordsOf)];
  const alike = own.map((words) => others.map((other) => likeness(words, other)));
  // The likeness of what is left from the n-th of the draft's and the m-th of the edited on.
  const left = draft.concat('').map(() => edited.concat('').map(() => 0));
  const leftFrom = (at: number, place: number): number => left[at]?.[place] ?? 0;
  const together = (at: number, place: number): number => {
    const likely = alike[at]?.[place] ?? 0;
    return likely === 0 ? 0 : likely + leftFrom(at + 1, place + 1);
  };
  for (let at = draft.length - 1; at >= 0; at -= 1)
    for (let place = edited.length - 1; place >= 0; place -= 1) {
      const row = left[at];
      if (row !== undefined)
        row[place] = Math.max(together(at, place), leftFrom(at + 1, place), leftFrom(at, place + 1));
    }
  const sentenceOf: (number | null)[] = [];
  let place = 0;
  for (const at of draft.keys()) {
    while (place < edited.length && leftFrom(at, place) === leftFrom(at, place + 1)) place += 1;
    const isPair = place < edited.length && together(at, place) === leftFrom(at, place);
    sentenceOf.push(isPair ? place : null);
    if (isPair) place += 1;
  }
  return { sentenceOf, spare: [...edited.keys()].filter((index) => !sentenceOf.includes(index)) };
}
