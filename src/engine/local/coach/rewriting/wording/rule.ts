import { needlesOf } from './needles.ts';

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

const knownNeedles = new WeakMap<RegExp, readonly string[] | null>();

/** False when the text, in lower case, cannot match the pattern. */
export function mayMatch(pattern: RegExp, lower: string): boolean {
  let needles = knownNeedles.get(pattern);
  if (needles === undefined) {
    needles = needlesOf(pattern);
    knownNeedles.set(pattern, needles);
  }
  return needles === null || needles.some((needle) => lower.includes(needle));
}

/** The rules of a table that any text may match, and the others by the first letters of what they look for. */
interface Table {
  readonly always: readonly number[];
  readonly byLetters: ReadonlyMap<string, readonly number[]>;
}

const LETTERS = 3;
const knownTables = new WeakMap<readonly Rule[], Table>();

function tableOf(rules: readonly Rule[]): Table {
  const known = knownTables.get(rules);
  if (known !== undefined) return known;
  const always: number[] = [];
  const byLetters = new Map<string, number[]>();
  for (const [index, { pattern }] of rules.entries()) {
    const needles = needlesOf(pattern);
    if (needles === null) always.push(index);
    else
      for (const letters of new Set(needles.map((needle) => needle.slice(0, LETTERS))))
        byLetters.set(letters, [...(byLetters.get(letters) ?? []), index]);
  }
  const table = { always, byLetters };
  knownTables.set(rules, table);
  return table;
}

/** Places of the rules that a text in lower case may match, from one place on, in order. */
function candidates(rules: readonly Rule[], lower: string, from: number): readonly number[] {
  const { always, byLetters } = tableOf(rules);
  const found = new Set(always);
  for (let at = 0; at + LETTERS <= lower.length; at += 1) {
    const own = byLetters.get(lower.slice(at, at + LETTERS));
    if (own !== undefined) for (const index of own) found.add(index);
  }
  return [...found].filter((index) => index >= from).sort((a, b) => a - b);
}

/** Applies every rule in turn; the first rule that turns the sentence into a question ends the sentence in "?". */
export function applyRules(sentence: string, rules: readonly Rule[]): string {
  let result = sentence;
  let lower = result.toLowerCase();
  let waiting = candidates(rules, lower, 0);
  for (let at = 0; at < waiting.length; at += 1) {
    const index = waiting[at] ?? 0;
    const rule = rules[index];
    if (rule === undefined || !mayMatch(rule.pattern, lower)) continue;
    const next = applied(result, rule);
    if (next === result) continue;
    result = rule.asks === true ? asQuestion(next) : next;
    lower = result.toLowerCase();
    waiting = candidates(rules, lower, index + 1);
    at = -1;
  }
  return result;
}

function applied(sentence: string, { pattern, replacement }: Rule): string {
  return typeof replacement === 'string'
    ? sentence.replace(pattern, replacement)
    : sentence.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
}

/** The sentence with a question mark in place of its last mark. */
export function asQuestion(sentence: string): string {
  const plain = sentence.replace(
    /^((?:Could|Can|Would|Who can)(?: you(?: please)?| we)? )(\p{Lu})(?=\p{Ll})/u,
    (_, opening: string, first: string) => opening + first.toLowerCase(),
  );
  return `${plain.replace(/[\s.!?…,;]+$/, '')}?`;
}

/** The words with a small first letter, unless it is that of a name or an abbreviation. */
export function small(words: string): string {
  return /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "is" or "are", by whether the words end like a plural. */
export function isOrAre(words: string): string {
  return /[^s]s$/.test(words) ? 'are' : 'is';
}
