import type { MessageType } from '../../src/domain/message-types.ts';
import type { Reader } from '../../src/engine/engine.ts';
import { draftSigns } from '../../src/engine/local/coach/judging/draft-signs.ts';
import type { Sign } from '../../src/engine/local/coach/judging/finding.ts';
import { allSigns } from '../../src/engine/local/coach/judging/likelihood.ts';
import { praiseSigns } from '../../src/engine/local/coach/judging/praise/praise.ts';
import { learnedSigns } from '../../src/engine/local/coach/judging/signs/learned-signs.ts';
import type { DraftReading, FaultTag, MeritTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';

/** A text as the coach judges it, up to what may be praised in it. */
export interface PraisedReading {
  readonly reading: DraftReading;
  readonly faults: readonly Sign<FaultTag>[];
  /** Each weighs the chance that an expert praises the merit in that sentence. */
  readonly praised: readonly Sign<MeritTag>[];
}

export function readPraised(text: string, type: MessageType, reader: Reader): PraisedReading {
  const reading = readDraft(text, type);
  const signs = draftSigns(reading, learnedSigns(reading));
  return { reading, faults: allSigns(signs.faults), praised: praiseSigns({ reading, reader, signs }) };
}
