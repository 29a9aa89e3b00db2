import { inLowerCase, wordsIn } from '../../../facts/words.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import type { Rewording } from './counterpart.ts';
import { withoutLead } from './texts/pasted.ts';

/** Fewer words may stand in the rewrite by chance. */
const FEWEST_WORDS = 3;
/** So many words of a beginning tell it from any other. */
const WORDS_OF_START = 6;

/** The words of a text in small letters, a space before and behind each, so that whole words are found in it. */
export function bareWords(text: string): string {
  return ` ${wordsIn(text).map(inLowerCase).join(' ')} `;
}

/** What the rewrite says, and what it says first. */
interface Said {
  /** All of it, as `bareWords`. */
  readonly text: string;
  /** Its first sentences, as `bareWords`. */
  readonly start: string;
}

interface SaidInFull extends Said {
  readonly sentences: readonly Rewording[];
}

/** Whether the rewrite still says these words. */
export function keeps({ text }: Said, words: string): boolean {
  const bare = bareWords(withoutLead(words));
  return bare.trim().split(' ').length >= FEWEST_WORDS && text.includes(bare);
}

function beginning(words: string): string {
  return bareWords(wordsIn(withoutLead(words)).slice(0, WORDS_OF_START).join(' '));
}

/** Whether the rewrite says these words first. */
export function beginsWith({ start }: Said, words: string): boolean {
  return start.includes(beginning(words));
}

/** Whether the rewrite says these words in its first part, a half of it where no other share is given. */
export function standsInFront({ text }: Said, words: string, share = 0.5): boolean {
  const at = text.indexOf(beginning(words));
  return at >= 0 && at < text.length * share;
}

const TAKES_OUT =
  /^(Cut|Leave out|In place of) ("([^"]+)"|the part that begins "([^"]+)")(?! to half a sentence)/;
/** A vague ask is there to be replaced. */
const REPLACES = /^, ask for /;
const OFFERS = /^, (?:write|ask|plan)\b[^"]*: "/;
/** The other of two ways: what to put beside the words. */
const OR_BESIDE = /^, or (?=(?:say (?:how|why|who|what you|whom|where)|name|put|give)\b)/;
/** What is said of words once they are gone. */
const ONCE_GONE =
  /^; (?:nothing (?:is lost|can be done)|what (?:happened|you ask)|the (?:message|rest|sentence))\b[^"]*$/;
/** Faults of an order, which the rewrite may have made a question of. */
const OF_AN_ORDER: ReadonlySet<FaultTag> = new Set([
  'cold_tone',
  'no_people',
  'pressure',
  'rigid',
  'ultimatum',
  'vague_ask',
]);

/** Of words that are put a little differently so many still stand in one sentence. */
const LEAST_SHARE = 0.8;
const FEWEST_CONTENT_WORDS = 4;
const SHORTEST_CONTENT_WORD = 4;

/** Whether the rewrite says the words, or nearly all of them in one sentence. */
function saysStill(rewrite: SaidInFull, words: string): boolean {
  if (keeps(rewrite, words)) return true;
  const content = wordsIn(withoutLead(words))
    .map(inLowerCase)
    .filter((word) => word.length >= SHORTEST_CONTENT_WORD);
  if (content.length < FEWEST_CONTENT_WORDS) return false;
  return rewrite.sentences.some(
    (one) => content.filter((word) => one.words.includes(word)).length >= content.length * LEAST_SHARE,
  );
}

/** The question that the rewrite makes of an order; null where it makes none. */
function questionOf({ sentences }: SaidInFull, words: string): string | null {
  const bare = bareWords(withoutLead(words));
  const found = sentences.find(
    ({ sentence }) => sentence.endsWith('?') && bareWords(sentence).includes(bare),
  );
  return found === undefined || bareWords(found.sentence) === bare ? null : found.sentence;
}

/** Irony says nothing that is needed, and what is cut beside a fact leaves the fact. */
function isBetterGone(tag: FaultTag, rest: string): boolean {
  return tag === 'sarcasm' || rest.startsWith(', and keep the ');
}

/** Says of words that the rewrite keeps what else can be done with them. */
function keptBeside(spot: string, rest: string): string {
  if (OR_BESIDE.test(rest))
    return `Beside ${spot}, ${rest.replace(OR_BESIDE, '').replace(' in its place', '')}`;
  if (rest.startsWith(', or ')) return `Say ${spot} another way${rest}`;
  return `Say ${spot} another way, or leave it out${ONCE_GONE.test(rest) ? '.' : rest}`;
}

/**
 * A suggestion in step with the rewrite: words that the rewrite keeps for what they say are not to be cut, only to be
 * said another way or asked for as it asks for them, and what is to stand in their place is the writer's to say, or
 * stands beside them.
 */
export function inStep(
  suggestion: string,
  tag: FaultTag,
  { rewrite, isNotes }: { readonly rewrite: SaidInFull; readonly isNotes: boolean },
): string {
  const found = TAKES_OUT.exec(suggestion);
  const [all = '', verb, spot = '', whole, first] = found ?? [];
  const words = whole ?? first ?? '';
  if (found === null) return suggestion;
  const question = OF_AN_ORDER.has(tag) ? questionOf(rewrite, words) : null;
  if (question !== null && !suggestion.includes(question)) return `Ask for it: "${question}"`;
  if (!saysStill(rewrite, words)) return suggestion;
  const rest = suggestion.slice(all.length);
  if (REPLACES.test(rest) || (verb !== 'In place of' && isBetterGone(tag, rest))) return suggestion;
  if (verb !== 'In place of') return keptBeside(spot, rest);
  if (OFFERS.test(rest)) return `Right after ${spot}${rest}`;
  return isNotes
    ? `Beside ${spot}${rest}`
    : `Only you can put ${spot} another way: ${rest.replace(/^, /, '')}`;
}
