import type { Analysis, Reader } from '../../src/engine/engine.ts';
import { checkRewrite } from '../../src/engine/facts/check-rewrite.ts';
import type { FactKind } from '../../src/engine/facts/fact.ts';
import { splitSentences } from '../../src/engine/facts/sentences.ts';
import { analyseMessage } from '../../src/engine/local/coach/analyse-message.ts';
import { countWords } from '../../src/engine/local/coach/count-words.ts';
import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import { type PhraseModel, phraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { rewriteDraft } from '../../src/engine/local/coach/rewriting/rewrite-draft.ts';
import type { LabelledMessage } from './labelled-messages.ts';

const MEASURED_KINDS: readonly FactKind[] = [
  'number',
  'percent',
  'time',
  'date',
  'phone',
  'name',
  'link',
  'mail',
];
/** Drafts with at most this many planted faults are nearly ideal. */
const NEARLY_IDEAL_FAULTS = 0;

/** One draft through the coach, and how that compares with its labels. */
export interface CoachedMessage {
  readonly message: LabelledMessage;
  readonly analysis: Analysis;
  readonly lostFacts: readonly string[];
  readonly invented: readonly string[];
  readonly plantedRisks: number;
  /** By tag, or by words that a finding quotes too. */
  readonly foundRisks: number;
  readonly foundByTag: number;
  readonly riskFindings: number;
  readonly unmatchedFindings: number;
  readonly plantedStrengths: number;
  /** By tag. */
  readonly hasStrength: boolean;
  /** By tag, or by words that a finding quotes too. */
  readonly hasStrengthInWords: boolean;
  readonly quotes: number;
  readonly verbatimQuotes: number;
  /** Tags of the planted risks that quote the draft, and of those whose words the rewrite still holds in a row. */
  readonly quotedFaults: readonly string[];
  readonly keptFaults: readonly string[];
  readonly isTooLong: boolean;
  readonly isUnchangedFlawed: boolean;
  readonly isBrokenText: boolean;
  readonly milliseconds: number;
}

/** `model` reads the draft for its findings and its rewrite; what ships may have been trained on it. */
export function coach(message: LabelledMessage, model: PhraseModel = phraseModel()): CoachedMessage {
  const reader: Reader = { primaryCode: message.primaryCode, secondaryCode: message.secondaryCode };
  const draft = { text: message.messageText, type: message.messageType };
  const analysis = analyseMessage(draft, reader);
  const reading = readDraft(draft.text, draft.type);
  const findings = judgeDraft(reading, reader, model);
  const { risks, strengths } = findings;
  const rewrite = rewriteDraft(reading, reader, findings, model);
  const matches = (planted: Planted, finding: Found): boolean =>
    hasTag(finding, planted) || overlap(draft.text, planted.quote ?? '', finding.quote);
  const quotes = [...analysis.risks, ...analysis.strengths].flatMap(quotesIn);
  const quoted = message.planted_risks.filter(({ quote }) => quote !== '');
  const words = countWords(rewrite);
  return {
    message,
    analysis,
    lostFacts: message.facts.filter((fact) => !rewrite.toLowerCase().includes(fact.toLowerCase())),
    invented: checkRewrite(draft.text, rewrite)
      .invented.filter((fact) => MEASURED_KINDS.includes(fact.kind))
      .map((fact) => `${fact.kind} "${fact.words}"`),
    plantedRisks: message.planted_risks.length,
    foundRisks: message.planted_risks.filter((planted) => risks.some((risk) => matches(planted, risk)))
      .length,
    foundByTag: message.planted_risks.filter((planted) => risks.some((risk) => hasTag(risk, planted))).length,
    riskFindings: risks.length,
    unmatchedFindings: risks.filter(
      (risk) => !message.planted_risks.some((planted) => matches(planted, risk)),
    ).length,
    plantedStrengths: message.planted_strengths.length,
    hasStrength: strengths.some((strength) =>
      message.planted_strengths.some((planted) => hasTag(strength, planted)),
    ),
    hasStrengthInWords: strengths.some((strength) =>
      message.planted_strengths.some((planted) => matches(planted, strength)),
    ),
    quotes: quotes.length,
    verbatimQuotes: quotes.filter((quote) => draft.text.includes(quote)).length,
    quotedFaults: quoted.map(({ tag }) => tag),
    keptFaults: quoted.filter(({ quote }) => rewrite.includes(quote)).map(({ tag }) => tag),
    isTooLong: words > 1.4 * countWords(draft.text) + 30,
    isUnchangedFlawed: message.planted_risks.length > 0 && plain(rewrite) === plain(draft.text),
    isBrokenText: message.messageType === 'text' && !isText(rewrite, draft.text),
    milliseconds: medianMilliseconds(() => analyseMessage(draft, reader)),
  };
}

export function isNearlyIdeal(coached: CoachedMessage): boolean {
  return coached.plantedRisks <= NEARLY_IDEAL_FAULTS;
}

interface Planted {
  readonly tag: string;
  readonly quote?: string;
}

interface Found {
  readonly tag: string;
  readonly alsoTag: string | null;
  readonly quote: string | null;
}

function hasTag(finding: Found, { tag }: Planted): boolean {
  return finding.tag === tag || finding.alsoTag === tag;
}

/** Whether two stretches of the draft share a letter. */
function overlap(draft: string, left: string, right: string | null): boolean {
  if (left === '' || right === null || right === '') return false;
  const leftStart = draft.indexOf(left);
  const rightStart = draft.indexOf(right);
  if (leftStart < 0 || rightStart < 0) return false;
  return leftStart < rightStart + right.length && rightStart < leftStart + left.length;
}

function quotesIn(finding: string): readonly string[] {
  return [...finding.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** At most three sentences, or no more than the draft has, on one line and without a greeting of its own line. */
function isText(rewrite: string, draft: string): boolean {
  const most = Math.max(3, splitSentences(draft).length);
  return splitSentences(rewrite).length <= most && !rewrite.trim().includes('\n');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function medianMilliseconds(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return runs.sort((left, right) => left - right)[2] ?? 0;
}
