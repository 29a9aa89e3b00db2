import type { Reader } from '../../../../engine.ts';
import { type LearntChance, shippedModel } from '../../learnt-model.ts';
import type { DraftReading, MeritTag } from '../../reading/draft-reading.ts';
import type { RiskFinding, Sign } from '../finding.ts';
import {
  type CriticisedDraft,
  praisedSentences,
  SOUNDNESS_TRAITS,
  soundnessCases,
} from './soundness-traits.ts';

/** What `training/coach/fit-soundness.ts` learns from readers who said of each criticism whether it is right. */
const shippedChance = shippedModel(new URL('./soundness.json', import.meta.url), SOUNDNESS_TRAITS);

/** For each of a draft's criticisms the chance from 0 to 1 that an expert would agree with it. */
export function soundnessOf(
  draft: CriticisedDraft,
  chanceOf: LearntChance = shippedChance,
): readonly number[] {
  return soundnessCases(draft).map(chanceOf);
}

/** All that is said against a draft, and what may be praised in it. */
export interface Criticised {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly found: readonly RiskFinding[];
  readonly praised: readonly Sign<MeritTag>[];
}

/** Tells the same chance of each of the risks found in a draft. */
export function soundnessAmong(
  { reading, reader, found, praised }: Criticised,
  chanceOf?: LearntChance,
): (risk: RiskFinding) => number {
  const { text, type, sentences } = reading;
  const risks = found.toSorted((a, b) => b.severity - a.severity);
  const draft = { text, type, primaryCode: reader.primaryCode, risks };
  const chances = soundnessOf({ ...draft, praised: praisedSentences(sentences, praised) }, chanceOf);
  const byRisk = new Map(risks.map((risk, at) => [risk, chances[at] ?? 0]));
  return (risk) => byRisk.get(risk) ?? 0;
}
