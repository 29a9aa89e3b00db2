import type { Analysis, Message, Reader } from '../../engine.ts';
import { duringDraft } from './draft-memory.ts';
import { isAllAbuse } from './judging/abuse.ts';
import { judgeDraft } from './judging/judge-draft.ts';
import { withoutStruckPraise } from './judging/praise/struck-praise.ts';
import { phraseModel, remembering } from './reading/phrases/model.ts';
import { readDraft } from './reading/read-draft.ts';
import { rewriteDraft } from './rewriting/rewrite-draft.ts';
import { suggestionsFor } from './suggesting/suggest.ts';

/** Changes whenever the coach would say something else about the same draft. */
export const COACH_ENGINE_VERSION = 31;

/** As `X-Engine` shows it. */
export const COACH_ENGINE_LABEL = `local-coach/${COACH_ENGINE_VERSION}`;

/**
 * Coaches a draft towards its reader: what helps, what costs and how to mend it, and a rewrite. At most six
 * strings a list, the most important first; quotes are exact parts of the draft. Of nothing but insults and threats no
 * other wording is made. Never throws, and takes time in proportion to the draft's length.
 */
export function analyseMessage(message: Message, reader: Reader): Analysis {
  return duringDraft(() => analysisOf(message, reader));
}

function analysisOf(message: Message, reader: Reader): Analysis {
  const reading = readDraft(message.text, message.type);
  const model = remembering(phraseModel());
  const findings = judgeDraft(reading, reader, model);
  const rewrite = isAllAbuse(reading) ? message.text : rewriteDraft(reading, reader, findings, model);
  return {
    strengths: withoutStruckPraise(findings.strengths, rewrite).map((strength) => strength.text),
    risks: findings.risks.map((risk) => risk.text),
    suggestions: suggestionsFor(reading, findings, rewrite, model),
    rewrite,
  };
}
