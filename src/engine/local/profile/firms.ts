/**
 * "The rival offer was cheaper and faster", "her old firm never moved without three approvals" and "job ad: you hit targets" tell what
 * another bidder, somebody's former employer or a poster is like. Left as they are: what the person does about it in the same sentence,
 * and what is set against it ("…, but nobody had ever used one, so he said no").
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import type { NameRanges } from './name-mask.ts';
import { type NotesView, personFrom, viewOf } from './notes-view.ts';
import type { Tokens } from './tokens.ts';
import { wordSet } from './unread.ts';

const DETERMINERS = wordSet('the a an our their his her another one this that');
const RIVALS = wordSet('rival rivals competitor competitors competing competition incumbent');
const OTHERS = wordSet('other cheaper second');
const BIDS = wordSet(
  'bidder bidders bid bids vendor vendors supplier suppliers offer offers quote quotes tender',
);
const FORMER = wordSet('old former previous last');
const FIRMS = wordSet(
  'firm company employer lab agency bank hospital school place outfit department club team',
);
/** "The company he came from". */
const LEFT = wordSet('came left worked works used was');
const SUBJECTS = wordSet('he she they');
/** What says of an employer or a post what others wrote. */
const SLOGANS = wordSet('poster motto slogan');
const POSTINGS = wordSet('ad advert advertisement description posting spec');
const POLICIES = wordSet('group company house firm corporate head');
const BEFORE_SLOGAN = wordSet('the a company house firm office their our its from to job');
const MOST_BEFORE_SLOGAN = 3;
const MOST_WORDS_OF_POST = 3;
/** What is set against it, or follows from it, is told of somebody. */
const TURNS = wordSet('but so because until yet though although still ours');
const TIES = wordSet('and but so while because that if when until before');

/** Where the words for another firm or offer end that a clause begins with; null where it begins otherwise. */
function firmEnd({ tokens: { words } }: NotesView, from: number): number | null {
  const first = DETERMINERS.has(words[from] ?? '') ? from + 1 : from;
  const word = words[first] ?? '';
  const next = words[first + 1] ?? '';
  if (RIVALS.has(word)) return next === 'and' ? null : first + 1;
  if (OTHERS.has(word) && BIDS.has(next) && first > from) return first + 2;
  if (FORMER.has(word) && FIRMS.has(next) && first > from) return first + 2;
  const isLeft = FIRMS.has(word) && SUBJECTS.has(next) && LEFT.has(words[first + 2] ?? '');
  return isLeft && words[from] === 'the' ? first + 3 : null;
}

/** Whether a sentence begins with an advertisement, a poster or a rule of the house. */
function isSlogan({ tokens: { words } }: NotesView, { from, to }: Stretch): boolean {
  if (POLICIES.has(words[from] ?? '') && words[from + 1] === 'policy') return true;
  const end = Math.min(to, from + MOST_BEFORE_SLOGAN + 1);
  for (let at = from; at < end; at += 1) {
    const word = words[at] ?? '';
    if (word === 'job') return holdsPosting(words, at + 1, to);
    if (SLOGANS.has(word)) return true;
    if (!BEFORE_SLOGAN.has(word)) return false;
  }
  return false;
}

function holdsPosting(words: readonly string[], from: number, to: number): boolean {
  return words.slice(from, Math.min(to, from + MOST_WORDS_OF_POST)).some((word) => POSTINGS.has(word));
}

/** Where what is told of a firm ends: where the person comes in, or something is set against it. */
function toldEnd(view: NotesView, { from, to }: Stretch): number {
  const { words, isApart } = view.tokens;
  const person = personFrom(view, { from, to });
  for (let at = from; at < person; at += 1) if (TURNS.has(words[at] ?? '') && isApart[at] === true) return at;
  return person < to && TIES.has(words[person - 1] ?? '') ? person - 1 : person;
}

function toldOfFirm(view: NotesView, sentence: Stretch): Stretch | null {
  const end = firmEnd(view, sentence.from);
  // "Competitors brace themselves when I …" is the person's own word.
  if (end !== null && view.tokens.words.slice(end, sentence.to).includes('i')) return null;
  if (end !== null) return { from: sentence.from, to: toldEnd(view, { from: end, to: sentence.to }) };
  if (!isSlogan(view, sentence)) return null;
  return sentence;
}

/** What of the text tells of other firms, offers and slogans. Linear. */
export function toldOfFirms(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  const view = viewOf(text, tokens, own);
  return stretchesIn(tokens.sentences).flatMap((sentence) => {
    const told = toldOfFirm(view, sentence);
    return told === null || told.to <= told.from ? [] : [rangeOf(tokens, told)];
  });
}
