/**
 * "She never said what she would need", "he gave nothing away" and "dodged when I asked" tell that somebody did not speak of how
 * they decide, which may be anybody; "when I asked what she would need, …" only opens what she says. Left as they are: what somebody says only then ("says nothing until he has read it"), and what
 * others, or papers, do not say, since to miss it is a wish.
 */
import type { Stretch } from './features.ts';
import { byFirstWord, phraseEnd, phrases } from './phrases.ts';
import type { Tokens } from './tokens.ts';
import { clauseEnd, clauseStart, type Finder, holds, sentenceEnd, wordSet } from './unread.ts';

const TELLING = wordSet(
  'say says said saying tell tells told telling mention mentions mentioned reveal reveals revealed disclose disclosed explain explains explained talk talks talked speak speaks spoke spoken let',
);
const DENYING = wordSet('not never hardly barely');
const NOTHING = wordSet('nothing little');
/** What may stand before it; with anybody else in front, it is not the person who said nothing. */
const BEFORE = wordSet(
  'he she they has have had did does do was were is would could can will be been so far still yet also simply just really honestly actually ever even once again her his their the file record crm client customer prospect candidate buyer contact',
);
const TIES = wordSet('and but or though although');
/** To whom; only the writer counts ("never tells the team how they should do it" is a way to lead them). */
const TO_WHOM = wordSet('me us you anyone anybody to on');
const DEGREES = wordSet('yet really exactly anything much a word so far at all once');
const ABOUT = wordSet('about on of over as');
const QUESTIONS = wordSet('how what whether which who where when if');
const PERSONS = wordSet('he she they him her them his their');
const SELVES = wordSet('himself herself themselves themself');
const ASKING = wordSet('i we');
const WHOM = wordSet('him her them they');
const MOST_BEFORE_PERSON = 4;
/** What comes behind one of these is what somebody waits for before they speak. */
const CONDITIONS = wordSet('until till unless before without except first only once');
const SCOPE_ENDS = wordSet('but though although except however because so ?');

const RESERVE = phrases(
  ['his', 'her', 'their', 'the'].flatMap((whose) => [
    ...['thoughts', 'views', 'opinion', 'opinions', 'reasons', 'cards'].flatMap((what) => [
      `kept ${whose} ${what} to`,
      `keeps ${whose} ${what} to`,
    ]),
    ...['plays', 'played', 'kept', 'keeps', 'holds', 'held'].map((does) => `${does} ${whose} cards close`),
  ]),
);
const EVASIONS = phrases(
  ['dodged', 'dodges', 'avoided', 'avoids', 'evaded', 'evades', 'ducked', 'sidestepped'].flatMap((does) => [
    `${does} the question`,
    `${does} my question`,
    `${does} our question`,
    `${does} when i asked`,
    `${does} when we asked`,
    `${does} when asked`,
  ]),
);
const GIVING_AWAY = phrases(['gave nothing away', 'gives nothing away', 'give nothing away']);

const RESERVE_BY_WORD = byFirstWord([...RESERVE, ...EVASIONS, ...GIVING_AWAY]);

/** By the word that begins them, what finds the words that tell of nothing said. */
export const UNSAID: readonly (readonly [string, Finder])[] = [
  ...[...TELLING].map((word) => [word, untold] as const),
  ...[...RESERVE_BY_WORD.keys()].map((word) => [word, reserved] as const),
  ['drawn', notDrawn],
  ['when', askedBefore],
];

/** Where the words begin that say who does something; null where it is not the person. */
function ownStart({ words, isApart }: Tokens, at: number, clause: number): number | null {
  let from = at;
  while (from > clause && isApart[from] !== true && !TIES.has(words[from - 1] ?? '')) {
    from -= 1;
    if (words[from] !== '' && !BEFORE.has(words[from] ?? '') && !DENYING.has(words[from] ?? '')) return null;
  }
  return from;
}

