import type { Reader } from '../../../engine.ts';
import type { DraftReading, FaultTag } from '../reading/draft-reading.ts';
import { isPrepared } from '../reading/meeting-sheet.ts';
import type { Evidence } from './evidence.ts';
import { balanceOf, type FaultSigns, flawedLikelihood } from './likelihood.ts';
import { faultSeverity } from './severity.ts';
import { failsStranger } from './signs/first-letter.ts';

/** A draft less likely flawed than this is good; few of the nearly ideal drafts of the labelled data come higher. */
export const LEAST_FLAWED = 0.3;
/** Of a sheet on which everything that a meeting wants has its label only a plain fault is named. */
const WELL_PREPARED = 0.2;
/** A first letter that asks nothing of its reader, or only orders: none of the labelled good ones does. */
const FAILS_STRANGER = 0.7;

/** The chance that the draft is flawed for this reader; what is scant or plainly at fault is not good, a whole sheet is. */
export function flawedChance(
  reading: DraftReading,
  reader: Reader,
  { signs, merits }: Pick<Evidence, 'signs' | 'merits'>,
): number {
  const severity = (tag: FaultTag): number => faultSeverity(tag, reader, reading.type);
  const likelihood = flawedLikelihood(balanceOf(signs, merits, severity, reading.type));
  if (reading.type === 'meeting_prep' && isPrepared(reading.text)) return Math.min(likelihood, WELL_PREPARED);
  if (failsStranger(reading)) return Math.max(FAILS_STRANGER, likelihood);
  return isScant(reading) || plainFaults(signs) >= MANY_PLAIN
    ? Math.max(LEAST_FLAWED, likelihood)
    : likelihood;
}

/** A phrase as sure as this leaves little doubt, and as many faults as these no good draft shows. */
const PLAIN_WEIGHT = 0.6;
const MANY_PLAIN = 4;

function plainFaults({ shown }: FaultSigns): number {
  return new Set(shown.filter(({ weight }) => weight >= PLAIN_WEIGHT).map(({ tag }) => tag)).size;
}

/** Fewer words than this, where a text would do, leave out what somebody needs. */
const SCANT_WORDS = 10;

function isScant({ type, wordCount }: DraftReading): boolean {
  return type !== 'text' && wordCount < SCANT_WORDS;
}
