import type { Reader } from '../../../engine.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import { type PhraseModel, phraseModel } from '../reading/phrases/model.ts';
import { abuseIn } from './abuse.ts';
import { characterJudged } from './character-judged.ts';
import { evidenceIn } from './evidence.ts';
import { type Findings, MOST_FINDINGS, type RiskFinding, type StrengthFinding } from './finding.ts';
import { judgeRisks } from './judge-risks.ts';
import { personalRemark } from './personal-remark.ts';
import { findingsOfScant } from './scant-draft.ts';
import { secretAsked } from './secrets.ts';
import { uncontradicted } from './uncontradicted.ts';
import { untruthPlanned } from './untruth.ts';
import { behindWall, wallOfText } from './wall-of-text.ts';
import { costs, wantingOf } from './wanting/wanting.ts';

/**
 * Judges a draft for its reader: what helps and what costs, most important first, at most five of each. Every
 * quote is an exact part of the draft. A draft in another language than English gets one risk that says so.
 */
export function judgeDraft(
  reading: DraftReading,
  reader: Reader,
  model: PhraseModel = phraseModel(),
): Findings {
  const scant = findingsOfScant(reading, reader);
  if (scant !== null) return scant;
  const evidence = evidenceIn(reading, reader, model);
  const { praised, strengths } = evidence;
  const judged = judgeRisks(reading, reader, evidence);
  const grave = [
    personalRemark(reading),
    secretAsked(reading),
    characterJudged(reading, reader),
    untruthPlanned(reading),
  ].filter((risk) => risk !== null);
  const wanting = wantingOf(reading, judged.risks);
  const named = judged.risks.filter((risk) => !isAnswered(risk, strengths) && costs(risk, wanting));
  const attacks = [...abuseIn(reading, reader), ...grave];
  const risks = attacks.reduceRight(withRemark, behindWall(named, wallOfText(reading, reader)));
  return {
    strengths: uncontradicted(strengths, { reading, reader, risks, signs: praised }),
    risks,
    faintRisks: judged.faintRisks.filter((risk) => costs(risk, wanting)),
    atFault: judged.atFault,
    wanting,
  };
}

/** The risks with an attack or a remark on the reader in front, and nothing else said of its words. */
function withRemark(risks: readonly RiskFinding[], remark: RiskFinding): readonly RiskFinding[] {
  const words = [remark.quote, remark.secondQuote].filter((one) => one !== null);
  const others = risks.filter(
    ({ quote }) => quote === null || !words.some((one) => one.includes(quote) || quote.includes(one)),
  );
  return [remark, ...others].slice(0, MOST_FINDINGS);
}

/** Whether evidence or an ask is said to be missing from a draft in which it is praised. */
function isAnswered({ tag, quote }: RiskFinding, strengths: readonly StrengthFinding[]): boolean {
  const isPraised = (merit: MeritTag): boolean =>
    strengths.some((one) => one.tag === merit || one.alsoTag === merit);
  if (tag === 'no_ask') return isPraised('clear_ask');
  return tag === 'no_evidence' && quote === null && isPraised('evidence_cited');
}
