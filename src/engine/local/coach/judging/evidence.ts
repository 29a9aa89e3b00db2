import type { Reader } from '../../../engine.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import type { PhraseModel } from '../reading/phrases/model.ts';
import { withoutAbusive } from './abuse.ts';
import { withoutVerdicts } from './character-judged.ts';
import { draftSigns } from './draft-signs.ts';
import type { Sign, StrengthFinding } from './finding.ts';
import { judgeStrengths } from './judge-strengths.ts';
import { allSigns, type FaultSigns } from './likelihood.ts';
import { withoutHollow } from './merits/hollow.ts';
import { withoutIllMeant } from './merits/ill-meant.ts';
import { praiseSigns } from './praise/praise.ts';
import { withoutSecretAsks } from './secrets.ts';
import { learnedSigns } from './signs/learned-signs.ts';

/** What a draft was found to hold before its risks are chosen. */
export interface Evidence {
  readonly signs: FaultSigns;
  readonly merits: readonly Sign<MeritTag>[];
  /** Each weighs the chance that an expert praises the merit in that sentence. */
  readonly praised: readonly Sign<MeritTag>[];
  readonly strengths: readonly StrengthFinding[];
  /** The words that are surely praised. */
  readonly praisedWords: readonly string[];
}

/** Words as likely praised as this are no second place of a fault. */
const SURELY_PRAISED = 0.35;

/** What speaks for and against a draft, with this model of phrases. */
export function evidenceIn(reading: DraftReading, reader: Reader, model: PhraseModel): Evidence {
  const signs = draftSigns(reading, learnedSigns(reading, model));
  const deserved = praiseSigns({ reading, reader, signs });
  const praised = [withoutSecretAsks, withoutAbusive, withoutVerdicts, withoutIllMeant, withoutHollow].reduce(
    (left, without) => without(left, reading),
    deserved,
  );
  const strengths = judgeStrengths({ reading, reader, signs: praised, faults: allSigns(signs.faults) });
  const praisedWords = strengths.flatMap(({ quote, severity }) =>
    quote !== null && severity >= SURELY_PRAISED ? [quote] : [],
  );
  return { signs: signs.faults, merits: signs.merits, praised, strengths, praisedWords };
}
