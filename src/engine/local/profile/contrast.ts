/**
 * "Less interested in the forecast than in who else uses it" names two wishes, and only the second is the person's. What stands
 * against it is read as nothing. Left as they are: "would rather wait than guess" and the like, where what somebody would
 * not do tells as much as what they would.
 */
import {
  AHEAD,
  ARTICLES,
  AUDIENCES,
  BEING,
  COLD,
  COUNTING,
  DRAWN,
  LEAVING,
  PUTTING,
  RELATING,
  SCARCELY,
  SUBJECTS,
  THINGS_BEGIN,
  WHOM,
} from './contrast-words.ts';
import type { Stretch } from './features.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, type Finders, findersBy, sentenceEnd, wordSet } from './unread.ts';

/** So far behind "less" or "not" stands its "than" or "but". */
const FARTHEST_PARTNER = 14;
const TIES = wordSet('and but so because since although though while');
const CONTRARY = wordSet('but');
const TOLD_OF = wordSet('who whom whose');
const THAN = wordSet('than');
const AS = wordSet('as');

/** By the word that begins or ends them, what finds the words that only set off another wish. */
export const CONTRASTED: Finders = findersBy([
  ['less', less],
  ['more', more],
  ['rather', (tokens, at) => inPlaceOf(tokens, at, 'than')],
  ['instead', (tokens, at) => inPlaceOf(tokens, at, 'of')],
  ['not', notThisBut],
  ['cold', leftCold],
  ['unlike', unlike],
  ['contrast', inContrast],
  ['came', hardlyCameUp],
  ...[...COLD].map((word) => [word, coldTowards] as const),
  ...[...PUTTING].map((word) => [word, putBefore] as const),
  ['prefers', preferred],
  ['prefer', preferred],
  ['preferred', preferred],
]);

/** Where one of the sought words stands behind `at` in the same sentence; null when it does not, or too far off. */
function partner(tokens: Tokens, at: number, sought: ReadonlySet<string>): number | null {
  const to = Math.min(sentenceEnd(tokens, at), at + FARTHEST_PARTNER);
  for (let next = at + 2; next < to; next += 1) if (sought.has(tokens.words[next] ?? '')) return next;
  return null;
}

/** Where the words end that belong together from `from`: at a comma, at "but", or with the clause. */
function endOfThing(tokens: Tokens, from: number): number {
  const { words, isApart } = tokens;
  const to = clauseEnd(tokens, from);
  for (let at = from + 1; at < to; at += 1) {
    if (isApart[at] === true || TIES.has(words[at] ?? '')) return at;
  }
  return to;
}

/** Where the thing begins that ends with `at`: behind "and" or "but", or with the clause. */
function startOfThing(tokens: Tokens, at: number): number {
  const start = clauseStart(tokens, at);
  for (let from = at; from > start; from -= 1) if (TIES.has(tokens.words[from - 1] ?? '')) return from;
  return start;
}

/** Whether two things are weighed here: "cares less about", "more interested in", "less important". */
function isWeighed({ words }: Tokens, at: number): boolean {
  const next = words[at + 1] ?? '';
  return DRAWN.has(next) || RELATING.has(next) || COUNTING.has(words[at - 1] ?? '');
}

/** "[Less interested in price than in] risk", "[cost matters less to her than] risk". */
function less(tokens: Tokens, at: number): Stretch | null {
  const than = isWeighed(tokens, at) ? partner(tokens, at, THAN) : null;
  if (than === null) return null;
  const isOfThing = COUNTING.has(tokens.words[at - 1] ?? '') || BEING.has(tokens.words[at - 1] ?? '');
  const namesPerson = isOfThing && SUBJECTS.has(tokens.words[startOfThing(tokens, at)] ?? '');
  const to = RELATING.has(tokens.words[than + 1] ?? '') ? than + 2 : than + 1;
  return { from: isOfThing && !namesPerson ? startOfThing(tokens, at) : at, to };
}

/** "More interested in risk [than in price]". */
function more(tokens: Tokens, at: number): Stretch | null {
  const than = isWeighed(tokens, at) ? partner(tokens, at, THAN) : null;
  return than === null ? null : { from: than, to: endOfThing(tokens, than) };
}

