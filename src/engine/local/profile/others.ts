/**
 * "His wife wants guarantees" and "the board wants proof" tell what somebody else wishes. Such clauses are read as nothing;
 * where the person comes in again ("the board asked and she told them …"), it is the person's doing after all.
 */
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, type Finders, findersBy, holds, wordSet } from './unread.ts';

const POSSESSIVES = wordSet('his her their');
const RELATED = wordSet(
  'wife husband partner partners boss manager predecessor deputy assistant secretary colleague colleagues staff team board committee brother brothers sister sisters son sons daughter daughters kids children mother father mum dad parents uncle aunt cousin neighbour neighbours friend friends',
);
const GROUPS = wordSet('board team committee others rest management council trustees');
/** What somebody does who wants something of a matter. */
export const WANTING = wordSet(
  'want wants wanted ask asks asked need needs needed like likes liked prefer prefers preferred insist insists insisted demand demands demanded worry worries worried care cares cared love loves loved hate hates hated expect expects expected',
);
const WISHES = new Set([...WANTING, ...wordSet('hope hopes hoped wish wishes wished')]);
const PRONOUNS = wordSet('he she they');
/** So many words of a clause may stand before whom it is about ("but in the end his wife …"). */
const MOST_BEFORE = 4;

/** By the word that begins them, what finds the clauses that are about somebody else. */
export const OF_OTHERS: Finders = findersBy([
  ...[...POSSESSIVES].map(
    (word) => [word, (tokens: Tokens, at: number) => ofOthers(tokens, at, RELATED, 2)] as const,
  ),
  ['the', (tokens, at) => ofOthers(tokens, at, GROUPS, 1)],
]);

function ofOthers(tokens: Tokens, at: number, whom: ReadonlySet<string>, mostWords: number): Stretch | null {
  const { words: all } = tokens;
  let verb = at + 1;
  while (verb < at + mostWords && !whom.has(all[verb] ?? '')) verb += 1;
  if (!whom.has(all[verb] ?? '') || !WISHES.has(all[verb + 1] ?? '')) return null;
  const from = clauseStart(tokens, at);
  if (at - from > MOST_BEFORE) return null;
  const to = clauseEnd(tokens, at);
  return holds(tokens, { from, to }, PRONOUNS) ? null : { from: at, to };
}
