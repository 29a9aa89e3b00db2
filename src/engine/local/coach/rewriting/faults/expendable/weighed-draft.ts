import type { Reader } from '../../../../../engine.ts';
import type { Findings } from '../../../judging/finding.ts';
import type { DraftReading } from '../../../reading/draft-reading.ts';
import type { PhraseModel } from '../../../reading/phrases/model.ts';
import type { Unit } from '../../parts/draft-parts.ts';

/** What is known of a draft when its words are weighed. */
export interface WeighedDraft {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly findings: Findings;
  readonly model: PhraseModel;
  /** The sentences and list items of its body, in order. */
  readonly units: readonly Unit[];
  /** How often it has each stem. */
  readonly counts: ReadonlyMap<string, number>;
}

/** A fact that holds or not, as the value of a trait. */
export function is(holds: boolean): number {
  return holds ? 1 : 0;
}

/** Whether one of the two holds the other. */
export function overlaps(left: string, right: string): boolean {
  return left.includes(right) || right.includes(left);
}
