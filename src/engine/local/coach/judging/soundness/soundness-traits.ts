import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { phraseTokens } from '../../reading/phrases/features.ts';
import { wordsOf } from '../../reading/words.ts';

/** A criticism as it is weighed: the fault, the words and how likely the draft has it by its signs. */
export interface WeighedRisk {
  readonly tag: FaultTag;
  readonly alsoTag: FaultTag | null;
  readonly quote: string | null;
  readonly secondQuote: string | null;
  readonly severity: number;
}

/** The draft that it is about, and all that is said against it, the most severe first. */
export interface CriticisedDraft {
  readonly text: string;
  readonly type: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly risks: readonly WeighedRisk[];
}

export const SOUNDNESS_TRAITS = [
  'bias',
  'severity',
  'severity, dampened',
  'greatest severity',
  'severities',
  'criticisms',
  'rank',
  'length of draft',
  'questions',
  'exclamations',
  'figures',
  'quotes nothing',
  'quotes twice',
  'length of quote',
  'place of quote',
] as const;

const LONG_DRAFT = 1000;
const LONG_QUOTE = 100;
const MANY_FIGURES = 20;
const FAINT = 0.01;

/** The values of `SOUNDNESS_TRAITS` for one of the draft's criticisms. */
export function soundnessValues(draft: CriticisedDraft, rank: number): readonly number[] {
  const { text, risks } = draft;
  const { severity, quote, secondQuote } = risks[rank] ?? NOTHING;
  const severities = risks.map((risk) => risk.severity);
  return [
    1,
    severity,
    Math.log(severity + FAINT),
    Math.max(...severities),
    severities.reduce((sum, one) => sum + one, 0),
    risks.length,
    rank,
    text.length / LONG_DRAFT,
    countOf(text, /\?/g),
    countOf(text, /!/g),
    countOf(text, /\d/g) / MANY_FIGURES,
    quote === null ? 1 : 0,
    secondQuote === null ? 0 : 1,
    (quote?.length ?? 0) / LONG_QUOTE,
    quote === null ? 0 : text.indexOf(quote) / text.length,
  ];
}

const NOTHING: Pick<WeighedRisk, 'severity' | 'quote' | 'secondQuote'> = {
  severity: 0,
  quote: null,
  secondQuote: null,
};

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const MOST_RANKS = 5;
const MOST_CRITICISMS = 6;
const LENGTH_STEP = 6;
const MOST_LENGTHS = 4;

/** What else the model sees of it: the fault beside reader, type and the words quoted, and what else is criticised. */
export function soundnessTokens(draft: CriticisedDraft, rank: number): ReadonlySet<string> {
  const { text, type, primaryCode, risks } = draft;
  const risk = risks[rank];
  if (risk === undefined) return new Set();
  const { tag, alsoTag, quote } = risk;
  const tokens = new Set([
    `#tag ${tag}`,
    `#type ${type}`,
    `#reader ${primaryCode}`,
    `${tag} #${type}`,
    `${tag} #${primaryCode}`,
    `#also ${alsoTag}`,
    `#rank ${Math.min(rank, MOST_RANKS)}`,
    `#of ${Math.min(risks.length, MOST_CRITICISMS)}`,
  ]);
  for (const other of risks) if (other !== risk) tokens.add(`#beside ${other.tag}`);
  if (text.includes('?')) tokens.add(`${tag} #draft asks`);
  if (quote === null) return tokens.add('#unquoted').add(`${tag} #unquoted`);
  const { words, pairs } = phraseTokens(wordsOf(quote), quote);
  for (const word of words) tokens.add(word).add(`${tag} ${word}`);
  for (const pair of pairs) if (!pair.includes(' _ ')) tokens.add(`pair ${pair}`);
  if (/\d/.test(quote)) tokens.add('#figure').add(`${tag} #figure`);
  return tokens.add(`${tag} #length ${Math.min(MOST_LENGTHS, Math.floor(words.length / LENGTH_STEP))}`);
}