/** Where the clause ends, or what is not said within it: at "but", or at a comma. */
function scopeEnd(tokens: Tokens, at: number): number {
  const to = clauseEnd(tokens, at);
  for (let end = at + 1; end < to; end += 1)
    if (tokens.isApart[end] === true || SCOPE_ENDS.has(tokens.words[end] ?? '')) return end;
  return to;
}

/** "[Little about himself, and nothing on the offer]". */
function furtherEnd(tokens: Tokens, to: number): number {
  const isFurther = tokens.words[to] === 'and' && NOTHING.has(tokens.words[to + 1] ?? '');
  return isFurther ? clauseEnd(tokens, to) : to;
}

/** The words from `start` up to the end of what is not said, if no condition stands behind them. */
function unlessConditional(tokens: Tokens, at: number, start: number): Stretch | null {
  const rest = { from: at + 1, to: sentenceEnd(tokens, at) };
  return holds(tokens, rest, CONDITIONS)
    ? null
    : { from: start, to: furtherEnd(tokens, scopeEnd(tokens, at)) };
}

/** "How she would decide", "what matters to her", "herself". */
function isAboutThem({ words }: Tokens, at: number, to: number): boolean {
  if (SELVES.has(words[at] ?? '')) return true;
  if (!QUESTIONS.has(words[at] ?? '')) return false;
  for (let next = at + 1; next < to && next <= at + 1 + MOST_BEFORE_PERSON; next += 1)
    if (PERSONS.has(words[next] ?? '')) return true;
  return false;
}

/** "Has not told us how he decides", "says nothing of what matters to her". */
function untold(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  let next = at + 1;
  while (TO_WHOM.has(words[next] ?? '')) next += 1;
  const isNothing = NOTHING.has(words[next] ?? '');
  if (isNothing) next += 1;
  while (DEGREES.has(words[next] ?? '') || ABOUT.has(words[next] ?? '')) next += 1;
  if (words[at] === 'let' && words[at + 1] !== 'on') return null;
  // Most of what is told is no question, and is looked at no closer.
  const mayBeAsked = QUESTIONS.has(words[next] ?? '') || SELVES.has(words[next] ?? '');
  if (!mayBeAsked) return null;
  const to = scopeEnd(tokens, at);
  if (next >= to || !isAboutThem(tokens, next, to)) return null;
  const start = ownStart(tokens, at, clauseStart(tokens, at));
  const isDenied = start !== null && holds(tokens, { from: start, to: at }, DENYING);
  return start !== null && (isNothing || isDenied) ? unlessConditional(tokens, at, start) : null;
}

/** "Gave nothing away", "dodged the question of what she needs". */
function reserved(tokens: Tokens, at: number): Stretch | null {
  const start = ownStart(tokens, at, clauseStart(tokens, at));
  const isHere = phraseEnd(tokens, at, tokens.words.length, RESERVE_BY_WORD) !== null;
  return isHere && start !== null ? unlessConditional(tokens, at, start) : null;
}

/** "Would not be drawn [on what he wants]". */
function notDrawn(tokens: Tokens, at: number): Stretch | null {
  const { words } = tokens;
  if (words[at - 1] !== 'be' || words[at - 2] !== 'not') return null;
  const to = scopeEnd(tokens, at);
  if (to > at + 1 && !isAboutThem(tokens, at + 2, to)) return null;
  const start = ownStart(tokens, at, clauseStart(tokens, at));
  return start === null ? null : unlessConditional(tokens, at, start);
}

/** "[When I asked what she would need,] she said …", "[when asked how he decides,] he …". */
function askedBefore(tokens: Tokens, at: number): Stretch | null {
  const { words, isApart } = tokens;
  const asked = ASKING.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  if (words[asked] !== 'asked') return null;
  const what = WHOM.has(words[asked + 1] ?? '') ? asked + 2 : asked + 1;
  const to = scopeEnd(tokens, asked);
  const isOpening = isApart[at] === true && isApart[to] === true && to < sentenceEnd(tokens, at);
  return isOpening && isAboutThem(tokens, what, to) ? { from: at, to } : null;
}
