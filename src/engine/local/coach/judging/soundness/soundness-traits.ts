import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { type HeldTokens, type LearntCase, stepTokens } from '../../learnt-model.ts';
import { type FaultTag, MERIT_TAGS, type MeritTag, type Sentence } from '../../reading/draft-reading.ts';
import { closeTokens } from '../../reading/phrases/features.ts';
import { wordsOf } from '../../reading/words.ts';
import type { Sign } from '../finding.ts';

/** A criticism as it is weighed: the fault, the words and how likely the draft has it by its signs. */
export interface WeighedRisk {
  readonly tag: FaultTag;
  readonly alsoTag: FaultTag | null;
  readonly quote: string | null;
  readonly secondQuote: string | null;
  readonly severity: number;
}

/** A sentence that has a merit, as likely as an expert praises it. */
export interface PraisedSentence {
  readonly tag: MeritTag;
  readonly text: string;
  readonly chance: number;
}

/** The sentences of a draft that may be praised, by signs that weigh the chance of it. */
export function praisedSentences(
  sentences: readonly Sentence[],
  signs: readonly Sign<MeritTag>[],
): readonly PraisedSentence[] {
  return signs.flatMap(({ tag, sentenceIndex, weight }) => {
    const sentence = sentences[sentenceIndex];
    return sentence === undefined ? [] : [{ tag, text: sentence.text, chance: weight }];
  });
}

/** The draft that it is about, all that is said against it, the most severe first, and what may be praised in it. */
export interface CriticisedDraft {
  readonly text: string;
  readonly type: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly risks: readonly WeighedRisk[];
  readonly praised: readonly PraisedSentence[];
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

/** The values of `SOUNDNESS_TRAITS` for a criticism of the draft, by its rank. */
function valuesOf({ text, risks }: CriticisedDraft): (risk: WeighedRisk, rank: number) => readonly number[] {
  const severities = risks.map(({ severity }) => severity);
  const greatest = Math.max(...severities);
  const all = severities.reduce((sum, one) => sum + one, 0);
  const ofText = [
    text.length / LONG_DRAFT,
    countOf(text, /\?/g),
    countOf(text, /!/g),
    countOf(text, /\d/g) / MANY_FIGURES,
  ];
  return ({ severity, quote, secondQuote }, rank) => [
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
  ];
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const MOST_RANKS = 5;
const MOST_CRITICISMS = 6;
const LENGTH_STEP = 6;
const MOST_LENGTHS = 4;

const MERIT_HERE = new Map(
  MERIT_TAGS.map((tag) => [tag, stepTokens(`#merit ${tag}`, [0.05, 0.15, 0.3])] as const),
);
/** A merit as likely as this speaks for the draft wherever it stands. */
const CLEAR_MERIT = 0.2;

/** What may be praised in the words that a criticism quotes, and in the draft. */
function meritTokens(praised: readonly PraisedSentence[], quote: string | null): ReadonlySet<string> {
  return new Set(
    praised.flatMap(({ tag, text, chance }) => [
      ...(quote !== null && (text.includes(quote) || quote.includes(text))
        ? (MERIT_HERE.get(tag)?.(chance) ?? [])
        : []),
      ...(chance >= CLEAR_MERIT ? [`#somewhere ${tag}`] : []),
    ]),
  );
}

/** What a long mail should say one of three words need not; a short text can be as sarcastic as a long one. */
const lengthTokens = stepTokens('#letters', [100, 180, 300, 450, 700]);

/** What else the model sees of each: the fault beside reader, type and the words quoted, and what else is said of the draft. */
function tokensOf(
  { text, type, primaryCode, risks, praised }: CriticisedDraft,
  risk: WeighedRisk,
  rank: number,
): HeldTokens {
  const { tag, alsoTag, quote } = risk;
  const merits = meritTokens(praised, quote);
  const plain = new Set([
    `#tag ${tag}`,
    `#type ${type}`,
    `#reader ${primaryCode}`,
    `#also ${alsoTag}`,
    `#rank ${Math.min(rank, MOST_RANKS)}`,
    `#of ${Math.min(risks.length, MOST_CRITICISMS)}`,
    ...merits,
  ]);
  const ofSubject = new Set([`#${type}`, `#${primaryCode}`, ...merits]);
  for (const other of risks) if (other !== risk) plain.add(`#beside ${other.tag}`);
  for (const step of type === 'email' ? lengthTokens(text.length) : []) {
    ofSubject.add(step);
    plain.add(step);
  }
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

/** What the model sees of each of the draft's criticisms, in their order. */
export function soundnessCases(draft: CriticisedDraft): readonly LearntCase[] {
  const values = valuesOf(draft);
  return draft.risks.map((risk, rank) => ({
    values: values(risk, rank),
    tokens: tokensOf(draft, risk, rank),
  }));
}
