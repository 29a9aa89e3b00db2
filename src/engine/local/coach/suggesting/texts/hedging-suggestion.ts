import type { OwnWords } from '../own-words.ts';
import { SOFTENER } from '../triggers.ts';
import { sentence } from './pasted.ts';
import { fromNowOn, isBrief, place, quoted } from './phrasing.ts';

/** What can go without anything else in the sentence being changed. */
const CAN_GO =
  /^(?:perhaps|maybe|possibly|probably|presumably|potentially|sort of|kind of|kinda|sorta|a bit|somewhat|somehow|hopefully|more or less|at all|if at all(?: possible)?|i (?:(?:just|sort of|kind of) )*(?:guess|suppose|reckon)|i think|i believe|tentatively|arguably|roughly)$/i;
/** Politeness that asks and tells nothing. */
const IDLE =
  /^(?:(?:but|and|so|ok so) )*(?:no (?:idea|rush|worries|pressure|hurry)|(?:it['’]?s )?up to you|not sure (?:if|whether) (?:you|u|ur|it|this)|do ?n['’]?t quote me|i['’]m no \p{L}+|(?:just )?a?(?: )?quick one|just (?:a quick (?:one|note|word)|a thought|thinking out loud)|feel free|who knows)\b/iu;
const MOST_TRIGGERS = 3;
/** A request that is one, however softly it is put. */
const REQUESTS = /\b(?:can|could|would|will|shall|should) (?:you|we|i)\b|\bif you (?:could|would|might)\b/i;

/** The words that make the quote soft, each once. */
function softeners(quote: string): string[] {
  const found = quote.match(SOFTENER) ?? [];
  return found
    .filter((one, at) => found.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
    .slice(0, MOST_TRIGGERS);
}

/** A wish or an offer to talk, in which something is asked for after all. */
const WISHES = /\b(?:talk|chat|meet|should|shall|nice to|good to|like to|love to|could we|system)\b/i;
/** "It would be nice if it didn't happen again". */
const WISHES_CHANGE = /\bwould (?:be (?:nice|good|great|lovely)|like|prefer) (?:if|it)\b/i;
/** What somebody only has a feeling of. */
const FEELS = /\bI (?:(?:just|kind of|sort of) )*(?:feel|felt|was (?:a (?:tiny |little )*bit )?surprised)\b/i;

function isRequest({ quote, quotesAsk }: OwnWords): boolean {
  return quote !== null && quotesAsk && (REQUESTS.test(quote) || quote.endsWith('?'));
}

/** For words that the rewrite leaves out. */
function leftOut(own: OwnWords, quote: string): string {
  const { request } = own.rewrite;
  const spot = place(own, '');
  if (request?.endsWith('?') === true && (own.quotesAsk || WISHES.test(quote)))
    return `In place of ${spot}, ask straight out: "${request}"`;
  return own.quotesAsk || own.quotesFact || !isBrief(quote)
    ? `Say what you want or know in one plain sentence in place of ${spot}.`
    : `Cut ${spot}, or say once what you do not know yet.`;
}

/** "They are at Hettie's, or maybe Dave has them": two things, of which one is so. */
const EITHER = /\bor (?:maybe|perhaps|possibly)\b/i;

/** "Some kind of gesture" doubts nothing. */
function isOfSome({ quote }: OwnWords, words: string): boolean {
  return (
    /^(?:kind|sort) of$/i.test(words) &&
    /\b(?:some|any|same|this|that|what|each|every) (?:kind|sort) of\b/i.test(quote ?? '')
  );
}

/** Whether the rewrite still doubts in these words, since nobody but the writer knows what is so. */
function isSaidStill({ after }: OwnWords, words: string): boolean {
  return after !== null && ` ${after.toLowerCase()} `.search(new RegExp(`\\W${words.toLowerCase()}\\W`)) >= 0;
}

/** "But I'm not sure": the doubt, and nothing that is doubted. */
const DOUBTS =
  /^(?:(?:but|and|though|although) )?(?:I(?:['’]m| am)|we(?:['’]re| are)) not (?:\p{L}+ )?(?:sure|certain)[.!]*$/iu;

/** What to take out of words that only have soft ones among them. */
function withoutSofteners(own: OwnWords, soft: readonly string[]): string {
  if (EITHER.test(own.quote ?? '')) return `Find out first, or say beside ${place(own, '')} who will.`;
  if (DOUBTS.test((own.quote ?? '').trim()))
    return `Find out first, or say beside ${place(own, '')} who will and by when.`;
  const spare = soft.filter((words) => CAN_GO.test(words) && !isOfSome(own, words));
  const cut = spare.filter((words) => !isSaidStill(own, words));
  const spot = place(own, '');
  if (cut.length === 0 && spare.length > 0 && !isRequest(own))
    return `Find out what ${quoted(spare, '')} ${spare.length > 1 ? 'leave' : 'leaves'} open, or say beside ${spot} who will and by when.`;
  if (cut.length === 0)
    return own.quotesAsk
      ? `Ask straight out in place of ${spot}.`
      : `Say in place of ${spot} what you know, and what you do not know yet.`;
  if (isRequest(own)) return `Cut ${quoted(cut, '')} and ask straight out.`;
  return `Cut ${quoted(cut, '')}; what you do not know yet, say once and plainly.`;
}

/** A decision of this meeting, and not of any. */
const SAYS_WHAT = /\d|\bwhether\b/i;

function straightInNotes(own: OwnWords): string {
  const { decision } = own.rewrite;
  return decision === null || !SAYS_WHAT.test(decision) || own.quotesFact
    ? `In place of ${place(own, 'this')}, note what you will do, or what it depends on.`
    : `In place of ${place(own, 'this')}, note what is to be decided: "${sentence(decision)}"`;
}

/** How to mend words that take back what they say. */
export function straightened(own: OwnWords): string {
  const { quote } = own;
  if (own.isNotes) return straightInNotes(own);
  if (own.instead !== null) return `Say it straight: "${sentence(own.instead)}"`;
  if (quote === null) return 'Say once what you do not know yet, and the rest straight.';
  if (own.isHardTalk && own.said.tellsEvent && FEELS.test(quote) && !WISHES.test(quote))
    return `Cut ${place(own, '')}; what happened says it plainly.`;
  if (IDLE.test(quote) && !own.quotesFact && isBrief(quote))
    return `Cut ${place(own, '')}; nothing is lost with it.`;
  if (own.isHardTalk && !own.quotesFact && WISHES_CHANGE.test(quote)) return fromNowOn(place(own, ''));
  return own.isLeftOut ? leftOut(own, quote) : withoutSofteners(own, softeners(quote));
}
