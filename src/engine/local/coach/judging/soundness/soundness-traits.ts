import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { HeldTokens } from '../../learnt-model.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { closeTokens } from '../../reading/phrases/features.ts';
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

/** The values of `SOUNDNESS_TRAITS` for each of the draft's criticisms. */
export function soundnessValues({ text, risks }: CriticisedDraft): readonly (readonly number[])[] {
  const severities = risks.map(({ severity }) => severity);
  const greatest = Math.max(...severities);
  const all = severities.reduce((sum, one) => sum + one, 0);
  const ofText = [
    text.length / LONG_DRAFT,
    countOf(text, /\?/g),
    countOf(text, /!/g),
    countOf(text, /\d/g) / MANY_FIGURES,
  ];
  return risks.map(({ severity, quote, secondQuote }, rank) => [
    1,
    severity,
    Math.log(severity + FAINT),
    greatest,
    all,
    risks.length,
    rank,
    ...ofText,
    quote === null ? 1 : 0,
    secondQuote === null ? 0 : 1,
    (quote?.length ?? 0) / LONG_QUOTE,
    quote === null ? 0 : text.indexOf(quote) / text.length,
  ]);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const MOST_RANKS = 5;
const MOST_CRITICISMS = 6;
const LENGTH_STEP = 6;
const MOST_LENGTHS = 4;

/** What else the model sees of each: the fault beside reader, type and the words quoted, and what else is criticised. */
export function soundnessTokens(draft: CriticisedDraft): readonly HeldTokens[] {
  return draft.risks.map((risk, rank) => tokensOf(draft, risk, rank));
}

function tokensOf(
  { text, type, primaryCode, risks }: CriticisedDraft,
  risk: WeighedRisk,
  rank: number,
): HeldTokens {
  const { tag, alsoTag, quote } = risk;
  const plain = new Set([
    `#tag ${tag}`,
    `#type ${type}`,
    `#reader ${primaryCode}`,
    `#also ${alsoTag}`,
    `#rank ${Math.min(rank, MOST_RANKS)}`,
    `#of ${Math.min(risks.length, MOST_CRITICISMS)}`,
  ]);
  const ofSubject = new Set([`#${type}`, `#${primaryCode}`]);
  for (const other of risks) if (other !== risk) plain.add(`#beside ${other.tag}`);
  if (text.includes('?')) ofSubject.add('#draft asks');
  if (quote === null) {
    plain.add('#unquoted');
    ofSubject.add('#unquoted');
    return { plain, ofSubjects: [[tag, ofSubject]] };
  }
  const { words, pairs } = closeTokens(wordsOf(quote), quote);
  for (const word of words) {
    plain.add(word);
    ofSubject.add(word);
  }
  if (/\d/.test(quote)) {
    plain.add('#figure');
    ofSubject.add('#figure');
  }
  ofSubject.add(`#length ${Math.min(MOST_LENGTHS, Math.floor(words.length / LENGTH_STEP))}`);
  return {
    plain,
    ofSubjects: [
      [tag, ofSubject],
      ['pair', new Set(pairs)],
    ],
  };
}
