import type { Reader } from '../../../engine.ts';
import { type Findings, withFaintRisks } from '../judging/finding.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { type PhraseModel, phraseModel } from '../reading/phrases/model.ts';
import { prepared } from './body/prepared-body.ts';
import { rewriteBody } from './body/rewritten-body.ts';
import type { EditedDraft } from './closing/edited-draft.ts';
import { takeApart } from './parts/draft-parts.ts';

/** A draft as it is when its last line is chosen: what `training/coach` learns from which lines fit. */
export function draftToClose(
  reading: DraftReading,
  reader: Reader,
  judged: Findings,
  model: PhraseModel = phraseModel(),
): EditedDraft {
  const findings = withFaintRisks(judged);
  const parts = takeApart(reading);
  const drafted = rewriteBody(reading, parts, reader, findings, { model, isRight: false });
  return { reading, reader, findings, body: prepared(reading, parts, reader, drafted).body };
}
