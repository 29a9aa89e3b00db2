import { isCommonWord } from '../../../../facts/common-words.ts';
import { oncePerDraft } from '../../draft-memory.ts';
import { Sieve } from '../../patterns/sieve.ts';
import { breaks } from '../sentence/breaks.ts';
import { isWhole } from '../sentence/clauses.ts';

/**
 * A local change of wording. Patterns are anchored or bounded, so that they take time in proportion to the
 * sentence. A replacement must leave a grammatical sentence wherever the pattern matches.
 */
export interface Rule {
  readonly pattern: RegExp;
  /** As in `String.replace`, or what makes it of the groups. */
  readonly replacement: string | ((...groups: string[]) => string);
  /** The result is a question. */
  readonly asks?: boolean;
}

/** A rule for the first place of the sentence that matches, in small or capital letters. */
export function rule(pattern: string, replacement: Rule['replacement'], flags = 'iu'): Rule {
  return { pattern: new RegExp(pattern, flags), replacement };
}

/** The same for all places of the sentence. */
export function ruleThroughout(pattern: string, replacement: Rule['replacement']): Rule {
  return rule(pattern, replacement, 'giu');
}

/** A rule whose result is a question. */
export function ask(pattern: string, replacement: Rule['replacement']): Rule {
  return { ...rule(pattern, replacement), asks: true };
}

const knownTables = new WeakMap<readonly Rule[], (sentence: string) => string>();

/** What applies the rules of a table, made when the table is first used. */
function tableOf(rules: readonly Rule[]): (sentence: string) => string {
  const known = knownTables.get(rules);
  if (known !== undefined) return known;
  const sieve = new Sieve(rules.map(({ pattern }) => pattern));
  const table = oncePerDraft((sentence) => applied(sentence, rules, sieve));
  knownTables.set(rules, table);
  return table;
}

/** Applies every rule in turn; the first rule that turns the sentence into a question ends the sentence in "?". */
export function applyRules(sentence: string, rules: readonly Rule[]): string {
  return rules.length === 0 ? sentence : tableOf(rules)(sentence);
}

function applied(sentence: string, rules: readonly Rule[], sieve: Sieve): string {
  let result = sentence;
  let waiting = sieve.candidates(result);
  for (let at = 0; at < waiting.length; at += 1) {
    const index = waiting[at] ?? 0;
    const rule = rules[index];
    if (rule === undefined) continue;
    const said = replaced(result, rule);
    if (said === result) continue;
    const next = rule.asks === true ? asQuestion(said) : said;
    if (breaks(result, next)) continue;
    result = next;
    waiting = sieve.candidates(result).filter((later) => later > index);
    at = -1;
  }
  return result;
}

function replaced(sentence: string, { pattern, replacement }: Rule): string {
  return typeof replacement === 'string'
    ? sentence.replace(pattern, replacement)
    : sentence.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
}

/** The sentence with a question mark in place of its last mark. */
export function asQuestion(sentence: string): string {
  const plain = sentence.replace(
    /^((?:Could|Can|Would|Who can)(?: you(?: please)?| we)? )(\p{Lu}\p{Ll}+)/u,
    (_, opening: string, first: string) =>
      opening + (isCommonWord(first.toLowerCase()) ? first.toLowerCase() : first),
  );
  const bare = plain.replace(/[\s.!?…,;]+$/, '');
  const [asked, told] = ASKS_YOU.test(bare) || SAYS_THOUGHT.test(bare) ? withToldApart(bare) : [bare, ''];
  return told === '' ? `${asked}?` : `${asked}? ${told}.`;
}

/** "Could the letters go out, I think we agreed on that" */
const SAYS_THOUGHT = /^could [^?]*, I (?:think|believe|guess|suppose|reckon) /i;
const ASKS_YOU = /^(?:could|can|would|will) (?:you|we|I|(?:some|any|one) of you|your \p{L}+) /iu;
/** ", the committee has decided so", " and there's no other way": what is told behind what is asked. */
const THEN_SAID =
  /, (?=I (?:think|believe|guess|suppose|reckon|hope|know|mean) )|, (?=(?:(?:it|that)['’]?s )?(?:totally |absolutely |completely |perfectly |really )?(?:fine|ok|okay|no (?:worries|problem|bother)|understand) (?:if|either way)\b)|, (?=(?:both|neither|each) (?:of (?:them|us|these) )?\p{Ll})| and (?=(?:there|that|this)(?:'s| is| are| will) )|, (?!the ones? (?:I|you|we|he|she|they|that|who|which|with|from|in|on|by|near|at)\b)(?=(?:the|our|my|it|it's|its|he|he's|she|she's|they|they're|there|there's|everything|everybody|everyone|nobody|anybody who|anyone who|whoever|we|we're|we've|we'll|I'm|I've|I'll|I) )(?![^,]*, (?:and|or) )/iu;

/** " or everything goes in the bin": what happens otherwise is no part of the question. */
const OR_ELSE =
  /,? or (?:else )?(?=there(?:['’]ll| will| won['’]t| is| are) |(?:we|I|you|they) (?:won['’]t|will not|can['’]t|cannot|can not) |(?:everything|anything|whatever|it|they|the \p{Ll}+|your \p{Ll}+)(?: (?:that|which)[^,]{2,30}|['’]ll)? (?:goes?|gets?|will|is|are|ends?|comes?) )/iu;
const CHOOSES = /\b(?:whether|if|either|which|what|who|when|where|how)\b/i;

/** "; if not, I will need to ask Dawn" */
const IF_NOT = /[;,] (?=(?:if not|otherwise),? )/i;

/** What is asked, and what is told behind it as a sentence of its own, without its mark; empty where nothing is. */
export function withToldApart(words: string): readonly [asked: string, told: string] {
  const orElse = OR_ELSE.exec(words);
  if (orElse !== null && !CHOOSES.test(words))
    return [words.slice(0, orElse.index), `Otherwise ${words.slice(orElse.index + orElse[0].length)}`];
  const found = IF_NOT.exec(words) ?? THEN_SAID.exec(words);
  if (found === null) return [words, ''];
  const told = words.slice(found.index + found[0].length);
  return isWhole(told) ||
    /^(?:if not\b|otherwise\b|(?:(?:it|that)['’]?s )?(?:\p{L}+ )?(?:fine|ok|okay|worries|problem|bother|understand) (?:if|either way)\b|I (?:think|believe|guess|suppose|reckon) \p{L}+ \p{L}+)/iu.test(
      told,
    )
    ? [words.slice(0, found.index), `${told.charAt(0).toUpperCase()}${told.slice(1)}`]
    : [words, ''];
}

/** The words with a small first letter, unless it is that of a name or an abbreviation. */
export function small(words: string): string {
  return /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "is" or "are", by whether the words end like a plural. */
export function isOrAre(words: string): string {
  return /[^s]s$/.test(words) ? 'are' : 'is';
}
