/** Cuts a clause that is too long to quote into stretches that overlap, each from where somebody may begin to where one may stop. */
import type { Stretch } from './features.ts';
import { MOST_WORDS_TO_CLAUSE_END } from './quote-edges.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

/** Within a clause another one begins with one of these, … */
const TIES = wordSet('and but so because when while unless');
/** … or with who does something. */
const SUBJECTS = wordSet('he she they i we');
/** Talk that was written down without stops has one of them in so few words. */
const FARTHEST_OPENING = 4;
const FARTHEST_TIE = 6;
/** What joins a new clause, and no reason, to the one before. */
const JOINTS = wordSet('and but so');

/** Where a clause begins that is near to a word; the word itself where none does. */
function openingNear({ words }: Tokens, at: number): number {
  for (let far = 0; far <= FARTHEST_OPENING; far += 1) {
    for (const near of [at + far, at - far]) {
      if (TIES.has(words[near] ?? '')) return near;
      if (SUBJECTS.has(words[near] ?? '')) return TIES.has(words[near - 1] ?? '') ? near - 1 : near;
    }
  }
  return at;
}

/** Where the clause before a word ends, if that is near. */
function jointBefore({ words }: Tokens, at: number): number {
  for (let joint = at; joint >= at - FARTHEST_TIE; joint -= 1)
    if (JOINTS.has(words[joint] ?? '')) return joint;
  return at;
}

/** Stretches of a clause of more than `longest` words; none is much longer than that. */
export function windowsOf(tokens: Tokens, clause: Stretch, longest: number): Stretch[] {
  const step = longest / 2;
  const windows: Stretch[] = [];
  for (let start = clause.from; start + step < clause.to; start += step) {
    const end = Math.min(clause.to, start + longest);
    const isCut = clause.to - end > MOST_WORDS_TO_CLAUSE_END;
    windows.push({
      from: start === clause.from ? start : openingNear(tokens, start),
      to: isCut ? jointBefore(tokens, end) : end,
    });
  }
  return windows;
}
