import { allMatches } from '../../../../facts/all-matches.ts';
import { followers, SPEAKS_OF_LAST } from './companions.ts';
import type { Placed } from './placed.ts';

/** "the price Col pays": a name that stands inside a sentence. */
const NAME_INSIDE = /(?<=[\p{Ll},] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}{2,}/gu;

/** Whether "He says he can't" or "Same price Col pays" would go to the front with a lead, and who that is stay behind. */
export function takesFromPerson(sentences: readonly Placed[], start: number, index: number): boolean {
  const taken = takenAlong(sentences, index);
  const front = sentences.slice(0, start);
  const names = taken.flatMap(({ text }) => text.match(NAME_INSIDE) ?? []);
  if (names.some((name) => front.some(({ text }) => text.includes(name)))) return true;
  if (!taken.some(({ text }) => /^(?:he|she)\b/i.test(text))) return false;
  const isNamed = ({ text }: Placed): boolean => /[\p{L},] \p{Lu}\p{Ll}/u.test(text);
  return !sentences.slice(start, index + 1).some(isNamed) && front.some(isNamed);
}

/** "I run the pool next door", "My name is Lea and we teach": who writes. */
const SAYS_WHO_WRITES =
  /^(?:my name(?:['’]s| is) [^,.;]{2,40},? and )?(?:I|we)(?:['’]m| am|['’]re| are)? (?:an?|the|run|work|manage|teach|own|lead|farm|chair|look after)\b/iu;

/** Whether "We had the same" would go to the front with a lead, and who "we" are stay behind. */
export function takesFromWriter(sentences: readonly Placed[], start: number, index: number): boolean {
  const speaksOfWriter = takenAlong(sentences, index).some(({ text }) => /^(?:we|I)\b/i.test(text));
  return speaksOfWriter && sentences.slice(0, start).some(({ text }) => SAYS_WHO_WRITES.test(text));
}

/** Whether what follows a lead speaks of it and would be parted from it, behind what stood before the lead. */
export function isLeftBehind(sentences: readonly Placed[], start: number, index: number): boolean {
  const next = sentences[index + 1 + followers(sentences, index)];
  if (start === 0 || next === undefined) return false;
  return SPEAKS_OF_LAST.test(next.text) || goesThrough(sentences[index]?.text ?? '', next.text);
}

/** "in 7 phases", "two options": what the next sentence goes through. */
const COUNTED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some) (?:\p{Ll}+ )?(\p{Ll}{3,}?)s\b/giu;

/** Whether a sentence begins with one of what the one before it counted: "… in 7 phases. Phase 1 is …" */
function goesThrough(text: string, next: string): boolean {
  const [first = '', second = ''] = next.toLowerCase().split(' ');
  const opening = /^(?:the|each|every|one|our)$/.test(first) ? second : first;
  return allMatches(text, COUNTED).some(([, thing = ' ']) => opening.startsWith(thing.toLowerCase()));
}

/** Whether a sentence goes on with a row: "Phases 3 to 5 are …" behind "Phase 1 is …". */
export function goesOnWithRow(sentences: readonly Placed[], start: number): boolean {
  const [own, before] = [sentences[start], sentences[start - 1]].map((one) => rowWordOf(one?.text ?? ''));
  return own !== null && own === before;
}

const ROW_WORD =
  /^(phase|step|stage|part|point|option|variant|site|room|floor|unit|lot|week|day|session|module|level)s? \d/i;

function rowWordOf(text: string): string | null {
  return ROW_WORD.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** What goes to the front behind a lead. */
function takenAlong(sentences: readonly Placed[], index: number): readonly Placed[] {
  return sentences.slice(index + 1, index + 1 + followers(sentences, index));
}

/** "line 14", "page 3": a place in a paper. */
const PLACE_IN_PAPER = /\b(?:line|page|column|cell|section|clause|paragraph|slide|field|appendix|annex) \d/;
/** In a longer sentence it is one of many. */
const LONGEST_POINTER_WORDS = 20;

/** Whether what is said of a place in a paper would go to the front, and the sentence that names the place stay behind. */
export function leavesItsPlace(sentences: readonly Placed[], start: number): boolean {
  const [before, first] = [sentences[start - 1], sentences[start]];
  if (before === undefined || first === undefined) return false;
  if (before.text.split(' ').length > LONGEST_POINTER_WORDS) return false;
  return PLACE_IN_PAPER.test(before.text) && !PLACE_IN_PAPER.test(first.text);
}
