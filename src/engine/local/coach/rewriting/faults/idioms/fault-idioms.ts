import { AnyOf } from '../../wording/sieve.ts';
import { BOLD } from './claims.ts';
import { EVERYDAY, EVERYDAY_QUESTIONS } from './everyday.ts';
import { LEAD, TEMPERS, VENTED_QUESTIONS } from './temper.ts';
import { OFFICE_WORD, SHY, SHY_QUESTIONS } from './timid.ts';

/** Without the flag "u", which makes small and capital letters much slower to compare. */
const patternsOf = (sources: readonly string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(source.replaceAll('\\p{L}', '[a-zà-ÿ]'), 'i'));

const STATED = new AnyOf(patternsOf([...TEMPERS, ...BOLD, ...SHY]));
const SURE = new AnyOf(patternsOf(EVERYDAY));
const SURELY_ASKED = new AnyOf(patternsOf(EVERYDAY_QUESTIONS));
const OFFICE = new AnyOf([new RegExp(OFFICE_WORD.source, 'i')]);
const ASKED = new AnyOf(patternsOf([...VENTED_QUESTIONS, ...SHY_QUESTIONS]));

/** From how many office words on a clause says nothing else. */
const OFFICE_WORDS = 2;
const LONGEST_OFFICE_CLAUSE = 160;
/** Of whom and what such clauses speak, whatever the matter. */
const OFFICE_MATTER =
  /\b(?:tools?|organi[sz]ations?|business(?:es)?|compan(?:y|ies)|teams?|customers?|clients?|excellence|commitment|journey|landscape|world|industry|market|space|operations?|processes|systems?|growth|future|success|value|results?|outcomes?|goals?|objectives?|priorities)\b/gi;

/** The words of such a clause without its office words, so that what it names by itself can be told. */
export function withoutOfficeWords(words: string): string {
  return words.replace(OFFICE_WORD, ' ').replace(OFFICE_MATTER, ' ');
}

/** What may stand before a noun, and says nothing of whether it is part of a figure of speech. */
const LEADS_TO_NOUN =
  /^(?:with|about|around|from|their|this|these|those|some|each|every|into|over|under|between|without)$/i;
/** The words of the idioms themselves. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [...TEMPERS, ...BOLD, ...SHY, ...EVERYDAY]
    .join(' ')
    .toLowerCase()
    .match(/[a-z]{4,}/g),
);

/** Words without those of the idioms: the mother in "I'm not your mother" is nobody that the message names. */
export function withoutIdiomWords(words: string): string {
  return words.replace(/[\p{L}'’-]+/gu, (word) =>
    OWN_WORDS.has(word.toLowerCase()) && !LEADS_TO_NOUN.test(word) ? ' ' : word,
  );
}

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

/** Where one such wording ends and the next may begin. */
const AND = /,? (?:and|but|so) (?=(?:our|my|the|we|I|you|everyone|it|this)\b)/i;

/** The same for wordings that are faults whatever they name. */
export function sureFaultsIn(sentence: string): (words: string) => boolean {
  const isStated = SURE.within(sentence.replaceAll('’', "'"));
  return (words) => {
    const text = words
      .trim()
      .replaceAll('’', "'")
      .replace(/[,;:\s]{1,9}$/, '');
    if (text.endsWith('?')) return SURELY_ASKED.test(text);
    const isFault = (part: string): boolean => isStated(part) || isStated(part.replace(LEAD, ''));
    if (isFault(text)) return true;
    const parts = text.split(AND);
    return parts.length > 1 && parts.every(isFault);
  };
}

/** Tells of the clauses of a sentence whether they hide behind office words, so that nothing but what they name is left. */
export function officeTalkIn(sentence: string): (words: string) => boolean {
  if (!OFFICE.test(sentence)) return () => false;
  return (words) =>
    words.length <= LONGEST_OFFICE_CLAUSE && (words.match(OFFICE_WORD)?.length ?? 0) >= OFFICE_WORDS;
}
