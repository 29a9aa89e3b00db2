import type { MessageType } from '../../src/domain/message-types.ts';
import type { Reader } from '../../src/engine/engine.ts';
import type { Sign } from '../../src/engine/local/coach/judging/finding.ts';
import { fainterMeritSigns, meritSigns } from '../../src/engine/local/coach/judging/merits/merit-signs.ts';
import { praiseSigns } from '../../src/engine/local/coach/judging/praise/praise.ts';
import { learnedSigns } from '../../src/engine/local/coach/judging/signs/learned-signs.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/signs/structure.ts';
import type { DraftReading, FaultTag, MeritTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';

/** A text as the coach judges it, up to what may be praised in it. */
export interface PraisedReading {
  readonly reading: DraftReading;
  readonly faults: readonly Sign<FaultTag>[];
  /** Each weighs the chance that an expert praises the merit in that sentence. */
  readonly signs: readonly Sign<MeritTag>[];
}

export function readPraised(text: string, type: MessageType, reader: Reader): PraisedReading {
  const reading = readDraft(text, type);
  const learned = learnedSigns(reading);
  const faults = [...wordSigns(reading), ...structuralSigns(reading), ...learned.faults];
  const found = [...meritSigns(reading, learned.merits), ...fainterMeritSigns(reading)];
  const signs = praiseSigns({ reading, reader, signs: found, heard: learned.heard, faults });
  return { reading, faults, signs };
}
