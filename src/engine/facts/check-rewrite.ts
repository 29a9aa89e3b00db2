import { namesCurrency } from './currencies.ts';
import { extractFacts } from './extract-facts.ts';
import { FACT_KINDS, type Fact, type FactKind } from './fact.ts';
import { extractLinks } from './links.ts';
import { extractNames } from './names.ts';
import { ownCounts } from './own-counts.ts';
import { affirmedStems, plainQuote } from './statements.ts';
import { mentionedWords, readWords, stemsOf, type Word } from './words.ts';

/** What a rewrite dropped from its draft and what it added. `lost` points into the draft, `invented` into the rewrite. */
export interface FactCheck {
  readonly lost: readonly Fact[];
  readonly invented: readonly Fact[];
}

/** What of a text can be looked up when facts of another are compared with it; what no fact asks for is not read. */
class Evidence {
  readonly keys: ReadonlyMap<FactKind, ReadonlySet<string>>;
  readonly #text: string;
  readonly #words: readonly Word[];
  #mentioned: ReadonlySet<string> | undefined;
  #stems: ReadonlySet<string> | undefined;
  #affirmed: ReadonlySet<string> | undefined;
  #plain: string | undefined;
  #digits: string | undefined;

  constructor(text: string, words: readonly Word[], facts: readonly Fact[]) {
    this.keys = keysByKind(facts);
    this.#text = text;
    this.#words = words;
  }

  get mentioned(): ReadonlySet<string> {
    this.#mentioned ??= mentionedWords(this.#words);
    return this.#mentioned;
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(stemsOf(this.#words));
    return this.#stems;
  }

  get affirmed(): ReadonlySet<string> {
    this.#affirmed ??= affirmedStems(this.#text);
    return this.#affirmed;
  }

  get plain(): string {
    this.#plain ??= plainQuote(this.#text);
    return this.#plain;
  }

  /** Whether the text names what a code such as "EUR" stands for. */
  namesCurrency(code: string): boolean {
    return namesCurrency(this.#text, code);
  }

  get digits(): string {
    this.#digits ??= this.#text.replace(/\D/g, '');
    return this.#digits;
  }
}

/**
 * Compares a rewrite with its draft. Lost: a fact of the draft that the rewrite does not state in any spelling,
 * or a denial that it turned into a statement. Invented: a number, date, name or address that the draft does not
 * hold, a denial of what it states, or a promise of something it never mentions. The day of writing ("today") is
 * never lost, and words in quotation marks are never invented by themselves. Of the `kinds` that are named, or of all.
 */
export function checkRewrite(
  draft: string,
  rewrite: string,
  kinds: readonly FactKind[] = FACT_KINDS,
): FactCheck {
  return checkAgainst(draft, kinds)(rewrite);
}

/** The same for several rewrites of one draft, which is read only once. */
export function checkAgainst(
  draft: string,
  kinds: readonly FactKind[] = FACT_KINDS,
): (rewrite: string) => FactCheck {
  const draftWords = readWords(draft);
  const draftFacts = extractFacts(draft, kinds, draftWords);
  const inDraft = new Evidence(draft, draftWords, draftFacts);
  return (rewrite) => {
    const words = readWords(rewrite);
    const facts = extractFacts(rewrite, kinds, words);
    const inRewrite = new Evidence(rewrite, words, facts);
    const isOwnCount = ownCounts(rewrite);
    const names =
      kinds.includes('name') && mayInventName(rewrite, facts, inDraft)
        ? extractNames(rewrite, words, { doubtful: false })
        : [];
    return {
      lost: draftFacts.filter((fact) => isLost(fact, inRewrite)),
      invented: [
        ...facts.filter((fact) => fact.kind !== 'name' && isInvented(fact, inDraft) && !isOwnCount(fact)),
        ...names.filter((fact) => isInvented(fact, inDraft)),
      ],
    };
  };
}

/** Names that are beyond doubt are among all names, unless addresses were left out: often they need not be read. */
function mayInventName(rewrite: string, facts: readonly Fact[], draft: Evidence): boolean {
  const names = facts.filter(({ kind }) => kind === 'name');
  return names.some((fact) => isInvented(fact, draft)) || extractLinks(rewrite).length > 0;
}

function keysByKind(facts: readonly Fact[]): ReadonlyMap<FactKind, ReadonlySet<string>> {
  const keys = new Map<FactKind, Set<string>>();
  for (const fact of facts) {
    const ofKind = keys.get(fact.kind) ?? new Set();
    for (const key of fact.keys) ofKind.add(key);
    keys.set(fact.kind, ofKind);
  }
  return keys;
}

function isLost(fact: Fact, rewrite: Evidence): boolean {
  switch (fact.kind) {
    case 'name':
      return !fact.keys.every((key) => isMentioned(key, rewrite));
    case 'quote':
      return !fact.keys.some((key) => rewrite.plain.includes(key));
    case 'negation':
      return fact.keys.some((key) => rewrite.affirmed.has(key) && !hasKey(fact, rewrite));
    case 'promise':
      return (
        fact.keys.length > 0 &&
        fact.keys.filter((key) => rewrite.stems.has(key)).length * 2 < fact.keys.length
      );
    case 'date':
      return !fact.keys.includes('today') && !hasKey(fact, rewrite);
    case 'phone':
      return !fact.keys.some((key) => rewrite.digits.includes(key));
    default:
      return !hasKey(fact, rewrite) && !hasNumber(fact, rewrite);
  }
}

function isInvented(fact: Fact, draft: Evidence): boolean {
  switch (fact.kind) {
    case 'name':
      return !fact.keys.every((key) => isMentioned(key, draft));
    case 'quote':
      return false;
    case 'negation':
      return fact.keys.some((key) => draft.affirmed.has(key)) && !hasKey(fact, draft);
    case 'promise':
      return fact.keys.length > 0 && !fact.keys.some((key) => draft.stems.has(key));
    case 'phone':
      return !fact.keys.some((key) => draft.digits.includes(key));
    case 'date':
      return !hasKey(fact, draft) && !fact.keys.some((key) => draft.mentioned.has(key));
    default:
      return !hasKey(fact, draft) && !hasNumber(fact, draft);
  }
}

function hasKey(fact: Fact, text: Evidence): boolean {
  const ofKind = text.keys.get(fact.kind);
  return ofKind !== undefined && fact.keys.some((key) => ofKind.has(key));
}

/** A plain number and a time can be the same words: "at 11" and "at 11:00". */
function hasNumber(fact: Fact, text: Evidence): boolean {
  if (fact.kind !== 'number' && fact.kind !== 'time') return false;
  return (['number', 'time'] as const).some((kind) =>
    fact.keys.some((key) => text.keys.get(kind)?.has(key) === true),
  );
}

/** A name also counts as mentioned in the plural, the possessive without an apostrophe, or inside a longer word. */
function isMentioned(key: string, text: Evidence): boolean {
  if (text.mentioned.has(key) || text.mentioned.has(`${key}s`)) return true;
  if (key.endsWith('s') && text.mentioned.has(key.slice(0, -1))) return true;
  if (key.includes('-') && key.split('-').every((part) => text.mentioned.has(part))) return true;
  return text.namesCurrency(key);
}
