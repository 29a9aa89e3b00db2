/**
 * "She turned down the pilot.", "Renewed for a year." and "Asked what it costs." tell that something happened, and not what had to
 * be true for it: the same is done by people of all profiles. Left as they are: sentences with any word that may be a reason, a
 * condition, a pace or a habit ("signed on the spot", "chose the new vendor", "always declines").
 */
import { markWords } from './marks.ts';
import { type Tokens, UNREAD_TOKEN } from './tokens.ts';
import { holdsMark, wordSet } from './unread.ts';

/** What is done about an offer, a contract or an appointment. */
const EVENTS = wordSet(
  'turned declined rejected accepted approved cancelled signed extended renewed went chose picked selected postponed delayed ordered bought purchased forwarded opened downloaded attended walked came joined left switched upgraded downgraded agreed replied responded sold lost won hung nodded smiled backed pulled shelved paused stopped dropped put took gave awarded decide decided voted visited paid missed resigned',
);
/** What is asked about is told by the words behind; "asked whether it was approved" tells of a wish. */
const ASKED = wordSet('asked wanted');
/** "Said no to the pilot": saying alone is done with any other words. */
const SAID = wordSet('said says');
const ANSWERS = wordSet('yes no');
/** What it is done with, or when. */
const BESIDE = wordSet(
  'down out up off on in at with by to for from of through back over away late early quiet silent again already yet too both two three four five #small #mixed #year #money year years month months week last next yesterday today morning afternoon evening monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december spring summer autumn winter end after another other else one his her our their your my its them us him you no yes not nothing sorry email mail phone link attachment webinar demo call calls meeting meetings pilot offer proposal quote quotation order contract deal upgrade renewal subscription licence licences license licenses vendor supplier provider competitor project budget invoice invoices bill option company house car slides deck brochure whitepaper discount discounts price prices pricing cost costs it know what when how long take takes start starts begin begins if whether there delivery setup appointment tender bid chairs desks laptops premium basic reason given office room job trial package product showroom merger cheaper smaller bigger ahead against go come hold anything decision cup cups prize prizes medal trophy award match game race raffle lottery quiz bet tournament final ticket tickets',
);
/** Says nothing of what was done. */
const FRAME = wordSet(
  'he she they it i we is are was were be been has have had do does did can could will would and but so then that this the a an',
);
/** What else was left unread, or is not known. */
const UNREAD = new Set([UNREAD_TOKEN, '']);
const MAY_BE_EVENT = markWords([...EVENTS, ...ASKED, ...SAID]);
const MOST_WORDS_OF_EVENT = 12;

function saysNothing(word: string): boolean {
  return BESIDE.has(word) || FRAME.has(word) || UNREAD.has(word);
}

/** Whether the words tell of no more than such an event. */
export function isBareEvent(tokens: Tokens, from: number, to: number): boolean {
  if (to - from > MOST_WORDS_OF_EVENT || !holdsMark(tokens, MAY_BE_EVENT, from, to)) return false;
  let events = 0;
  let isAsked = false;
  for (let at = from; at < to; at += 1) {
    const word = tokens.words[at] ?? '';
    if (ASKED.has(word)) isAsked = true;
    else if (EVENTS.has(word) || (SAID.has(word) && ANSWERS.has(tokens.words[at + 1] ?? ''))) events += 1;
    else if (!SAID.has(word) && !saysNothing(word)) return false;
  }
  return isAsked ? events === 0 : events > 0;
}
