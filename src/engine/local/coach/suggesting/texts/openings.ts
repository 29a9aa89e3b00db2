import { countWords } from '../../count-words.ts';
import { beginsWith, standsInFront } from '../kept-words.ts';
import type { OwnWords } from '../own-words.ts';
import { standsFirst } from '../stands-first.ts';
import { isAlike } from './alike.ts';
import { sentence, withoutLead } from './pasted.ts';
import { place } from './phrasing.ts';

/** What the rewrite begins with, when that is not what the risk quotes. */
export function openingOf({ rewrite, quote, isOpened }: OwnWords): string | null {
  const { opening } = rewrite;
  if (opening === null || isOpened || !standsFirst(opening)) return null;
  return quote !== null && isAlike(opening, quote) ? null : opening;
}

/** The share of a rewrite that is its opening. */
const OPENING_SHARE = 0.3;

function leads(rewrite: OwnWords['rewrite'], words: string): boolean {
  return beginsWith(rewrite, words) || standsInFront(rewrite, words, OPENING_SHARE);
}

/** The plain fact of the draft where the rewrite opens with it, too, and nothing is to stand first already. */
export function leadingFact({ fact, isOpened, rewrite }: OwnWords): string | null {
  const words = fact === null || isOpened ? null : withoutLead(fact);
  return words === null || !standsFirst(words) || !leads(rewrite, words) ? null : words;
}

/** What speaks of the writer, whom nobody has asked about yet. */
export const OF_THE_WRITER = /^(?:I|we|my|our (?!.*\d)|big fan|happy|glad|please)\b/i;

/** So few are cut as a whole or not at all. */
const FEW_WORDS = 7;

/** Cuts the quoted words, or shortens what the rewrite says, too; `thenBegin` says with what to begin instead, where no opening is set already. */
export function cutAndBegin(own: OwnWords, what: string, thenBegin: string, ifOpened: string): string {
  const isLong = own.quote !== null && countWords(own.quote) > FEW_WORDS;
  const cut = `${own.isKept && isLong ? 'Shorten' : 'Cut'} ${place(own, what)}`;
  return own.isOpened ? `${cut}; ${ifOpened}.` : `${cut} and begin with ${thenBegin}`;
}

const FEWEST_WORDS_FIRST = 7;

/** A sentence to begin with that holds a fact and does not speak of the writer; null where there is none, or where another is to. */
export function solidOpening(own: OwnWords): string | null {
  if (own.isBuried) return null;
  const isSolid = (words: string | null): boolean =>
    words !== null && /\d/.test(words) && countWords(words) >= FEWEST_WORDS_FIRST;
  const fact = leadingFact(own);
  if (isSolid(fact) && (own.isEvidence || !OF_THE_WRITER.test(fact ?? ''))) return fact;
  const opening = openingOf(own);
  return isSolid(opening) && !OF_THE_WRITER.test(opening ?? '') ? opening : null;
}

/** With what a message begins that asks for something: its fact, or what it wants; null where nothing can be told. */
export function needOf(own: OwnWords): string | null {
  const fact = solidOpening(own);
  if (fact !== null) return `"${sentence(fact)}"`;
  const { request } = own.rewrite;
  if (request === null || own.isToMany || own.isHardTalk || / of this\?$/.test(request)) return null;
  return `what you need: "${request}"`;
}
