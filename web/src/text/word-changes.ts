import { diffArrays } from 'diff';

/** A run of words that both texts share, or that only one of them has. */
export interface Change {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this many words the search would take too long; what lies between the common start and end then counts as wholly different. */
const MAXIMUM_DIFFERENCES = 2000;

/**
 * What changed from one text to another, word by word and with as few words as can be, however long the texts are.
 * Joining all `same` and `removed` gives `before`, all `same` and `added` gives `after`.
 */
export function findWordChanges(before: string, after: string): readonly Change[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  const start = sharedStart(old, fresh);
  const end = sharedEnd(old.slice(start), fresh.slice(start));
  const changes: Change[] = [];
  addRun(changes, 'same', old.slice(0, start).join(''));
  addDifferences(changes, old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  addRun(changes, 'same', old.slice(old.length - end).join(''));
  return joinPhrases(changes);
}

function addDifferences(changes: Change[], old: readonly string[], fresh: readonly string[]): void {
  const edits = diffArrays([...old], [...fresh], { maxEditLength: MAXIMUM_DIFFERENCES });
  if (edits === undefined) {
    addRun(changes, 'removed', old.join(''));
    addRun(changes, 'added', fresh.join(''));
    return;
  }
  for (const { value, removed, added } of edits)
    addRun(changes, removed ? 'removed' : added ? 'added' : 'same', value.join(''));
}

function sharedStart(old: readonly string[], fresh: readonly string[]): number {
  const length = old.findIndex((word, place) => word !== fresh[place]);
  return length === -1 ? old.length : length;
}

function sharedEnd(old: readonly string[], fresh: readonly string[]): number {
  return sharedStart(old.toReversed(), fresh.toReversed());
}

/** A word that stands in nearly every phrase, on the line of the words beside it. */
const SMALL_WORD = /^[^\S\n]*\p{L}{1,3}[^\S\n]*$/u;

/**
 * What stands between two changes and says nothing of its own counts as changed with them, so that a changed phrase is
 * one run: spaces, and a small word where one phrase was written in place of another.
 */
function joinPhrases(changes: readonly Change[]): readonly Change[] {
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
    if (kind === 'same' && !(removed + added !== '' && isGap(changes, index))) {
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

function isGap(changes: readonly Change[], index: number): boolean {
  const { text } = changes[index] ?? { text: '' };
  if (index === changes.length - 1) return false;
  if (text.trim() === '') return true;
  if (!SMALL_WORD.test(text)) return false;
  const around = new Set([-2, -1, 1, 2].map((distance) => changes[index + distance]?.kind));
  return around.has('removed') && around.has('added');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

function addRun(changes: Change[], kind: Change['kind'], text: string): void {
  const last = changes.at(-1);
  if (text === '') return;
  if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
  else changes.push({ kind, text });
}
