import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { small } from '../rule.ts';

/** The deed that is threatened, as the writer would name it who would rather not do it. */
export function deedOf(words: string): string {
  return words
    .replace(/^have to /i, '')
    .replace(/^(?:going to|gonna) (?=(?!(?:the|my|our|your)\b)\p{Ll}+ )/u, '')
    .replace(/^(?:be )?(\p{L}+ing)\b/u, (whole, gerund: string) => baseOfGerund(gerund) ?? whole)
    .replace(/ and (\p{L}+ing)\b/u, (whole, gerund: string) => {
      const base = baseOfGerund(gerund);
      return base === null ? whole : ` and ${base}`;
    })
    .replace(/^report you to\b/i, 'report it to')
    .replace(/,? and I won['’]t be (?:reminding|asking|telling|warning) you again$/i, '')
    .replace(/,? and (?:then )?you can \p{Ll}+ (?:for|by) yoursel(?:f|ves)$/iu, '')
    .replace(TELLS_ON, 'take it to $1')
    .replace(/ instead$/i, '');
}

/** "tell the committee what kind of person you are" */
const TELLS_ON =
  /^tell ([^,.;!?]{3,40}?) (?:what (?:kind|sort) of (?:person|man|woman|colleague|neighbour|friend) you(?: really)? are|what you(?:['’]re| are)(?: really)? like|who you really are)$/i;

/** What will not be done, as it is said of what can be: "tell you anything anymore" is "tell you things". */
export function affirmed(deed: string): string {
  return deed
    .replace(/ (?:any ?more|any longer|ever again|at all)$/i, '')
    .replace(/\banything\b/i, 'things')
    .replace(/\b(?:anyone|anybody)\b/i, 'people');
}

/** "ringing", which no plain verb stands for; "ring" and "bring" are plain verbs. */
export const IS_GERUND = /^(?!(?:b?ring|sing|swing|fling|cling|sting|wring)\b)\p{L}+ing\b/iu;

/** What would befall somebody, which is nothing that they would have to do. */
const HAPPENS =
  /^(?:run out|run short|lose|miss|end up|fall behind|get (?:stuck|behind|in trouble)|be\b|be (?:late|short|out of|behind|stuck|without|in trouble|left))\b/i;

/** "I" and "we" as they stand inside a sentence. */
export const inside = (who: string): string => (/\bwe$/i.test(who) ? 'we' : 'I');

/** "If not, I will need to ring the council.": what follows, in a sentence of its own and without its edge. */
export function ifNot(who: string, words: string): string {
  const deed = deedOf(words);
  const will = IS_GERUND.test(deed) ? 'will be' : HAPPENS.test(deed) ? 'will' : 'will need to';
  return `If not, ${inside(who)} ${will} ${deed}.`;
}

/** What is asked, and what follows without it. */
export function askedIfNot(what: string, who: string, deed: string): string {
  return `Could you ${small(what)}? ${ifNot(who, deed)}`;
}

/** The verb of "it turns up" as it follows "does not"; null for a word that is no such verb. */
export function baseOfThird(verb: string): string | null {
  const known = THIRD_PERSON[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (!/^\p{Ll}{2,}s$/u.test(verb) || /(?:ss|us|is|ous)$/.test(verb)) return null;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb.replace(/(?:(?<=ch|sh|ss|x|zz)es|s)$/, '');
}

const THIRD_PERSON: Readonly<Record<string, string>> = { goes: 'go', does: 'do', has: 'have' };
