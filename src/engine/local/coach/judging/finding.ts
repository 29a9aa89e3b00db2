import type { FaultTag, Mark, MeritTag, Sentence, Span } from '../reading/draft-reading.ts';
import type { Wanting } from './wanting/wanting.ts';

/** A reason to think that the draft has a fault or a merit, before the reader is considered. */
export interface Sign<Tag extends FaultTag | MeritTag> {
  readonly tag: Tag;
  /** The words that show it; null when it shows by what is missing. */
  readonly span: Span | null;
  /** Sentence that holds the span, -1 when there is none. */
  readonly sentenceIndex: number;
  /** From 0 to 1: how surely the draft has it. */
  readonly weight: number;
}

export interface StrengthFinding {
  readonly tag: MeritTag;
  /** A second merit of the same words. */
  readonly alsoTag: MeritTag | null;
  /** Exact words of the draft, without double quotes in them. */
  readonly quote: string | null;
  /** How likely an expert praises it, for this reader in this type of message. */
  readonly severity: number;
  readonly text: string;
}

export interface RiskFinding {
  readonly tag: FaultTag;
  /** A second fault that the same words show. */
  readonly alsoTag: FaultTag | null;
  readonly quote: string | null;
  /** Another place of the draft with the same fault, exact like the first. */
  readonly secondQuote: string | null;
  readonly severity: number;
  readonly text: string;
  /** The sentence that the quote is from. */
  readonly sentence: Sentence | undefined;
  /** The words of the quote that show the fault, as far as they can be pointed at. */
  readonly marks: readonly Mark[];
  /** How to mend it, where that can be said without looking at the rewrite. */
  readonly advice: string | null;
}

/** What the coach found, most important first; at most five of each. */
export interface Findings {
  readonly strengths: readonly StrengthFinding[];
  readonly risks: readonly RiskFinding[];
  /** Too unsure to be named behind all the others, and still worth mending in a rewrite. */
  readonly faintRisks: readonly RiskFinding[];
  /** The chance from 0 to 1 that the draft deserves criticism. */
  readonly atFault: number;
  /** Nothing is missing in a draft that wants nothing of its reader, and nothing is added to it. */
  readonly wanting: Wanting;
}

/** The findings as a rewrite needs them: what is too unsure to be named is mended, too. */
export function withFaintRisks(findings: Findings): Findings {
  return { ...findings, risks: [...findings.risks, ...findings.faintRisks] };
}

/** Whether a fault is named in findings that hold the faint risks, too. */
export function namesFault({ risks, faintRisks }: Pick<Findings, 'risks' | 'faintRisks'>): boolean {
  return risks.length > faintRisks.length;
}

/** Longest list of findings that a person still reads. */
export const MOST_FINDINGS = 5;

/** All words of the draft that risks find fault with. */
export function blamedWords(risks: readonly RiskFinding[]): readonly string[] {
  return risks.flatMap(({ quote, secondQuote }) => [quote, secondQuote]).filter((one) => one !== null);
}
