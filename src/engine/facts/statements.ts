import { allMatches } from './all-matches.ts';
import type { Fact } from './fact.ts';
import { splitSentences } from './sentences.ts';
import { contentStems, readWords } from './words.ts';

const NEGATION =
  /\b(?:not|never|no|nobody|none|without|cannot|nor|neither|nothing|cant|dont|wont|didnt|isnt|wasnt)\b|n['’]t\b/i;
/** Ways to say no without a negation; a sentence that holds one has not turned into a yes. */
const OTHER_NO =
  /\b(?:unless|rather than|instead|avoid|refus|declin|lack|missing|out of|stop|fail|until|before|only|un\w+|in(?:valid|complete|correct)\w*)\b/i;
const IDIOM =
  /\b(?:no (?:worries|rush|stress|problem|need|doubt|idea|way|one|pressure|offence)|not (?:sure|only|just|to mention)|why not|don['’]t (?:worry|hesitate|mind|think|know)|if not|or not|can['’]t wait)\b/gi;

/** Verbs, or more: "I'll send it tonight", "we will keep the old system". */
const PROMISE =
  /\b(?:I|we)(?:['’]ll| will| shall| promise to| guarantee| commit to) (?!see\b|say\b|need\b|never\b|miss\b|lose\b|have to\b|be (?!\w+ing\b))[^.!?;\n]{2,120}/gi;

/** Sentences that deny something: which stems stand only under a negation. */
export function extractNegations(text: string): readonly Fact[] {
  const affirmed = new Set<string>();
  const denied: { stem: string; start: number; words: string }[] = [];
  for (const sentence of splitSentences(text)) {
    const plain = sentence.words.replace(IDIOM, (idiom) => ' '.repeat(idiom.length));
    const at = NEGATION.exec(plain);
    const before = at === null ? plain : plain.slice(0, at.index);
    for (const stem of contentStems(before)) affirmed.add(stem);
    if (at === null) continue;
    const stem = contentStems(clauseAfter(plain, at.index + at[0].length))[0];
    if (stem !== undefined) denied.push({ stem, start: sentence.start, words: sentence.words });
  }
  return denied
    .filter(({ stem }) => !affirmed.has(stem))
    .map(({ stem, start, words }) => ({
      kind: 'negation',
      words,
      start,
      end: start + words.length,
      keys: [stem],
    }));
}

function clauseAfter(sentence: string, index: number): string {
  const words = readWords(sentence.slice(index, index + 60));
  const first = words[0];
  const last = words[Math.min(words.length, 5) - 1];
  if (first === undefined || last === undefined) return '';
  return (sentence.slice(index + first.start, index + last.end).split(/[,;:(]/)[0] ?? '').trim();
}

/** Stems that a text states without any word of denial in the same sentence. */
export function affirmedStems(text: string): ReadonlySet<string> {
  const affirmed = new Set<string>();
  for (const { words } of splitSentences(text)) {
    if (NEGATION.test(words) || OTHER_NO.test(words) || words.endsWith('?')) continue;
    for (const stem of contentStems(words)) affirmed.add(stem);
  }
  return affirmed;
}

/** What the writer commits to in the first person. Keys are the stems of what is promised. */
export function extractPromises(text: string): readonly Fact[] {
  return allMatches(text, PROMISE).map((match) => {
    const words = match[0].trimEnd();
    return {
      kind: 'promise',
      words,
      start: match.index,
      end: match.index + words.length,
      keys: contentStems(words).slice(0, 4),
    };
  });
}

const QUOTE_PAIRS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };

/** Words between double quotation marks on one line. */
export function extractQuotes(text: string): readonly Fact[] {
  const quotes: Fact[] = [];
  if (!/["“„«]/.test(text)) return quotes;
  for (let at = 0; at < text.length; at += 1) {
    const closing = QUOTE_PAIRS[text.charAt(at)];
    if (closing === undefined) continue;
    const end = text.slice(at + 1, at + 300).indexOf(closing);
    const words = text.slice(at + 1, at + 1 + end);
    if (end < 1 || words.includes('\n')) continue;
    quotes.push({ kind: 'quote', words, start: at + 1, end: at + 1 + end, keys: [plainQuote(words)] });
    at += end + 1;
  }
  return quotes;
}

/** A quoted phrase or a text without case, punctuation and layout. */
export function plainQuote(text: string): string {
  return ` ${readWords(text)
    .map((word) => word.lower)
    .join(' ')} `;
}
