/** What becomes of the next word: both texts have it, or only the old or only the new one. */
export type EditKind = 'same' | 'removed' | 'added';

/**
 * The fewest words to remove and add that make `fresh` of `old`, by Myers's greedy search: the time and the room it
 * takes grow with what differs, not with how long the texts are. Null if more than `maximum` words differ.
 */
export function shortestEdit(
  old: readonly string[],
  fresh: readonly string[],
  maximum: number,
): readonly EditKind[] | null {
  const rounds: Int32Array[] = [];
  for (let round = 0; round <= maximum; round += 1) {
    const reached = furthest(old, fresh, rounds[round - 1]);
    rounds.push(reached);
    if (reached[placeOf(old.length - fresh.length, round)] === old.length)
      return walkBack(old, fresh, rounds);
  }
  return null;
}

/**
 * How many words of `old` can be dealt with by one difference more than in the round before. A diagonal is how many
 * more words of `old` than of `fresh` have been dealt with; a round reaches every second one.
 */
function furthest(old: readonly string[], fresh: readonly string[], before: Int32Array | undefined) {
  const round = before?.length ?? 0;
  const reached = new Int32Array(round + 1);
  for (let place = 0; place <= round; place += 1) {
    const diagonal = 2 * place - round;
    let at = startOf(before, place);
    while (at < old.length && at - diagonal < fresh.length && old[at] === fresh[at - diagonal]) at += 1;
    reached[place] = at;
  }
  return reached;
}

/** Where a round starts on a diagonal: one word further than on one beside it, removed or added. */
function startOf(before: Int32Array | undefined, place: number): number {
  if (before === undefined) return 0;
  return isRemoval(before, place) ? (before[place - 1] ?? 0) + 1 : (before[place] ?? 0);
}

function isRemoval(before: Int32Array, place: number): boolean {
  if (place === 0 || place === before.length) return place > 0;
  return (before[place - 1] ?? 0) >= (before[place] ?? 0);
}

function placeOf(diagonal: number, round: number): number {
  return (diagonal + round) / 2;
}

function walkBack(old: readonly string[], fresh: readonly string[], rounds: readonly Int32Array[]) {
  const kinds: EditKind[] = [];
  let diagonal = old.length - fresh.length;
  let at = old.length;
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const before = rounds[round - 1];
    const place = placeOf(diagonal, round);
    const start = startOf(before, place);
    for (; at > start; at -= 1) kinds.push('same');
    if (before === undefined) break;
    const isRemoved = isRemoval(before, place);
    kinds.push(isRemoved ? 'removed' : 'added');
    diagonal += isRemoved ? -1 : 1;
    at -= isRemoved ? 1 : 0;
  }
  return kinds.reverse();
}
