import { AnyOf, Sieve } from '../../../patterns/sieve.ts';
import { OFFICE_TALK } from '../../wording/plain/office-talk.ts';
import { applyRules } from '../../wording/rule.ts';
import { BOLD } from './claims.ts';
import { EVERYDAY, EVERYDAY_QUESTIONS } from './everyday.ts';
import { LEAD, TEMPERS, VENTED_QUESTIONS } from './temper.ts';
import { OFFICE_WORD, SHY, SHY_QUESTIONS } from './timid.ts';

/** Without the flag "u", which makes small and capital letters much slower to compare. */
const patternsOf = (sources: readonly string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(source.replaceAll('\\p{L}', '[a-zà-ÿ]'), 'i'));

/** Those in front are faults whatever they name. */
const STATED = patternsOf([...EVERYDAY, ...TEMPERS, ...BOLD, ...SHY]);
const SIEVE = new Sieve(STATED);
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

/** Whether words are an idiom that is a fault whatever it names, or one unless it names a thing of the message. */
export type Idiom = 'sure' | 'likely' | null;

/**
 * Tells of the clauses of a sentence, and of the whole, whether they only vent, mock, threaten, ban, claim, praise, push,
 * apologise, hedge or chat. The families of wordings are common English, so that they fit drafts on any matter. Says
 * nothing of the facts in them.
 */
export function faultIdiomsIn(sentence: string): (words: string) => Idiom {
  const places = SIEVE.candidates(sentence.replaceAll('’', "'"));
  const surely = places.filter((place) => place < EVERYDAY.length);
  const likely = places.filter((place) => place >= EVERYDAY.length);
  return (words) => {
    const text = words
      .trim()
      .replaceAll('’', "'")
      .replace(/[,;:\s]{1,9}$/, '')
      .replace(/[?!]{0,9}\?[?!]{0,9}$/, '?');
    if (text.endsWith('?')) return SURELY_ASKED.test(text) ? 'sure' : ASKED.test(text) ? 'likely' : null;
    if (places.length === 0) return null;
    const bare = text.replace(LEAD, '');
    if (surely.length > 0 && isSure(text, bare, surely)) return 'sure';
    return matchesAny(text, likely) || (bare !== text && matchesAny(bare, likely)) ? 'likely' : null;
  };
}

function matchesAny(text: string, places: readonly number[]): boolean {
  return places.some((place) => STATED[place]?.test(text) === true);
}

/** Where one such wording ends and the next may begin. */
const AND = /,? (?:and|but|so) (?=(?:our|my|the|we|I|you|everyone|it|this)\b)/i;

/** Whether the words are such an idiom, or several joined by "and". */
function isSure(text: string, bare: string, places: readonly number[]): boolean {
  if (matchesAny(text, places) || matchesAny(bare, places)) return true;
  const parts = text.split(AND);
  return (
    parts.length > 1 &&
    parts.every((part) => matchesAny(part, places) || matchesAny(part.replace(LEAD, ''), places))
  );
}

/** Tells of the clauses of a sentence whether they hide behind office words, so that nothing but what they name is left. */
export function officeTalkIn(sentence: string): (words: string) => boolean {
  if (!OFFICE.test(sentence)) return () => false;
  return (words) =>
    words.length <= LONGEST_OFFICE_CLAUSE &&
    (applyRules(words, OFFICE_TALK).match(OFFICE_WORD)?.length ?? 0) >= OFFICE_WORDS;
}
