import { inLowerCase, wordsIn } from '../../../facts/words.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
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
/** Words with these faults may say something that is needed; what only hurts or boasts is better gone in any case. */
const MAY_HOLD_MATTER: ReadonlySet<FaultTag> = new Set([
  'detail_overload',
  'hedging',
  'no_evidence',
  'self_centred',
  'too_long',
]);
/** With another way open, nothing has to go; a vague ask is there to be replaced. */
const LEAVES_OPEN = /^, (?:or|ask for) /;
const OFFERS = /^, (?:write|ask|plan)\b[^"]*: "/;

/**
 * A suggestion in step with the rewrite: words that the rewrite keeps for what they say are not to be cut, only to be
 * said another way, and what is to stand in their place is the writer's to say, or stands beside them.
 */
export function inStep(
  suggestion: string,
  tag: FaultTag,
  { rewrite, isNotes }: { readonly rewrite: Said; readonly isNotes: boolean },
): string {
  const found = TAKES_OUT.exec(suggestion);
  const [all = '', verb, spot = '', whole, first] = found ?? [];
  if (found === null || !keeps(rewrite, whole ?? first ?? '')) return suggestion;
  const rest = suggestion.slice(all.length);
  if (LEAVES_OPEN.test(rest)) return suggestion;
  if (verb !== 'In place of')
    return MAY_HOLD_MATTER.has(tag) ? `Say ${spot} another way, or leave it out${rest}` : suggestion;
  if (OFFERS.test(rest)) return `Right after ${spot}${rest}`;
  return isNotes
    ? `Beside ${spot}${rest}`
    : `Only you can put ${spot} another way: ${rest.replace(/^, /, '')}`;
}
