import type { OwnWords } from '../own-words.ts';
import { sentence } from './pasted.ts';
import { by, place } from './phrasing.ts';

/** "As per my last email, I am still waiting": a reminder that keeps count. */
const KEEPS_COUNT =
  /\b(?:as )?per my\b|\bas (?:I|already) (?:\p{L}+ )?(?:wrote|said|stated|mentioned|asked)\b|\bprevious (?:\p{L}+ )?(?:e-?mails?|messages?|requests?)\b|\bstill (?:waiting|have not|haven['’]t|not)\b/iu;
/** "As I said on the phone twice, …": a count in front of words that can stand alone. */
const COUNT_IN_FRONT =
  /^as (?:per my [^,]{1,40}|(?:I|already|I already) [^,]{1,40}), (?=(?:the|your|our|we|I)\b.{20,120}$)/i;
export const ASKS_WHY = /^(?:so |and |but )?why\b[^?]*\?/i;

/** In place of a question that only reproaches. */
export function askedPlainly(own: OwnWords): string {
  return `In place of ${place(own, '')}, ask what got in the way, and say what you need${by(own) || ' and by when'}.`;
}

/** What to say in place of a reproach that is put as a question or a reminder; null for other words. */
export function insteadOfReproach(own: OwnWords): string | null {
  const { quote } = own;
  if (quote === null) return null;
  if (ASKS_WHY.test(quote)) return askedPlainly(own);
  const rest = quote.replace(COUNT_IN_FRONT, '');
  if (rest !== quote && !KEEPS_COUNT.test(rest))
    return `Leave the count out, and write only: "${sentence(rest)}"`;
  if (!KEEPS_COUNT.test(quote) || own.isToMany) return null;
  return `In place of ${place(own, '')}, say what you still need${by(own)} and what it is for.`;
}
