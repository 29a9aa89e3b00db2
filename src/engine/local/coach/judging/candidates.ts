import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';
import { allSigns, type FaultSigns } from './likelihood.ts';
import { weighFaults } from './naming/fault-evidence.ts';
import { namingChances } from './naming/naming.ts';
import type { WeighedFaults } from './naming/naming-traits.ts';
import { byTag, most } from './weigh.ts';

/** A fault that may be worth naming. */
export interface Candidate {
  readonly tag: FaultTag;
  /** The sign that is quoted. */
  readonly sign: Sign<FaultTag>;
  /** The strongest sign in another sentence, when words show it there too. */
  readonly second: Sign<FaultTag> | null;
  /** From 0 to 1: how likely an expert would name the fault for this reader. */
  readonly score: number;
  /** How surely the draft's words show it, from 0 to 1. */
  readonly words: number;
  /** How surely the draft's words show it times how much it costs, whether or not the draft is flawed as a whole. */
  readonly weight: number;
}

/** A fault less likely than this is not worth the reader's time; one that quotes nothing has to be surer. */
export const LEAST_LIKELY = 0.06;
export const LEAST_LIKELY_UNQUOTED = 0.12;
/** To be told wrongly that one was hurtful hurts: such faults have to be surer. */
const LEAST_LIKELY_CHARGE = 0.2;
const CHARGES: ReadonlySet<FaultTag> = new Set(['blame', 'passive_aggressive', 'sarcasm', 'ultimatum']);
/** A fault that the draft itself hardly shows is not named, however much the reader would mind it. */
const LEAST_EVIDENCE = 0.15;
/** Faults that a person looks for in the words quoted, and finds wrong where they say nothing of the kind. */
const LEAST_EVIDENCE_OF: Readonly<Partial<Record<FaultTag, number>>> = {
  blame: 0.3,
  pressure: 0.25,
  no_owner: 0.2,
};
const SECOND_PLACE_WEIGHT = 0.3;

/** One candidate a fault: all its signs together, quoting the sentence where they are strongest; likeliest first. */
export function candidates(signs: FaultSigns, type: MessageType, reader: Reader): Candidate[] {
  const found: Candidate[] = [];
  const faults = weighFaults(signs, type, reader);
  const chanceOf = namingChances(faults);
  for (const [tag, group] of byTag(allSigns(signs))) {
    const { severity, shown, built, learned } = faults.evidence[tag];
    const score = chanceOf(tag);
    const sign = worthQuoting(tag, strongest(group), group);
    if (score < leastFor(tag, sign)) continue;
    const words = Math.max(shown, learned);
    if (Math.max(words, built) < leastEvidence(tag, sign)) continue;
    found.push({ tag, sign, second: secondPlace(group, sign), score, words, weight: words * severity });
  }
  return [...found, ...unshown(faults, chanceOf)].sort((a, b) => b.score - a.score);
}

/** Faults that show by what the draft does not say. */
export const OF_WHAT_LACKS: ReadonlySet<FaultTag> = new Set([
  'no_evidence',
  'no_next_step',
  'no_owner',
  'no_people',
  'no_purpose',
  'risk_unaddressed',
  'safeguard_missing',
]);
/** What the draft shows no sign of, and an expert as likely as this misses in such a draft. */
const LEAST_LIKELY_UNSHOWN = 0.3;

/** What such a draft for such a reader lacks, as far as all else that it shows tells. */
function unshown({ evidence }: WeighedFaults, chanceOf: (tag: FaultTag) => number): Candidate[] {
  return [...OF_WHAT_LACKS].flatMap((tag) => {
    const { shown, built, learned } = evidence[tag];
    const score = shown + built + learned > 0 ? 0 : chanceOf(tag);
    if (score < LEAST_LIKELY_UNSHOWN) return [];
    const sign = { tag, span: null, sentenceIndex: -1, weight: 0 };
    return [{ tag, sign, second: null, score, words: 0, weight: 0 }];
  });
}

function leastEvidence(tag: FaultTag, { span }: Sign<FaultTag>): number {
  return span === null ? LEAST_EVIDENCE : (LEAST_EVIDENCE_OF[tag] ?? LEAST_EVIDENCE);
}

function leastFor(tag: FaultTag, sign: Sign<FaultTag>): number {
  if (CHARGES.has(tag)) return LEAST_LIKELY_CHARGE;
  return sign.span === null ? LEAST_LIKELY_UNQUOTED : LEAST_LIKELY;
}

/** Of these the words of one sentence say so little that whoever reads them sees something else. */
const OF_THE_WHOLE: ReadonlySet<FaultTag> = new Set([
  'no_people',
  'no_purpose',
  'risk_unaddressed',
  'safeguard_missing',
]);
const LEAST_IN_WORDS = 0.2;

/** What the draft lacks as a whole is said without words, unless those of one sentence show it. */
function worthQuoting(tag: FaultTag, sign: Sign<FaultTag>, group: readonly Sign<FaultTag>[]): Sign<FaultTag> {
  if (!OF_THE_WHOLE.has(tag) || sign.span === null) return sign;
  const inWords = most(group.filter(({ sentenceIndex }) => sentenceIndex === sign.sentenceIndex));
  return inWords >= LEAST_IN_WORDS ? sign : { ...sign, span: null, sentenceIndex: -1 };
}

/** The sign to quote: of the sentence whose signs weigh most, the surest; one with words before one without. */
function strongest(signs: readonly Sign<FaultTag>[]): Sign<FaultTag> {
  const bySentence = new Map<number, number>();
  for (const sign of signs) {
    bySentence.set(sign.sentenceIndex, (bySentence.get(sign.sentenceIndex) ?? 0) + sign.weight);
  }
  const value = (sign: Sign<FaultTag>): number =>
    (sign.span === null ? 0 : 1) + (bySentence.get(sign.sentenceIndex) ?? 0) + sign.weight;
  return signs.reduce((best, sign) => (value(sign) > value(best) ? sign : best));
}

/** Another sentence with words that show the same fault clearly. */
function secondPlace(signs: readonly Sign<FaultTag>[], first: Sign<FaultTag>): Sign<FaultTag> | null {
  const others = signs.filter(
    (sign) =>
      sign.span !== null && sign.sentenceIndex !== first.sentenceIndex && sign.weight >= SECOND_PLACE_WEIGHT,
  );
  return others.length === 0 || first.span === null ? null : strongest(others);
}