/** "Talks to people [rather than about them]", "[instead of the price] she asked about the cover". */
function inPlaceOf(tokens: Tokens, at: number, second: string): Stretch | null {
  const { words, segments } = tokens;
  const first = words[at + 2] ?? '';
  if (words[at + 1] !== second || segments[at + 2] !== segments[at]) return null;
  // "Rather than guess" tells what somebody would never do, as "would rather wait than guess" does.
  if (!THINGS_BEGIN.has(first) && !RELATING.has(first)) return null;
  const to = endOfThing(tokens, at);
  if (clauseStart(tokens, at) !== at) return { from: at, to };
  for (let end = at + 2; end < to; end += 1) if (SUBJECTS.has(words[end] ?? '')) return { from: at, to: end };
  return to < sentenceEnd(tokens, at) ? { from: at, to } : null;
}

/** "It was [not the price that convinced him but] the cover", "[not so much the price as] the cover". */
function notThisBut(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const isOpening = BEING.has(words[at - 1] ?? '') || clauseStart(tokens, at) === at;
  if (!isOpening || !THINGS_BEGIN.has(words[at + 1] ?? '')) return null;
  const isMeasured = words[at + 1] === 'so' && words[at + 2] === 'much';
  const other = partner(tokens, isMeasured ? at + 2 : at, isMeasured ? AS : CONTRARY);
  return other === null || words[at + 2] === 'to' ? null : { from: at, to: other + 1 };
}

/** "[The figures left her cold]". */
function leftCold(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  if (!WHOM.has(words[at - 1] ?? '') || !LEAVING.has(words[at - 2] ?? '')) return null;
  return { from: startOfThing(tokens, at - 2), to: at + 1 };
}

/** "[The price hardly came up]". */
function hardlyCameUp(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  if (!SCARCELY.has(words[at - 1] ?? '') || words[at + 1] !== 'up') return null;
  return { from: startOfThing(tokens, at - 1), to: at + 2 };
}

/** "[Unlike her boss, who wants every spreadsheet,] she …": with what is told of whoever is named. */
function unlike(tokens: Tokens, at: number): Stretch | null {
  const { words, isApart } = tokens;
  const isOpening = clauseStart(tokens, at) === at || isApart[at] === true || words[at - 1] === 'in';
  if (!isOpening) return null;
  const end = sentenceEnd(tokens, at);
  const nextPart = (from: number): number => {
    let to = from + 1;
    while (to < end && isApart[to] !== true) to += 1;
    return to;
  };
  const namedTo = nextPart(at);
  // "Unlike last year he asked …" goes on without a comma.
  if (namedTo === end && clauseStart(tokens, at) === at) return null;
  return { from: at, to: namedTo < end && TOLD_OF.has(words[namedTo] ?? '') ? nextPart(namedTo) : namedTo };
}

/** "[In contrast to Tom, who wants proof,] he …". */
function inContrast(tokens: Tokens, at: number): Stretch | null {
  return tokens.words[at + 1] === 'to' || tokens.words[at + 1] === 'with' ? unlike(tokens, at) : null;
}

/** "[Unmoved by the figures]". */
function coldTowards(tokens: Tokens, at: number): Stretch | null {
  return RELATING.has(tokens.words[at + 1] ?? '') ? { from: at, to: endOfThing(tokens, at) } : null;
}

/** "Puts people [before profit]", but not "puts the plan before the board". */
function putBefore(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const before = partner(tokens, at, AHEAD);
  if (before === null || before >= endOfThing(tokens, at)) return null;
  const first = before + 1;
  const isShown = AUDIENCES.has(words[first] ?? '') || AUDIENCES.has(words[first + 1] ?? '');
  return isShown || first >= clauseEnd(tokens, at) ? null : { from: before, to: endOfThing(tokens, before) };
}

/** "Prefers a wild idea [to a proven one]", but not "prefers the team to decide". */
function preferred(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  const to = endOfThing(tokens, at);
  for (let next = at + 2; next < to; next += 1) {
    const isThing = ARTICLES.has(words[next + 1] ?? '') || (words[next + 1] ?? '').endsWith('ing');
    if (words[next] === 'to' && isThing) return { from: next, to };
  }
  return null;
}
