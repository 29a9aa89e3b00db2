import { AnyOf } from '../../wording/sieve.ts';
import { BOLD } from './claims.ts';
import { LEAD, TEMPERS, VENTED_QUESTIONS } from './temper.ts';
import { OFFICE_WORD, SHY, SHY_QUESTIONS } from './timid.ts';

/** Without the flag "u", which makes small and capital letters much slower to compare. */
const patternsOf = (sources: readonly string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(source.replaceAll('\\p{L}', '[a-zà-ÿ]'), 'i'));

const STATED = new AnyOf(patternsOf([...TEMPERS, ...BOLD, ...SHY]));
const OFFICE = new AnyOf([new RegExp(OFFICE_WORD.source, 'i')]);
const ASKED = new AnyOf(patternsOf([...VENTED_QUESTIONS, ...SHY_QUESTIONS]));

/** From how many office words on a clause says nothing else. */
const OFFICE_WORDS = 2;
const LONGEST_OFFICE_CLAUSE = 160;

/**
 * Tells of the clauses of a sentence, and of the whole, whether they only vent, mock, threaten, ban, claim, praise, push,
 * apologise, hedge or chat. The families of wordings are common English, so that they fit drafts on any matter. Says
 * nothing of the facts in them.
 */
export function faultIdiomsIn(sentence: string): (words: string) => boolean {
  const plain = sentence.replaceAll('’', "'");
  const isStated = STATED.within(plain);
  return (words) => {
    const text = words
      .trim()
      .replaceAll('’', "'")
      .replace(/[,;:\s]{1,9}$/, '');
    if (text.endsWith('?')) return ASKED.test(text);
    if (isStated(text)) return true;
    const bare = text.replace(LEAD, '');
    return bare !== text && isStated(bare);
  };
}

/** Tells of the clauses of a sentence whether they hide behind office words, so that nothing but what they name is left. */
export function officeTalkIn(sentence: string): (words: string) => boolean {
  if (!OFFICE.test(sentence)) return () => false;
  return (words) =>
    words.length <= LONGEST_OFFICE_CLAUSE && (words.match(OFFICE_WORD)?.length ?? 0) >= OFFICE_WORDS;
}
