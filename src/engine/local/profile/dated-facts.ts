/**
 * "Replacement due on the 9th.", "Due date: 12.06." and "Revenue up 8% last year." tell how an order or a firm stands, and are no plan
 * that the person asks for. Left as they are: sentences with anybody in them, or any word that may be a wish ("wants it done by
 * the 9th", "Every step has a due date").
 */
import { rangeOf } from './blanked.ts';
import { stretchesIn } from './features.ts';
import { markWords } from './marks.ts';
import type { Tokens } from './tokens.ts';
import { holdsMark, unreadBetween, wordSet } from './unread.ts';

/** What any record tells the state of. */
const THINGS = wordSet(
  'order orders invoice invoices payment payments renewal replacement delivery shipment repair ticket contract quote offer proposal demo deposit refund warranty insurance claim licence license subscription installation install rollout kickoff trial pilot parcel pallet pallets goods lease fee balance instalment handover support revenue turnover sales profit budget target headcount date status',
);
/** How it stands. */
const STATES = wordSet(
  'due done closed scheduled booked expected expires expired ends starts installed shipped delivered issued filed paid received completed overdue pending renewed up down grew fell rose',
);
/** When, and how much. */
const FIGURES = wordSet(
  '#small #decimal #year #time #large #mixed #percent #money monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn winter today tomorrow yesterday week month quarter year',
);
const BESIDE = wordSet(
  'on in at by from to until till of for the a an is was has been are were and next last this end mid early late th st nd rd q1 q2 q3 q4 no nr ref m k mn bn',
);
const MAY_TELL_STATE = markWords(STATES);
const MAY_BE_OF_RECORD = markWords([...THINGS, 'due']);
const MOST_WORDS = 12;

/** Whether a sentence holds how something stands, perhaps when or how much, and no other word. */
function isDatedFact({ words }: Tokens, from: number, to: number): boolean {
  if (to - from > MOST_WORDS) return false;
  let isState = false;
  let isDated = false;
  let isOfThing = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (STATES.has(word)) isState = true;
    else if (FIGURES.has(word)) isDated = true;
    else if (THINGS.has(word)) isOfThing = true;
    else if (!BESIDE.has(word)) return false;
  }
  return isState && (isOfThing || (isDated && words[from] === 'due'));
}

/** The same tokens with such sentences unread. Linear. */
export function withoutDatedFacts(tokens: Tokens): Tokens {
  if (!holdsMark(tokens, MAY_BE_OF_RECORD) || !holdsMark(tokens, MAY_TELL_STATE)) return tokens;
  const facts = stretchesIn(tokens.sentences).filter(({ from, to }) => isDatedFact(tokens, from, to));
  if (facts.length === 0) return tokens;
  return unreadBetween(
    tokens,
    facts.map((fact) => rangeOf(tokens, fact)),
  );
}
