import type { MessageType } from '../../../../domain/message-types.ts';
import { logistic } from '../logistic.ts';
import type { FaultTag, MeritTag } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';
import { heaviest, most, together } from './weigh.ts';

/**
 * Weights of two logistic models, fitted by `training/coach/fit-likelihood.ts` on the labelled drafts with signs as
 * weak as they are on a draft that neither the lexicon nor the phrase model has seen.
 */
export const FAULT_WEIGHTS = { bias: -7.92, severity: 6.6, shown: 1.78, built: 3.09, learned: 3.44 };
export const FLAWED_WEIGHTS = {
  bias: -3.66,
  shown: 0.52,
  built: 2.12,
  learned: 1.14,
  all: 2.3,
  merits: -1.25,
  text: 1.51,
};

/** Fainter hints of the phrase model say nothing about the draft as a whole. */
export const CLEARLY_LEARNED = 0.3;

/** Signs of faults by how they were found: by phrases, by the draft's build, by the phrase model. */
export interface FaultSigns {
  readonly shown: readonly Sign<FaultTag>[];
  readonly built: readonly Sign<FaultTag>[];
  readonly learned: readonly Sign<FaultTag>[];
}

/** All of them, in that order. */
export function allSigns({ shown, built, learned }: FaultSigns): readonly Sign<FaultTag>[] {
  return [...shown, ...built, ...learned];
}

/** The chance, from 0 to 1, that an expert would name this fault in a flawed draft for this reader. */
export function faultLikelihood(severity: number, signs: FaultSigns): number {
  const weights = FAULT_WEIGHTS;
  const sum =
    weights.bias +
    weights.severity * severity +
    weights.shown * together(signs.shown) +
    weights.built * together(signs.built) +
    weights.learned * most(signs.learned);
  return logistic(sum);
}

/** What speaks for and against calling a draft flawed, each a sum over its heaviest tags. */
export interface Balance {
  readonly shown: number;
  readonly built: number;
  readonly learned: number;
  readonly all: number;
  readonly merits: number;
  /** A text has few words to show anything by. */
  readonly isText: boolean;
}

const HEAVIEST_FAULTS = 4;
const HEAVIEST_MERITS = 5;

export function balanceOf(
  { shown, built, learned }: FaultSigns,
  merits: readonly Sign<MeritTag>[],
  severity: (tag: FaultTag) => number,
  type: MessageType,
): Balance {
  const heavy = (signs: readonly Sign<FaultTag>[]): number => heaviest(signs, severity, HEAVIEST_FAULTS);
  return {
    shown: heavy(shown),
    built: heavy(built),
    learned: heavy(learned.filter(({ weight }) => weight >= CLEARLY_LEARNED)),
    all: heavy([...shown, ...built]),
    merits: heaviest(merits, () => 1, HEAVIEST_MERITS),
    isText: type === 'text',
  };
}

/** The chance, from 0 to 1, that an expert would call the draft flawed for its reader. */
export function flawedLikelihood(balance: Balance): number {
  const weights = FLAWED_WEIGHTS;
  return logistic(
    weights.bias +
      weights.shown * balance.shown +
      weights.built * balance.built +
      weights.learned * balance.learned +
      weights.all * balance.all +
      weights.merits * balance.merits +
      (balance.isText ? weights.text : 0),
  );
}
