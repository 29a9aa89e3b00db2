/**
 * "Sales says he decides within the hour. Finance says he reads every line twice." What others tell of the person is evidence, but
 * where they tell opposite things nobody knows who is right. Here is found what each of them tells, and whether the pace they tell
 * of is one at which a profile never decides.
 */
import type { ProfileCode } from '../../../domain/profiles.ts';
import { type Range, rangeOf } from './blanked.ts';
import type { Stretch } from './features.ts';
import { markWords } from './marks.ts';
import type { NameRanges } from './name-mask.ts';
import type { Tokens } from './tokens.ts';
import { holds, holdsMark, holdsStart, sentenceEnd, wordSet } from './unread.ts';

const TELLING = wordSet(
  'say says said tell tells told think thinks thought believe believes believed reckon reckons reckoned claim claims claimed swear swears swore note notes noted describe describes described call calls called find finds warn warns warned write writes wrote mention mentions mentioned',
);
const PERSONS = wordSet('he she they him her them his hers their');
/** These tell of themselves, are the person, or are no persons. */
const NO_SOURCES = wordSet(
  'he she they i we you it who which that and but what this there paper papers report contract letter email mail book rule rules law policy website sign label card form record file',
);
const HASTY = wordSet(
  'taker gambler gambles gut impulsive impulsively rash hasty bold fast quick quickly spontaneous instantly hour minute minutes spot once',
);
const WARY = wordSet(
  'cautious careful carefully slow slowly hesitant hesitates thorough thoroughly weeks months twice prudent conservative wary meticulous',
);
/** Who is one of these is told of by none of the words beside it. */
const CONTRARY_PACE: ReadonlyMap<ProfileCode, ReadonlySet<string>> = new Map([
  ['DP-01', WARY],
  ['DP-02', WARY],
  ['DP-03', HASTY],
  ['DP-04', HASTY],
]);
const TIES = wordSet('and but while whereas');
const MOST_WORDS_OF_SOURCE = 4;
const MAY_TELL = markWords([...TELLING, 'according']);

/** Who tells something, and where what they tell begins. */
interface Source {
  readonly name: string;
  readonly toldFrom: number;
}

/** Whether somebody may be named at a word who tells something. */
function mayOpen(tokens: Tokens, at: number): boolean {
  const { words, sentences, isApart } = tokens;
  if (!holdsMark(tokens, MAY_TELL, at, at + MOST_WORDS_OF_SOURCE + 1)) return false;
  if (at === 0 || sentences[at - 1] !== sentences[at]) return true;
  return isApart[at] === true || TIES.has(words[at - 1] ?? '');
}

/** "[The old rep] says …", "according to [Tom] …". */
function sourceAt(tokens: Tokens, at: number, ownStarts: ReadonlySet<number>): Source | null {
  const { words, sentences, starts } = tokens;
  const isAccording = words[at] === 'according' && words[at + 1] === 'to';
  const from = isAccording ? at + 2 : at;
  for (let end = from; end <= from + MOST_WORDS_OF_SOURCE && sentences[end] === sentences[at]; end += 1) {
    const isNamed = end > from;
    const isEnd = isAccording
      ? PERSONS.has(words[end] ?? '') || tokens.isApart[end] === true
      : TELLING.has(words[end] ?? '');
    if (isNamed && isEnd)
      return { name: words.slice(from, end).join(' '), toldFrom: isAccording ? end : end + 1 };
    if (NO_SOURCES.has(words[end] ?? '') || ownStarts.has(starts[end] ?? -1)) return null;
  }
  return null;
}

/** Where somebody else begins to tell, within the sentence; else its end. */
function toldEnd(tokens: Tokens, from: number, ownStarts: ReadonlySet<number>): number {
  const to = sentenceEnd(tokens, from);
  for (let at = from; at < to; at += 1)
    if (mayOpen(tokens, at) && sourceAt(tokens, at, ownStarts) !== null) return at;
  return to;
}

function isOfPerson(tokens: Tokens, told: Stretch, ownStarts: ReadonlySet<number>): boolean {
  return holds(tokens, told, PERSONS) || holdsStart(tokens, told, ownStarts);
}

/** What one of those who tell of the person tells, with and without "Sales says". */
export interface Told {
  readonly framed: readonly Range[];
  readonly said: readonly Range[];
}

/** What each of them tells, one by one; nothing where fewer than two do. Linear. */
export function toldBySource(tokens: Tokens, own: NameRanges): readonly Told[] {
  if (!holdsMark(tokens, MAY_TELL)) return [];
  const ownStarts = new Set(own.starts);
  const bySource = new Map<string, Told>();
  for (let at = 0; at < tokens.words.length; at += 1) {
    const source = mayOpen(tokens, at) ? sourceAt(tokens, at, ownStarts) : null;
    if (source === null) continue;
    const told = { from: source.toldFrom, to: toldEnd(tokens, source.toldFrom, ownStarts) };
    if (!isOfPerson(tokens, told, ownStarts)) continue;
    const { framed, said } = bySource.get(source.name) ?? { framed: [], said: [] };
    bySource.set(source.name, {
      framed: [...framed, rangeOf(tokens, { from: at, to: told.to })],
      said: [...said, rangeOf(tokens, told)],
    });
    at = told.to - 1;
  }
  return bySource.size < 2 ? [] : [...bySource.values()];
}

/** Whether what somebody tells is of a pace at which the profile never decides. */
export function isContraryPace({ words, starts }: Tokens, { said }: Told, code: ProfileCode): boolean {
  const contrary = CONTRARY_PACE.get(code);
  if (contrary === undefined) return false;
  return words.some((word, at) => {
    const start = starts[at] ?? 0;
    return contrary.has(word) && said.some((range) => start >= range.start && start < range.end);
  });
}
