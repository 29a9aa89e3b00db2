/** A run of words that both texts share, or that only one of them has. */
export interface Change {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this many pairs of words the table would take too long; the texts then count as wholly different. */
const MAXIMUM_PAIRS = 4_000_000;

/**
 * What changed from one text to another, word by word: the longest common subsequence of words and spaces. Joining
 * all `same` and `removed` gives `before`, all `same` and `added` gives `after`.
 */
export function findWordChanges(before: string, after: string): readonly Change[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  const changes: Change[] = [];
  if (old.length * fresh.length > MAXIMUM_PAIRS) {
    addRun(changes, 'removed', before);
    addRun(changes, 'added', after);
    return changes;
  }
  const shared = sharedLengths(old, fresh);
  const width = fresh.length + 1;
  const lengthAt = (i: number, j: number) => shared[i * width + j] ?? 0;
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    const word = old[i];
    if (word !== undefined && word === fresh[j]) {
      addRun(changes, 'same', word);
      i += 1;
      j += 1;
    } else if (word !== undefined && (j >= fresh.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      addRun(changes, 'removed', word);
      i += 1;
    } else {
      addRun(changes, 'added', fresh[j] ?? '');
      j += 1;
    }
  }
  return joinAcrossSpaces(changes);
}

/** Spaces between two changed words count as changed with them, so that a changed phrase is one run. */
function joinAcrossSpaces(changes: readonly Change[]): readonly Change[] {
  const joined: Change[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    addRun(joined, 'removed', removed);
    addRun(joined, 'added', added);
    removed = '';
    added = '';
  };
  changes.forEach(({ kind, text }, index) => {
    const isGap = kind === 'same' && text.trim() === '' && index < changes.length - 1;
    if (kind === 'same' && !(isGap && removed + added !== '')) {
      flush();
      addRun(joined, 'same', text);
      return;
    }
    if (kind !== 'added') removed += text;
    if (kind !== 'removed') added += text;
  });
  flush();
  return joined;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

/** At `i * (fresh.length + 1) + j`: how many words the rests of both texts from `i` and `j` on share. */
function sharedLengths(old: readonly string[], fresh: readonly string[]): Uint32Array {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const below = lengths[(i + 1) * width + j] ?? 0;
      const right = lengths[i * width + j + 1] ?? 0;
      const diagonal = lengths[(i + 1) * width + j + 1] ?? 0;
      lengths[i * width + j] = old[i] === fresh[j] ? diagonal + 1 : Math.max(below, right);
    }
  }
  return lengths;
}

function addRun(changes: Change[], kind: Change['kind'], text: string): void {
  const last = changes.at(-1);
  if (text === '') return;
  if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
  else changes.push({ kind, text });
}
